/** What a report holds. It passes between processes and is stored as JSON; `api/contracts/report/` is checked against it. */
import type { SeenPlace, Unread } from './located-document.ts'
import type { Answer, Failure, Finding, Quote, Usage } from './opinion.ts'
import type { ClaimGroup, ClaimVote, EngineName, TakenSide, Weight } from './vocabulary.ts'

/** A quote with its place in words: "slide 4", "screen 3 on a phone". */
export interface PlacedQuote extends Quote {
  place: string
}

export interface ReportSection {
  id: string
  analystId: number
  content: string
}

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
  /** The gathered findings in their authors' words, the leading one first; `analystId` is null for the program. */
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

export type ReportCounts = Record<ClaimGroup | 'split' | 'choices' | 'answered' | 'questions', number>

export function countsOf(claims: Claim[], choices: ReportChoice[], questions: ReportQuestion[]): ReportCounts {
  const inGroup = (group: ClaimGroup) => claims.filter(claim => claim.group === group).length
  return {
    disputed: inGroup('disputed'),
    agreed: inGroup('agreed'),
    single: inGroup('single'),
    checked: inGroup('checked'),
    unverified: inGroup('unverified'),
    split: choices.filter(({ split }) => split).length,
    choices: choices.length,
    answered: questions.filter(({ outcome }) => outcome === 'answered').length,
    questions: questions.length,
  }
}

/** The report names no winner and makes no decision. */
export interface Report {
  summary: string
  /** False if the summary could not be written. */
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
  /** Names of the checks that had something to look at, and found nothing. Missing in reports from before they had names. */
  checksPassed?: string[] | undefined
  coverage: { blocks: number; words: number; unread: Unread[] }
  quotesVerified: { verified: number; total: number }
  /** The effective number of independent voters: 1 if all vote alike, `analysts` if they are independent. */
  independence: { analysts: number; effective: number | null; note: string | null }
  usage: { total: Usage | null; analysts: { analystId: number; usage: Usage | null }[] }
  /** Analysts whose opinion or ballots are missing, and why; an analyst with a section gave an opinion, but no votes. */
  missing: { analystId: number; failure: Failure }[]
  /** The version of each analyst, by its id. Missing in reports from before there were versions. */
  versions?: Record<number, number>
}
