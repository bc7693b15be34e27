import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { documentFailures } from '#db/files/document-failures.ts'
import { readingLimits } from '#db/limits.ts'
import { readDocument } from '../../sources/document.ts'
import { stopParser } from '../../sources/parser-process/process.ts'
import { mutants } from './mutants.ts'
import { capturedAt, failureOf } from './samples.ts'

afterAll(stopParser)

/** PANEL_FUZZ_RUNS=5000 reads thousands of files, PANEL_FUZZ_SEED makes different ones. */
const runs = Number(process.env.PANEL_FUZZ_RUNS ?? 100)
const seed = Number(process.env.PANEL_FUZZ_SEED ?? 20261120)
/** A mutant that keeps its process busy longer is read again by the product's reader, under a deadline. */
const stalledMs = 8000

const script = fileURLToPath(new URL('./mutants-run.ts', import.meta.url))

/** Reads mutants from `first` on until all are read or one crashes or stalls the process; returns how each ended. */
async function readFrom(first: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=384', '--no-warnings', script, ...[seed, runs, first].map(String)],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const outcomes: string[] = []
  let watch = setTimeout(() => child.kill('SIGKILL'), stalledMs * 2)
  for await (const said of createInterface({ input: child.stdout })) {
    clearTimeout(watch)
    watch = setTimeout(() => child.kill('SIGKILL'), stalledMs)
    outcomes.push(said.slice(said.indexOf(' ') + 1))
  }
  clearTimeout(watch)
  return outcomes
}

it(`${runs} mutated files each end in a document or in a sentence`, { timeout: 60_000 + runs * 200 }, async () => {
  const outcomes: string[] = []
  const stopped: number[] = []
  while (outcomes.length < runs) {
    outcomes.push(...(await readFrom(outcomes.length)))
    if (outcomes.length === runs) break
    stopped.push(outcomes.length)
    outcomes.push('stopped')
  }
  const allowed = new Set<string>(['document', 'stopped', ...Object.keys(documentFailures)])
  expect(outcomes.filter(outcome => !allowed.has(outcome))).toEqual([])
  // The corpus is useful only if some files are read and others are refused.
  expect(outcomes.filter(outcome => outcome === 'document').length).toBeGreaterThan(runs / 20)
  expect(outcomes.filter(outcome => outcome === 'damaged').length).toBeGreaterThan(runs / 20)
  const files = stopped.length > 0 ? mutants(seed, runs) : []
  for (const index of stopped) {
    const file = files[index]
    if (!file) throw new Error(`There is no mutant ${index}`)
    const reading = readDocument(
      { bytes: file.bytes, name: `file.${file.kind}`, capturedAt },
      { ...readingLimits, parseMs: 3000 },
    )
    expect(documentFailures).toHaveProperty((await failureOf(reading)).code)
  }
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  if (process.env.PANEL_FUZZ_RUNS) console.info(counts)
})
