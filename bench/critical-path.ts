/**
 * How much longer a review takes than its critical path, for eight analysts on a fake model with fixed latency over HTTP. The
 * path is the first byte of the first analyst, then one opinion, the gathering, one ballot, the questions about split choices,
 * and the summary, one after another.
 * Run: node bench/critical-path.ts [latency in ms, 300]
 */
import { createModelEngine } from '#worker/adapters/model/model.ts'
import { reviewSubmission } from '#worker/panel/review.ts'
import { startFakeModel } from '#worker/test/fake-model.ts'
import { deck } from '#worker/test/model/setup.ts'
import { analyst } from '#worker/test/panel/documents.ts'
import { memoryRecord } from '#worker/test/panel/memory-record.ts'

const latencyMs = Number(process.argv[2] ?? 300)
const firstByteMs = latencyMs / 5
const fake = await startFakeModel({ firstByteMs, latencyMs })

async function once(): Promise<{ wall: number; split: number }> {
  const engine = createModelEngine({
    apiKey: null,
    baseUrl: fake.url,
    model: 'fake-1',
    concurrency: 32,
    log: console,
  })
  const started = performance.now()
  const report = await reviewSubmission({
    reviewId: 'bench',
    document: deck(40),
    analysts: Array.from({ length: 8 }, (_, at) => analyst(at + 1)),
    engine,
    check: async () => ({ found: [], passed: [], ran: 0 }),
    record: memoryRecord(),
    concurrency: 8,
    signal: new AbortController().signal,
  })
  return { wall: performance.now() - started, split: report.counts.split }
}

await once()
const runs = []
for (let at = 0; at < 5; at++) runs.push(await once())
await fake.close()

const { wall, split } = runs.sort((a, b) => a.wall - b.wall)[2] ?? { wall: Number.NaN, split: 0 }
// Eight questions are sent at a time, so more than eight split choices need several rounds.
const rounds = 4 + Math.ceil(split / 8)
const path = firstByteMs + rounds * latencyMs
console.log(
  `review of 8 analysts, ${latencyMs} ms a request: ${wall.toFixed(0)} ms (median of 5), ` +
    `critical path ${path.toFixed(0)} ms (${rounds} requests in a row and a first byte), ratio ${(wall / path).toFixed(2)}`,
)
