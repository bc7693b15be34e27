import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../../scripts/building/stamp.ts'
import { exitCodes } from '../errors.ts'
import { doing, program, wordsOf } from './all-commands.ts'
import { call } from './call.ts'

let page: string
beforeAll(async () => {
  page = await readFile(join(root, 'docs/terminal.md'), 'utf8')
})

function called(line: string): { command: Command; options: string[] } {
  let command = program
  const [, ...words] = (line.split('#')[0] ?? '').trim().split(/\s+/)
  for (const word of words) command = command.commands.find(found => found.name() === word) ?? command
  return { command, options: words.filter(word => word.startsWith('--')) }
}

const examples = () => [...page.matchAll(/(?:^|[`|] ?)(panel [a-z][^`\n]*)/gm)].map(([, line = '']) => called(line))

it('docs/terminal.md names every command, with an example', () => {
  const named = examples().map(({ command }) => wordsOf(command))
  expect([...new Set(named)].toSorted()).toEqual(doing.toSorted())
})

it('docs/terminal.md uses only options that the command has', () => {
  for (const { command, options } of examples()) {
    const known = [...command.options, ...program.options].map(({ long }) => long)
    expect(known, wordsOf(command)).toEqual(expect.arrayContaining(options))
  }
})

it('docs/terminal.md lists the exit codes and the environment as the program does', async () => {
  const rows = [...page.matchAll(/^\| (\d) +\|/gm)].map(([, code]) => Number(code))
  expect(rows).toEqual(Object.values(exitCodes))
  const { stdout } = await call(['--help'])
  const environment = /Environment: ([\s\S]*?)\nExit codes/.exec(stdout)?.[1] ?? ''
  const inHelp = environment.match(/[A-Z]+(_[A-Z]+)*/g) ?? []
  const inPage = [...page.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name)
  expect(inPage.length).toBeGreaterThan(0)
  expect(inPage.toSorted()).toEqual(inHelp.toSorted())
})
