import type { LocatedDocument, Opinion, PanelAnalyst } from '#db/shapes.ts'
import type { Engine, ReviewRecord, Task } from './ports.ts'

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
export interface Review extends Omit<ReviewInput, 'warn' | 'notes'> {
  warn: (message: string, error: unknown) => void
  shared: Omit<Task, 'analyst'>
  taskFor(analyst: PanelAnalyst): Task
}

/** Makes what the steps share; reads from the record what the review had used before. */
export async function setUp(input: ReviewInput, kept: Opinion[]): Promise<Review> {
  const { analysts: panel, signal } = input
  // A copy for this run: engines know a review by its document, and one may be reviewed several times over.
  const document = { ...input.document }
  const ballots = await input.record.ballots()
  const used = [...kept.map(opinion => opinion.usage), ...[...ballots.values()].map(entry => entry.usage)]
  const notes = input.notes || null
  const shared = { panel, document, notes, signal, usedBefore: used.filter(usage => usage !== null) }
  return { ...input, document, warn: input.warn ?? (() => {}), shared, taskFor: analyst => ({ ...shared, analyst }) }
}
