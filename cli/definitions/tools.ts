import { type Command, type CommandOptions, InvalidArgumentError, Option } from 'commander'
import type { Context } from '../context.ts'

export interface Tools {
  context(): Context
  /** Adds a command; `panel` in its examples is replaced by the program's name as it was called. */
  add(parent: Command, name: string, about: string, examples: string[], options?: CommandOptions): Command
}

/** `name` is the program's name as it was called: `panel`, or `npm run panel --`. */
export const createTools = (name: string, context: Tools['context']): Tools => ({
  context,
  add(parent, command, about, examples, options) {
    const shown = examples.map(line => `  $ ${line.replaceAll(/(?<!-)panel /g, `${name} `)}`).join('\n')
    return parent.command(command, options).description(about).addHelpText('after', `\nExamples:\n${shown}`)
  },
})

export const json = () => new Option('--json', 'print one JSON object and nothing else')
export const yes = () => new Option('-y, --yes', 'do not ask')
export const noPager = () => new Option('--no-pager', 'write a long report at once')
export const search = (where: string) => new Option('--search <words>', `only those with these words in ${where}`)

export const paged = (command: Command): Command =>
  command
    .addOption(new Option('--limit <rows>', 'how many at most (default: 100)'))
    .addOption(new Option('--cursor <cursor>', 'go on after a page, as its end says'))
    .addOption(json())

/** For options that may be repeated. */
export function severalOf<const T extends string>(choices: readonly T[], label: string) {
  return (value: string, before: T[] = []): T[] => {
    const found = choices.find(choice => choice === value)
    if (found === undefined) throw new InvalidArgumentError(`${label} is one of ${choices.join(', ')}.`)
    return before.includes(found) ? before : [...before, found]
  }
}
