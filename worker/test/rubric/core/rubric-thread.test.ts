/** Submissions are looked through in threads: what they see, and how they end where they must. */
import { afterAll, expect, it } from 'vitest'
import { createRubricThreads } from '#worker/adapters/rubric-thread.ts'
import type { Session } from '#worker/panel/ports.ts'
import { lookThrough } from '#worker/panel/rubric/engine.ts'
import { panelOf, sessionOf } from '../panel.ts'
import { boastful } from './said.ts'

const threads = createRubricThreads({ ms: 30_000, memoryMiB: 512 })
afterAll(() => threads.close())
const { signal } = new AbortController()

it('sees once for all analysts, and for their votes after a restart, what is seen on the caller’s thread', async () => {
  let looks = 0
  const panel = panelOf('vc')
  const opinionsOf = (session: Session) => Promise.all(panel.map(analyst => session.opine(analyst)))
  const aside = sessionOf(boastful(), panel, (document, ended) => {
    looks++
    return threads.look(document, ended)
  })
  const opinions = await opinionsOf(aside)
  expect(opinions.flatMap(({ findings }) => findings)).not.toEqual([])
  expect(opinions).toEqual(await opinionsOf(sessionOf(boastful(), panel)))
  const [analyst] = panel
  if (!analyst) throw new Error('The panel is empty')
  await aside.vote(analyst, [])
  expect(looks).toBe(1)
})

it('ends with the review that it is for, and looks through the next', async () => {
  const reason = new Error('The review was cancelled')
  const review = new AbortController()
  const look = threads.look(boastful(), review.signal)
  review.abort(reason)
  await expect(look).rejects.toBe(reason)
  await expect(threads.look(boastful(), review.signal)).rejects.toBe(reason)
  const both = await Promise.all([threads.look(boastful(), signal), threads.look(boastful(), signal)])
  // One after the other by the thread that waits, again and again.
  for (let left = 3; left > 0; left -= 1) both.push(await threads.look(boastful(), signal))
  expect(both).toEqual(Array(5).fill(lookThrough(boastful())))
})

it('ends with a reason past its deadline, and where the thread runs out of memory', async () => {
  const hurried = createRubricThreads({ ms: 1, memoryMiB: 512 })
  await expect(hurried.look(boastful(), signal)).rejects.toMatchObject({ code: 'took_too_long' })
  const cramped = createRubricThreads({ ms: 30_000, memoryMiB: 8 })
  await expect(cramped.look(boastful(), signal)).rejects.toMatchObject({ code: 'too_large' })
})
