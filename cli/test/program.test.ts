import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { credentialsMessage } from '#api/contracts/projects.ts'
import { nobodysAddress } from '#db/test/free-port.ts'
import { listenWith } from '#db/test/listen-with.ts'
import { cliBundle } from '../../scripts/building/cli.ts'
import { root } from '../../scripts/building/stamp.ts'
import { call, expectRefusal } from './call.ts'
import { runProgram } from './ci/clone.ts'
import { idleStageFor } from './stage.ts'
import { run } from './terminal.ts'

const stage = idleStageFor()
let env: Record<string, string>
beforeAll(() => {
  env = stage.person.env
})

describe('an invalid call', () => {
  const cases: [string[], string][] = [
    [['bogus'], "Unknown command 'bogus'."],
    [['submit'], "Missing required argument 'target'."],
    [['login', '--username', 'ada'], 'There is no terminal to ask for the password.'],
    [['login', '--username', 'ada', '--password', 'secret'], "Unknown option '--password'."],
    [['register', '--username', 'ab', '--email', 'x'], 'Username must be at least 3 characters. Invalid email format'],
    [['--url', 'http://me:secret@127.0.0.1/', 'list'], 'It must be the http(s) address of a Panel server'],
    [['report', '1', '--json', '--markdown'], "Option '--json' cannot be used with option '--markdown'."],
    [['report', '1e0'], '"1e0" is not a project\'s number.'],
    [['submit', 'no-such-file.pdf'], 'There is no file no-such-file.pdf.'],
    [['submit', 'https://exa<mple.com'], 'Please enter a valid URL'],
    [['submit', 'https://me:hush@example.com/'], `example.com: ${credentialsMessage}.`],
    [['submit', join(root, 'package.json')], 'Invalid file type. Please upload PDF, DOCX, PPTX, or TXT files only.'],
    [['submit', '-'], 'Nothing came through standard input.'],
  ]
  it.each(cases)('%j ends with a sentence, a command to try and 1', async (args, sentence) => {
    const outcome = await call(args, { env })
    expect(outcome.stderr).toContain(sentence)
    expect(outcome.stderr).not.toContain('hush')
    if (!args.includes('--json')) expectRefusal(outcome, 1, /./)
  })

  it('prints the same as one JSON object with --json', async () => {
    const outcome = await run(['submit', 'gone.pdf', '--json'], { env })
    expect(outcome.code).toBe(1)
    const message = 'There is no file gone.pdf.'
    expect(JSON.parse(outcome.stdout)).toEqual({
      error: { code: 'invalid_input', message, next: expect.any(String), projectId: null },
    })
    expect(outcome.stderr).toContain(message)
  })

  it('is found by checking a file before it is sent', async () => {
    const large = await stage.file('large.pdf', new Uint8Array(11 * 1024 * 1024))
    expectRefusal(await call(['submit', large], { env }), 1, 'File size exceeds the 10MB limit.')
    expectRefusal(await call(['submit', await stage.file('empty.txt', '')], { env }), 1, 'is empty.')
  })
})

describe('output', () => {
  /** The shell script has the program and its arguments as "$0" "$@". */
  const inShell = (script: string, args: string[]) =>
    runProgram('bash', ['-c', script, process.execPath, join(root, cliBundle), ...args], {
      cwd: stage.path,
      env: { PATH: process.env.PATH, ...env },
    })

  it.skipIf(!existsSync('/dev/full'))('reports a full disk', async () => {
    const { code, stderr } = await inShell('exec "$0" "$@" > /dev/full', ['list', '--json'])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^(.+\nTry: .+\n)?The output could not be written: the disk is full\.\n$/)
  })

  it('ends quietly when its reader closes the pipe', async () => {
    const outcome = await inShell(`"$0" "$@" | head -c 1; exit "\${PIPESTATUS[0]}"`, ['completion', 'zsh'])
    expect(outcome).toEqual({ code: 0, stdout: '#', stderr: '' })
  })
})

describe('servers', () => {
  it('are distinguished from unreachable servers and malformed addresses', async () => {
    const PANEL_URL = await nobodysAddress()
    const away = await call(['list'], { env: { ...env, PANEL_URL } })
    expectRefusal(away, 1, `Panel cannot be reached at ${PANEL_URL}.`, 'panel doctor')
    expectRefusal(await call(['list'], { env: { ...env, PANEL_URL: 'panel' } }), 1, 'PANEL_URL is "panel".')
  })

  it.each([
    [200, '<html>A router</html>'],
    [200, '{"hello":"world"}'],
  ])('are distinguished from other programs: %i %s', async (status, body) => {
    const other = await listenWith((_request, response) => response.writeHead(status).end(body))
    const outcome = await call(['whoami'], { env: { ...env, PANEL_URL: other.url } })
    other.close()
    expectRefusal(outcome, 1, 'answers, but not as a Panel server does')
  })

  it('cannot send escape sequences to the terminal', async () => {
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
