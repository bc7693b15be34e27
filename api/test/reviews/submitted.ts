/** A submitted project, and the steps that a worker takes on its review. */
import { appendEvent } from '#db/queries/events.ts'
import { claimReview, completeReview } from '#db/queries/review-runs.ts'
import type { Report } from '#db/report.ts'
import { emptyReport } from '#db/test/made-report.ts'
import { someWorker } from '#db/test/some-worker.ts'
import type { Client } from '../../client/client.ts'
import type { Harness } from '../harness.ts'
import { createMemo } from '../projects/memos.ts'

export const report: Report = {
  ...emptyReport,
  summary: 'Two analysts agree on the price.',
  summaryWritten: true,
  sections: [{ id: 's1', analystId: 1, content: 'The price is clear.' }],
}

export async function submitted(api: Harness, client: Client) {
  const project = await createMemo(client, { submit: true })
  const reviewId = project.review?.id ?? ''
  const event = (type: 'source.read' | 'opinion.started', detail: Record<string, unknown> = {}) =>
    api.database.db.transaction(tx => appendEvent(tx, { projectId: project.id, reviewId, type, detail }))
  const complete = (told = report) => completed(api, reviewId, told)
  return { id: project.id, params: { id: project.id }, reviewId, event, complete }
}

export async function completed({ database: { db } }: Harness, reviewId: string, told: Report): Promise<void> {
  await claimReview(db, { reviewId, holder: someWorker })
  await completeReview(db, { reviewId, report: told, detail: { ...told.counts } })
}
