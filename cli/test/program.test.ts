/** The program as a whole: calls that are wrong, servers that are none, and Ctrl-C wherever something is waited for. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cliBundle } from '../../scripts/building/cli.ts'
import { root } from '../../scripts/building/stamp.ts'
import { call, expectRefusal } from './call.ts'
import { runProgram } from './ci/clone.ts'
import { onTerminal } from './pty.ts'
import { type IdleStage, listenWith, nobodysAddress, sampleDeck, startIdleStage } from './stage.ts'
import { run, start } from './terminal.ts'

let stage: IdleStage
let env: Record<string, string>
beforeAll(async () => {
  stage = await startIdleStage()
  env = stage.person.env
})
afterAll(() => stage?.close())

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
    [['submit', ''], 'No file and no address was named.'],
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
    const outcome = await call(args, { env })
    expect(outcome.stderr).toContain(sentence)
    if (!args.includes('--json')) expectRefusal(outcome, 1, /./)
  })

  it.each([
    [['login', '--username', "o'ada"], `echo "$PASSWORD" | panel login --username 'o'\\''ada' --password-stdin`],
    [
      ['login', '--username', 'ada', '--password-stdin'],
      'echo "$PASSWORD" | panel login --username ada --password-stdin',
    ],
    [['submit', 'no-such-file.pdf'], 'ls'],
  ])('%j is answered with a command that can be pasted', async (args, next) => {
    expect((await call(args, { env })).stderr.split('\n')[1]).toBe(`Try: ${next}`)
  })

  it('tells programs the same as one object', async () => {
    const outcome = await run(['submit', 'gone.pdf', '--json'], { env })
    expect(outcome.code).toBe(1)
    const message = 'There is no file gone.pdf.'
    expect(JSON.parse(outcome.stdout)).toEqual({
      error: { code: 'invalid_input', message, next: expect.any(String), projectId: null },
    })
    expect(outcome.stderr).toContain(message)
  })

  it('says its version', async () => {
    expect(await run(['--version'])).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      stderr: '',
    })
  })

  it('speaks of no name where none was given', async () => {
    // A stretch of bytes that are no text in any encoding, and the beginning of a workbook.
    const noise = Uint8Array.from({ length: 3_000 }, (_, at) => (at * 7919) % 256)
    const refused = await call(['submit', '-'], { env, input: noise })
    expectRefusal(
      refused,
      1,
      /^What came through standard input is .*\. Pipe a PDF, DOC, DOCX, PPTX or TXT file instead\.$/,
    )
    const page = await call(['submit', '-'], { env, input: '<!doctype html><html><body><p>We plan.</p></body></html>' })
    expectRefusal(page, 1, /^What came through standard input is a web page \(HTML\)\. Pipe /)
  })

  it('checks files before sending them', async () => {
    const large = await stage.file('large.pdf', new Uint8Array(11 * 1024 * 1024))
    expectRefusal(await call(['submit', large], { env }), 1, 'File size exceeds the 10MB limit.')
    expectRefusal(await call(['submit', await stage.file('empty.txt', '')], { env }), 1, 'is empty.')
  })
})

describe('output', () => {
  /** What the script does with the program and its arguments, which it has as "$0" "$@". */
  const inShell = (script: string, args: string[]) =>
    runProgram('bash', ['-c', script, process.execPath, join(root, cliBundle), ...args], {
      cwd: stage.path,
      env: { PATH: process.env.PATH, ...env },
    })

  it
    .skipIf(!existsSync('/dev/full'))
    .each([
      [['--version']],
      [['--help']],
      [['list', '--help']],
      [['list', '--json']],
      [['analysts']],
      [['report', '1', '--json']],
    ])('that finds no room is told: %j', async args => {
    const { code, stderr } = await inShell('exec "$0" "$@" > /dev/full', args)
    expect(code).toBe(1)
    expect(stderr).toMatch(/^(.+\nTry: .+\n)?The output could not be written: the disk is full\.\n$/)
  })

  it('of which a part finds room is told', async () => {
    // A file that may hold 8 KiB: the system takes that much, and refuses only what comes after it.
    const outcome = await inShell(`trap '' XFSZ; ulimit -f 8; exec "$0" "$@" > part.txt`, ['completion', 'bash'])
    const stderr = 'The output could not be written: it would be larger than a file may be.\n'
    expect(outcome).toEqual({ code: 1, stdout: '', stderr })
  })

  it('may be left by a reader that has seen enough', async () => {
    const outcome = await inShell(`"$0" "$@" | head -c 1; exit "\${PIPESTATUS[0]}"`, ['completion', 'zsh'])
    expect(outcome).toEqual({ code: 0, stdout: '#', stderr: '' })
  })

  it.skipIf(!existsSync('/dev/full'))('on standard error that cannot be written changes nothing', async () => {
    const { code } = await inShell('PANEL_TOKEN=x exec "$0" "$@" 2> /dev/full', ['whoami'])
    expect(code).toBe(4)
  })
})

describe('servers', () => {
  it('are told from nobody, and from no address', async () => {
    const PANEL_URL = await nobodysAddress()
    const away = await call(['list'], { env: { ...env, PANEL_URL } })
    expectRefusal(away, 1, `Panel cannot be reached at ${PANEL_URL}.`, 'panel doctor')
    expectRefusal(await call(['list'], { env: { ...env, PANEL_URL: 'panel' } }), 1, 'PANEL_URL is "panel".')
  })

  it.each([
    [200, '<html>A router</html>'],
    [404, 'Not here'],
    [200, '{"hello":"world"}'],
  ])('are told from other programs: %i %s', async (status, body) => {
    const other = await listenWith((_request, response) => response.writeHead(status).end(body))
    const outcome = await call(['whoami'], { env: { ...env, PANEL_URL: other.url } })
    other.close()
    expectRefusal(outcome, 1, 'answers, but not as a Panel server does')
  })

  it('may have moved', async () => {
    const moved = await listenWith(({ url }, response) => response.writeHead(308, { location: stage.url + url }).end())
    const outcome = await call(['analysts', '--json'], { env: { ...env, PANEL_URL: moved.url } })
    moved.close()
    expect(outcome).toMatchObject({ code: 0, stdout: '{"analysts":[]}\n' })
  })

  it('send no escape sequence to the terminal, whatever they say', async () => {
    const message = 'The \u001b[31mbest\u001b[0m \u009b2J\u202eever\u001b]0;owned\u0007 made\u0000'
    const body = JSON.stringify({ code: 'conflict', message, requestId: 'x' })
    const other = await listenWith((_request, response) => response.writeHead(409).end(body))
    const away = { ...env, PANEL_URL: other.url }
    const [plain, json] = await Promise.all([run(['list'], { env: away }), run(['list', '--json'], { env: away })])
    other.close()
    expect(plain.stderr).toMatch(/^The best ever made *\nTry: /)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(plain.stderr + json.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  })
})

describe('Ctrl-C', () => {
  /** Takes requests and never answers them. */
  async function silentServer() {
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    const server = await listenWith(request => {
      request.resume()
      resolve()
    })
    return { ...server, asked, env: { ...env, PANEL_URL: server.url } }
  }

  it.each<[string, string[], string]>([
    ['what would be shown', ['list'], 'Stopped.\nTry: panel list --help\n'],
    ['what may have been made', ['submit', sampleDeck], 'Stopped. It may have been submitted.\nTry: panel list\n'],
    ['what may have been started', ['retry', '1'], 'Stopped. The review may have been started.\nTry: panel list\n'],
    ['a key', ['keys', 'create', 'x'], 'Stopped. The key may have been made.\nTry: panel keys list\n'],
    ['events', ['webhooks', 'listen', '--forward-to', 'http://127.0.0.1:8080'], 'Stopped.\n'],
  ])('ends waiting for an answer: %s', async (_what, args, said) => {
    const server = await silentServer()
    const waiting = start(args, { env: server.env })
    await server.asked
    waiting.interrupt()
    expect(await waiting.done).toEqual({ code: 2, stdout: '', stderr: said })
    server.close()
  })

  it.each([[['submit', sampleDeck]], [['submit', sampleDeck, '--json']]])(
    'that arrives twice, from the terminal and from whoever passes it on, is one: %j',
    async args => {
      // As soon as it listens, while the most of it is loaded. Two signals of one kind could arrive as one.
      const twice = `process.once('newListener', () => setImmediate(() => {
        process.kill(process.pid, 'SIGINT')
        process.kill(process.pid, 'SIGTERM')
      }))`
      const preload = `data:text/javascript,${encodeURIComponent(twice)}`
      const outcome = await run([preload, join(root, cliBundle), ...args], { env, program: '--import' })
      const next = 'panel submit --help'
      const error = { code: 'stopped', message: 'Stopped.', next, projectId: null }
      const stdout = args.includes('--json') ? `${JSON.stringify({ error })}\n` : ''
      expect(outcome).toEqual({ code: 2, stdout, stderr: `Stopped.\nTry: ${next}\n` })
    },
  )

  it('that came before anything was sent has made nothing', async () => {
    const asked = AbortSignal.abort()
    const { code, stderr } = await call(['submit', sampleDeck], { env, stopped: asked })
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'Stopped.\nTry: panel submit --help\n' })
  })

  it('that comes again a while later leaves what does not end, and says so', async () => {
    const stop = new AbortController()
    const again = new AbortController()
    const typed = new PassThrough()
    // An answer that nothing ends: not even the first Ctrl-C.
    const deaf = Object.assign(typed, { isTTY: true, destroy: () => typed })
    const ending = call(['submit', '-', '--json'], { env, stdin: deaf, stopped: stop.signal, atOnce: again.signal })
    stop.abort()
    again.abort()
    const { code, stderr, stdout } = await ending
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Stopped\.\nTry: panel /m) })
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'stopped', message: 'Stopped.' } })
  })

  it('ends doctor with what it knows', async () => {
    const server = await silentServer()
    const waiting = start(['doctor'], { env: server.env })
    await server.asked
    waiting.interrupt()
    const { code, stdout } = await waiting.done
    server.close()
    expect(code).toBe(2)
    expect(stdout).toContain('✓ program')
  })

  it.each(['Password for ada:', ''])(
    'is what Ctrl-D is where a password is asked for, seen or not: %j',
    async shown => {
      const asked = onTerminal(['login', '--username', 'ada'], { columns: 80, env })
      await asked.shows(shown)
      asked.type('\u0004')
      const { code, text } = await asked.done
      expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining('Nothing was changed.\nTry: panel ') })
    },
  )

  it('ends what is typed: a text, a password', async () => {
    const typed = onTerminal(['submit', '-'], { columns: 80, env, after: 'stty -a' })
    await typed.shows('Reading what you type')
    typed.type('half a sen\u0003')
    const asked = onTerminal(['login', '--username', 'ada'], { columns: 80, env, after: 'stty -a' })
    await asked.shows('Password for ada:')
    asked.type('half a passw\u0003')
    const [text, password] = await Promise.all([typed.done, asked.done])
    expect([text.code, password.code]).toEqual([2, 2])
    expect(password.text).not.toContain('half a')
    for (const end of [text, password]) expect(end.text).toMatch(/[^-]icanon[\s\S]*[^-]echo /)
  })
})

it('reads sessions of a folder that is not there yet', async () => {
  const folder = join(stage.path, 'new')
  await mkdir(folder)
  const own = { ...stage.visitor, PANEL_SESSION_FILE: join(folder, 'deep', 'session.json') }
  expectRefusal(await call(['list'], { env: own }), 4, 'You are not signed in', 'panel login')
})
