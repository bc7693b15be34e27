/**
 * Measures an engine: reviews the submissions of bench/quality/submissions, whose flaws, strengths, tensions and traps were
 * written down beforehand, and scores the reports against those keys. docs/quality.md says how to read the table. The model is
 * the environment's (OPENAI_API_KEY, OPENAI_BASE_URL, PANEL_MODEL); with --model more than once they are compared.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { LocatedDocument } from '#db/located-document.ts'
import type { Report } from '#db/report.ts'
import { listenWith } from '#db/test/listen-with.ts'
import { failureOf } from '#worker/failure-of.ts'
import { createLocalRunner } from '#worker/local.ts'
import { contentWords } from '#worker/panel/text/content-words.ts'
import { type Submission, submissions } from './quality/labels.ts'
import { type Score, type Share, score } from './quality/score.ts'
import { agreementOf, inWords, sumOf } from './quality/statistics.ts'

const usage =
  'npm run bench -- quality [--engine rubric|model] [--model NAME ...] [--only NAME ...] [--repeat K] [--json FILE] [--patient]'
/** A wrong option, key or setting takes a sentence; anything else is a fault of the program, with its stack. */
process.on('uncaughtException', error => {
  const isFault = /^(?:Type|Range|Reference|Syntax)Error$/.test(error.name) && !('code' in error)
  console.error(isFault ? error : `${error.message}\n${usage}`)
  process.exit(1)
})
const [word, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const
const many = { ...word, multiple: true as const, default: [] as string[] }
const options = { engine: word, json: word, repeat: word, model: many, only: many, patient: flag, help: flag }
const { values } = parseArgs({ options })
if (values.help) {
  console.log(`${usage}\nSee docs/quality.md.`)
  process.exit()
}
const { engine = values.model.length > 0 ? 'model' : 'rubric' } = values
const isModel = engine === 'model'
if (!isModel && (engine !== 'rubric' || values.model.length > 0))
  throw new Error(`--engine is rubric or model, and --model goes with the latter: "${engine}" does not fit`)
const repeat = Number(values.repeat ?? 1)
if (!(Number.isInteger(repeat) && repeat > 0))
  throw new Error(`--repeat takes a number of runs, not "${values.repeat}"`)
const known = submissions()
const unknown = values.only.filter(name => !known.some(one => one.name === name))
if (unknown.length > 0) throw new Error(`There is no submission ${unknown.join(', ')}`)
const chosen = known.filter(({ name }) => values.only.length === 0 || values.only.includes(name))
const hour = 3_600_000

interface Run {
  name: string
  score: Score
  /** For a reader to check the score. */
  report: Report
  seconds: number
  tokens: number | null
  cost: number | null
}

/** Pages are served here, because they are read from the network; documents are read as files. */
const pages = await listenWith((request, response) => {
  const page = known.find(({ name }) => request.url === `/${name}`)
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page?.bytes ?? 'Not found')
})
const sourceOf = ({ file, name, bytes }: Submission) =>
  file === 'submission.html' ? { url: `${pages.url}/${name}` } : { bytes, name: `${name}.txt` }

const dataDir = mkdtempSync(path.join(tmpdir(), 'panel-quality-'))
const words = new Map(known.map(({ name, bytes }) => [name, contentWords(bytes.toString('utf8'))]))
const othersOf = (name: string) => new Set([...words].flatMap(([other, own]) => (other === name ? [] : [...own])))

const results: Record<string, Run[]> = {}
/** Written after each review, because later ones may fail, and before the first one, to see that it can be. */
function keep(): void {
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`)
}

async function measure(model: string | undefined, runs: Run[]): Promise<void> {
  const runner = createLocalRunner({
    engine: isModel ? 'model' : 'rubric',
    env: { ...process.env, ...(model === undefined ? {} : { PANEL_MODEL: model }) },
    dataDir,
    allowHosts: [new URL(pages.url).host],
    log: message => console.error(message),
    ...(values.patient ? { deadlines: { idle: hour, attempt: hour, total: 3 * hour, extra: 3 * hour } } : {}),
  })
  try {
    for (const submission of chosen) {
      for (let round = 0; round < repeat; round++) {
        const started = performance.now()
        const task = { panel: submission.panel, source: sourceOf(submission), signal: new AbortController().signal }
        try {
          const { report, document } = await runner.review(task)
          runs.push(runOf(submission, report, document, (performance.now() - started) / 1_000))
        } catch (error) {
          const failure = failureOf(error)
          if (failure === null) throw error
          process.exitCode = 1
          console.log(`  ${submission.name.padEnd(16)}not reviewed: ${failure.message}`)
        }
        keep()
      }
    }
  } finally {
    await runner.close()
  }
}

function runOf(submission: Submission, report: Report, document: LocatedDocument, seconds: number): Run {
  const { name } = submission
  const { inputTokens = null, outputTokens = null, cost = null } = report.usage.total ?? {}
  const of = score(submission, document, report, othersOf(name))
  const counts = `${of.flaws.found}/${of.flaws.of} flaws, ${of.strengths.found}/${of.strengths.of} strengths`
  const split = `${of.tensions.found}/${of.tensions.of} tensions, ${of.traps.found}/${of.traps.of} traps`
  const missing = report.missing.length > 0 ? `, ${report.missing.length} analysts missing` : ''
  console.log(`  ${name.padEnd(16)}${counts}, ${split}, ${of.claims} claims, ${seconds.toFixed(1)} s${missing}`)
  for (const passage of of.lost)
    console.log(`  ${name.padEnd(16)}nothing can be found at “${passage}”: no block has it`)
  const tokens = inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens
  return { name, score: of, report, seconds, tokens, cost }
}

function rowsOf(runs: Run[]): Record<string, string> {
  const rounds = runs.length / new Set(runs.map(({ name }) => name)).size || 1
  const total = (pick: (of: Score) => Share) => inWords(sumOf(runs.map(run => pick(run.score))), rounds)
  const mean = (pick: (run: Run) => number | null, digits = 1) => {
    const all = runs.map(pick).filter(one => one !== null)
    if (all.length < runs.length || runs.length === 0) return 'unknown'
    return (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(digits)
  }
  return {
    'flaws found': total(of => of.flaws),
    'of weight 3': total(of => of.graveFlaws),
    'strengths found': total(of => of.strengths),
    'tensions split': total(of => of.tensions),
    'tensions asked': total(of => of.asked),
    'traps fallen into': total(of => of.traps),
    'quotes verbatim': total(of => of.verbatim),
    'claims specific': total(of => of.specific),
    'claims a report': mean(run => run.score.claims),
    'duplicates a report': mean(run => run.score.duplicates),
    'seconds a report': mean(run => run.seconds),
    'tokens a report': mean(run => run.tokens),
    'dollars a report': mean(run => run.cost, 4),
    ...(repeat > 1 ? { 'found each time': agreement(runs) } : {}),
  }
}

/** Of the points that any run of a submission found, how many all its runs found. */
function agreement(runs: Run[]): string {
  const shares = chosen.flatMap(({ name }) => {
    const own = runs.filter(run => run.name === name).map(run => run.score.found)
    return agreementOf(own) ?? []
  })
  if (shares.length === 0) return 'none'
  return `${Math.round((shares.reduce((sum, one) => sum + one, 0) / shares.length) * 100)}% over ${repeat} runs`
}

try {
  keep()
  for (const model of values.model.length > 0 ? new Set(values.model) : [undefined]) {
    const title = isModel ? `model ${model ?? process.env.PANEL_MODEL ?? ''}`.trim() : 'rubric'
    console.log(`\n${title}`)
    const runs: Run[] = []
    results[title] = runs
    await measure(model, runs)
  }
  console.log()
  const columns = Object.entries(results).map(
    ([title, runs]): Record<string, string> => ({ '': title, ...rowsOf(runs) }),
  )
  for (const name of Object.keys(columns[0] ?? {}))
    console.log(['  ', name.padEnd(22), ...columns.map(column => `${column[name]}`.padEnd(30))].join('').trimEnd())
} finally {
  pages.close()
  rmSync(dataDir, { recursive: true, force: true })
}
