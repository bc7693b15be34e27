/**
 * What the panel needs from outside: an engine that thinks, checks that establish facts, and a record that survives a
 * crash. The domain knows no database, no model SDK, no environment and no clock; the worker hands these in.
 */

import type { LocatedDocument, Unread } from '#db/located-document.ts'
import type { Ballots, Citation, Gathering, Opinion, PanelAnalyst, Usage } from '#db/report.ts'
import type {
  AnswerOutcome,
  Category,
  ChoiceSide,
  ClaimGroup,
  ClaimVote,
  EngineName,
  EventType,
  Stance,
  TakenSide,
  Weight,
} from '#db/vocabulary.ts'

/** Words that are to be looked up in the submission. */
export interface Quoting {
  /** Verbatim, contiguous, from one block each, the leading one first. */
  quotes: string[]
  /** The blocks they stand in, where that is known: the rubric knows, a model leaves it out and the gate searches. */
  blockIds?: string[]
}

/** A finding as it is worded before the quote gate has looked its quotes up. */
export interface DraftFinding extends Quoting {
  stance: Stance
  weight: Weight
  category: Category
  headline: string
  text: string
  suggestion: string
  /** What was looked for and where; required when `quotes` is empty. */
  lookedFor: string | null
}

export interface DraftChoice extends Quoting {
  sentence: string
  weight: Weight
  side: TakenSide
  reason: string
  otherSide: string
}

export interface DraftAnswer extends Quoting {
  /** Which of the analyst's questions, from 1. */
  number: number
  outcome: AnswerOutcome
  note: string
}

export interface DraftOpinion {
  answers: DraftAnswer[]
  findings: DraftFinding[]
  choices: DraftChoice[]
}

/** A quote that was not found, with the words that it is to show. `key` names it in the answer. */
export interface Misquote extends Quoting {
  key: string
  said: string
}

/** A fact that code established. Its quotes are looked up like anybody's. */
export interface DraftCheck extends DraftFinding {
  /** The check's name. */
  check: string
  /** Whether a build may fail on it. */
  gates: boolean
  source: Citation | null
  /** Where the fact pleases one job on this panel and worries another: fixed sides. */
  sides: { sentence: string; back: FixedStand[]; doubt: FixedStand[]; question: string } | null
}

interface FixedStand {
  analystId: number
  reason: string
}

/** Runs every check on a submission. Throws `EngineFailure`, or the signal's reason. */
export type Checker = (subject: Subject) => Promise<{ found: DraftCheck[]; ran: number }>

/** A claim as it is put to the vote: no author, and nothing that would tell one. */
export interface BallotClaim {
  /** A number on a ballot paper, where the real id would tell its author. */
  id: string
  stance: Stance
  category: Category
  /** Every author's headline and text, the leading one first. */
  wordings: { headline: string; text: string }[]
  quotes: string[]
  lookedFor: string | null
}

/** A choice without its authors: the sides' cases stand beside each other, and nobody's own side is told. */
export interface BallotChoice {
  id: string
  sentence: string
  quotes: string[]
  /** The best case of each side as those who raised it told it; after the vote, why each side was taken. */
  back: string[]
  doubt: string[]
}

export interface BallotPaper {
  claims: BallotClaim[]
  choices: BallotChoice[]
}

/** What is to be gathered: findings and choices of all analysts without their names, under numbers. */
export interface GatheringPaper {
  findings: (Omit<BallotClaim, 'wordings'> & { headline: string; text: string })[]
  choices: { id: string; sentence: string; quotes: string[] }[]
}

/** What a review is about: the same for all its steps. */
export interface Subject {
  /** Everyone on this panel, in a fixed order; an engine must not tell one what another found. */
  panel: PanelAnalyst[]
  document: LocatedDocument
  /** What the people who submitted it want the analysts to know; null where they said nothing. Data, as the document is. */
  notes: string | null
  /** Ends the work early: the review was cancelled or its deadline has passed. */
  signal: AbortSignal
  /** What this review had used before a restart: a cap on its cost counts that too. */
  usedBefore: readonly Usage[]
}

/** A reviewer. Both engines answer the same questions; all else is shared. */
export interface Engine {
  name: EngineName
  /** The model's name; null for the rubric. */
  model: string | null
  /** Begins a review. What an engine remembers of it lives in the session, and ends with it. */
  open(subject: Subject): Session
}

/** Hears an opinion while it is written. Nothing of it counts before the whole opinion is there. */
export interface OpinionDraft {
  finding(finding: DraftFinding): void
  /** The answer broke off or could not be used: what was heard of it is void, and another begins. */
  restart(): void
}

/** One run of one review. Every step may throw `EngineFailure`, or the signal's reason. */
export interface Session {
  /** One analyst's independent opinion. An engine that writes it bit by bit tells `draft` what is finished of it. */
  opine(analyst: PanelAnalyst, draft?: OpinionDraft): Promise<{ opinion: DraftOpinion; usage: Usage | null }>
  /** One request to quote afresh what was not found. What the answer leaves out stays as it was. */
  mend(
    analyst: PanelAnalyst,
    misquotes: Misquote[],
  ): Promise<{ quotes: Map<string, { quotes: string[]; lookedFor: string | null }>; usage: Usage | null }>
  /** Proposes groups of ids: code keeps those that hold together. Null where the engine proposes nothing. */
  gather(paper: GatheringPaper): Promise<{ claims: string[][]; choices: string[][]; usage: Usage | null } | null>
  /** One analyst's votes on what others raised, under the paper's ids. */
  vote(
    analyst: PanelAnalyst,
    paper: BallotPaper,
  ): Promise<{
    claims: { id: string; vote: ClaimVote; reason: string }[]
    choices: { id: string; side: ChoiceSide; reason: string }[]
    usage: Usage | null
  }>
  /** The question whose answer would settle a split choice; null lets the report ask in its own words. */
  settle(choice: Omit<BallotChoice, 'id'>): Promise<{ text: string; usage: Usage | null } | null>
  /** Prose over the computed report; null where it cannot be written: the report stands without it. */
  summarise(structure: SummaryInput): Promise<{ text: string; usage: Usage | null } | null>
  /** Parts of the document that do not fit into what this engine can read, so that the report can name them. */
  unread?(): Unread[]
}

/** What a summary may rest on: nothing that is not already in the report. `number` is the report's own, from 1. */
export interface SummaryInput {
  /** Those of the report that matter first; the rest is left to the report. */
  claims: {
    number: number
    group: ClaimGroup
    stance: Stance
    weight: Weight
    category: Category
    headline: string
    text: string
    /** Names of those who raised it; of none where the program found it. */
    raised: string[]
    held: string[]
    denied: string[]
  }[]
  choices: { number: number; sentence: string; back: string[]; doubt: string[]; question: string }[]
  analysts: number
  checksRun: number | null
  counts: { claims: number; split: number; answered: number; questions: number }
}

/** A step of a review, for those who follow it. */
export interface ProgressEvent {
  type: EventType
  detail: Record<string, unknown>
  /** True for what a run that died may have told already: it is told once in a review. */
  unlessTold?: boolean
}

/** Where a review's finished steps are kept, so that a restart repeats none of them. */
export interface ReviewRecord {
  opinions(): Promise<Opinion[]>
  /**
   * Replaces what is kept for this analyst (one that failed is asked again when its review is resumed) and tells of it,
   * in one step: nobody who follows the review misses an opinion because a process died in between.
   */
  saveOpinion(opinion: Opinion, said: ProgressEvent): Promise<void>
  /** Null where nothing has been gathered yet. */
  gathering(): Promise<Gathering | null>
  /** Replaces what is kept, and tells of it in one step. */
  saveGathering(gathering: Gathering, said: ProgressEvent): Promise<void>
  /** Of everyone who has voted; a voter with nothing to vote on is kept with empty lists. */
  ballots(): Promise<Ballots[]>
  /** Replaces what is kept for this voter. */
  saveBallots(ballots: Ballots): Promise<void>
  event(said: ProgressEvent): Promise<void>
}
