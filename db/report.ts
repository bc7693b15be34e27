/**
 * What analysts say, and the report that comes of it, as they cross processes. Types only: the panel's domain makes them,
 * `db` keeps them and `api/contracts` states them again as schemas that are checked against these.
 */
import type { Place, Unread } from './located-document.ts'
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

/** Words copied from the submission, and where they stand. */
export interface Quote {
  text: string
  where: Place
  blockId: string
}

/** The published guideline behind a finding. */
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

/** One thing that an analyst says of the submission, or that a check of the program established. */
export interface Finding {
  /** Unique in its review, stable over restarts: "<analystId>-<number>", or "check-<number>". */
  id: string
  /** Null where the program found it. */
  analystId: number | null
  stance: Stance
  weight: Weight
  category: Category
  /** At most ten words, to be read alone. */
  headline: string
  /** One or two sentences. */
  text: string
  /** Empty where there is none. */
  suggestion: string
  /** The leading one first; for an absence the nearest passages, if any. */
  quotes: Quote[]
  /** What was looked for and where, for a finding about something missing. */
  lookedFor: string | null
  /** Every quote was found in the submission by code, or the finding is one of absence. */
  verified: boolean
  /** The check behind it, and whether a build may fail on that; null where an analyst found it. */
  check: { id: string; gates: boolean } | null
  source: Citation | null
}

/** A decision of the submission about which people with different jobs may be of two minds. */
export interface Choice {
  /** "<analystId>c<number>" */
  id: string
  analystId: number
  /** The decision in one neutral sentence. */
  sentence: string
  weight: Weight
  quotes: Quote[]
  /** Where its author stands, why, and the best that can be said for the other side. */
  side: TakenSide
  reason: string
  otherSide: string
  verified: boolean
}

/** How one of an analyst's own questions was answered by the submission. */
export interface Answer {
  question: string
  outcome: AnswerOutcome
  quotes: Quote[]
  /** What it says, or what is still open, in one sentence. */
  note: string
}

/** What a model's tokens cost, in US dollars per million. */
export interface Prices {
  input: number
  /** For input that the provider had in its cache; the price of input where it makes no difference. */
  cachedInput: number
  output: number
}

/** Unknown is null, never 0. */
export interface Usage {
  inputTokens: number | null
  cachedTokens: number | null
  outputTokens: number | null
  /** US dollars. */
  cost: number | null
  requests: number
}

/** One analyst's independent review. */
export interface Opinion {
  analystId: number
  answers: Answer[]
  findings: Finding[]
  choices: Choice[]
  usage: Usage | null
  /** Why this analyst could not finish; null where it did. */
  failure: Failure | null
}

/** Which findings make one claim, and which choices are one: ids, each in exactly one group, none of them empty. */
export interface Gathering {
  claims: string[][]
  choices: string[][]
  usage: Usage | null
}

/** One voter's blind ballots, under the ids of the leading finding or choice. */
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

/** A claim as it is read: findings of one stance that make the same point, gathered, voted on and grouped. */
export interface Claim {
  /** Of its leading finding: the gravest, then what its author put furthest up. */
  id: string
  /** Counts from 1 in the report's order: what people call it by. */
  number: number
  group: ClaimGroup
  stance: Stance
  weight: Weight
  category: Category
  /** The leading finding's words. */
  headline: string
  text: string
  suggestions: string[]
  quotes: PlacedQuote[]
  lookedFor: string | null
  /** Who raised it, the leading one first, each on its own and in its own words; null is the program. */
  raised: { analystId: number | null; headline: string; text: string }[]
  /** How the others voted, and why. */
  votes: { analystId: number; vote: ClaimVote; reason: string }[]
  check: { id: string; gates: boolean } | null
  source: Citation | null
}

/** Somebody's side on a choice. */
export interface Stand {
  analystId: number
  reason: string
  /** It raised the choice itself. Otherwise it came to its side by ballot. */
  raised: boolean
}

export interface ReportChoice {
  id: string
  number: number
  sentence: string
  weight: Weight
  quotes: PlacedQuote[]
  /** Every wording of it, the leading one first, with the best case of the side that its author does not take. */
  raised: { analystId: number; sentence: string; side: TakenSide; otherSide: string }[]
  back: Stand[]
  doubt: Stand[]
  /** Whose job gives no say. */
  outside: { analystId: number; reason: string }[]
  /** Somebody stands on each side: the creative tension. */
  split: boolean
  /** The question whose answer would settle it; null where nobody is divided. */
  question: string | null
  /** The sides follow from jobs and were fixed beforehand: no analyst took them. */
  fixed: boolean
}

export interface ReportQuestion {
  /** "q<analystId>-<number>" */
  id: string
  analystId: number
  question: string
  outcome: AnswerOutcome
  quotes: PlacedQuote[]
  note: string
  /** Ids of the claims that stand on the same passages. */
  claims: string[]
}

export interface ReportCounts {
  disputed: number
  agreed: number
  single: number
  checked: number
  unverified: number
  /** Choices on which somebody stands on each side, and all choices. */
  split: number
  choices: number
  /** Questions that are answered wholly, and all questions. */
  answered: number
  questions: number
}

/** The report: finished claims, choices and questions. It names no winner and makes no decision. */
export interface Report {
  summary: string
  /** False where the prose could not be written: the report is complete without it. */
  summaryWritten: boolean
  sections: ReportSection[]
  engine: EngineName
  model: string | null
  /** At most five, the first the weightiest: concerns and split choices. A view over what follows, no group. */
  firstThings: { kind: 'claim' | 'choice'; id: string }[]
  claims: Claim[]
  choices: ReportChoice[]
  questions: ReportQuestion[]
  counts: ReportCounts
  /** How many checks the program ran; null where it could not run them. */
  checksRun: number | null
  coverage: { blocks: number; words: number; unread: Unread[] }
  quotesVerified: { verified: number; total: number }
  /** How many voices the panel was worth: 1 where all vote alike, `analysts` where they are independent. */
  independence: { analysts: number; effective: number | null; note: string | null }
  usage: { total: Usage | null; analysts: { analystId: number; usage: Usage | null }[] }
  /** Analysts whose opinion or ballots are missing, and why. */
  missing: { analystId: number; failure: Failure }[]
}

/** The analyst as the domain sees one. */
export interface PanelAnalyst {
  id: number
  name: string
  title: string
  specialty: string
  prompt: string
  /** What it looks for an answer to, in this order. */
  questions: string[]
  lens: string | null
}
