import type { LocatedDocument } from '#db/located-document.ts'
import type { PanelAnalyst, Usage } from '#db/report.ts'
import { EngineFailure } from './engine-failure.ts'
import type { Checker, Engine, ReviewRecord, Session, Subject } from './ports.ts'

export interface ReviewInput {
  reviewId: string
  document: LocatedDocument
  /** The submitters' notes to the analysts. */
  notes?: string | null
  /** In the order in which the report shows them. */
  analysts: PanelAnalyst[]
  engine: Engine
  /** Establishes facts by code, beside either engine. */
  check: Checker
  record: ReviewRecord
  /** How many analysts work at once. */
  concurrency: number
  signal: AbortSignal
  /** Receives unexpected errors that do not stop the review. */
  warn?: (message: string, error: unknown) => void
}

/** What the steps of one review share. */
export interface Review extends Omit<ReviewInput, 'warn' | 'notes'> {
  warn: (message: string, error: unknown) => void
  subject: Subject
  session: Session
}

/** `used` is the usage of earlier runs of this review. */
export function setUp(input: ReviewInput, used: (Usage | null)[]): Review {
  const { analysts: panel, document, engine, signal } = input
  const usedBefore = used.filter(usage => usage !== null)
  const subject = { panel, document, notes: input.notes || null, signal, usedBefore }
  return { ...input, warn: input.warn ?? (() => {}), subject, session: engine.open(subject) }
}

/**
 * Lets a review continue after an engine's error, and warns if the error was unexpected.
 * @throws the signal's reason if the review was aborted, for then the error is only a consequence.
 */
export function tolerate(review: Review, message: string, error: unknown): void {
  review.signal.throwIfAborted()
  if (!(error instanceof EngineFailure)) review.warn(message, error)
}
