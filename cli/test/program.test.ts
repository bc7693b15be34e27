import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, startHarness } from '#api/test/harness.ts'
import { buildCli } from '../../scripts/building/cli.ts'
import { root } from '../../scripts/building/stamp.ts'
import { makeFolder, type Outcome, run, start, startPanel } from './terminal.ts'

const sampleDeck = join(root, 'db/samples/sample-deck.pptx')
let panel: Awaited<ReturnType<typeof startPanel>>
/** No worker: reviews wait for ever. */
let idle: Harness
let folder: Awaited<ReturnType<typeof makeFolder>>
let env: Record<string, string>

beforeAll(async () => {
  await buildCli()
  folder = await makeFolder()
  ;[panel, idle] = await Promise.all([startPanel(), startHarness()])
  env = { PANEL_URL: panel.url, PANEL_SESSION_FILE: join(folder.path, 'home', 'session.json') }
  const made = await run(
    ['register', '--username', 'ada', '--email', 'ada@example.org', '--first-name', 'Ada', '--password-stdin'],
    { env, input: 'correct horse\n' },
  )
  expect(made).toEqual({
    code: 0,
    stdout: 'Welcome, ada.\nNext: panel submit <file or address>\n',
    stderr: '',
  })
})

afterAll(async () => {
  await Promise.all([panel?.stop(), idle?.close()])
  await folder?.remove()
})

const file = async (name: string, content: string | Uint8Array) => {
  const path = join(folder.path, name)
  await writeFile(path, content)
  return path
}

/** Nothing on standard output; a sentence and a command to try on standard error. */
function expectRefusal(outcome: Outcome, code: number, sentence: string | RegExp) {
  expect(outcome.stdout).toBe('')
  const [said = '', next = '', ...more] = outcome.stderr.split('\n')
  expect(said).toMatch(sentence)
  expect(next).toMatch(/^Try: \S/)
  expect(more).toEqual([''])
  expect(outcome.code).toBe(code)
}

describe('calls that are wrong', () => {
  const cases: [string[], string][] = [
    [['bogus'], "Unknown command 'bogus'."],
    [['submit'], "Missing required argument 'target'."],
    [['report'], "Missing required argument 'id'."],
    [['list', '--bogus'], "Unknown option '--bogus'."],
    [['list', 'more'], 'Too many arguments'],
    [['login'], "Required option '--username <name>' not specified."],
    [['login', '--username', 'ada'], 'There is no terminal to ask for the password.'],
    [['login', '--username', 'ada', '--password', 'secret'], "Unknown option '--password'."],
    [['register', '--username', 'ab', '--email', 'x'], 'Username must be at least 3 characters. Invalid email format'],
    [['submit', 'x', '--panel', 'jury'], 'Allowed choices are marketing, vc.'],
    [['--url', 'nowhere', 'list'], 'It must be the http(s) address of a Panel server'],
    [['--url', 'http://me:secret@127.0.0.1/', 'list'], 'It must be the http(s) address of a Panel server'],
    [['report', '1', '--json', '--markdown'], "Option '--json' cannot be used with option '--markdown'."],
    [['report', '0'], '"0" is not a project\'s number.'],
    [['report', '1e0'], '"1e0" is not a project\'s number.'],
    [['submit', 'no-such-file.pdf'], 'There is no file no-such-file.pdf.'],
    [['submit', 'example.com'], 'An address starts with http:// or https://.'],
    [['submit', 'http://'], 'Please enter a valid URL'],
    [['submit', 'https://exa<mple.com'], 'Please enter a valid URL'],
    [['submit', 'ftp://example.com/a.pdf'], 'Only http and https addresses can be reviewed'],
    [['submit', root], 'is a folder'],
    [['submit', join(root, 'package.json')], 'Invalid file type. Please upload PDF, DOCX, PPTX, or TXT files only.'],
    [['submit', '-'], 'Nothing came through standard input.'],
  ]
  it.each(cases)('%j ends in a sentence, a next command and 1', async (args, sentence) => {
    const outcome = await run(args, { env })
    expect(outcome.stderr).toContain(sentence)
    if (!args.includes('--json')) expectRefusal(outcome, 1, /./)
  })

  it('tells programs the same as one object', async () => {
    const outcome = await run(['submit', 'gone.pdf', '--json'], { env })
    expect(outcome.code).toBe(1)
    expect(JSON.parse(outcome.stdout)).toEqual({
      error: {
        code: 'invalid_input',
        message: 'There is no file gone.pdf.',
        next: expect.any(String),
        projectId: null,
      },
    })
    expect(outcome.stderr).toContain('There is no file gone.pdf.')
  })

  it('shows help without being asked, and the version', async () => {
    const [bare, help, version] = await Promise.all([run([]), run(['--help']), run(['--version'])])
    expect(bare).toMatchObject({ code: 0, stderr: '' })
    expect(bare.stdout).toBe(help.stdout)
    expect(help.stdout).toContain(
      'Exit codes: 0 done, 1 error, 2 cancelled, 3 gate not met, 4 not signed in, 5 could not review.',
    )
    expect(version).toEqual({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), stderr: '' })
  })

  it('checks files before sending them', async () => {
    const [large, empty] = await Promise.all([
      file('large.pdf', new Uint8Array(11 * 1024 * 1024)).then(path => run(['submit', path], { env })),
      file('empty.txt', '').then(path => run(['submit', path], { env })),
    ])
    expectRefusal(large, 1, 'File size exceeds the 10MB limit.')
    expectRefusal(empty, 1, 'is empty.')
  })
})

describe('servers', () => {
  it('says that nobody answers', async () => {
    const outcome = await run(['list'], { env: { ...env, PANEL_URL: 'http://127.0.0.1:9', PANEL_TOKEN: 'x' } })
    expectRefusal(outcome, 1, 'Panel cannot be reached at http://127.0.0.1:9.')
  })

  it('says that PANEL_URL is no address', async () => {
    expectRefusal(await run(['list'], { env: { ...env, PANEL_URL: 'panel' } }), 1, 'PANEL_URL is "panel".')
  })

  it.each([
    [200, '<html>A router</html>'],
    [404, 'Not here'],
    [200, '{"hello":"world"}'],
  ])('knows that another program answers: %i %s', async (status, body) => {
    const other = createServer((_request, response) => response.writeHead(status).end(body))
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    try {
      const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
      const outcome = await run(['whoami'], { env: { ...env, PANEL_URL: url, PANEL_TOKEN: 'x' } })
      expectRefusal(outcome, 1, 'answers, but not as a Panel server does')
    } finally {
      other.close()
    }
  })
})

describe('sessions', () => {
  it('keeps the token to its owner', async () => {
    const path = join(folder.path, 'home', 'session.json')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder.path, 'home'))).mode & 0o777).toBe(0o700)
    expect(await readFile(path, 'utf8')).not.toContain('correct horse')
  })

  it('says who is signed in, and to programs', async () => {
    const [plain, json] = await Promise.all([run(['whoami'], { env }), run(['whoami', '--json'], { env })])
    expect(plain).toEqual({ code: 0, stdout: `ada <ada@example.org>, user, at ${panel.url}\n`, stderr: '' })
    expect(JSON.parse(json.stdout)).toMatchObject({ username: 'ada', role: 'user' })
  })

  it('holds one session for each server, and ends only the one that is asked for', async () => {
    const own = { ...env, PANEL_SESSION_FILE: join(folder.path, 'two.json') }
    const there = ['--url', `${idle.url}/`]
    const register = ['register', '--username', 'bea', '--email', 'bea@example.org', '--password-stdin']
    expect((await run([...there, ...register], { env: own, input: 'correct horse' })).code).toBe(0)
    const login = await run(['login', '--username', 'ada', '--password-stdin'], { env: own, input: 'correct horse\n' })
    expect(login).toEqual({ code: 0, stdout: 'Welcome back, Ada!\n', stderr: '' })
    expect((await run([...there, 'whoami'], { env: own })).stdout).toContain('bea <')
    expect((await run(['logout'], { env: own })).stdout).toBe('You have been logged out.\n')
    expectRefusal(await run(['whoami'], { env: own }), 4, `You are not signed in at ${panel.url}.`)
    expect((await run([...there, 'whoami'], { env: own })).stdout).toContain('bea <')
  })

  it('tells a wrong password, an ended session and a bad token apart', async () => {
    const login = ['login', '--username', 'ada', '--password-stdin']
    expectRefusal(await run(login, { env, input: 'wrong horse' }), 1, /wrong/)
    const sessions = JSON.stringify({ [panel.url]: { token: 'ended', username: 'ada' } })
    const ended = { ...env, PANEL_SESSION_FILE: await file('ended.json', sessions) }
    expectRefusal(await run(['list'], { env: ended }), 4, 'Your session has ended.')
    expectRefusal(await run(['list'], { env: { ...env, PANEL_TOKEN: 'x' } }), 4, 'The token in PANEL_TOKEN')
    expectRefusal(await run(['list'], { env: { ...env, PANEL_TOKEN: 'x y' } }), 4, 'PANEL_TOKEN is not a token')
  })

  it('takes PANEL_TOKEN before what is stored', async () => {
    const stored = JSON.parse(await readFile(join(folder.path, 'home', 'session.json'), 'utf8'))
    const token: string = stored[panel.url].token
    const elsewhere = { ...env, PANEL_SESSION_FILE: join(folder.path, 'none.json'), PANEL_TOKEN: token }
    expect((await run(['whoami'], { env: elsewhere })).stdout).toContain('ada <')
  })

  it('says what is the matter with its file', async () => {
    const inFile = (path: string) => ({ ...env, PANEL_SESSION_FILE: path })
    const login = ['login', '--username', 'ada', '--password-stdin']
    expectRefusal(await run(['list'], { env: inFile(folder.path) }), 1, 'cannot be read: it is a folder')
    const damaged = await file('damaged.json', '{"')
    expectRefusal(await run(['list'], { env: inFile(damaged) }), 4, 'is damaged. Signing in again replaces it.')
    expect((await run(login, { env: inFile(damaged), input: 'correct horse' })).code).toBe(0)
    expect((await run(['whoami'], { env: inFile(damaged) })).code).toBe(0)
    const under = await run(login, { env: inFile(join(damaged, 'a', 'b')), input: 'correct horse' })
    expectRefusal(under, 1, 'a part of its path is not a folder')
  })

  it.skipIf(process.getuid?.() === 0)('says that a folder may not be written', async () => {
    const locked = join(folder.path, 'locked')
    await mkdir(locked, { mode: 0o500 })
    const login = ['login', '--username', 'ada', '--password-stdin']
    const outcome = await run(login, {
      env: { ...env, PANEL_SESSION_FILE: join(locked, 's.json') },
      input: 'correct horse',
    })
    await chmod(locked, 0o700)
    expectRefusal(outcome, 1, 'permission denied')
  })
})

describe('reviews', () => {
  let id: number

  it('submits a file, follows its review and prints the report', async () => {
    const outcome = await run(['submit', sampleDeck, '--panel', 'vc'], { env })
    expect(outcome.code).toBe(0)
    expect(outcome.stderr).toMatch(/^Submitted as \d+\n/)
    id = Number(/^Submitted as (\d+)/.exec(outcome.stderr)?.[1])
    expect(outcome.stderr).toMatch(/ is reading\n/)
    expect(outcome.stderr).toMatch(/Done: \d+ agreements?, \d+ conflicts?, \d+ lone insights?\n$/)
    expect(outcome.stdout).toMatch(/^sample-deck\nVC Strategy Panel · sample-deck\.pptx/)
    expect(outcome.stdout).toMatch(/\n {3}What would settle it: /)
    expect(outcome.stdout).toMatch(/The panel does not decide\. You do\.\n$/)
    // Escape sequences would be noise in a pipe.
    expect(outcome.stdout + outcome.stderr).not.toContain('\u001b')
  })

  it.each([40, 80, 200])('folds a report to %i columns without breaking words', async columns => {
    const { stdout } = await run(['report', String(id)], { env: { ...env, COLUMNS: String(columns) } })
    const widest = Math.max(...stdout.split('\n').map(line => [...line].length))
    expect(widest).toBeLessThanOrEqual(Math.min(columns, 100))
    expect(widest).toBeGreaterThan(Math.min(columns, 100) - 12)
    const wide = await run(['report', String(id)], { env: { ...env, COLUMNS: '100' } })
    // Columns change the order of words, and the map cuts claims to its width.
    const words = (text: string) =>
      text
        .replace(/\nWho holds what\n[\s\S]*?\n\n/, '')
        .split(/[\s│─]+/)
        .toSorted()
        .join(' ')
    expect(words(stdout)).toBe(words(wide.stdout))
  })

  it('prints the report as one object and as Markdown', async () => {
    const [json, markdown] = await Promise.all([
      run(['report', String(id), '--json'], { env }),
      run(['report', String(id), '--markdown'], { env }),
    ])
    const report = JSON.parse(json.stdout)
    expect(report).toMatchObject({ engine: 'rubric', findings: expect.any(Array), tensions: expect.any(Array) })
    expect(json.stdout.trim().split('\n')).toHaveLength(1)
    expect(markdown.stdout).toMatch(/^# sample-deck\n\n/)
    expect(markdown.stdout.match(/\*\*What would settle it:\*\*/g)).toHaveLength(report.tensions.length)
  })

  it('takes a pipe, returns at once, and hands programs the project', async () => {
    const args = ['submit', '-', '--name', 'Memo', '--no-wait', '--json']
    const text = 'Our product helps teams to plan their week. It costs 12 euros a month.'
    const outcome = await run(args, { env, input: text })
    expect(outcome).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(outcome.stdout)).toMatchObject({ project: { name: 'Memo', fileName: 'stdin.txt' } })
  })

  it('waits with --json and prints project and report as one object', async () => {
    const text = 'We are the best planning tool in the world.\n\nIt costs 12 euros a month, and setup takes a day.'
    const outcome = await run(['submit', '-', '--json'], { env, input: text })
    expect(outcome).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(outcome.stdout)).toMatchObject({
      project: { status: 'completed', name: 'Standard input' },
      report: { engine: 'rubric' },
    })
  })

  it('lets no escape sequence reach the terminal, whatever the server says', async () => {
    const message = 'The \u001b[31mbest\u001b[0m \u009b2J\u202eever\u001b]0;owned\u0007 made\u0000'
    const other = createServer((_request, response) =>
      response.writeHead(409).end(JSON.stringify({ code: 'conflict', message, requestId: 'x' })),
    )
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    try {
      const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
      const away = { ...env, PANEL_URL: url, PANEL_TOKEN: 'x' }
      const [plain, json] = await Promise.all([run(['list'], { env: away }), run(['list', '--json'], { env: away })])
      expect(plain.stderr).toMatch(/^The best ever made *\nTry: /)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(plain.stderr + json.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    } finally {
      other.close()
    }
  })

  it('ends in 1 and the reason where a review fails', async () => {
    const path = await file('broken.pdf', `%PDF-1.7\n${'not a document '.repeat(40)}`)
    const plain = await run(['submit', path], { env })
    expect(plain).toMatchObject({ code: 1, stdout: '' })
    const reason = plain.stderr.trim().split('\n').at(-2)
    expect(plain.stderr.split(String(reason))).toHaveLength(2)
    const json = await run(['submit', path, '--json'], { env })
    expect(JSON.parse(json.stdout).error).toMatchObject({ message: reason, projectId: expect.any(Number) })
    const failed = JSON.parse(json.stdout).error.projectId
    expectRefusal(await run(['report', String(failed)], { env }), 1, `The last review failed: ${reason}`)
  })

  it('lists projects, newest first', async () => {
    const [plain, json] = await Promise.all([run(['list'], { env }), run(['list', '--json'], { env })])
    expect(plain.stdout.split('\n')[0]).toMatch(/^Id +Name +Type +Panel +Status +Created$/)
    expect(plain.stdout).toMatch(/sample-deck +document +vc +completed/)
    expect(plain.stdout).toMatch(/broken +document +marketing +failed: \w+/)
    const { projects } = JSON.parse(json.stdout)
    const ids: number[] = projects.map((project: { id: number }) => project.id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it("does not know other people's projects", async () => {
    expectRefusal(await run(['report', '1'], { env }), 1, "The project you're looking for doesn't exist")
  })
})

describe('reviews that somebody ends', () => {
  const waiting = async () => {
    const { token, client } = await idle.signUp()
    const away = { ...env, PANEL_URL: idle.url, PANEL_TOKEN: token }
    const running = start(['submit', sampleDeck], { env: away })
    await running.says('Waiting for a free worker')
    const [project] = await client.call('listProjects')
    if (!project) throw new Error('Nothing was submitted')
    return { running, client, away, id: project.id }
  }

  it('ends in 2 on Ctrl-C, and the review goes on', async () => {
    const { running, client, away, id } = await waiting()
    running.interrupt()
    const outcome = await running.done
    expect(outcome).toMatchObject({ code: 2, stdout: '' })
    expect(outcome.stderr).toContain(`Stopped waiting; the review of sample-deck goes on.\nTry: panel watch ${id}\n`)
    expect((await client.call('getProject', { params: { id } })).review?.status).toBe('queued')
    expectRefusal(await run(['report', String(id)], { env: away }), 1, 'is still being reviewed')
  })

  it('ends in 2 where the review is cancelled', async () => {
    const { running, client, away, id } = await waiting()
    await client.call('cancelReview', { params: { id } })
    const outcome = await running.done
    expect(outcome).toMatchObject({ code: 2, stdout: '' })
    expect(outcome.stderr).toMatch(/\nThe review was cancelled\.\nTry: panel retry \d+\n/)
    expectRefusal(await run(['report', String(id)], { env: away }), 1, 'was cancelled, so there is no report.')
  })
})
