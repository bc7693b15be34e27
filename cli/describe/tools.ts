/** Shared by the descriptions of commands. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Context } from '../context.ts'

export interface Tools {
  /** The program's name as called, for examples. */
  name: string
  context(): Context
}

export const json = () => new Option('--json', 'print one JSON object and nothing else')
export const yes = () => new Option('-y, --yes', 'do not ask')
export const noPager = () => new Option('--no-pager', 'write a long report at once')
export const search = (where: string) => new Option('--search <words>', `only those with these words in ${where}`)

/** Adds the options of every paged list. */
export const paged = (command: Command): Command =>
  command
    .addOption(new Option('--limit <rows>', 'how many at most (default: 100)'))
    .addOption(new Option('--cursor <cursor>', 'go on after a page, as its end says'))
    .addOption(json())

/** Examples below a command's help, written without the program's name. */
export function examples(command: Command, { name }: Tools, lines: string[], after = ''): Command {
  const shown = lines.map(line => `  $ ${line.replaceAll('panel ', `${name} `)}`).join('\n')
  return command.addHelpText('after', `\nExamples:\n${shown}${after && `\n\n${after}`}`)
}

/** For options that may be repeated. */
export function severalOf<const T extends string>(choices: readonly T[], label: string) {
  return (value: string, before: T[] = []): T[] => {
    const found = choices.find(choice => choice === value)
    if (found === undefined) throw new InvalidArgumentError(`${label} is one of ${choices.join(', ')}.`)
    return before.includes(found) ? before : [...before, found]
  }
}
