import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { line, pdf } from '#worker/test/sources/samples.ts'
import { dataDir, freePort } from '#worker/test/website/local-sites.ts'
import { buildCli, cliBundle } from '../../../scripts/building/cli.ts'
import { root } from '../../../scripts/building/stamp.ts'
import { parseConfig, settingsOf } from '../../ci/config.ts'
import { makeFolder, type Outcome } from '../terminal.ts'
import { makeClone, runProgram } from './clone.ts'

interface Step {
  id?: string
  name?: string
  if?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
}

const docs = readFileSync(join(root, 'docs/ci.md'), 'utf8')
/** The code of the document in one language, in order. */
const blocks = (language: string): string[] =>
  [...docs.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(match => match[1] === language).map(match => match[2] ?? '')
const action: {
  inputs: Record<string, { default?: string }>
  runs: { steps: Step[] }
} = parse(readFileSync(join(root, 'action.yml'), 'utf8'))

const clean =
  '<!doctype html><html lang="en"><title>Acme</title><h1>Bills for bakers</h1><p>Acme bills what you bake.</p></html>'
const deck = pdf([line('Acme bills what you bake.', 700)])
const flawed = clean.replace('Acme bills what you bake.', 'Lorem ipsum dolor sit amet, consectetur.')

let folder: Awaited<ReturnType<typeof makeFolder>>
/** Programs that the steps call and that need the world outside, standing for themselves. */
let programs: string
let work: string
let env: Record<string, string | undefined>
let port: number

function program(name: string, body: string): void {
  const file = join(programs, name)
  writeFileSync(`${file}.cjs`, body)
  // Through a shell: a line with `#!` cannot name a Node whose path has a blank in it.
  writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${file}.cjs" "$@"\n`)
  chmodSync(file, 0o755)
}

beforeAll(async () => {
  await buildCli()
  folder = await makeFolder()
  port = await freePort()
  programs = join(folder.path, 'programs')
  mkdirSync(programs)
  const bundle = JSON.stringify(join(root, cliBundle))
  const runPanel = `require('node:child_process').spawnSync(process.execPath, [${bundle}, ...args], { stdio: 'inherit' }).status`
  program('panel', `const args = process.argv.slice(2); process.exit(${runPanel})`)
  // The registry is outside; what it would bring is here.
  program(
    'npm',
    `require('node:fs').appendFileSync(process.env.SAID, 'npm ' + process.argv.slice(2).join(' ') + '\\n')`,
  )
  program(
    'npx',
    `const [, , ...all] = process.argv
const [name, ...args] = all.filter(word => word !== '--yes')
if (name === 'panel') process.exit(${runPanel})
if (name !== 'serve') process.exit(9)
require('node:http').createServer((_request, response) => {
  const file = require('node:path').join(args.at(-1), 'index.html')
  response.setHeader('content-type', 'text/html').end(require('node:fs').readFileSync(file))
}).listen(Number(args[1]))
require('node:fs').writeFileSync(process.env.SERVER, String(process.pid))`,
  )
  // A code host: comments in a file.
  program(
    'gh',
    `const fs = require('node:fs')
const args = process.argv.slice(2)
const value = name => args[args.indexOf(name) + 1]
const comments = fs.existsSync(process.env.COMMENTS) ? JSON.parse(fs.readFileSync(process.env.COMMENTS)) : []
if (args[0] !== 'api' || !process.env.GH_TOKEN) process.exit(9)
// What a fork's token may: read.
if (process.env.GH_TOKEN === 'read-only' && args.includes('--method')) {
  console.error('gh: Resource not accessible by integration (HTTP 403)')
  process.exit(1)
}
const keep = () => fs.writeFileSync(process.env.COMMENTS, JSON.stringify(comments))
const body = () => fs.readFileSync(value('--field').replace(/^body=@/, ''), 'utf8')
if (args.includes('--paginate')) {
  const start = /startswith\\("(.*?)"\\)/.exec(value('--jq'))[1]
  for (const comment of comments) if (comment.body.startsWith(start)) console.log(comment.id)
} else if (value('--method') === 'PATCH') {
  comments.find(({ id }) => args.some(arg => arg.endsWith('/issues/comments/' + id))).body = body()
  keep()
} else if (args.some(arg => arg.endsWith('/issues/7/comments'))) {
  comments.push({ id: comments.length + 1, body: body() })
  keep()
} else process.exit(9)`,
  )
}, 60_000)

beforeEach(() => {
  work = join(folder.path, 'work')
  rmSync(work, { recursive: true, force: true })
  for (const name of ['site', 'decks', '.git']) mkdirSync(join(work, name), { recursive: true })
  writeFileSync(join(work, 'site/index.html'), clean)
  writeFileSync(join(work, 'decks/a.pdf'), deck)
  writeFileSync(join(work, 'panel-baseline.json'), '{"version":1,"claims":[]}')
  env = {
    PATH: `${programs}:${process.env.PATH}`,
    HOME: folder.path,
    PANEL_DATA_DIR: dataDir,
    PANEL_PACKAGE: 'https://packages.example.org/panel.tgz',
    SAID: join(folder.path, 'said'),
    SERVER: join(folder.path, 'server'),
    COMMENTS: join(folder.path, 'comments.json'),
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: work,
    GITHUB_OUTPUT: join(folder.path, 'output'),
    GITHUB_STEP_SUMMARY: join(folder.path, 'summary'),
  }
  for (const file of ['output', 'summary', 'said']) writeFileSync(join(folder.path, file), '')
})

afterAll(() => folder?.remove())

/** Runs a step's body as the runner does, against a port of our own. */
const bash = (body: string, more: Record<string, string> = {}): Promise<Outcome> =>
  runProgram('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', body.replaceAll('4321', String(port))], {
    cwd: work,
    env: { ...env, ...more },
  })

/** Serves the site as the example does, until the work is done. */
async function whileServed<T>(use: () => Promise<T>): Promise<T> {
  const serve = parse(blocks('yaml')[0] ?? '').jobs.review.steps.find((step: Step) => step.name === 'Serve the site')
  expect(await bash(serve.run)).toMatchObject({ code: 0 })
  try {
    return await use()
  } finally {
    process.kill(Number(readFileSync(join(folder.path, 'server'), 'utf8')))
  }
}

const written = (name: string) => readFileSync(join(folder.path, name), 'utf8')

describe('the action', () => {
  const [review, comment, end] = action.runs.steps
  /** What the runner puts in place of the expressions of a step's environment. */
  const fill = (step: Step | undefined, values: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(step?.env ?? {}).map(([name, text]) => [
        name,
        text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_match, path: string) => {
          const input = path.startsWith('inputs.') ? action.inputs[path.slice('inputs.'.length)] : undefined
          const value = values[path] ?? input?.default
          if (value === undefined) throw new Error(`Nothing is known as ${path}`)
          return value
        }),
      ]),
    )
  const context = () => ({
    'github.action_path': join(folder.path, 'clone'),
    'github.repository': 'acme/site',
    'github.event.pull_request.number': '7',
    'inputs.github-token': 'a-token',
    'steps.review.outputs.results': join(work, 'panel-results'),
  })

  it('reviews from its own checkout, keeps one comment current, and ends as the review did', async () => {
    makeClone(root, join(folder.path, 'clone'), { built: true })
    const targets = `http://localhost:${port}/\n\ndecks/*.pdf\n`
    const out = join(work, 'kept', 'results')
    const inputs = {
      ...context(),
      'inputs.targets': targets,
      // As it stands in a block of YAML, with words that hold blanks.
      'inputs.args': '--source \'no site/*.html\'\n--source "site/**/*.html"\n',
      'inputs.out': out,
      'inputs.name': 'pages',
      'steps.review.outputs.results': out,
    }
    const run = () => whileServed(() => bash(review?.run ?? '', fill(review, inputs)))

    const passed = await run()
    expect(passed.code, passed.stderr).toBe(0)
    expect(written('output'), passed.stderr + passed.stdout).toBe(`exit-code=0\nresults=${out}\n`)
    expect(written('summary')).toMatch(/^<!-- panel-ci pages -->\n\n## Panel, pages: Passed/)
    expect(await bash(comment?.run ?? '', fill(comment, inputs))).toMatchObject({ code: 0 })
    expect(await bash(end?.run ?? '', fill(end, { ...inputs, 'steps.review.outputs.exit-code': '0' }))).toMatchObject({
      code: 0,
    })

    writeFileSync(join(work, 'site/index.html'), flawed)
    // Another use of the action on the same pull request has its own comment.
    const others = { id: 100, body: '<!-- panel-ci -->\n\nOf another use' }
    const before: { id: number; body: string }[] = JSON.parse(written('comments.json'))
    writeFileSync(join(folder.path, 'comments.json'), JSON.stringify([others, ...before]))
    const failed = await run()
    expect(failed.code).toBe(0)
    expect(written('output')).toContain('exit-code=3\n')
    expect(failed.stdout).toContain('::error file=site/index.html,line=1,title=Panel%2C placeholder-left::')
    expect(await bash(comment?.run ?? '', fill(comment, inputs))).toMatchObject({ code: 0 })
    const comments: { body: string }[] = JSON.parse(written('comments.json'))
    expect(comments).toHaveLength(2)
    expect(comments[0]).toEqual(others)
    expect(comments[1]?.body).toContain('The gate is not met')
    const fork = await bash(comment?.run ?? '', fill(comment, { ...inputs, 'inputs.github-token': 'read-only' }))
    expect(fork).toMatchObject({ code: 0, stdout: expect.stringMatching(/^::warning title=Panel::.* fork/m) })
    expect(JSON.parse(written('comments.json'))).toEqual(comments)
    expect(await bash(end?.run ?? '', fill(end, { ...inputs, 'steps.review.outputs.exit-code': '3' }))).toMatchObject({
      code: 3,
    })
  }, 90_000)

  it('ends in 1 where the review wrote nothing', async () => {
    const inputs = { ...context(), 'inputs.targets': 'decks/*.pdf' }
    // An input that nobody gave leaves what the job has set as it is.
    const said = await bash(review?.run ?? '', { PANEL_URL: 'nowhere', ...fill(review, inputs) })
    expect(said).toMatchObject({ code: 0, stderr: expect.stringContaining('PANEL_URL is "nowhere"') })
    expect(written('output')).toContain('exit-code=1\n')
    expect(await bash(comment?.run ?? '', fill(comment, inputs))).toMatchObject({ code: 0 })
    expect(await bash(end?.run ?? '', fill(end, { ...inputs, 'steps.review.outputs.exit-code': '' }))).toMatchObject({
      code: 1,
    })
  })

  it('is given only what it takes', () => {
    const steps: Step[] = parse(blocks('yaml')[0] ?? '').jobs.review.steps
    const own = steps.find(step => step.uses?.includes('/panel@'))
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(own?.with ?? {})))
  })
})

describe('the other examples', () => {
  it('GitLab: installs the package and reviews what the configuration names', async () => {
    const job = parse(blocks('yaml')[1] ?? '').review
    writeFileSync(join(work, 'panel.config.json'), '{"targets":["decks/*.pdf"]}')
    const outcome = await bash(job.script.join('\n'), job.variables)
    expect(outcome.code, outcome.stderr).toBe(0)
    expect(written('said')).toBe('npm install --no-save --no-audit --no-fund https://packages.example.org/panel.tgz\n')
    expect(readFileSync(join(work, job.artifacts.reports.junit), 'utf8')).toContain('<testsuites')
  })

  it('a plain shell: says how it ended, and ends so', async () => {
    const script = blocks('sh').find(block => block.startsWith('set -u')) ?? ''
    writeFileSync(join(work, 'panel.config.json'), '{"targets":["decks/*.pdf"]}')
    const sh = () => runProgram('sh', ['-c', script], { cwd: work, env: { ...env, GITHUB_ACTIONS: undefined } })
    const passed = await sh()
    expect(passed.code, passed.stderr).toBe(0)
    expect(passed.stdout).toContain('The gate is met.')
    writeFileSync(join(work, 'panel.config.json'), '{"targets":["decks/gone.pdf"]}')
    const none = await sh()
    expect(none.code).toBe(5)
    expect(none.stdout).toContain('Something could not be reviewed')
  })

  it('the first lines: a page with its sources, and files', async () => {
    const [first = ''] = blocks('sh')
    writeFileSync(join(work, 'site/index.html'), flawed)
    const [page = '', files = ''] = first.trim().split('\n')
    const outcome = await whileServed(() => bash(page))
    expect(outcome.code, outcome.stderr).toBe(3)
    expect(outcome.stdout).toContain('site/index.html:1')
    expect(await bash(files)).toMatchObject({ code: 0 })
  })

  it('a server: asks the one that is named', async () => {
    const script = blocks('sh').find(block => block.startsWith('PANEL_URL=')) ?? ''
    const outcome = await bash(script.replace('https://panel.example.com', 'http://127.0.0.1:9'), {
      PANEL_TOKEN: 'a-key',
    })
    expect(outcome.code).toBe(5)
    expect(outcome.stdout).toContain('Panel cannot be reached at http://127.0.0.1:9.')
  })

  it('a preview: is known by its name, wherever it is', async () => {
    writeFileSync(join(work, 'panel.config.ts'), blocks('ts')[0] ?? '')
    const outcome = await bash('panel ci', { PREVIEW_URL: 'http://localhost:9/' })
    expect(outcome.code, outcome.stderr).toBe(5)
    expect(outcome.stdout).toContain('✗ front page: could not be reviewed: No browser opens port 9')
  })

  it('the configuration is one, and names every field', () => {
    const [example = ''] = blocks('json')
    const config = parseConfig(JSON.parse(example))
    expect(settingsOf(config)).toMatchObject({ local: true, baseline: 'panel-baseline.json', gate: { onlyNew: true } })
    for (const field of [
      'name',
      'targets',
      'targets.name',
      'panel',
      'engine',
      'local',
      'allowHosts',
      'gate',
      'ignore',
      'out',
    ]) {
      expect(docs).toContain(`| \`${field}\``)
    }
  })
})
