/** Every command as people and programs run it: on a terminal and off it, narrow and wide, offline, signed out. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import stringWidth from 'string-width'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '#api/client.ts'
import { type Harness, startHarness } from '#api/test/harness.ts'
import { buildCli } from '../../scripts/building/cli.ts'
import { root } from '../../scripts/building/stamp.ts'
import { onTerminal } from './pty.ts'
import { makeFolder, type Outcome, run, start, startPanel } from './terminal.ts'

let panel: Awaited<ReturnType<typeof startPanel>>
let folder: Awaited<ReturnType<typeof makeFolder>>
let env: Record<string, string>
let adminEnv: Record<string, string>
/** A project with a report, of the signed-in user. */
let id: number
let client: ReturnType<typeof createClient>
/** No worker: reviews wait for ever. */
let idle: Harness

const name = 'Wochenplan 計画 👩‍👩‍👧'

beforeAll(async () => {
  await buildCli()
  ;[folder, panel, idle] = await Promise.all([makeFolder(), startPanel(), startHarness()])
  const visitor = createClient({ baseUrl: panel.url })
  const body = { username: 'eva', email: 'eva@example.org', password: 'correct horse', firstName: null, lastName: null }
  const [user, admin] = await Promise.all([
    visitor.call('register', { body }),
    visitor.call('login', { body: { username: 'admin', password: 'correct horse' } }),
  ])
  const common = { PANEL_URL: panel.url, PANEL_SESSION_FILE: join(folder.path, 'session.json') }
  env = { ...common, PANEL_TOKEN: user.token }
  adminEnv = { ...common, PANEL_TOKEN: admin.token }
  client = createClient({ baseUrl: panel.url, token: user.token })
  const deck = join(root, 'db/samples/sample-deck.pptx')
  const submitted = await run(['submit', deck, '--panel', 'vc', '--name', name, '--json'], { env })
  id = JSON.parse(submitted.stdout).project.id
})

afterAll(async () => {
  await Promise.all([panel?.stop(), idle?.close()])
  await folder?.remove()
})

const draft = () =>
  client.call('createProject', {
    body: { name: 'A draft', contentType: 'website', panelId: 1, contentUrl: 'https://example.com' },
  })

/** Calls that change nothing. `{id}` is the project's number. */
const reading = [
  ['list'],
  ['report', '{id}'],
  ['watch', '{id}'],
  ['reviews', '{id}'],
  ['open', '{id}'],
  ['analysts'],
  ['whoami'],
  ['keys', 'list'],
  ['webhooks', 'list'],
]
const administering = [
  ['admin', 'users', 'list'],
  ['admin', 'projects', 'list'],
  ['admin', 'analysts', 'list'],
  ['admin', 'early-access', 'list'],
]
const called = (args: string[]) => args.map(word => word.replace('{id}', String(id)))
const envFor = (args: string[]) => (args[0] === 'admin' ? adminEnv : env)

function expectRefusal(outcome: Outcome, code: number, sentence: string | RegExp) {
  expect(outcome.stderr).toMatch(sentence)
  expect(outcome.stderr).toMatch(/\nTry: \S.*\n$/)
  expect(outcome).toMatchObject({ code, stdout: '' })
}

describe('every command that reads', () => {
  it('gives one object with --json, and text without colours in a pipe', async () => {
    const programs = [...reading, ...administering, ['doctor']].map(async args => {
      const json = await run([...called(args), '--json'], { env: envFor(args) })
      expect({ args, code: json.code, stderr: json.stderr }).toEqual({ args, code: 0, stderr: '' })
      expect(json.stdout.trim().split('\n')).toHaveLength(1)
      expect(JSON.parse(json.stdout)).toBeTypeOf('object')
    })
    const pipes = [['list'], ['report', '{id}'], ['open', '{id}'], ['doctor']].map(async args => {
      const plain = await run(called(args), { env })
      expect({ args, code: plain.code, stderr: plain.stderr }).toEqual({ args, code: 0, stderr: '' })
      expect(plain.stdout).toContain(
        args[0] === 'doctor' ? '✓' : args[0] === 'open' ? `/projects/${id}#report\n` : name,
      )
      expect(plain.stdout).not.toContain('\u001b')
    })
    await Promise.all([...programs, ...pipes])
  })

  it.each([40, 80, 200])('keeps to a terminal of %i columns, and colours nothing with NO_COLOR', async columns => {
    const shown = [
      ...reading.filter(([name]) => name !== 'open' && name !== 'whoami' && name !== 'reviews'),
      ...administering,
    ]
    await Promise.all(
      shown.map(async args => {
        const paging = args[0] === 'report' || args[0] === 'watch' ? ['--no-pager'] : []
        const terminal = onTerminal([...called(args), ...paging], { columns, env: { ...envFor(args), NO_COLOR: '1' } })
        const { code, raw, text } = await terminal.done
        expect({ args, code }).toEqual({ args, code: 0 })
        // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what must not be there
        expect(raw).not.toMatch(/\u001b\[[\d;]*m/)
        const rows = text.split('\n').filter(row => !row.startsWith('Next: '))
        expect({ args, wide: rows.filter(row => stringWidth(row) > columns) }).toEqual({ args, wide: [] })
      }),
    )
  })

  it('is told apart: nobody answers, and a token that has ended', async () => {
    const changing = [
      ['delete', '1', '--yes'],
      ['retry', '1'],
      ['cancel', '1'],
      ['diff', '1'],
      ['keys', 'create', 'x'],
    ]
    const ended = { ...env, PANEL_TOKEN: 'panel_ended' }
    const signedOut = [...reading.filter(([noun]) => noun !== 'analysts'), ...administering, ...changing].map(
      async args =>
        expectRefusal(
          await run(called(args), { env: ended }),
          4,
          'The token in PANEL_TOKEN is not valid, or has ended.',
        ),
    )
    const away = { ...env, PANEL_URL: 'http://127.0.0.1:9' }
    const listening = ['webhooks', 'listen', '--forward-to', 'http://127.0.0.1:9']
    const offline = [...reading.slice(-3), ['analysts'], ['admin', 'users', 'list'], listening, ...changing].map(
      async args => expectRefusal(await run(called(args), { env: away }), 1, 'Panel cannot be reached'),
    )
    await Promise.all([...signedOut, ...offline])
  })
})

describe('help', () => {
  it('has examples for each command, and a suggestion for what is mistyped', async () => {
    const { stdout } = await run(['completion', 'fish'])
    const commands = [...stdout.matchAll(/__panel_at \\'([^']*)\\'' -f -a '([a-z-]+)' -d/g)].map(([, place, verb]) =>
      `${place?.replace('\\', '')} ${verb}`.trim().split(' '),
    )
    expect(commands.length).toBeGreaterThan(45)
    for (let at = 0; at < commands.length; at += 12) {
      await Promise.all(
        commands.slice(at, at + 12).map(async command => {
          const help = await run([...command, '--help'])
          expect({ command, code: help.code }).toEqual({ command, code: 0 })
          expect(help.stdout).toContain(`Usage: panel ${command.join(' ')}`)
          expect(help.stdout).toMatch(/\nExamples:\n {2}\$ .*panel/)
        }),
      )
    }
    expectRefusal(await run(['webhooks', 'lisen']), 1, "Unknown command 'lisen'. Did you mean listen?")
    expect(await run(['keys'])).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage: panel keys') })
  })
})

describe('reports', () => {
  it('puts the sides of a conflict beside each other from 100 columns on', async () => {
    const at = (columns: string) => run(['report', String(id)], { env: { ...env, COLUMNS: columns } })
    const [wide, narrow] = await Promise.all([at('100'), at('99')])
    expect(wide.stdout).toMatch(/\n {3}For .* │ {4}Against /)
    expect(narrow.stdout).not.toMatch(/For .* │ +Against /)
    expect(narrow.stdout).toMatch(/\n {3}For [\s\S]*\n {3}Against /)
    expect(narrow.stdout).toMatch(/\nWho holds what\n─+\n +Claim .*\nC1 /)
  })

  it('pages what does not fit, through $PAGER, and not with --no-pager', async () => {
    const paged = { ...env, PAGER: 'sed s/^/[paged]/' }
    const [through, straight, gone] = await Promise.all([
      onTerminal(['report', String(id)], { columns: 80, rows: 10, env: paged }).done,
      onTerminal(['report', String(id), '--no-pager'], { columns: 80, rows: 10, env: paged }).done,
      onTerminal(['report', String(id)], { columns: 80, rows: 10, env: { ...env, PAGER: 'no-such-pager' } }).done,
    ])
    expect(through.text).toContain('[paged]Wochenplan 計画')
    expect(straight.text).toContain('Wochenplan 計画')
    expect(straight.text).not.toContain('[paged]')
    expect(gone.text).toContain('The panel does not decide. You do.')
    // On a terminal colours may be.
    expect(straight.raw).toContain('\u001b[1mWochenplan')
    const dumb = await onTerminal(['report', String(id)], { columns: 80, env: { ...paged, TERM: 'dumb' } }).done
    expect(dumb.raw).not.toContain('\u001b')
  })
})

describe('what cannot be undone', () => {
  it('is asked on a terminal, and done on y', async () => {
    const [kept, deleted, left] = await Promise.all([draft(), draft(), draft()])
    const answer = async (project: number, keys: string) => {
      const terminal = onTerminal(['delete', String(project)], { columns: 80, env, after: 'stty -a' })
      await terminal.shows('Delete "A draft"')
      terminal.type(keys)
      return terminal.done
    }
    const [no, yes, interrupted] = await Promise.all([
      answer(kept.id, 'n\n'),
      answer(deleted.id, 'y\n'),
      answer(left.id, '\u0003'),
    ])
    expect(no.text).toContain('Nothing was changed.')
    expect([no.code, yes.code, interrupted.code]).toEqual([2, 0, 2])
    // The terminal is as it was: what is typed shows, and lines are edited.
    for (const { text } of [no, yes, interrupted]) expect(text).toMatch(/[^-]icanon[\s\S]*[^-]echo /)
    const ids = (await client.call('listProjects', {})).map(project => project.id)
    expect(ids).toEqual(expect.arrayContaining([kept.id, left.id]))
    expect(ids).not.toContain(deleted.id)
  })

  it('needs --yes off it', async () => {
    const { id: unwanted } = await draft()
    expectRefusal(await run(['delete', String(unwanted)], { env }), 1, 'Nobody can be asked here')
    const done = await run(['delete', String(unwanted), '--yes', '--json'], { env })
    expect(JSON.parse(done.stdout)).toEqual({ deleted: { id: unwanted, name: 'A draft' } })
  })
})

describe('reviews', () => {
  it('are started again, followed, and compared', async () => {
    const nothing = await run(['diff', String(id)], { env })
    expectRefusal(nothing, 1, `Project ${id} has only one report`)
    const again = await run(['retry', String(id), '--json'], { env })
    expect(JSON.parse(again.stdout)).toMatchObject({ project: { id }, report: { engine: 'rubric' } })
    const [plain, json] = await Promise.all([
      run(['diff', String(id)], { env }),
      run(['diff', String(id), '--json'], { env }),
    ])
    const diff = JSON.parse(json.stdout)
    expect(diff).toMatchObject({ resolved: [], new: [], notRechecked: [] })
    expect(diff.persisting.length).toBeGreaterThan(0)
    expect(plain.stdout).toContain(`Resolved: 0 · New: 0 · Persisting: ${diff.persisting.length}\n`)
    const backwards = await run(['diff', diff.after, diff.before, '--json'], { env })
    expect(JSON.parse(backwards.stdout).persisting).toHaveLength(diff.persisting.length)
    const { reviews } = JSON.parse((await run(['reviews', String(id), '--json'], { env })).stdout)
    expect(reviews.map((review: { id: string }) => review.id)).toEqual([diff.after, diff.before])
    // Another's are not known to anybody but administrators.
    const stranger = createClient({ baseUrl: panel.url })
    const { token } = await stranger.call('register', {
      body: { username: 'finn', email: 'finn@example.org', password: 'correct horse', firstName: null, lastName: null },
    })
    const strange = { ...env, PANEL_TOKEN: token }
    const refused = await run(['diff', diff.before, diff.after], { env: strange })
    expectRefusal(refused, 1, 'There is no such review, or it has no report.')
    expectRefusal(
      await run(['reviews', String(id)], { env: strange }),
      1,
      "The project you're looking for doesn't exist",
    )
    expect((await run(['reviews', String(id)], { env: adminEnv })).stdout).toContain(diff.after)
  })

  it('that run are watched on a terminal until Ctrl-C, go on, and are cancelled', async () => {
    const { token, client: owner } = await idle.signUp()
    const away = { ...env, PANEL_URL: idle.url, PANEL_TOKEN: token }
    const waiting = await owner.call('createProject', {
      body: { name: 'Waiting', contentType: 'website', panelId: 1, contentUrl: 'https://example.com', submit: true },
    })
    const args = ['watch', String(waiting.id)]
    const followed = await Promise.all(
      [40, 80, 200].map(async columns => {
        const terminal = onTerminal(args, { columns, env: away, after: 'stty -a' })
        await terminal.shows('Ctrl-C stops waiting')
        terminal.type('\u0003')
        return terminal.done
      }),
    )
    for (const { code, raw, text } of followed) {
      expect(code).toBe(2)
      expect(text.replace(/\s+/g, ' ')).toContain('Stopped waiting; the review of Waiting goes on.')
      // The cursor is back, and the terminal edits lines and shows what is typed.
      expect(raw.lastIndexOf('\u001b[?25h')).toBeGreaterThan(raw.lastIndexOf('\u001b[?25l'))
      expect(text).toMatch(/[^-]icanon[\s\S]*[^-]echo /)
    }
    const plain = start(args, { env: away })
    await plain.says('Waiting for a free worker')
    const cancelled = await run(['cancel', String(waiting.id)], { env: away })
    expect(cancelled.stdout).toBe(`The review of Waiting was cancelled.\nNext: panel retry ${waiting.id}\n`)
    const outcome = await plain.done
    expect(outcome).toMatchObject({ code: 2, stdout: '' })
    expect(outcome.stderr).toContain(`The review was cancelled.\nTry: panel retry ${waiting.id}\n`)
  })

  it('says that there is nothing to cancel or to watch', async () => {
    expectRefusal(await run(['cancel', String(id)], { env }), 1, 'No review of this project is running.')
    const { id: waiting } = await draft()
    expectRefusal(await run(['watch', String(waiting)], { env }), 1, 'was not submitted yet')
  })
})

describe('keys', () => {
  it('are made, used and revoked', async () => {
    const made = await run(['keys', 'create', 'Build', '--scope', 'read', '--expires', '30d'], { env })
    expect(made.stderr).toMatch(/^Key \d+, Build: may read, until /)
    const key = made.stdout.trim()
    expect((await run(['list'], { env: { ...env, PANEL_TOKEN: key } })).stdout).toContain('Wochenplan')
    const listed = JSON.parse((await run(['keys', 'list', '--json'], { env })).stdout)
    const [{ id: number }] = listed.keys
    expect((await run(['keys', 'revoke', String(number), '--yes'], { env })).stdout).toBe('Revoked "Build".\n')
    expectRefusal(await run(['list'], { env: { ...env, PANEL_TOKEN: key } }), 4, 'The token in PANEL_TOKEN')
    expectRefusal(await run(['keys', 'create', 'x', '--scope', 'all'], { env }), 1, 'A scope is one of read')
    expectRefusal(await run(['keys', 'create', 'x', '--expires', 'soon'], { env }), 1, '"soon" is no day.')
    expectRefusal(await run(['keys', 'revoke', '9999', '--yes'], { env }), 1, 'There is no key with the number 9999.')
  })
})

describe('webhooks', () => {
  it('are made, changed and deleted', async () => {
    const url = 'https://example.com/hooks'
    const made = await run(['webhooks', 'create', url, '--event', 'review.failed', '--json'], { env })
    const { webhook } = JSON.parse(made.stdout)
    expect(webhook).toMatchObject({ url, events: ['review.failed'], secret: expect.stringMatching(/^whsec_/) })
    const number = String(webhook.id)
    expect((await run(['webhooks', 'disable', number], { env })).stdout).toBe(`Nothing is sent to ${url} any more.\n`)
    expect((await run(['webhooks', 'list'], { env })).stdout).toMatch(/hooks +disabled +review.failed/)
    expect((await run(['webhooks', 'enable', number], { env })).stdout).toBe(`${url} is told of events again.\n`)
    const rotated = await run(['webhooks', 'rotate', number], { env })
    expect(rotated.stdout).toMatch(/^whsec_\S+\n$/)
    expect(rotated.stdout.trim()).not.toBe(webhook.secret)
    const tested = JSON.parse((await run(['webhooks', 'test', number, '--json'], { env })).stdout).delivery
    const log = await run(['webhooks', 'deliveries', number], { env })
    expect(log.stdout).toMatch(/webhook\.test/)
    const one = await run(['webhooks', 'deliveries', number, String(tested.id)], { env })
    expect(one.stdout).toContain('This is a test. Nothing has happened.')
    expect((await run(['webhooks', 'delete', number, '--yes'], { env })).stdout).toBe(
      `Deleted the webhook to ${url}.\n`,
    )
    expectRefusal(await run(['webhooks', 'delete', number, '--yes'], { env }), 1, 'You have no webhook with the number')
  })

  it('are brought to a local address, signed, until Ctrl-C', async () => {
    const got: { headers: IncomingHttpHeaders; body: string }[] = []
    const receiver = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      got.push({ headers: request.headers, body })
      response.writeHead(got.length === 1 ? 204 : 500).end()
    })
    await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
    try {
      const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
      const listener = start(['webhooks', 'listen', '--forward-to', address], { env })
      await listener.says('They are signed with this secret:')
      const { id: unwanted } = await draft()
      await client.call('deleteProject', { params: { id: unwanted } })
      await expect.poll(() => got.length).toBe(1)
      listener.interrupt()
      const outcome = await listener.done
      expect(outcome.code).toBe(2)
      const [secret = '', told = ''] = outcome.stdout.split('\n')
      expect(told).toMatch(/^204 {2}project\.deleted {2}\S+ {2}\d+ ms$/)
      const [message] = got
      expect(new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>)).toMatchObject(
        {
          type: 'project.deleted',
        },
      )
    } finally {
      receiver.close()
    }
  })

  it('are brought again after the connection was lost, and a receiver that is away is told', async () => {
    let connections = 0
    const server = createServer((_request, response) => {
      connections += 1
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const message = { messageId: `msg_${connections}`, type: 'review.failed', body: '{}' }
      const text = `id: ${message.messageId}\nevent: review.failed\ndata: ${JSON.stringify(message)}\n\n`
      // The first connection ends in the middle of the stream.
      response.write(text, () => connections === 1 && response.socket?.end())
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const to = 'http://127.0.0.1:9/hooks'
      const listener = start(['webhooks', 'listen', '--forward-to', to, '--json'], { env: { ...env, PANEL_URL: url } })
      await listener.says('Connection lost')
      await listener.says('Connected again')
      await expect.poll(() => listener.printed()).toContain('msg_2')
      listener.interrupt()
      const { code, stdout } = await listener.done
      expect(code).toBe(2)
      const lines = stdout
        .trim()
        .split('\n')
        .map(line => JSON.parse(line))
      expect(lines[0]).toEqual({ secret: expect.stringMatching(/^whsec_/), forwardTo: to })
      expect(lines).toContainEqual(
        expect.objectContaining({ messageId: 'msg_2', status: null, problem: expect.any(String) }),
      )
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

  it('says what is no address', async () => {
    const outcome = await run(['webhooks', 'listen', '--forward-to', 'localhost'], { env })
    expectRefusal(outcome, 1, '"localhost" is no address.')
  })
})

describe('administration', () => {
  it('changes roles, states and requests, and names what it deletes', async () => {
    const visitor = createClient({ baseUrl: panel.url })
    const { user } = await visitor.call('register', {
      body: { username: 'gus', email: 'gus@example.org', password: 'correct horse', firstName: null, lastName: null },
    })
    await fetch(`${panel.url}/api/early-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'hana@example.org' }),
    })
    const admin = (...args: string[]) => run(['admin', ...args], { env: adminEnv })
    expect((await admin('users', 'list', '--search', 'gus@')).stdout).toMatch(/gus +- +gus@example\.org +user/)
    expect((await admin('users', 'role', String(user.id), 'admin', '--yes')).stdout).toBe('gus is an administrator.\n')
    const asked = await admin('users', 'delete', String(user.id))
    expectRefusal(asked, 1, /^Delete gus <gus@example\.org> \(\d+\) with all projects, reviews and files\?/)
    expect((await admin('users', 'delete', String(user.id), '--yes')).stdout).toBe('Deleted gus <gus@example.org>.\n')
    const { earlyAccess } = JSON.parse((await admin('early-access', 'list', '--json')).stdout)
    const changed = await admin('early-access', 'status', String(earlyAccess[0].id), 'contacted', '--notes', 'Wrote')
    expect(changed.stdout).toBe('hana@example.org is contacted.\n')
    const { analysts } = JSON.parse((await admin('analysts', 'list', '--panel', 'vc', '--json')).stdout)
    const [first] = analysts
    expect((await admin('analysts', 'disable', String(first.id))).stdout).toContain('is inactive')
    expect((await admin('analysts', 'list', '--status', 'inactive')).stdout).toContain(first.name)
    expect((await admin('analysts', 'enable', String(first.id))).stdout).toContain('is active')
    const project = await admin('projects', 'delete', String(id))
    expectRefusal(project, 1, /^Delete "Wochenplan 計画 .*" \(\d+: eva's, document, vc, created /)
    expectRefusal(await run(['admin', 'users', 'list'], { env }), 1, /administrator/i)
  })
})

describe('this machine', () => {
  it('is looked over by doctor, which ends as the worst that it found', async () => {
    const [well, offline, out] = await Promise.all([
      run(['doctor'], { env }),
      run(['doctor'], { env: { ...env, PANEL_URL: 'http://127.0.0.1:9' } }),
      run(['doctor', '--json'], { env: { ...env, PANEL_TOKEN: '' } }),
    ])
    expect(well.stdout).toMatch(/✓ queue +answers\n✓ account +eva, user\n✓ engine +rubric/)
    expect(offline).toMatchObject({ code: 1, stdout: expect.stringMatching(/✗ server +Panel cannot be reached/) })
    expect(out.code).toBe(4)
    expect(JSON.parse(out.stdout).checks).toContainEqual(expect.objectContaining({ name: 'account', ok: false }))
  })

  it('serves only from a clone', async () => {
    const installed = join(folder.path, 'installed')
    await cp(join(root, 'dist/cli'), join(installed, 'dist/cli'), { recursive: true })
    await writeFile(join(installed, 'package.json'), '{"type":"module"}')
    const program = join(installed, 'dist/cli/panel.js')
    const { status, stderr } = spawnSync(process.execPath, [program, 'serve'], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^This is the terminal program alone: .*\nTry: npm start, in a clone of Panel/)
    // In a clone it is what npm start does, which says what is wrong with its settings.
    const refused = await run(['serve', '--port', 'x'], { env })
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('PORT')
  })

  it('completes words in bash', async () => {
    const { stdout: script } = await run(['completion', 'bash'])
    const words = (...line: string[]) => {
      const typed = line.map(word => `'${word}'`).join(' ')
      return `COMP_WORDS=(${typed}); COMP_CWORD=${line.length - 1}; COMPREPLY=(); _panel; echo "\${COMPREPLY[*]}"`
    }
    const asked = [
      words('panel', 'ke'),
      words('panel', 'webhooks', 'de'),
      words('panel', 'admin', 'users', 'role', '4', 'ad'),
      words('panel', 'submit', '--panel', ''),
      words('panel', 'keys', 'create', 'x', '--sc'),
    ]
    const said = execFileSync('bash', ['--norc', '-c', [script, ...asked].join('\n')], { encoding: 'utf8' })
    expect(said.trim().split('\n')).toEqual(['keys', 'delete deliveries', 'admin', 'marketing vc', '--scope'])
  })
})
