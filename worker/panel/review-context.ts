import type { LocatedDocument } from '#db/located-document.ts'
import type { PanelAnalyst, Usage } from '#db/opinion.ts'
import { EngineFailure } from './engine-failure.ts'
import type { Checker, Engine, PagePicture, ReviewRecord, Session, Subject } from './ports.ts'

export interface ReviewInput {
  reviewId: string
  document: LocatedDocument
  notes?: string | null
  /** In the order in which the report shows them. */
  analysts: PanelAnalyst[]
  engine: Engine
  check: Checker
  /** Pictures of the document's pages, for an engine that sees; resolves with those drawn in time. */
  draw?: ((signal: AbortSignal) => Promise<PagePicture[]>) | null
  record: ReviewRecord
  concurrency: number
  signal: AbortSignal
  warn?: (message: string, error: unknown) => void
}

export interface Review extends Omit<ReviewInput, 'warn' | 'notes' | 'draw'> {
  warn: (message: string, error: unknown) => void
  subject: Subject
  session: Session
}

/** `used` is the usage of earlier runs of this review. */
export async function setUp({ draw, ...input }: ReviewInput, used: (Usage | null)[]): Promise<Review> {
  const { analysts: panel, document, engine, signal } = input
  const usedBefore = used.filter(usage => usage !== null)
  const pictures = draw && engine.sees?.() ? await draw(signal) : []
  const subject = { panel, document, notes: input.notes || null, pictures, signal, usedBefore }
  return { ...input, warn: input.warn ?? (() => {}), subject, session: engine.open(subject) }
}

/** Lets a review go on after an engine's error. @throws the signal's reason: then the error is only a consequence. */
export function tolerate(review: Pick<Review, 'signal' | 'warn'>, message: string, error: unknown): void {
  review.signal.throwIfAborted()
  if (!(error instanceof EngineFailure)) review.warn(message, error)
}
