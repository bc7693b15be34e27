import { type Command, CommanderError, Help } from 'commander'

/** Longer lines are hard to read, and `index.ts` prints a help text wrapped to 80 columns at build time. */
const widest = 80
/** If less than this remains beside the terms, descriptions go below them. */
const shortest = 24
const below = 6

export const helpWidth = (columns: number | undefined): number => Math.min(columns || widest, widest)

export const helpSettings = (width: number) => ({
  showGlobalOptions: true,
  helpWidth: width,
  minWidthToWrap: shortest,
  formatItem(this: Help, term: string, termWidth: number, description: string, helper: Help): string {
    if (!description || width - termWidth - 4 >= shortest)
      return Help.prototype.formatItem.call(this, term, termWidth, description, helper)
    return `  ${term}\n${' '.repeat(below)}${description}`
  },
})

/**
 * Wraps what commander's settings do not reach: usage, examples and closing sentences. Commands can still be copied.
 */
export function foldHelp(text: string, width: number): string {
  return text
    .split('\n')
    .map(line => (line.length <= width ? line : foldLine(line, width)))
    .join('\n')
}

function foldLine(line: string, width: number): string {
  const indent = ' '.repeat(line.search(/\S/))
  const command = /^ *\$ /.test(line)
  // A break within quotes would become part of the word.
  const words = line.trim().match(command ? /(?:"[^"]*"|'[^']*'|\S)+/g : /\S+/g) ?? []
  const rest = indent + ' '.repeat(command || line.startsWith('Usage:') ? 4 : 0)
  const end = command ? ' \\' : ''
  const rows: string[] = []
  let row = indent
  for (const [at, word] of words.entries()) {
    const longer = at === 0 ? indent + word : `${row} ${word}`
    const closing = at < words.length - 1 ? end.length : 0
    if (at === 0 || longer.length + closing <= width || row.trim() === '$') row = longer
    else {
      rows.push(row + end)
      row = rest + word
    }
  }
  return [...rows, row].join('\n')
}

/** `help [command...]` for the program and each noun: unlike commander's own, it reports unknown commands. */
export function describeHelp(command: Command): void {
  for (const noun of command.commands.filter(({ commands }) => commands.length > 0)) describeHelp(noun)
  command
    .helpCommand(false)
    .command('help')
    .description('help for a command')
    .argument('[command...]', 'which one')
    .action((words: string[]) => {
      let asked = command
      for (const word of words) {
        const found = asked.commands.find(candidate => candidate.name() === word)
        if (!found) throw new CommanderError(1, 'commander.unknownCommand', `error: unknown command '${word}'`)
        asked = found
      }
      asked.outputHelp()
    })
}
