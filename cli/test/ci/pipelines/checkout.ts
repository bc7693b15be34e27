/** A checkout in which pipelines run, and fakes of the outside world: a registry, a code host, a server. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '#db/test/free-port.ts'
import { line, pdf } from '#worker/test/sources/samples.ts'
import { dataDir } from '#worker/test/website/local-sites.ts'
import { buildCli, cliBundle } from '../../../../scripts/building/cli.ts'
import { root } from '../../../../scripts/building/stamp.ts'
import { makeFolder, type Outcome } from '../../terminal.ts'
import { runProgram } from '../clone.ts'

export interface Step {
  id?: string
  name?: string
  if?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
}

export const docs = readFileSync(join(root, 'docs/ci.md'), 'utf8')
/** The code of the document in one language, in order. */
export const blocks = (language: string): string[] =>
  [...docs.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(match => match[1] === language).map(match => match[2] ?? '')
const clean =
  '<!doctype html><html lang="en"><title>Acme</title><h1>Bills for bakers</h1><p>Acme bills what you bake.</p></html>'
const deck = pdf([line('Acme bills what you bake.', 700)])
export const flawed = clean.replace('Acme bills what you bake.', 'Lorem ipsum dolor sit amet, consectetur.')

export interface Checkout {
  /** The folder around the checkout, in which the fakes record their calls. */
  readonly folder: string
  /** The checkout; each test has a fresh one. */
  readonly work: string
  readonly port: number
  /** Runs a step's body as the runner does, with a port of the test's own. */
  bash(body: string, more?: Record<string, string>): Promise<Outcome>
  /** Serves the site, as the example does, while `use` runs. */
  whileServed<T>(use: () => Promise<T>): Promise<T>
  written(name: string): string
}

export function checkoutFor(): Checkout {
  let folder: Awaited<ReturnType<typeof makeFolder>>
  let programs: string
  let work: string
  let env: Record<string, string | undefined>
  let port: number

  function shellProgram(name: string, body: string): void {
    writeFileSync(join(programs, name), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
  }

  // Through a shell: a `#!` line cannot name a Node whose path has a blank in it.
  const byNode = (file: string) => `exec "${process.execPath}" "${file}" "$@"`

  function program(name: string, body: string, before = ''): void {
    const file = join(programs, `${name}.cjs`)
    writeFileSync(file, body)
    shellProgram(name, `${before}${byNode(file)}`)
  }

  beforeAll(async () => {
    await buildCli()
    folder = await makeFolder()
    port = await freePort()
    programs = join(folder.path, 'programs')
    mkdirSync(programs)
    const panel = byNode(join(root, cliBundle))
    shellProgram('panel', panel)
    // Replaces npm, which would use the registry; the package is prepared here.
    shellProgram('npm', `printf 'npm %s\\n' "$*" >> "$SAID"`)
    program(
      'npx',
      `const [name, ...args] = process.argv.slice(2)
if (name !== 'serve') process.exit(9)
require('node:http').createServer((_request, response) => {
  const file = require('node:path').join(args.at(-1), 'index.html')
  response.setHeader('content-type', 'text/html').end(require('node:fs').readFileSync(file))
}).listen(Number(args[1]))
require('node:fs').writeFileSync(process.env.SERVER, String(process.pid))`,
      `[ "$1" = --yes ] && shift\nif [ "$1" = panel ]; then\n  shift\n  ${panel}\nfi\n`,
    )
    // A code host: comments in a file.
    program(
      'gh',
      `const fs = require('node:fs')
const args = process.argv.slice(2)
const value = name => args[args.indexOf(name) + 1]
const comments = fs.existsSync(process.env.COMMENTS) ? JSON.parse(fs.readFileSync(process.env.COMMENTS)) : []
if (args[0] !== 'api' || !process.env.GH_TOKEN) process.exit(9)
// A fork's token may only read.
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
    writeFileSync(join(work, 'panel-baseline.json'), '{"version":2,"claims":[]}')
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

  const bash = (body: string, more: Record<string, string> = {}): Promise<Outcome> =>
    runProgram('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', body.replaceAll('4321', String(port))], {
      cwd: work,
      env: { ...env, ...more },
    })

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

  return {
    get folder() {
      return folder.path
    },
    get work() {
      return work
    },
    get port() {
      return port
    },
    bash,
    whileServed,
    written,
  }
}
