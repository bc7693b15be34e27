/** What a parser that a document has taken over could still do, asked by a program that stands in the parser's place. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spawnConfined } from '#worker/sources/parser-confinement.ts'

const hasNamespaces = spawnSync('unshare', ['--user', '--net', 'true']).status === 0
const rootMakesThem = spawnSync('unshare', ['--net', 'true']).status === 0
const isRoot = process.getuid?.() === 0
const tries = `
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
const { uploads, port } = JSON.parse(process.argv[2])
const seen = {}
const attempt = (name, act) => {
  try { act(); seen[name] = 'done' } catch (error) { seen[name] = error.code }
}
attempt('the list of users', () => readFileSync('/etc/passwd'))
attempt('the passwords', () => readFileSync('/etc/shadow'))
attempt('what started it', () => readFileSync('/proc/' + process.ppid + '/environ'))
attempt('what it was started with', () => readFileSync('/proc/self/environ'))
attempt("somebody's upload", () => readFileSync(uploads))
attempt('a folder', () => readdirSync('/'))
attempt('writing a file', () => writeFileSync(uploads + '.new', ''))
attempt('writing beside its code', () => writeFileSync(import.meta.filename + '.new', ''))
attempt('starting a program', () => spawnSync('true').error && (() => { throw spawnSync('true').error })())
attempt('a signal to what started it', () => process.kill(process.ppid, 0))
const tell = outcome => {
  seen['the network'] = outcome
  const answer = { seen, user: process.getuid?.(), groups: process.getgroups?.(), variables: Object.keys(process.env) }
  writeSync(3, JSON.stringify(answer))
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

/** A folder of the program's own, that anybody may enter (0755) or only who runs this (0700). */
function folderOf(mode: number): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'panel-confined-')))
  chmodSync(folder, mode)
  folders.push(folder)
  return folder
}

async function outcome(mode: number): Promise<Answer> {
  const entry = path.join(folderOf(mode), 'tries.mjs')
  writeFileSync(entry, tries)
  const uploads = path.join(folderOf(0o755), 'deck.pdf')
  writeFileSync(uploads, 'x')
  const child = spawnConfined(entry, ['--no-warnings'], [JSON.stringify({ uploads, port })])
  const [said, complaint] = await Promise.all([text(child.result), text(child.stderr)])
  if (said === '') throw new Error(complaint)
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
      const { 'the network': network, 'a signal to what started it': signal, ...others } = seen
      expect(new Set(Object.values(others))).toEqual(new Set(['ERR_ACCESS_DENIED']))
      expect(Object.keys(others)).toHaveLength(9)
      expect(variables).toEqual([])
      if (hasNamespaces) expect(network).toBe('ENETUNREACH')
      if (!isRoot || (mode === 0o700 && !rootMakesThem)) return
      expect(signal).toBe('EPERM')
      expect([user, ...(groups ?? [])]).not.toContain(0)
    })
  }
})
