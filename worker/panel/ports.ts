/** What the panel needs from outside: the domain knows no database, model SDK, environment or clock. */

import type { Block, LocatedDocument, Place, Unread } from '#db/located-document.ts'
import type { Ballots, Citation, Gathering, Opinion, PanelAnalyst, Usage } from '#db/opinion.ts'
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

export interface Quoting {
  /** Verbatim, contiguous, from one block each, the leading one first. */
  quotes: string[]
  /** The blocks that the quotes are from. The rubric names them; for a model's quotes, the gate searches the document. */
  blockIds?: string[]
}

export interface DraftFinding extends Quoting {
  stance: Stance
  weight: Weight
  category: Category
  headline: string
  text: string
  suggestion: string
  /** What was looked for and where; required if `quotes` is empty and nothing was `seen`. */
  lookedFor: string | null
  /** A page whose picture shows what no words say, and the box: left, top, right and bottom in percent of the page. */
  seen?: { page: number; box: number[] | null } | null
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

/** Quotes that were not found, and in `said` the statement that they should support. The answer names it by its `key`. */
export interface Misquote extends Quoting {
  key: string
  said: string
}

/** A fact that code established. Its quotes are looked up like an analyst's. */
export interface DraftCheck extends DraftFinding {
  check: string
  gates: boolean
  source: Citation | null
  /** Fixed sides, if the fact pleases one job on this panel and worries another. */
  sides: { sentence: string; back: FixedStand[]; doubt: FixedStand[]; question: string } | null
}

interface FixedStand {
  analystId: number
  reason: string
}

/** Runs every check on a submission. Throws `EngineFailure`, or the signal's reason. */
export type Checker = (subject: Subject) => Promise<{ found: DraftCheck[]; passed: string[]; ran: number }>

/** A claim as it is put to the vote, without anything that reveals its authors. */
export interface BallotClaim {
  /** A number on the ballot paper: the real id would reveal the author. */
  id: string
  stance: Stance
  category: Category
  /** Every author's headline and text, the leading one first. */
  wordings: { headline: string; text: string }[]
  quotes: string[]
  lookedFor: string | null
  /** The places, in words, whose pictures the claim rests on. */
  seen?: string[]
}

export interface BallotChoice {
  id: string
  sentence: string
  quotes: string[]
  /** On a ballot, the case for each side as its authors put it; after the vote, the voters' reasons. */
  back: string[]
  doubt: string[]
}

export interface BallotPaper {
  claims: BallotClaim[]
  choices: BallotChoice[]
}

export interface GatheringPaper {
  findings: (Omit<BallotClaim, 'wordings'> & { headline: string; text: string })[]
  choices: { id: string; sentence: string; quotes: string[] }[]
}

export interface PagePicture {
  page: number
  where: Place
  jpeg: Uint8Array
  width: number
  height: number
}

export interface Subject {
  /** Everyone on this panel, in a fixed order. An engine must not tell one analyst what another found. */
  panel: PanelAnalyst[]
  document: LocatedDocument
  /** The submitters' notes to the analysts, or null. Untrusted data, as the document is. */
  notes: string | null
  /** Pages of the document, in order; empty unless the engine accepts pictures. */
  pictures: readonly PagePicture[]
  signal: AbortSignal
  /** What this review used before a restart, which counts towards its limits too. */
  usedBefore: readonly Usage[]
}

/** Who gives opinions: the model or the rubric. Everything else in a review is the same for both. */
export interface Engine {
  name: EngineName
  model: string | null
  /** Other models of single analysts, by analyst id. */
  models?: Readonly<Record<string, string>>
  /** Whether the engine is shown pictures of the pages. */
  sees?(): boolean
  /** Begins a review. All of an engine's state for one review lives in its session. */
  open(subject: Subject): Session
}

/** Receives an opinion while it is written. Nothing of it counts until the whole opinion is there. */
export interface OpinionDraft {
  finding(finding: DraftFinding): void
  /** The answer broke off or was unusable: what was received is void except `kept`, and another answer begins. */
  restart(kept?: DraftFinding[]): void
}

/** One run of one review. Every step may throw `EngineFailure`, or the signal's reason. */
export interface Session {
  /** One analyst's independent opinion. An engine that streams passes to `draft` what is complete so far. */
  opine(analyst: PanelAnalyst, draft?: OpinionDraft): Promise<{ opinion: DraftOpinion; usage: Usage | null }>
  /** Asks once for the right quotes in place of those not found. What the answer leaves out stays as it was. */
  mend(
    analyst: PanelAnalyst,
    misquotes: Misquote[],
  ): Promise<{ quotes: Map<string, { quotes: string[]; lookedFor: string | null }>; usage: Usage | null }>
  /** Proposes groups of ids, of which code keeps the valid ones. Null if the engine proposes nothing. */
  gather(paper: GatheringPaper): Promise<{ claims: string[][]; choices: string[][]; usage: Usage | null } | null>
  vote(
    analyst: PanelAnalyst,
    paper: BallotPaper,
  ): Promise<{
    claims: { id: string; vote: ClaimVote; reason: string }[]
    choices: { id: string; side: ChoiceSide; reason: string }[]
    usage: Usage | null
  }>
  /** The question whose answer would settle a split choice; null for the report's standard question. */
  settle(choice: Omit<BallotChoice, 'id'>): Promise<{ text: string; usage: Usage | null } | null>
  /** A summary in prose of the computed report; null if the engine writes none. */
  summarise(structure: SummaryInput): Promise<{ text: string; usage: Usage | null } | null>
  /** Which blocks fit into this engine's requests of so many characters, and what is left out, which the report names. */
  reads?(): { blocks: Block[]; unread: Unread[]; characters: number }
}

/** What a summary may use: only what the report contains. Each `number` is the report's, from 1. */
export interface SummaryInput {
  claims: {
    number: number
    group: ClaimGroup
    stance: Stance
    weight: Weight
    category: Category
    headline: string
    text: string
    /** How many analysts raised it; 0 if only a check found it. */
    raised: number
    /** Names of those who say that it does not hold. */
    denied: string[]
  }[]
  choices: { number: number; sentence: string; back: string[]; doubt: string[]; question: string }[]
  analysts: number
  checksRun: number | null
  counts: { claims: number }
}

export interface ProgressEvent {
  type: EventType
  detail: Record<string, unknown>
  /** Skips the event if an earlier run of this review recorded it before it crashed. */
  unlessTold?: boolean
}

export interface ReviewRecord {
  opinions(): Promise<Opinion[]>
  /** Replaces a failed opinion. The event is in the same transaction, because a crash between the two would lose it. */
  saveOpinion(opinion: Opinion, event: ProgressEvent): Promise<void>
  gathering(): Promise<Gathering | null>
  saveGathering(gathering: Gathering, event: ProgressEvent): Promise<void>
  /** The ballots of everyone who has voted; a voter with nothing to vote on has empty lists. */
  ballots(): Promise<Ballots[]>
  saveBallots(ballots: Ballots): Promise<void>
  event(event: ProgressEvent): Promise<void>
}
