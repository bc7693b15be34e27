import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Connection, connect } from '#db/connection.ts'
import { createFileStore } from '#db/files/files.ts'
import { deleteProject } from '#db/queries/project-deletion.ts'
import { LockLost, withReviewLock } from '#db/review-lock.ts'
import { createBrowser } from '../../adapters/browser/browser.ts'
import { createIsolation } from '../../jobs/isolation.ts'
import { cancelled, type ReviewDeps, runReview } from '../../jobs/review.ts'
import type { Engine, Subject } from '../../panel/ports.ts'
import { stopParser } from '../../sources/parser-process/process.ts'
import { saying } from '../panel/scripted.ts'
import { dataDir, servePages } from '../website/local-sites.ts'
import { type Office, openOffice } from './office.ts'

let office: Office
const connections: Connection[] = []
beforeAll(async () => {
  office = await openOffice()
})
afterAll(async () => {
  stopParser()
  for (const connection of connections) await connection.close()
  await office.close()
})

/** The dependencies of a worker, with an engine that calls `ask` for each analyst and finds nothing. */
function workerWith(ask: (subject: Subject) => Promise<void> | void): ReviewDeps {
  const connection = connect(office.database.url, { max: 4 })
  connections.push(connection)
  const silent = saying({}, undefined, { name: 'rubric', model: null })
  const engine: Engine = {
    ...silent,
    open: subject => ({
      ...silent.open(subject),
      async opine() {
        await ask(subject)
        subject.signal.throwIfAborted()
        return { opinion: { answers: [], findings: [], choices: [] }, usage: null }
      },
    }),
  }
  return {
    connection,
    databaseUrl: office.database.url,
    files: createFileStore(office.filesDir),
    browser: createBrowser({ dataDir, allowHosts: [], log: () => {} }),
    draw: null,
    engine: async () => engine,
    check: async () => ({ found: [], passed: [], ran: 0 }),
    holder: randomUUID(),
    isolation: createIsolation(),
    analystConcurrency: 8,
    log: pino({ level: 'silent' }),
  }
}

const asLongAsItTakes = new AbortController().signal
const cutLocks = () =>
  office.database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'panel holds a review' and datname = current_database()`

describe('workers on one review', () => {
  it('run one after the other, and the later ones find nothing left to do', async () => {
    const review = await office.submit()
    const asking = new Set<string>()
    let asked = 0
    const open = Promise.withResolvers<void>()
    const all = Promise.withResolvers<void>()
    const ask = (worker: string) => async () => {
      asking.add(worker)
      asked += 1
      if (asked === 4) all.resolve()
      await open.promise
    }
    const runs = ['a', 'b', 'c'].map(name => runReview(workerWith(ask(name)), review.reviewId, asLongAsItTakes))
    await all.promise
    open.resolve()
    await Promise.all(runs)
    expect(asking.size).toBe(1)
    expect(asked).toBe(4)
    const types = (await office.events(review)).map(event => event.type)
    expect(types.filter(type => type === 'review.completed')).toHaveLength(1)
    expect(types.filter(type => type === 'opinion.completed')).toHaveLength(4)
  })

  it('never run at once, even when the one that holds the lock loses its session', async () => {
    const review = await office.submit()
    const first: Subject[] = []
    const asked = Promise.withResolvers<void>()
    const stoppedFirst: boolean[] = []
    const hung = workerWith(task => {
      first.push(task)
      if (first.length === 4) asked.resolve()
      return new Promise(resolve => task.signal.addEventListener('abort', () => resolve()))
    })
    const next = workerWith(() => {
      stoppedFirst.push(first.every(task => task.signal.aborted))
    })
    const losing = runReview(hung, review.reviewId, asLongAsItTakes)
    const lost = expect(losing).rejects.toBeInstanceOf(LockLost)
    await asked.promise
    const waiting = runReview(next, review.reviewId, asLongAsItTakes)
    await cutLocks()
    await lost
    // If the second worker was already waiting for the lock, its session was cut as well, and it tries again.
    await waiting.catch(() => runReview(next, review.reviewId, asLongAsItTakes))
    expect(stoppedFirst).toEqual([true, true, true, true])
    expect(await office.statusOf(review)).toEqual({ project: 'completed', review: 'completed' })
  })

  it('stop waiting when the review is cancelled', async () => {
    const review = await office.submit()
    const held = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const holding = withReviewLock({ databaseUrl: office.database.url }, review.reviewId, asLongAsItTakes, async () => {
      held.resolve()
      await done.promise
    })
    await held.promise
    const stop = new AbortController()
    const waiting = runReview(
      workerWith(() => {}),
      review.reviewId,
      stop.signal,
    )
    stop.abort(cancelled)
    await waiting
    done.resolve()
    await holding
    expect(await office.statusOf(review)).toEqual({ project: 'in_progress', review: 'queued' })
    await office.cancel(review)
  })
})

it('a project that is deleted just after its page was read leaves no screenshot', { timeout: 40_000 }, async () => {
  const site = await servePages({ '/': '<title>Vans</title><h1>Vans that come on time</h1><p>We plan the vans.</p>' })
  const review = await office.submit({ url: `${site.origin}/` })
  const before = await readdir(office.filesDir, { recursive: true })
  const deps = workerWith(() => {})
  const browser = createBrowser({ dataDir, allowHosts: [site.host], log: () => {} })
  const put = async (bytes: Uint8Array) => {
    await deleteProject(office.database.db, review)
    return deps.files.put(bytes)
  }
  await runReview({ ...deps, browser, files: { ...deps.files, put } }, review.reviewId, asLongAsItTakes)
  const isFile = (name: string) => /[0-9a-f]{32}/.test(name)
  expect((await readdir(office.filesDir, { recursive: true })).filter(isFile)).toEqual(before.filter(isFile))
  await browser.close()
  await site.close()
})
