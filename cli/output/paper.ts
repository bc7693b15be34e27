/** Lines of plain text: folded to a width with hanging indents, coloured only where colours may be. */
import { stripVTControlCharacters, styleText } from 'node:util'
import wrapAnsi from 'wrap-ansi'

export interface Paper {
  /** Folds between words. `first` stands before the first row, `rest` (as wide) before the others. */
  line(text: string, margin?: { first: string; rest: string }): void
  blank(): void
  /** A title with a rule under it. */
  title(text: string): void
  style(format: Format, text: string): string
  text(): string
}

type Format = 'bold' | 'red' | 'green' | 'dim' | 'cyan'

export function createPaper(options: { width: number; stream: NodeJS.WriteStream }): Paper {
  const { width, stream } = options
  const lines: string[] = []
  const style = (format: Format, text: string) => styleText(format, text, { stream })
  const line: Paper['line'] = (text, { first, rest } = { first: '', rest: '' }) => {
    // A word is broken only where it is longer than a whole row: an address, mostly.
    const folded = wrapAnsi(text.trim(), Math.max(8, width - stripVTControlCharacters(rest).length), { hard: true })
    for (const [at, row] of folded.split('\n').entries()) lines.push(`${at === 0 ? first : rest}${row}`.trimEnd())
  }
  return {
    line,
    style,
    blank: () => lines.push(''),
    title(text) {
      line(style('bold', text))
      lines.push(style('dim', '─'.repeat(Math.min(width, text.length))))
    },
    text: () => lines.join('\n'),
  }
}
