/** The program's commands, without running any. */
import { PassThrough } from 'node:stream'
import type { Command } from 'commander'
import { createProgram } from '../program.ts'

const silent = new PassThrough() as unknown as NodeJS.ReadStream & NodeJS.WriteStream
const stopped = new AbortController().signal
export const program = createProgram({ stdin: silent, stdout: silent, stderr: silent, env: {}, stopped })

/** As somebody types it, without the program's name. */
export const wordsOf = (command: Command): string =>
  command.parent ? `${wordsOf(command.parent)} ${command.name()}`.trim() : ''

const below = (command: Command): Command[] => command.commands.flatMap(one => [one, ...below(one)])
export const commands = below(program).filter(command => command.name() !== 'help')
/** Those that do something; the others only group them. */
export const doing = commands.filter(command => command.commands.length === 0).map(wordsOf)
