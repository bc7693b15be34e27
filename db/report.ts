/**
 * Types of opinions and reports, which pass between processes as JSON. The worker produces them, `db` stores them, and the
 * schemas in `api/contracts` are checked against them.
 */
import type { Place, SeenPlace, Unread } from './located-document.ts'
import type {
  AnswerOutcome,
  Category,
  ChoiceSide,
  ClaimGroup,
  ClaimVote,
  EngineName,
  FailureCode,
  Stance,
  TakenSide,
  Weight,
} from './vocabulary.ts'

/** Words from the submission, with their place. */
export interface Quote {
  text: string
  where: Place
  blockId: string
  /** Whether bars separate cells in it (`wordsAsRead`). */
  cells?: true | undefined
}

export interface Citation {
  code: string
  publisher: string
  title: string
  year: number | null
}

/** A quote with its place in words: "slide 4", "screen 3 on a phone". */
export interface PlacedQuote extends Quote {
  place: string
}

/** One point that an analyst makes about the submission, or that a check established. */
export interface Finding {
  /** Unique in its review and stable across restarts: "<analystId>-<number>", or "check-<number>". */
  id: string
  /** Null for the program's checks. */
  analystId: number | null
  stance: Stance
  weight: Weight
  category: Category
  /** At most ten words that make sense on their own. */
  headline: string
  /** One or two sentences. */
  text: string
  /** Empty if there is none. */
  suggestion: string
  /** The most important one first; for something missing, the nearest passages, if any. */
  quotes: Quote[]
  /** For a finding about something missing: what was looked for and where. */
  lookedFor: string | null
  seen?: SeenPlace
  /** Whether code found every quote in the submission; true for findings about something missing or seen. */
  verified: boolean
  /** The check that found it, and whether a build may fail on it; null for an analyst's finding. */
  check: { id: string; gates: boolean } | null
  source: Citation | null
}

/** A decision in the submission over which people with different jobs may differ. */
export interface Choice {
  /** "<analystId>c<number>" */
  id: string
  analystId: number
  sentence: string
  weight: Weight
  quotes: Quote[]
  /** The side of the analyst who raised it. */
  side: TakenSide
  reason: string
  otherSide: string
  verified: boolean
}

/** How the submission answers one of an analyst's questions. */
export interface Answer {
  question: string
  outcome: AnswerOutcome
  quotes: Quote[]
  /** One sentence: the answer, or what is still open. */
  note: string
}

/** US dollars per million tokens. */
export interface Prices {
  input: number
  /** For input in the provider's cache; equal to `input` if the provider makes no difference. */
  cachedInput: number
  output: number
}

/** Unknown values are null, never 0. */
export interface Usage {
  inputTokens: number | null
  cachedTokens: number | null
  outputTokens: number | null
  /** US dollars. */
  cost: number | null
  requests: number
}

export interface Opinion {
  analystId: number
  /** The version of the analyst's prompt and questions; missing if it is unknown. */
  version?: number | undefined
  answers: Answer[]
  findings: Finding[]
  choices: Choice[]
  usage: Usage | null
  /** Why the analyst could not finish; null if it did. */
  failure: Failure | null
}

/** Which findings form one claim, and which choices are the same: each id is in exactly one group, and no group is empty. */
export interface Gathering {
  claims: string[][]
  choices: string[][]
  usage: Usage | null
}

/** One analyst's blind votes, by the id of the leading finding or choice. */
export interface Ballots {
  analystId: number
  claims: { id: string; vote: ClaimVote; reason: string }[]
  choices: { id: string; side: ChoiceSide; reason: string }[]
  usage: Usage | null
}

export interface Failure {
  code: FailureCode
  message: string
}

export interface ReportSection {
  id: string
  analystId: number
  content: string
}

/** Findings of one stance that make the same point, gathered, voted on and grouped. */
export interface Claim extends Pick<Finding, 'stance' | 'weight' | 'category' | 'lookedFor' | 'check' | 'source'> {
  /** The id of its leading finding: the gravest, then the one that its author put first. */
  id: string
  /** From 1, in the report's order; people refer to claims by it. */
  number: number
  group: ClaimGroup
  /** The leading finding's words. */
  headline: string
  text: string
  suggestions: string[]
  quotes: PlacedQuote[]
  seen: SeenPlace[]
  /** The gathered findings in their authors' words, the leading one first; `analystId` null is the program. */
  raised: { analystId: number | null; headline: string; text: string }[]
  /** The votes of the other analysts. */
  votes: { analystId: number; vote: ClaimVote; reason: string }[]
}

export interface Stand {
  analystId: number
  reason: string
  /** Whether this analyst raised the choice; otherwise it took its side by ballot. */
  raised: boolean
}

export interface ReportChoice {
  id: string
  number: number
  sentence: string
  weight: Weight
  quotes: PlacedQuote[]
  /** Every wording, the leading one first, each with the best argument for the side that its author does not take. */
  raised: { analystId: number; sentence: string; side: TakenSide; otherSide: string }[]
  back: Stand[]
  doubt: Stand[]
  outside: { analystId: number; reason: string }[]
  /** Whether there is at least one analyst on each side. */
  split: boolean
  /** The question that would settle a split choice. */
  question: string | null
  /** The sides were fixed by the analysts' jobs; no analyst took them. */
  fixed: boolean
}

export interface ReportQuestion extends Answer {
  /** "q<analystId>-<number>" */
  id: string
  analystId: number
  quotes: PlacedQuote[]
  /** Ids of the claims with quotes from the same passages. */
  claims: string[]
}

export interface ReportCounts {
  disputed: number
  agreed: number
  single: number
  checked: number
  unverified: number
  split: number
  choices: number
  answered: number
  questions: number
}

/** The report names no winner and makes no decision. */
export interface Report {
  summary: string
  /** False if the summary could not be written; the report is complete without it. */
  summaryWritten: boolean
  sections: ReportSection[]
  engine: EngineName
  model: string | null
  /** At most five concerns and split choices, the weightiest first; all are in `claims` and `choices` too. */
  firstThings: { kind: 'claim' | 'choice'; id: string }[]
  claims: Claim[]
  choices: ReportChoice[]
  questions: ReportQuestion[]
  counts: ReportCounts
  /** Null if the checks could not run. */
  checksRun: number | null
  coverage: { blocks: number; words: number; unread: Unread[] }
  quotesVerified: { verified: number; total: number }
  /** The effective number of independent voters: 1 if all vote alike, `analysts` if they are independent. */
  independence: { analysts: number; effective: number | null; note: string | null }
  usage: { total: Usage | null; analysts: { analystId: number; usage: Usage | null }[] }
  /** Analysts whose opinion or ballots are missing, and why. */
  missing: { analystId: number; failure: Failure }[]
  /** By analyst's id, the version that spoke. Missing in reports from before there were versions. */
  versions?: Record<number, number>
}

/** The analyst as the panel's code uses it. */
export interface PanelAnalyst {
  id: number
  name: string
  title: string
  specialty: string
  prompt: string
  /** The questions it tries to answer, in this order. */
  questions: string[]
  /** Missing outside an installation, where nobody changes prompts. */
  version?: number
  lens: string | null
}
