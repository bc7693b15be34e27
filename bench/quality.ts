/**
 * Measures an engine: reviews the submissions of bench/quality/submissions, whose flaws, strengths, tensions and traps were
 * written down beforehand, and scores the reports against those keys. docs/quality.md says how to read the table. The model is
 * the environment's (OPENAI_API_KEY, OPENAI_BASE_URL, PANEL_MODEL); with --model more than once they are compared. --patient
 * waits for hours, for an endpoint that a person answers.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { LocatedDocument } from '#db/located-document.ts'
import type { Report } from '#db/report.ts'
import { listenWith } from '#db/test/listen-with.ts'
import { createLocalRunner } from '#worker/local.ts'
import { contentWords } from '#worker/panel/text/content-words.ts'
import { type Submission, submissions } from './quality/labels.ts'
import { type Score, score } from './quality/score.ts'
import { agreementOf, inWords, sumOf } from './quality/statistics.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    model: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true, default: [] },
    repeat: { type: 'string', default: '1' },
    json: { type: 'string' },
    patient: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const usage =
  'npm run bench -- quality [--engine rubric|model] [--model NAME ...] [--only NAME ...] [--repeat K] [--json FILE] [--patient]'
if (values.help) {
  console.log(`${usage}\nSee docs/quality.md.`)
  process.exit()
}
const isModel = values.engine === 'model' || (values.engine === undefined && values.model.length > 0)
const repeat = Number(values.repeat)
if (!(Number.isInteger(repeat) && repeat > 0))
  throw new Error(`--repeat takes a number of runs, not "${values.repeat}"`)
const known = submissions()
const chosen = known.filter(({ name }) => values.only.length === 0 || values.only.includes(name))
if (chosen.length === 0) throw new Error(`There is no submission ${values.only.join(', ')}`)
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

async function measure(model: string | undefined): Promise<Run[]> {
  const runner = createLocalRunner({
    engine: isModel ? 'model' : 'rubric',
    env: { ...process.env, ...(model === undefined ? {} : { PANEL_MODEL: model }) },
    dataDir,
    allowHosts: [new URL(pages.url).host],
    log: message => console.error(message),
    ...(values.patient ? { deadlines: { idle: hour, attempt: hour, total: 3 * hour, extra: 3 * hour } } : {}),
  })
  const runs: Run[] = []
  try {
    for (const submission of chosen) {
      for (let round = 0; round < repeat; round++) {
        const started = performance.now()
        const { report, document } = await runner.review({
          panel: submission.panel,
          source: sourceOf(submission),
          signal: new AbortController().signal,
        })
        runs.push(runOf(submission, report, document, (performance.now() - started) / 1_000))
      }
    }
  } finally {
    await runner.close()
  }
  return runs
}

function runOf(submission: Submission, report: Report, document: LocatedDocument, seconds: number): Run {
  const { total } = report.usage
  const { inputTokens = null, outputTokens = null, cost = null } = total ?? {}
  return {
    name: submission.name,
    score: score(submission, document, report, othersOf(submission.name)),
    report,
    seconds,
    tokens: inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens,
    cost,
  }
}

function print(title: string, runs: Run[]): void {
  console.log(`\n${title}`)
  for (const { name, score: of, seconds } of runs) {
    const counts = `${of.flaws.found}/${of.flaws.of} flaws, ${of.strengths.found}/${of.strengths.of} strengths`
    const split = `${of.tensions.found}/${of.tensions.of} tensions, ${of.traps.found}/${of.traps.of} traps`
    console.log(`  ${name.padEnd(16)}${counts}, ${split}, ${of.claims} claims, ${seconds.toFixed(1)} s`)
  }
  const total = (pick: (of: Score) => { found: number; of: number }) => inWords(sumOf(runs.map(run => pick(run.score))))
  const mean = (pick: (run: Run) => number, digits = 1) =>
    (runs.reduce((sum, run) => sum + pick(run), 0) / runs.length).toFixed(digits)
  const rows: [string, string][] = [
    ['flaws found', total(of => of.flaws)],
    ['of weight 3', total(of => of.graveFlaws)],
    ['strengths found', total(of => of.strengths)],
    ['tensions split', total(of => of.tensions)],
    ['tensions asked', total(of => of.asked)],
    ['traps fallen into', total(of => of.traps)],
    ['quotes verbatim', total(of => of.verbatim)],
    ['claims specific', total(of => of.specific)],
    ['claims a report', mean(run => run.score.claims)],
    ['duplicates a report', mean(run => run.score.duplicates)],
    ['seconds a report', mean(run => run.seconds)],
    ['tokens a report', runs.some(run => run.tokens === null) ? 'unknown' : mean(run => run.tokens ?? 0)],
    ['dollars a report', runs.some(run => run.cost === null) ? 'unknown' : mean(run => run.cost ?? 0, 4)],
  ]
  if (repeat > 1) rows.push(['found each time', agreement(runs)])
  for (const [name, figure] of rows) console.log(`  ${name.padEnd(24)}${figure}`)
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
  const models = isModel ? (values.model.length > 0 ? values.model : [undefined]) : [undefined]
  const results: Record<string, Run[]> = {}
  for (const model of models) {
    const title = isModel ? `model ${model ?? process.env.PANEL_MODEL ?? ''}`.trim() : 'rubric'
    const runs = await measure(model)
    results[title] = runs
    print(title, runs)
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`)
} finally {
  pages.close()
  rmSync(dataDir, { recursive: true, force: true })
}
