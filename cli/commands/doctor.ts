import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ApiFailure } from '#api/client/failure.ts'
import { healthSchema, type Ready, readySchema } from '#api/contracts/health.ts'
import { plural } from '#api/contracts/plural.ts'
import { unreadableKeyOf } from '#api/contracts/unreadable-key.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { findClone } from '../clone.ts'
import { type Context, isHere, type JsonOption } from '../context.ts'
import { CommandError, exitCodes } from '../errors.ts'
import { writeJson } from '../output/json.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { createTextLayout } from '../output/text-layout.ts'
import { ask, expectPanel, signedIn, visitor, withServer } from '../server-calls.ts'
import { serverOf } from './model.ts'

interface Check {
  name: string
  /** Null if it cannot be determined from here. */
  ok: boolean | null
  says: string
  next?: string
}

/** Exits with 1 if something does not work, with 4 if only the sign-in is missing. */
export async function doctor(context: Context, options: JsonOption): Promise<void> {
  const reached = await checkServer(context)
  const server = reached.ok === true
  const [rest, account, engine, disk] = await Promise.all([
    server ? checkReady(context) : ['database', 'queue', 'worker'].map(unknown),
    server ? checkAccount(context) : unknown('account'),
    server ? checkEngine(context) : unknown('engine'),
    checkDisk(context),
  ])
  const checks = withoutControls([programCheck(), reached, ...rest, account, engine, checkBrowser(context), disk])
  if (options.json) writeJson(context, { url: context.url, checks })
  else print(context, checks)
  const failed = checks.filter(({ ok }) => ok === false)
  if (context.stopped.aborted) throw new CommandError('Stopped.', { exitCode: exitCodes.cancelled, code: 'stopped' })
  if (failed.length === 0) return
  const exitCode = failed.every(check => check === account || check.name === 'account')
    ? exitCodes.notSignedIn
    : exitCodes.error
  throw new CommandError('Something does not work.', { exitCode, told: true })
}

const unknown = (name: string): Check => ({ name, ok: null, says: 'not known: the server was not reached' })

function print(context: Context, checks: Check[]): void {
  const paper = createTextLayout({ width: context.stdout.columns || 80, stream: context.stdout })
  const width = Math.max(...checks.map(({ name }) => name.length))
  for (const { name, next, ok, says } of checks) {
    const mark = ok === null ? paper.style('dim', '?') : ok ? paper.style('green', '✓') : paper.style('red', '✗')
    paper.line(says, { first: `${mark} ${name.padEnd(width)}  `, rest: ' '.repeat(width + 4) })
    if (next) paper.line(`Try: ${next}`, { first: ' '.repeat(width + 4), rest: ' '.repeat(width + 9) })
  }
  context.stdout.write(`${paper.text()}\n`)
}

function programCheck(): Check {
  return { name: 'program', ok: true, says: `panel ${packageJson.version}, Node ${process.versions.node}` }
}

async function checkServer(context: Context): Promise<Check> {
  const name = 'server'
  try {
    const health = await withServer(context, async () =>
      expectPanel(context, healthSchema, await visitor(context).call('health', {})),
    )
    const same = health.version === packageJson.version
    const version = `version ${health.version}`
    return {
      name,
      ok: true,
      says: `${context.url} answers, ${same ? version : `${version}; this program is ${packageJson.version}`}`,
    }
  } catch (error) {
    return failed(context, name, error)
  }
}

function failed(context: Context, name: string, error: unknown): Check {
  if (!(error instanceof CommandError)) throw error
  // The fallback command is `doctor` itself, which the reader has just run.
  const next = error.next === `${context.program} doctor` ? `curl ${context.url}/api/health` : error.next
  return { name, ok: false, says: error.message, ...(next ? { next } : {}) }
}

/** A server that is not ready answers with a refusal that lists the same checks. */
async function checkReady(context: Context): Promise<Check[]> {
  const ready = await visitor(context)
    .call('ready', {})
    .catch((error: unknown) => (error instanceof ApiFailure ? readyIn(error.message) : null))
  const needs = ['database', 'queue'].map((name): Check => {
    const checks = ready?.checks ?? {}
    const ok = checks[name] ?? null
    if (ok === null) return { name, ok, says: 'not known: the server does not say' }
    return ok ? { name, ok, says: 'answers' } : { name, ok, says: 'does not answer to the server, whose log says why' }
  })
  return [...needs, checkWorker(ready?.reviews ?? null)]
}

function checkWorker(reviews: Ready['reviews']): Check {
  const name = 'worker'
  if (!reviews) return { name, ok: null, says: 'not known: the server does not say' }
  const { running, waiting, waitingSince, workers } = reviews
  const minutes = Math.floor((Date.now() - Date.parse(waitingSince ?? '')) / 60_000)
  const since = waitingSince === null ? '' : ` (${plural(minutes, 'minute')})`
  const says = `${plural(workers, 'worker')} connected; reviews: ${waiting} waiting${since}, ${running} running`
  // A worker that is free takes up a review within a second.
  const isStuck = workers === 0 || (running === 0 && minutes >= 2)
  return isStuck ? { name, ok: false, says, next: 'npm start' } : { name, ok: true, says }
}

/** The failure's message is the status followed by the answer. */
function readyIn(text: string): Ready | null {
  try {
    return readySchema.safeParse(JSON.parse(text.slice(text.indexOf('{')))).data ?? null
  } catch {
    return null
  }
}

async function checkAccount(context: Context): Promise<Check> {
  try {
    const { role, username } = await ask(context, client => client.call('getUser', {}))
    return { name: 'account', ok: true, says: `${username}, ${role === 'admin' ? 'administrator' : 'user'}` }
  } catch (error) {
    return failed(context, 'account', error)
  }
}

/** Administrators may read the settings; for others the latest reviews show which engine the server uses. */
async function checkEngine(context: Context): Promise<Check> {
  const name = 'engine'
  const client = await signedIn(context).catch(() => null)
  const model = await client?.call('getModel', {}).catch(() => null)
  const inForce = model?.inForce
  if (client && inForce?.engine === 'rubric') {
    const found = await client.call('findModels', {}).catch(() => [])
    const names = found.map(server => server.name).join(' and ')
    const says = `checks only: no model is connected${names && `; ${names} can be, on the machine of the worker`}`
    return { name, ok: true, says, ...(names ? { next: `${context.program} model list` } : {}) }
  }
  if (model && inForce) {
    const sealed = unreadableKeyOf([model, ...Object.values(model.servers)])
    if (sealed === null) {
      const body = { endpoint: inForce.endpoint ?? '', dialect: serverOf(model).dialect }
      const list = await client?.call('listModels', { body }).catch(() => null)
      if (list?.mayAnswer === false)
        return { name, ok: false, says: list.problem ?? '', next: `${context.program} model use --help` }
      const doubt = list ? list.problem : 'no worker answered, so nothing was asked of it'
      const says = `the model "${inForce.model}" at ${body.endpoint}${doubt ? `; ${doubt}` : ''}`
      return { name, ok: doubt === null || null, says }
    }
    const id = Object.keys(model.servers).find(one => !model.servers[one]?.keyReadable) ?? ''
    const whose = model.keyReadable ? `${model.models[id]} --analyst ${id}` : inForce.model
    return { name, ok: false, says: sealed, next: `${context.program} model use ${whose} --key-file <file>` }
  }
  const projects = await client?.call('listProjects', { query: { limit: 20 } }).catch(() => [])
  const last = projects?.find(({ review }) => review?.status === 'completed')?.review
  if (!last?.engine) return { name, ok: null, says: 'not known before your first report' }
  return { name, ok: true, says: `${last.engine === 'model' ? 'a language model' : 'rubric'}, in your last review` }
}

/** This machine's browser, which `panel ci --local` uses. */
function checkBrowser(context: Context): Check {
  const name = 'browser'
  const own = context.env.PANEL_CHROMIUM
  if (own) {
    return existsSync(own)
      ? { name, ok: true, says: `${own} (PANEL_CHROMIUM)` }
      : { name, ok: false, says: `PANEL_CHROMIUM is ${own}, which does not exist`, next: 'unset PANEL_CHROMIUM' }
  }
  try {
    createRequire(import.meta.url).resolve('@sparticuz/chromium')
    return { name, ok: true, says: 'the one that comes with Panel, for reviews in this process' }
  } catch {
    return { name, ok: false, says: 'the one that comes with Panel is not installed', next: 'npm install' }
  }
}

const lowBytes = 1024 ** 3

/** The disk matters only if the server runs on this machine. */
async function checkDisk(context: Context): Promise<Check> {
  const name = 'disk'
  const clone = findClone()
  const folder = context.env.PANEL_DATA_DIR ?? (clone ? join(clone, '.data') : null)
  if (!isHere(context)) return { name, ok: null, says: 'not known: the server is on another machine' }
  if (folder === null || !existsSync(folder)) {
    return { name, ok: null, says: 'not known: where the server keeps its data', next: 'PANEL_DATA_DIR=<that folder>' }
  }
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const says = `${(free / 1024 ** 3).toFixed(1)} GiB free for ${folder}`
  return free < lowBytes ? { name, ok: false, says, next: `df -h ${folder}` } : { name, ok: true, says }
}
