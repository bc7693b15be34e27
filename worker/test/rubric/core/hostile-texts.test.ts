/** Whatever a text repeats: the thread that runs the queue goes on, and the review ends. */
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { createRubricThreads } from '#worker/adapters/rubric-thread.ts'
import { EngineFailure } from '#worker/panel/engine-failure.ts'
import { reviewSubmission } from '#worker/panel/review.ts'
import { createRubricEngine } from '#worker/panel/rubric/engine.ts'
import { SourceFailure } from '#worker/sources/failure.ts'
import { parseInProcess } from '#worker/sources/parser-process.ts'
import { memoryRecord } from '../../panel/memory-record.ts'
import { panelOf } from '../panel.ts'

const threads = createRubricThreads({ ms: 3_000, memoryMiB: 1_024 })
afterAll(() => threads.close())

/** The longest that a step of this thread took, in milliseconds of its own CPU: another program's load counts for nothing. */
async function longestStep(work: Promise<unknown>): Promise<number> {
  let under = true
  const done = work.finally(() => {
    under = false
  })
  let longest = 0
  for (let since = process.threadCpuUsage(); under; ) {
    await setImmediate()
    const { user, system } = process.threadCpuUsage(since)
    longest = Math.max(longest, (user + system) / 1_000)
    since = process.threadCpuUsage()
  }
  await done
  return longest
}

/** Reviews a text of what is repeated, up to the length at which this held a worker for a minute. */
async function review(repeated: string): Promise<void> {
  const bytes = Buffer.from(repeated.repeat(Math.ceil(149_000 / Buffer.byteLength(repeated))))
  const capturedAt = '2026-01-02T03:04:05.000Z'
  const document = await parseInProcess({ kind: 'txt', bytes, capturedAt }).catch(error => {
    if (error instanceof SourceFailure && error.code === 'no_readable_text') return null
    throw error
  })
  // Of brackets and full stops alone nothing is read.
  if (!document) return
  const report = await reviewSubmission({
    reviewId: 'hostile',
    document,
    analysts: panelOf('vc'),
    engine: createRubricEngine(threads.look),
    record: memoryRecord(),
    concurrency: 8,
    signal: new AbortController().signal,
    warn: () => {},
  }).catch(error => {
    if (!(error instanceof EngineFailure) || error.code !== 'took_too_long') throw error
  })
  if (report) expect(report.engine).toBe('rubric')
}

const word = fc.constantFrom(
  '“a”',
  '"a"',
  'is',
  'not',
  '30%',
  '$5,000',
  'in 2024',
  'MRR',
  '1/2',
  'only',
  'Ada Lovelace',
  '(',
)
const end = fc.constantFrom('. ', ', ', '; ', '? ', '\n', '\n- ', ' | ', ': ', ' ')
const sentence = fc
  .tuple(fc.constantFrom('It ', 'We ', ''), fc.array(word, { minLength: 1, maxLength: 4 }), end)
  .map(([subject, words, ending]) => `${subject}${words.join(' ')}${ending}`)

it('no repeated sentence holds this thread up', { timeout: 120_000 }, async () => {
  await review('We begin. ')
  await fc.assert(
    fc.asyncProperty(sentence, async repeated => {
      // 20 to 80 ms on an idle machine; patterns that ran here took a minute.
      expect(await longestStep(review(repeated))).toBeLessThan(250)
    }),
    { numRuns: 4, examples: [['It is “a”. '], ['𝒜']] },
  )
})
