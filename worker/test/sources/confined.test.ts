/** What a parser that a document has taken over could still do, tried by a program in the parser's place. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spawnConfined } from '../../sources/parser-process/confinement.ts'

const hasNamespaces = spawnSync('unshare', ['--user', '--net', 'true']).status === 0
const rootMakesThem = spawnSync('unshare', ['--net', 'true']).status === 0
const hasSetpriv = spawnSync('setpriv', ['--no-new-privs', '--pdeathsig=KILL', 'true']).status === 0
const isRoot = process.getuid?.() === 0
/** Runs in the parser's place: first what needs no trick, then ways around Node's permissions. */
const tries = `
import * as fs from 'node:fs'
import { connect } from 'node:net'
const { uploads, outside, starter, port } = JSON.parse(process.argv[2])
const seen = {}
const attempt = async (name, act) => {
  try { await act(); seen[name] = 'done' } catch (error) { seen[name] = error.code ?? error.name }
}
const built = name => import('node:' + name)
const inWorker = async options => {
  const { Worker } = await built('worker_threads')
  const worker = new Worker("require('fs').readFileSync('/etc/passwd')", { eval: true, ...options })
  await new Promise((resolve, reject) => worker.on('error', reject).on('exit', resolve))
}
await attempt('the list of users', () => fs.readFileSync('/etc/passwd'))
await attempt('the passwords', () => fs.readFileSync('/etc/shadow'))
await attempt('what started it', () => fs.readFileSync('/proc/' + starter + '/environ'))
await attempt('what it was started with', () => fs.readFileSync('/proc/self/environ'))
await attempt('what it was sent, by its descriptor', () => fs.readFileSync('/proc/self/fd/0'))
await attempt("somebody's upload", () => fs.readFileSync(uploads))
await attempt("somebody's upload, by bytes", () => fs.readFileSync(Buffer.from(import.meta.dirname + '/..'.repeat(20) + uploads)))
await attempt("somebody's upload, as a module", () => import('file://' + outside + '.mjs'))
await attempt("somebody's upload, as variables", () => process.loadEnvFile(uploads))
await attempt('a folder', () => fs.readdirSync('/'))
await attempt('writing a file', () => fs.writeFileSync(outside, ''))
await attempt('writing beside its code', () => fs.writeFileSync(import.meta.filename + '.new', ''))
await attempt('a link', () => fs.symlinkSync('/etc/passwd', import.meta.filename + '.link'))
await attempt('the rights of its code', () => fs.fchmodSync(fs.openSync(import.meta.filename), 0o777))
await attempt('a report', () => process.report.writeReport(outside))
await attempt('a report when it crashes', () => { process.report.reportOnFatalError = true })
await attempt('a picture of its memory', async () => (await built('v8')).writeHeapSnapshot(outside))
await attempt('one when its memory is full', async () => (await built('v8')).setHeapSnapshotNearHeapLimit(1))
await attempt('a trace', async () => (await built('trace_events')).createTracing({ categories: ['v8'] }).enable())
await attempt('a thread', () => inWorker({}))
await attempt('a thread with options of its own', () => inWorker({ execArgv: [] }))
await attempt('a thread for modules', async () => (await built('module')).register('data:text/javascript,'))
await attempt('a database', async () => new (await built('sqlite')).DatabaseSync(outside).exec('CREATE TABLE a (b)'))
await attempt('one attached', async () => new (await built('sqlite')).DatabaseSync(':memory:').exec("ATTACH '" + outside + "' AS a"))
await attempt('an extension of one', async () => new (await built('sqlite')).DatabaseSync(':memory:', { allowExtension: true }).loadExtension('libm'))
await attempt('one otherwise', () => new (process.getBuiltinModule('node:sqlite').DatabaseSync)(uploads))
await attempt('native code', () => process.dlopen({ exports: {} }, process.execPath))
await attempt('WASI', async () => new (await built('wasi')).WASI({ version: 'preview1', preopens: { '/': '/' } }))
await attempt('bindings', () => process.binding('spawn_sync'))
await attempt('a debugger', async () => (await built('inspector')).open(0))
await attempt('a debugger of its own', async () => new (await built('inspector')).Session().connect())
await attempt('code made of text', () => new Function('return 1')())
await attempt('a program', async () => { const { error } = (await built('child_process')).spawnSync('true'); if (error) throw error })
await attempt('a program in its place', () => process.execve('/bin/true', ['true'], {}))
await attempt('a process beside it', async () => (await built('cluster')).fork())
await attempt('a signal', () => process.kill(starter, 0))
await attempt('a signal by another name', () => process._kill(starter, 0))
await attempt('a debugger for what started it', () => process._debugProcess(starter))
const tell = outcome => {
  seen['the network'] = outcome
  const answer = { seen, user: process.getuid?.(), groups: process.getgroups?.(), variables: Object.keys(process.env) }
  fs.writeSync(3, JSON.stringify(answer))
  process.exit(0)
}
connect(port, '127.0.0.1').on('connect', () => tell('done')).on('error', error => tell(error.code))
`

interface Answer {
  seen: Record<string, string>
  user?: number
  groups?: number[]
  variables: string[]
}

const listener = createServer(socket => socket.destroy())
let port = 0
const folders: string[] = []

/** A folder of the program's own, which anybody (0755) or only its user (0700) may enter. */
function folderOf(mode: number): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'panel-confined-')))
  chmodSync(folder, mode)
  folders.push(folder)
  return folder
}

/** The process's state; it stays a zombie if its parent died and nobody collects its exit status. */
function stateOf(pid: number): string {
  try {
    return /^State:\s+(\w)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
  } catch {
    return 'gone'
  }
}

function start(mode: number, program: string, told: object = {}, flags: string[] = []) {
  const entry = path.join(folderOf(mode), 'tries.mjs')
  writeFileSync(entry, program)
  return spawnConfined(entry, ['--no-warnings', ...flags], [JSON.stringify(told)])
}

async function outcome(mode: number): Promise<Answer> {
  const folder = folderOf(0o777)
  const uploads = path.join(folder, 'deck.pdf')
  writeFileSync(uploads, 'x')
  const outside = path.join(folder, 'new')
  writeFileSync(`${outside}.mjs`, '')
  const child = start(mode, tries, { uploads, outside, starter: process.pid, port })
  const [said, complaint] = await Promise.all([text(child.result), text(child.stderr)])
  if (said === '') throw new Error(complaint)
  expect(readdirSync(folder).sort()).toEqual(['deck.pdf', 'new.mjs'])
  return JSON.parse(said)
}

beforeAll(async () => {
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  if (address && typeof address === 'object') port = address.port
})
afterAll(() => {
  listener.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

describe("the parser's process", () => {
  const places = [
    { where: 'with its code where anybody may read it', mode: 0o755 },
    { where: 'with its code under a folder that is closed to others', mode: 0o700 },
  ]
  for (const { where, mode } of places) {
    it(`${where}: reads its code and its document, and reaches nothing else`, async () => {
      const { seen, variables, user, groups } = await outcome(mode)
      const { 'the network': network, ...others } = seen
      // Some are refused by name, the others because they are missing.
      const refusals = /^(?:ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED|ERR_UNKNOWN_BUILTIN_MODULE|TypeError|EvalError)$/
      expect(Object.entries(others).filter(([, how]) => !refusals.test(how))).toEqual([])
      expect(Object.keys(others)).toHaveLength(38)
      expect(variables).toEqual([])
      if (hasNamespaces) expect(network).toBe('ENETUNREACH')
      if (!isRoot || (mode === 0o700 && !rootMakesThem)) return
      expect([user, ...(groups ?? [])]).not.toContain(0)
    })
  }

  it("exits if it changes the engine's flags, which can write files", async () => {
    const flag = `import { setFlagsFromString } from 'node:v8'; setFlagsFromString('--prof'); import('node:fs').then(fs => fs.writeSync(3, 'set'))`
    expect(await text(start(0o755, flag).result)).toBe('')
  })

  it('has no rights and gets none', { skip: !hasSetpriv }, async () => {
    const child = start(0o755, 'process.stdin.resume()')
    const status = () => readFileSync(`/proc/${child.child.pid}/status`, 'utf8')
    // At first the process is the wrapper, which then replaces itself by the parser.
    await expect.poll(status).toMatch(/^Name:\s+(?:node|MainThread)$/m)
    expect(status()).toMatch(/^NoNewPrivs:\s+1$/m)
    expect(status()).toMatch(/^CapEff:\s+0+$/m)
    child.child.kill('SIGKILL')
  })
  it('ends with the process that waits for it, however busy it is', { skip: !hasSetpriv }, async () => {
    const entry = path.join(folderOf(0o755), 'busy.mjs')
    writeFileSync(entry, `import { writeSync } from 'node:fs'; writeSync(3, 'busy'); for (;;) {}`)
    const confinement = new URL('../../sources/parser-process/confinement.ts', import.meta.url).href
    const program = `
      const { child, result } = (await import('${confinement}')).spawnConfined('${entry}', [], [])
      result.once('data', () => console.log(child.pid))`
    const starter = spawn(process.execPath, ['--no-warnings', '--input-type=module', '--eval', program])
    const [pid] = await once(starter.stdout, 'data')
    starter.kill('SIGKILL')
    await expect.poll(() => stateOf(Number(pid))).toMatch(/^(?:gone|Z)$/)
  })
})
