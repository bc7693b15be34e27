import type { LocatedDocument, Opinion, PanelAnalyst } from '#db/shapes.ts'
import type { Engine, ReviewRecord, Session } from './ports.ts'

export interface ReviewInput {
  reviewId: string
  document: LocatedDocument
  /** What the people who submitted it want the analysts to know. */
  notes?: string | null
  /** Those who review, in the order in which the report shows them. */
  analysts: PanelAnalyst[]
  engine: Engine
  record: ReviewRecord
  /** How many analysts work at once. */
  concurrency: number
  signal: AbortSignal
  /** Told of faults of ours that a review survives. */
  warn?: (message: string, error: unknown) => void
}

/** What the steps of one review share. */
export interface Review extends Omit<ReviewInput, 'warn' | 'notes' | 'engine'> {
  warn: (message: string, error: unknown) => void
  session: Session
}

/** Makes what the steps share; reads from the record what the review had used before. */
export async function setUp({ engine, ...input }: ReviewInput, kept: Opinion[]): Promise<Review> {
  const { analysts: panel, document, signal } = input
  const ballots = await input.record.ballots()
  const used = [...kept.map(opinion => opinion.usage), ...[...ballots.values()].map(entry => entry.usage)]
  const session = engine.open({
    panel,
    document,
    notes: input.notes || null,
    signal,
    usedBefore: used.filter(usage => usage !== null),
  })
  return { ...input, warn: input.warn ?? (() => {}), session }
}
