import type { LocatedDocument } from '#db/located-document.ts'
import type { PanelAnalyst, Usage } from '#db/report.ts'
import { EngineFailure } from './engine-failure.ts'
import type { Checker, Engine, ReviewRecord, Session, Subject } from './ports.ts'

export interface ReviewInput {
  reviewId: string
  document: LocatedDocument
  /** What the people who submitted it want the analysts to know. */
  notes?: string | null
  /** Those who review, in the order in which the report shows them. */
  analysts: PanelAnalyst[]
  engine: Engine
  /** The facts that code establishes, whoever thinks. */
  check: Checker
  record: ReviewRecord
  /** How many analysts work at once. */
  concurrency: number
  signal: AbortSignal
  /** Told of faults of ours that a review survives. */
  warn?: (message: string, error: unknown) => void
}

/** What the steps of one review share. */
export interface Review extends Omit<ReviewInput, 'warn' | 'notes'> {
  warn: (message: string, error: unknown) => void
  subject: Subject
  session: Session
}

/** Makes what the steps share. `used` is what earlier runs of this review had used. */
export function setUp(input: ReviewInput, used: (Usage | null)[]): Review {
  const { analysts: panel, document, engine, signal } = input
  const usedBefore = used.filter(usage => usage !== null)
  const subject = { panel, document, notes: input.notes || null, signal, usedBefore }
  return { ...input, warn: input.warn ?? (() => {}), subject, session: engine.open(subject) }
}

/**
 * Lets a review go on without what an engine could not do.
 * @throws the signal's reason where the review was ended: that is nobody's fault.
 */
export function survive(review: Review, message: string, error: unknown): void {
  review.signal.throwIfAborted()
  if (!(error instanceof EngineFailure)) review.warn(message, error)
}
