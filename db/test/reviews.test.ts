/** The life of a review on a real Postgres: races, the order of events, resumption, deletion, ownership. */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findBallots,
  findOpinions,
  ReviewEnded,
  recordEvent,
  saveBallots,
  saveDocument,
  saveOpinion,
} from '../queries/checkpoints.ts'
import { appendEvent, eventsAfter, firstSeqOfLatestReview } from '../queries/events.ts'
import { createProject, deleteProject, findProject, setProjectStatus } from '../queries/projects.ts'
import { aliveReviews, claimReview, completeReview, endedReviews, failReview } from '../queries/review-runs.ts'
import { cancelReview, findDocument, findReport, findScreenshotKey, startReview } from '../queries/reviews.ts'
import { users } from '../schema.ts'
import type { Failure, Finding, LocatedDocument, Opinion, Report } from '../shapes.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

let test: TestDatabase
let people = 0
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

async function person(): Promise<number> {
  people += 1
  const username = `person${people}`
  const [user] = await test.db
    .insert(users)
    .values({ username, email: `${username}@example.org`, passwordHash: '-' })
    .returning({ id: users.id })
  return user?.id ?? 0
}

/** Sessions of this database that wait for a lock. */
async function blockedSessions(): Promise<number> {
  const [row] = await test.sql<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row?.waiting ?? 0
}

async function draft(): Promise<{ projectId: number; userId: number }> {
  const userId = await person()
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
  const claimed = await claimReview(test.db, review)
  if (!claimed) throw new Error('not claimed')
  return { ...review, submissionId: claimed.submission.id }
}

const failure: Failure = { code: 'model_unreachable', message: 'The model could not be reached.' }
const report: Report = {
  summary: '',
  summaryWritten: false,
  sections: [],
  engine: 'rubric',
  model: null,
  findings: [],
  ballots: [],
  agreements: [],
  tensions: [],
  loneInsights: [],
  coverage: { blocks: 1, words: 4, unread: [] },
  quotesVerified: { verified: 0, total: 0 },
  independence: { analysts: 1, effective: null, note: null },
  usage: { total: null, analysts: [] },
  missing: [],
}
const document: LocatedDocument = {
  kind: 'txt',
  language: 'en',
  title: null,
  blocks: [],
  unread: [],
  sheets: [],
  website: null,
  capturedAt: '2026-01-02T03:04:05.000Z',
}

function opinion(analystId: number, claims: string[], failed: Failure | null = null): Opinion {
  const findings = claims.map(
    (claim, at): Finding => ({
      id: `${analystId}-${at + 1}`,
      analystId,
      stance: 'concern',
      severity: 2,
      category: 'clarity',
      claim,
      suggestion: 'Say it.',
      quote: null,
      moreQuotes: [],
      lookedFor: 'a price',
      verified: true,
      source: null,
      observation: null,
    }),
  )
  return { analystId, findings, usage: null, failure: failed }
}

const keep = (reviewId: string, kept: Opinion) =>
  saveOpinion(test.db, {
    reviewId,
    opinion: kept,
    said: { type: kept.failure ? 'opinion.failed' : 'opinion.completed', detail: { analystId: kept.analystId } },
  })

const complete = (reviewId: string) => completeReview(test.db, { reviewId, report, detail: {} })
const fail = (reviewId: string) => failReview(test.db, { reviewId, failure })
const eventsOf = async (projectId: number) => eventsAfter(test.db, { projectId, seq: 0 })
const typesOf = async (projectId: number) => (await eventsOf(projectId)).map(event => event.type)
const statusOf = async (projectId: number) => {
  const project = await findProject(test.db, { projectId, userId: null })
  return { project: project?.status, review: project?.reviewStatus }
}
const times = <T>(count: number, step: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => step(at)))

describe('an administrator who marks a project', () => {
  it('changes nothing where a review was started meanwhile', async () => {
    const { projectId, userId } = await draft()
    // The project's row is held, so that the status waits for a start that commits first.
    const [started, marked] = await test.db.transaction(async tx => {
      await tx.execute(sql`select id from projects where id = ${projectId} for update`)
      const starting = startReview(test.db, { projectId, userId })
      await expect.poll(() => blockedSessions()).toBe(1)
      const marking = setProjectStatus(test.db, { projectId, status: 'completed' })
      await expect.poll(() => blockedSessions()).toBe(2)
      return [starting, marking] as const
    })
    expect((await started).outcome).toBe('started')
    expect(await marked).toBe(false)
    expect((await findProject(test.db, { projectId, userId }))?.status).toBe('in_progress')
  })
})

describe('who comes first', () => {
  it('starts once, however many start at once', async () => {
    const project = await draft()
    const outcomes = (await times(12, () => startReview(test.db, project))).map(start => start.outcome)
    expect(outcomes.filter(outcome => outcome === 'started')).toHaveLength(1)
    expect(outcomes.filter(outcome => outcome === 'running')).toHaveLength(11)
    expect(await typesOf(project.projectId)).toEqual(['review.queued'])
  })

  it('cancels once, however many cancel at once', async () => {
    const { projectId, userId } = await running()
    const outcomes = (await times(12, () => cancelReview(test.db, { projectId, userId }))).map(done => done.outcome)
    expect(outcomes.filter(outcome => outcome === 'cancelled')).toHaveLength(1)
    expect(await typesOf(projectId)).toEqual(['review.queued', 'review.cancelled'])
  })

  it.each(['complete against cancel', 'fail against complete', 'fail against cancel'])(
    '%s: one ends it',
    async pair => {
      const reviews = await times(12, running)
      const ends = { complete, fail, cancel: async (_: string) => false }
      await Promise.all(
        reviews.map(async ({ projectId, userId, reviewId }) => {
          const cancel = async () => (await cancelReview(test.db, { projectId, userId })).outcome === 'cancelled'
          const both = Object.entries({ ...ends, cancel }).filter(([name]) => pair.includes(name))
          expect(both).toHaveLength(2)
          const won = await Promise.all(both.map(([, end]) => end(reviewId)))
          expect(won.filter(Boolean)).toHaveLength(1)
          const winner = both[won.indexOf(true)]?.[0]
          const expected = {
            complete: { project: 'completed', review: 'completed', event: 'review.completed' },
            fail: { project: 'draft', review: 'failed', event: 'review.failed' },
            cancel: { project: 'draft', review: 'cancelled', event: 'review.cancelled' },
          }[winner ?? '']
          expect(await statusOf(projectId)).toEqual({ project: expected?.project, review: expected?.review })
          expect(await typesOf(projectId)).toEqual(['review.queued', expected?.event])
          const stored = await findReport(test.db, { projectId, userId })
          expect(stored === null).toBe(winner !== 'complete')
        }),
      )
    },
  )

  it('claims only what is alive, and counts each attempt', async () => {
    const { reviewId, projectId, userId } = await started()
    const claims = await times(6, () => claimReview(test.db, { reviewId }))
    expect(claims.map(claim => claim?.attempts).sort()).toEqual([1, 2, 3, 4, 5, 6])
    await cancelReview(test.db, { projectId, userId })
    expect(await claimReview(test.db, { reviewId })).toBeNull()
  })

  it('keeps nothing of a review that was cancelled meanwhile', async () => {
    const { reviewId, projectId, userId, submissionId } = await running()
    await cancelReview(test.db, { projectId, userId })
    const before = await eventsOf(projectId)
    const read = { submissionId, document, desktopKey: null, phoneKey: null, detail: {} }
    const late = await Promise.allSettled([
      keep(reviewId, opinion(1, ['late'])),
      saveBallots(test.db, { reviewId, analystId: 1, ballots: [], usage: null }),
      recordEvent(test.db, { reviewId, type: 'opinion.started', detail: {} }),
      saveDocument(test.db, { reviewId, ...read }),
    ])
    for (const step of late) expect(step).toMatchObject({ status: 'rejected', reason: expect.any(ReviewEnded) })
    expect(await findOpinions(test.db, { reviewId })).toEqual([])
    expect(await eventsOf(projectId)).toEqual(before)
    expect(await complete(reviewId)).toBe(false)
    expect(await fail(reviewId)).toBe(false)
  })
})

describe('events', () => {
  it('show no gap to a reader that looks while eight write', async () => {
    const { projectId, reviewId } = await running()
    const rounds = 25
    let writing = true
    const read = async () => {
      const seen: number[] = []
      for (;;) {
        const last = !writing
        const next = await eventsAfter(test.db, { projectId, seq: seen.at(-1) ?? 0 })
        seen.push(...next.map(event => event.seq))
        if (last && next.length === 0) return seen
      }
    }
    const write = async () => {
      for (let at = 0; at < rounds; at++) await recordEvent(test.db, { reviewId, type: 'opinion.started', detail: {} })
    }
    const reading = read()
    await times(8, write)
    writing = false
    // One event queued the review.
    expect(await reading).toEqual(Array.from({ length: 8 * rounds + 1 }, (_, at) => at + 1))
  })

  it('carry times that never run against their order', async () => {
    const { projectId, reviewId } = await running()
    const entered = Promise.withResolvers<void>()
    const open = Promise.withResolvers<void>()
    const early = test.db.transaction(async tx => {
      await tx.execute('select 1')
      entered.resolve()
      await open.promise
      await appendEvent(tx, { projectId, reviewId, type: 'opinion.completed' })
    })
    await entered.promise
    await recordEvent(test.db, { reviewId, type: 'opinion.started', detail: {} })
    open.resolve()
    await early
    const at = (await eventsOf(projectId)).map(event => event.at.getTime())
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })

  it('are read 500 at a time and from the latest start', async () => {
    const { projectId, reviewId, userId } = await running()
    await test.sql`
      insert into review_events (project_id, seq, review_id, type, detail)
      select ${projectId}, n, ${reviewId}, 'opinion.started', '{}' from generate_series(2, 700) n`
    await test.sql`update projects set last_seq = 700 where id = ${projectId}`
    expect(await eventsOf(projectId)).toHaveLength(500)
    expect(await eventsAfter(test.db, { projectId, seq: 500 })).toHaveLength(200)
    expect(await firstSeqOfLatestReview(test.db, { projectId })).toBe(1)
    await fail(reviewId)
    await startReview(test.db, { projectId, userId })
    expect(await firstSeqOfLatestReview(test.db, { projectId })).toBe(702)
    expect(await firstSeqOfLatestReview(test.db, await draft())).toBe(1)
  })
})

describe('checkpoints', () => {
  it('keep the first finished opinion, tell of it once, and let a failed one give way', async () => {
    const { reviewId, projectId } = await running()
    await times(8, at => keep(reviewId, opinion(1, [`try ${at}`])))
    const [kept] = await findOpinions(test.db, { reviewId })
    expect(kept?.findings).toHaveLength(1)
    await keep(reviewId, opinion(1, [], failure))
    expect(await findOpinions(test.db, { reviewId })).toEqual([kept])
    await keep(reviewId, opinion(2, [], failure))
    await keep(reviewId, opinion(2, ['now it came', 'and a second']))
    const all = await findOpinions(test.db, { reviewId })
    expect(all.map(entry => [entry.analystId, entry.findings.length, entry.failure])).toEqual([
      [1, 1, null],
      [2, 2, null],
    ])
    expect((await typesOf(projectId)).slice(1)).toEqual(['opinion.completed', 'opinion.failed', 'opinion.completed'])
  })

  it("replace a voter's ballots, and know a voter with none from one that has not voted", async () => {
    const { reviewId } = await running()
    for (const analystId of [1, 2, 3]) await keep(reviewId, opinion(analystId, ['a claim']))
    const ballot = (findingId: string) => ({ findingId, analystId: 1, vote: 'agree' as const, reason: 'So it says.' })
    const save = (analystId: number, findingIds: string[]) =>
      saveBallots(test.db, { reviewId, analystId, ballots: findingIds.map(ballot), usage: null })
    await times(6, () => save(1, ['2-1', '3-1']))
    await save(1, ['3-1'])
    await save(2, [])
    const cast = await findBallots(test.db, { reviewId })
    expect([...cast.keys()]).toEqual([1, 2])
    expect(cast.get(1)?.ballots).toEqual([ballot('3-1')])
    expect(cast.get(2)?.ballots).toEqual([])
  })

  it('outlive a failure: the same review goes on, without what failed', async () => {
    const { projectId, userId, reviewId, submissionId } = await running()
    const read = { submissionId, document, desktopKey: 'd', phoneKey: 'p', detail: {} }
    await saveDocument(test.db, { reviewId, ...read })
    await keep(reviewId, opinion(1, ['kept']))
    await keep(reviewId, opinion(2, [], failure))
    await fail(reviewId)
    expect(await findProject(test.db, { projectId, userId })).toMatchObject({ status: 'draft', reviewFailure: failure })
    expect(await startReview(test.db, { projectId, userId })).toEqual({ outcome: 'resumed', reviewId })
    const claimed = await claimReview(test.db, { reviewId })
    expect(claimed).toMatchObject({ attempts: 1, submission: { document } })
    expect((await findOpinions(test.db, { reviewId })).map(entry => entry.analystId)).toEqual([1])
    expect(await findProject(test.db, { projectId, userId })).toMatchObject({ reviewFailure: null })
  })

  it('are not carried over from a cancelled review', async () => {
    const { projectId, userId, reviewId } = await running()
    await keep(reviewId, opinion(1, ['kept']))
    await cancelReview(test.db, { projectId, userId })
    const again = await startReview(test.db, { projectId, userId })
    expect(again).toMatchObject({ outcome: 'started' })
    expect('reviewId' in again && again.reviewId).not.toBe(reviewId)
  })
})

describe('a project that is deleted while its review runs', () => {
  it('stops each step without a fault and leaves no row behind', async () => {
    const reviews = await times(6, running)
    await Promise.all(
      reviews.map(async ({ projectId, userId, reviewId }) => {
        const steps = Promise.allSettled([
          keep(reviewId, opinion(1, ['a', 'b'])),
          recordEvent(test.db, { reviewId, type: 'opinion.started', detail: {} }),
          complete(reviewId),
          keep(reviewId, opinion(2, ['c'])),
        ])
        expect(await deleteProject(test.db, { projectId, userId })).toEqual(['k'])
        for (const step of await steps) if (step.status === 'rejected') expect(step.reason).toBeInstanceOf(ReviewEnded)
        expect(await complete(reviewId)).toBe(false)
        expect(await fail(reviewId)).toBe(false)
        expect(await claimReview(test.db, { reviewId })).toBeNull()
        expect(await endedReviews(test.db, { reviewIds: [reviewId] })).toEqual([reviewId])
        const [left] = await test.sql`select
          (select count(*) from review_events where project_id = ${projectId})
          + (select count(*) from submissions where project_id = ${projectId})
          + (select count(*) from reviews where project_id = ${projectId})
          + (select count(*) from opinions where review_id = ${reviewId})
          + (select count(*) from findings where review_id = ${reviewId})
          + (select count(*) from reports where review_id = ${reviewId}) as rows`
        expect(Number(left?.rows)).toBe(0)
      }),
    )
  })
})

describe("someone else's project", () => {
  it('is not there', async () => {
    const { projectId, reviewId, submissionId } = await running()
    const read = { submissionId, document, desktopKey: 'd', phoneKey: 'p', detail: {} }
    await saveDocument(test.db, { reviewId, ...read })
    await complete(reviewId)
    const stranger = { projectId, userId: await person() }
    expect(await startReview(test.db, stranger)).toEqual({ outcome: 'not_found' })
    expect(await cancelReview(test.db, stranger)).toEqual({ outcome: 'not_found' })
    expect(await findReport(test.db, stranger)).toBeNull()
    expect(await findDocument(test.db, stranger)).toBeNull()
    expect(await findScreenshotKey(test.db, { ...stranger, viewport: 'desktop' })).toBeNull()
    expect(await deleteProject(test.db, stranger)).toBeNull()
    const anyone = { projectId, userId: null }
    expect(await findReport(test.db, anyone)).toEqual(report)
    expect(await findScreenshotKey(test.db, { ...anyone, viewport: 'phone' })).toBe('p')
  })
})

/**
 * The invariant: a project is in progress exactly while one of its reviews is alive, and never more than one is; it is
 * completed exactly where its last review completed; else it is a draft. The last event of a review that ended says
 * how it ended, and seqs have no gap.
 */
async function expectToFit(projectId: number): Promise<void> {
  const [project] = await test.sql`select status, last_seq::int from projects where id = ${projectId}`
  const reviews = await test.sql`
    select id, status from reviews where project_id = ${projectId} order by created_at desc, id desc`
  const alive = reviews.filter(({ status }) => status === 'queued' || status === 'running')
  expect(alive.length).toBeLessThanOrEqual(1)
  if (alive[0]) expect(alive[0].id).toBe(reviews[0]?.id)
  const last = alive[0] ? 'in_progress' : reviews[0]?.status === 'completed' ? 'completed' : 'draft'
  expect(project?.status).toBe(last)
  const events = await eventsOf(projectId)
  expect(events.map(event => event.seq)).toEqual(Array.from({ length: project?.last_seq ?? 0 }, (_, at) => at + 1))
  for (const { id, status } of reviews) {
    const end = events.findLast(event => event.reviewId === id)?.type
    if (status === 'completed' || status === 'failed' || status === 'cancelled') expect(end).toBe(`review.${status}`)
    else expect(end).not.toMatch(/review\.(completed|failed|cancelled)/)
  }
  const living = await aliveReviews(test.db)
  for (const { id } of alive) expect(living).toContain(id)
}

type Step = 'start' | 'cancel' | 'claim' | 'opinion' | 'ballots' | 'complete' | 'fail'

describe('whatever is done in whatever order', () => {
  it('the status of a project fits its reviews', { timeout: 60_000 }, async () => {
    const step = fc.constantFrom<Step[]>(
      'start',
      'start',
      'cancel',
      'claim',
      'claim',
      'opinion',
      'ballots',
      'complete',
      'fail',
    )
    // Steps of one batch race each other.
    const plan = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(plan, async batches => {
        const project = await draft()
        let reviewId = '00000000-0000-4000-8000-000000000000'
        const run: Record<Step, () => Promise<unknown>> = {
          async start() {
            const begun = await startReview(test.db, project)
            if ('reviewId' in begun) reviewId = begun.reviewId
          },
          cancel: () => cancelReview(test.db, project),
          claim: () => claimReview(test.db, { reviewId }),
          opinion: () => keep(reviewId, opinion(1, ['a claim'])),
          ballots: () => saveBallots(test.db, { reviewId, analystId: 1, ballots: [], usage: null }),
          complete: () => complete(reviewId),
          fail: () => fail(reviewId),
        }
        for (const batch of batches) {
          const outcomes = await Promise.allSettled(batch.map(name => run[name]()))
          for (const outcome of outcomes)
            if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ReviewEnded)
          await expectToFit(project.projectId)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('a start that began long before, and waited, is still the last review', async () => {
    const project = await draft()
    const entered = Promise.withResolvers<void>()
    const open = Promise.withResolvers<void>()
    // The transaction's clock stands still from its first statement on.
    const slow = test.db.transaction(async tx => {
      await tx.execute('select 1')
      entered.resolve()
      await open.promise
      return startReview(tx as unknown as typeof test.db, project)
    })
    await entered.promise
    await startReview(test.db, project)
    await cancelReview(test.db, project)
    open.resolve()
    const late = await slow
    expect(late).toMatchObject({ outcome: 'started' })
    expect(await statusOf(project.projectId)).toEqual({ project: 'in_progress', review: 'queued' })
    await expectToFit(project.projectId)
  })
})
