/**
 * What the panel needs from outside: an engine that thinks, and a record that survives a crash. The domain knows no
 * database, no model SDK, no environment and no clock; the worker hands these in.
 */
import type { Ballot, Citation, Finding, LocatedDocument, Opinion, PanelAnalyst, Unread, Usage } from '#db/shapes.ts'
import type { Category, EngineName, EventType, Severity, Stance } from '#db/vocabulary.ts'

/** A finding as an engine words it, before the quote gate has looked its quotes up. */
export interface DraftFinding {
  stance: Stance
  severity: Severity
  category: Category
  claim: string
  suggestion: string
  /** Verbatim words of the submission, the leading one first; empty for a finding about something missing. */
  quotes: string[]
  /** What was looked for and where; required when `quotes` is empty. */
  lookedFor: string | null
  /** The guideline that it follows; null where the engine names none. */
  source: Citation | null
  /** The rubric's observation id; null where a model wrote the finding. */
  observation: string | null
  /** The rubric knows where its quotes stand; a model leaves this out and the gate searches. */
  blockIds?: string[]
}

/** A claim as it is put to the vote: no author, and nothing that would tell one. */
export interface BallotClaim {
  /** What answers come back under: a number on a ballot paper, where a finding's id would tell its author; the id of
   * the claim's leading finding elsewhere. */
  findingId: string
  stance: Stance
  category: Category
  claim: string
  quotes: string[]
  lookedFor: string | null
  observation: string | null
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

/** One run of one review. */
export interface Session {
  /** One analyst's independent findings. Throws `EngineFailure` when it cannot give any. */
  opine(analyst: PanelAnalyst): Promise<{ findings: DraftFinding[]; usage: Usage | null }>
  /**
   * One request to mend findings whose quotes were not found: the same findings, in the same order, with quotes
   * copied afresh. The rubric quotes by position, so it never needs it and returns them as they came.
   */
  mend(analyst: PanelAnalyst, findings: DraftFinding[]): Promise<{ findings: DraftFinding[]; usage: Usage | null }>
  /** One analyst's votes on claims that are not its own, in the order given. */
  vote(
    analyst: PanelAnalyst,
    claims: BallotClaim[],
  ): Promise<{ ballots: Omit<Ballot, 'analystId'>[]; usage: Usage | null }>
  /**
   * The question whose answer would settle a conflict; null lets the report ask in its own words. `contrary` is what
   * the other side claims, null where it only voted. A bare string costs nothing; an engine that pays for the question
   * says what it used.
   */
  settle(
    claim: BallotClaim,
    contrary: BallotClaim | null,
  ): Promise<string | { text: string; usage: Usage | null } | null>
  /** Prose over the computed report; null where it cannot be written: the report stands without it. */
  summarise(structure: SummaryInput): Promise<{ text: string; usage: Usage | null } | null>
  /**
   * How far a finding's fact is from its author's job, 0 the nearest: of equally grave findings of one claim the nearest
   * gives it its words. An engine that cannot tell leaves this out.
   */
  distance?(finding: Finding): number
  /** Parts of the document that do not fit into what this engine can read, so that the report can name them. */
  unread?(): Unread[]
}

/** A claim with how it fared, for those who write about the whole. */
export interface ReportedClaim extends BallotClaim {
  severity: Severity
  /** Whose words `claim` is. */
  speaker: number
  /** How many raised it, each on their own. */
  raised: number
  /** How many hold it: those who raised it, and those who agreed by ballot. */
  held: number
}

export interface ReportedTension extends ReportedClaim {
  /** What the other side raised, and whose words those are; null where it only voted. */
  contrary: (BallotClaim & Pick<ReportedClaim, 'speaker'>) | null
  for: number
  against: number
  question: string
}

/** What a summary may rest on: nothing that is not already in the report. */
export interface SummaryInput {
  agreements: ReportedClaim[]
  tensions: ReportedTension[]
  /** One for each finding: nothing of a lone insight is folded away. */
  loneInsights: ReportedClaim[]
  analysts: number
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
  /** Ballots by voter; a voter with no claims to vote on is saved with an empty list. */
  ballots(): Promise<Map<number, { ballots: Ballot[]; usage: Usage | null }>>
  /** Replaces what is kept for this voter. */
  saveBallots(analystId: number, ballots: Ballot[], usage: Usage | null): Promise<void>
  event(said: ProgressEvent): Promise<void>
}
