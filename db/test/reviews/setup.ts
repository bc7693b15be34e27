import { afterAll, beforeAll } from 'vitest'
import type { LocatedDocument } from '../../located-document.ts'
import type { Failure, Finding, Opinion } from '../../opinion.ts'
import { saveOpinion } from '../../queries/checkpoints.ts'
import { eventsAfter } from '../../queries/events.ts'
import { createProject, findProject } from '../../queries/projects.ts'
import { claimReview, completeReview, failReview } from '../../queries/review-runs.ts'
import { startReview } from '../../queries/reviews.ts'
import { users } from '../../schema/schema.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { emptyReport } from '../made-report.ts'
import { someWorker } from '../some-worker.ts'

export const failure: Failure = { code: 'model_unreachable', message: 'The model could not be reached.' }
export const document: LocatedDocument = {
  kind: 'txt',
  language: 'en',
  title: null,
  blocks: [],
  unread: [],
  sheets: [],
  website: null,
  capturedAt: '2026-01-02T03:04:05.000Z',
}

export function opinion(analystId: number, claims: string[], failed: Failure | null = null): Opinion {
  const findings = claims.map(
    (claim, at): Finding => ({
      id: `${analystId}-${at + 1}`,
      analystId,
      stance: 'concern',
      weight: 2,
      category: 'clarity',
      headline: claim,
      text: claim,
      suggestion: 'Say it.',
      quotes: [],
      lookedFor: 'a price',
      verified: true,
      check: null,
      source: null,
    }),
  )
  return { analystId, answers: [], findings, choices: [], usage: null, failure: failed }
}

export const times = <T>(count: number, step: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => step(at)))

/** Makes a database before the calling suite, and drops it afterwards. */
export function setupReviews() {
  let test: TestDatabase
  let people = 0
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.drop())

  /** Sessions of this database that wait for a lock. */
  async function blockedSessions(): Promise<number> {
    const [row] = await test.sql<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
    return row?.waiting ?? 0
  }

  async function draft(): Promise<{ projectId: number; userId: number }> {
    people += 1
    const username = `person${people}`
    const [user] = await test.db
      .insert(users)
      .values({ username, email: `${username}@example.org`, passwordHash: '-' })
      .returning({ id: users.id })
    const userId = user?.id ?? 0
    const projectId = await createProject(test.db, {
      userId,
      name: 'A memo',
      panelId: 1,
      notes: null,
      contentType: 'document',
      url: null,
      file: { key: 'k', name: 'memo.txt', size: 4 },
    })
    return { projectId, userId }
  }

  async function started(): Promise<{ projectId: number; userId: number; reviewId: string }> {
    const project = await draft()
    const start = await startReview(test.db, project)
    if (!('reviewId' in start)) throw new Error(start.outcome)
    return { ...project, reviewId: start.reviewId }
  }

  async function running() {
    const review = await started()
    const claimed = await claimReview(test.db, { ...review, holder: someWorker })
    if (!claimed) throw new Error('not claimed')
    return { ...review, submissionId: claimed.submission.id }
  }

  const keep = (reviewId: string, kept: Opinion) =>
    saveOpinion(test.db, {
      reviewId,
      opinion: kept,
      event: { type: kept.failure ? 'opinion.failed' : 'opinion.completed', detail: { analystId: kept.analystId } },
    })

  const complete = (reviewId: string) => completeReview(test.db, { reviewId, report: emptyReport, detail: {} })
  const fail = (reviewId: string) => failReview(test.db, { reviewId, failure })
  const eventsOf = async (projectId: number) => eventsAfter(test.db, { projectId, seq: 0 })
  const typesOf = async (projectId: number) => (await eventsOf(projectId)).map(event => event.type)
  const statusOf = async (projectId: number) => {
    const project = await findProject(test.db, { projectId, userId: null })
    return { project: project?.status, review: project?.reviewStatus }
  }

  return {
    get db() {
      return test.db
    },
    get sql() {
      return test.sql
    },
    blockedSessions,
    draft,
    started,
    running,
    keep,
    complete,
    fail,
    eventsOf,
    typesOf,
    statusOf,
  }
}

export type ReviewsSetup = ReturnType<typeof setupReviews>
