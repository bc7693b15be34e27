/** What analysts and checks say before it becomes a report (`report.ts`). It passes between processes and is stored as JSON. */
import type { Place, SeenPlace } from './located-document.ts'
import type {
  AnswerOutcome,
  Category,
  ChoiceSide,
  ClaimVote,
  FailureCode,
  Stance,
  TakenSide,
  Weight,
} from './vocabulary.ts'

export interface Quote {
  text: string
  where: Place
  blockId: string
  /** Whether the text has bars between cells (`wordsAsRead`). */
  cells?: true | undefined
}

export interface Citation {
  code: string
  publisher: string
  title: string
  year: number | null
}

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
  /** The model that wrote it, null without one; missing if it is unknown or the opinion was not finished. */
  model?: string | null | undefined
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

export interface PanelAnalyst {
  id: number
  name: string
  title: string
  specialty: string
  prompt: string
  /** The analyst's questions, in the order in which they are answered. */
  questions: string[]
  /** Missing outside an installation, where nobody changes prompts. */
  version?: number
  lens: string | null
}
