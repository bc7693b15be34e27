import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import stringWidth from 'string-width'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, startHarness } from '#api/test/harness.ts'
import { buildCli } from '../../../scripts/building/cli.ts'
import { root } from '../../../scripts/building/stamp.ts'
import { type Office, openOffice } from '../../../test/end-to-end/office.ts'
import { call, callIn } from '../call.ts'
import { onTerminal } from '../pty.ts'
import { makeFolder, start } from '../terminal.ts'

let panel: Office
/** No worker: reviews stay queued. */
let idle: Harness
let folder: Awaited<ReturnType<typeof makeFolder>>
let env: Record<string, string>

beforeAll(async () => {
  await buildCli()
  folder = await makeFolder()
  ;[panel, idle] = await Promise.all([openOffice(), startHarness()])
  env = { PANEL_URL: panel.api.url, PANEL_SESSION_FILE: join(folder.path, 'session.json') }
  for (const url of [panel.api.url, idle.url]) {
    const register = ['--url', url, 'register', '--username', 'ada', '--email', 'ada@example.org', '--password-stdin']
    expect((await call(register, { env, input: 'correct horse' })).code).toBe(0)
  }
  await cp(join(root, 'db/samples/sample-deck.pptx'), join(folder.path, 'deck.pptx'))
  await writeFile(join(folder.path, 'flawed.txt'), 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.\n')
  await writeFile(join(folder.path, 'damaged.pdf'), '%PDF-1.7 and no more')
})

afterAll(async () => {
  await Promise.all([panel?.close(), idle?.close()])
  await folder?.remove()
})

const results = async (out: string) => JSON.parse(await readFile(join(folder.path, out, 'panel.json'), 'utf8'))

/** A terminal of limited width, without colours. */
async function expectToFit(columns: number, args: string[]) {
  const terminal = onTerminal(args, { columns, cwd: folder.path, env: { ...env, NO_COLOR: '1' } })
  const { code, raw, text } = await terminal.done
  expect(code, text).toBe(3)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what must not be there
  expect(raw).not.toMatch(/\u001b\[[\d;]*m/)
  expect(text.split('\n').filter(row => stringWidth(row) > columns)).toEqual([])
}

it('a run reviews on the server with the same result as in this process, and keeps to a terminal of 200 columns', async () => {
  const args = ['ci', '--panel', 'vc', 'deck.pptx', 'damaged.pdf', 'flawed.txt']
  const there = await callIn(folder.path, [...args, '--out', 'there'], { env })
  expect(there.code, there.stderr).toBe(3)
  expect(there.stderr).toMatch(/deck\.pptx is project \d+ at http/)
  await expectToFit(200, [...args, '--local', '--out', 'here'])
  const [byServer, byRunner] = await Promise.all([results('there'), results('here')])
  expect(byServer.targets).toMatchObject([
    { reviewedBy: 'server' },
    { reviewedBy: 'server', failure: { code: 'damaged' } },
    { reviewedBy: 'server', outcome: 'gate_not_met' },
  ])
  const known = ({ targets }: { targets: { claims: { fingerprint: string; effect: string }[] }[] }) =>
    targets.flatMap(({ claims }) => claims.map(({ fingerprint, effect }) => `${fingerprint} ${effect}`)).sort()
  expect(known(byServer)).toEqual(known(byRunner))
})
it('a run says that it could not review if the server used another engine than the requested one', async () => {
  const outcome = await callIn(folder.path, ['ci', '--engine', 'model', 'deck.pptx'], { env })
  expect(outcome.code).toBe(5)
  expect(outcome.stdout.replace(/\s+/g, ' ')).toContain(
    'The engine "model" was asked for, and the server reviews by "rubric".',
  )
})

it('an interrupted run cancels the review on the server', async () => {
  const running = start(['--url', idle.url, 'ci', 'deck.pptx', '--out', 'cancelled'], { cwd: folder.path, env })
  await running.says('is project')
  running.interrupt('SIGTERM')
  expect((await running.done).code).toBe(2)
  expect((await results('cancelled')).outcome).toBe('cancelled')
  const { stdout } = await call(['--url', idle.url, 'list', '--json'], { env })
  expect(JSON.parse(stdout).projects).toMatchObject([{ status: 'draft', review: { status: 'cancelled' } }])
})
