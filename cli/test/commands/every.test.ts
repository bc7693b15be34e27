/** Every command on a narrow terminal, in a pipe, and after the session has ended. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import stringWidth from 'string-width'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nobodysAddress } from '#db/test/free-port.ts'
import { root } from '../../../scripts/building/stamp.ts'
import { commands, doing, wordsOf } from '../all-commands.ts'
import { call } from '../call.ts'
import { elsewhere, everyCall, filledIn, prepare, type Stages } from '../every-call.ts'
import { onTerminal } from '../pty.ts'
import { startIdleStage, startWorkingStage } from '../stage.ts'
import { run } from '../terminal.ts'

let stages: Stages
let nobody: string

beforeAll(async () => {
  const [idle, working] = await Promise.all([startIdleStage(), startWorkingStage()])
  stages = { idle, working }
  // Makes two reviews to compare, and rows in every list.
  await working.person.client.call('submitProject', { params: { id: working.project } })
  for await (const _event of working.person.client.events(working.project));
  nobody = await nobodysAddress()
})
afterAll(() => Promise.all([stages?.idle.close(), stages?.working.stop()]))

const calls = Object.entries(everyCall)
const ofTerminals = calls.filter(([, { typed }]) => typed)
/** One command for each part of the bundle that no other suite starts. */
const parts = ['report', 'analysts list', 'webhooks list', 'model show', 'doctor']
const ofPipes = calls.filter(([words]) => parts.includes(words))

/** Rows wider than the terminal, except suggested commands and single words, which the program does not break. */
function tooWide(text: string, columns: number): string[] {
  const rows = text.split('\n').filter(row => !/^(\d+ of \d+\. )?(Next|Try): |^Submitted/.test(row))
  return rows.filter(row => stringWidth(row) > columns && /\S\s+\S/.test(row))
}

it('all commands are in the table', () => {
  expect([...Object.keys(everyCall), ...Object.keys(elsewhere)].toSorted()).toEqual(doing.toSorted())
  for (const file of Object.values(elsewhere)) expect(existsSync(join(root, file)), file).toBe(true)
})

describe('every command', () => {
  it.concurrent.each(ofPipes)('in a pipe: %s', async (words, wanted) => {
    const { args, env } = await prepare(wanted, stages)
    const { code, stderr, stdout } = await run([...words.split(' '), ...args], { env, input: '' })
    expect({ code, stderr }).toEqual({ code: 0, stderr })
    expect(stdout).not.toBe('')
    expect(stdout + stderr).not.toContain('\u001b')
  })

  it.concurrent.each(ofTerminals)('on a terminal of 40 columns, with NO_COLOR: %s', async (words, wanted) => {
    const { args, env } = await prepare(wanted, stages)
    const terminal = onTerminal([...words.split(' '), ...args], {
      columns: 40,
      // Without a pager or a browser.
      env: { ...env, NO_COLOR: '1', PAGER: 'cat', SSH_CONNECTION: '::1 1 ::1 22' },
    })
    for (const [shown, keys] of wanted.typed ?? []) {
      await terminal.shows(shown)
      terminal.type(keys)
    }
    const { code, raw, text } = await terminal.done
    expect({ code, text }).toEqual({ code: 0, text })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are what must not be there
    expect(raw).not.toMatch(/\u001b\[(\d|;)*[34]\d(;\d+)*m/)
    if (wanted.rows) expect(tooWide(text, 40)).toEqual([])
  })

  // The spawned commands above show the streams and the exit code; the rest is the same code without a process.
  it.concurrent.each(calls)('after the session has ended: %s', async (words, wanted) => {
    const { signedOut, input = '', offTerminal = [], printsAnyhow } = wanted
    const person = wanted.as === 'eva' ? stages.working.person : stages.idle.person
    const args = [...words.split(' '), ...filledIn(wanted.args, { name: 'somebody' }), ...offTerminal]
    const env = { ...person.env, PANEL_TOKEN: 'panel_ended' }
    const { code, stderr, stdout } = await call(args, { env, input })
    expect({ code, stderr }).toEqual({ code: signedOut ? 0 : 4, stderr })
    if (code === 0) return
    expect(printsAnyhow ? stdout : stderr).toContain('The token in PANEL_TOKEN is not valid, or has ended.')
    if (!printsAnyhow)
      expect({ stdout, tried: /\nTry: unset PANEL_TOKEN\n/.test(stderr) }).toEqual({ stdout: '', tried: true })
  })

  it.concurrent.each(calls.filter(([, { endless }]) => !endless))(
    'does its work, keeps rows to 40 columns, and repeats the server of --url in the next command: %s',
    async (words, wanted) => {
      const { input = '', offTerminal = [] } = wanted
      const { args, env } = await prepare(wanted, stages)
      const { PANEL_URL = '', PANEL_TOKEN = '', ...rest } = env
      const at = ['--url', PANEL_URL]
      const away = { ...rest, PANEL_URL: nobody }
      const unknown = filledIn(wanted.args, { name: 'somebody', id: 99_999, delivery: 99_999 })
      const options = { env: { ...away, PANEL_TOKEN }, input }
      const narrow = wanted.rows ? { columns: 40 } : {}
      const outcomes = [
        // Without an unknown name this would be the same call as the last one.
        ...(unknown.join() === args.join()
          ? []
          : [await call([...words.split(' '), ...unknown, ...offTerminal, ...at], options)]),
        await call([...words.split(' '), ...args, ...offTerminal, ...at], { env: away, input }),
        await call([...words.split(' '), ...args, ...offTerminal, ...at], { ...options, ...narrow }),
      ]
      if (wanted.rows) expect(tooWide(outcomes.at(-1)?.stdout ?? '', 40)).toEqual([])
      // The second call succeeds if an earlier call has stored a session, as registering does.
      expect(outcomes.filter(({ code, stdout }) => code === 0 && stdout)).not.toEqual([])
      const next = outcomes.flatMap(({ stderr, stdout }) => [
        ...`${stdout}\n${stderr}`.matchAll(/\b(?:Next|Try): (.*)/g),
      ])
      for (const [, tried = ''] of next)
        if (/\bpanel\b(?!.* --help$)/.test(tried)) expect(tried).toContain(`panel --url ${PANEL_URL} `)
    },
  )
})

describe('help', () => {
  it.each(commands.map(wordsOf))('has examples, and keeps to 40 columns: %s', async words => {
    const { code, stdout } = await call([...words.split(' '), '--help'], { columns: 40 })
    expect(code).toBe(0)
    expect(stdout).toContain(`Usage: panel ${words}`.slice(0, 38))
    expect(stdout).toMatch(/\nExamples:\n {2}\$ .*panel/)
    expect(tooWide(stdout, 40)).toEqual([])
  })

  it('is what the program prints, on a terminal and in a pipe', async () => {
    const [bare, help, keys, narrow] = await Promise.all([
      run([]),
      run(['--help']),
      run(['keys']),
      onTerminal(['--help'], { columns: 40, env: {} }).done,
    ])
    expect(bare).toEqual({ code: 0, stdout: help.stdout, stderr: '' })
    expect(keys).toEqual({ ...(await call(['keys', '--help'])), code: 0 })
    expect(help.stdout).toBe((await call(['--help'])).stdout)
    for (const said of ['Exit codes: 0 done,', 'PAGER', 'COLUMNS']) expect(help.stdout).toContain(said)
    expect(tooWide(narrow.text, 40)).toEqual([])
  })
})
