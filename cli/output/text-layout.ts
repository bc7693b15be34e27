/** Lines of plain text: folded to a width with hanging indents, coloured only where colours may be. */
import { stripVTControlCharacters, styleText } from 'node:util'
import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'
import { padded } from './table.ts'

export interface Paper {
  /** Folds between words. `first` stands before the first row, `rest` (as wide) before the others. */
  line(text: string, margin?: { first: string; rest: string }): void
  /** Two texts beside each other, each folded to its half; `margin` stands before every row. */
  columns(left: (paper: Paper) => void, right: (paper: Paper) => void, margin: string): void
  blank(): void
  /** A title with a rule under it. */
  title(text: string): void
  style(format: Format, text: string): string
  readonly width: number
  text(): string
}

const between = ' │ '

export type Format = 'bold' | 'red' | 'green' | 'dim' | 'cyan'

/** Words that no row is to be broken between, as in “slide 8”. */
export const together = (words: string): string => words.replaceAll(' ', '\u00a0')

export function createPaper(options: { width: number; stream: NodeJS.WriteStream }): Paper {
  const { width, stream } = options
  const lines: string[] = []
  const style = (format: Format, text: string) => styleText(format, text, { stream })
  const line: Paper['line'] = (text, { first, rest } = { first: '', rest: '' }) => {
    // A word is broken only where it is longer than a whole row: an address, mostly.
    const folded = wrapAnsi(text.trim(), Math.max(8, width - stringWidth(stripVTControlCharacters(rest))), {
      hard: true,
    })
    // What a row must not be broken at is an ordinary space to whoever searches or copies it.
    for (const [at, row] of folded.split('\n').entries())
      lines.push(`${at === 0 ? first : rest}${row}`.replaceAll('\u00a0', ' ').trimEnd())
  }
  return {
    line,
    style,
    width,
    columns(left, right, margin) {
      const half = Math.floor((width - stringWidth(margin) - stringWidth(between)) / 2)
      const [one = [], other = []] = [left, right].map(write => {
        const paper = createPaper({ width: half, stream })
        write(paper)
        return paper.text().split('\n')
      })
      for (let at = 0; at < Math.max(one.length, other.length); at++) {
        const row = padded(one[at] ?? '', half) + style('dim', between) + (other[at] ?? '')
        lines.push(`${margin}${row}`.trimEnd())
      }
    },
    blank: () => lines.push(''),
    title(text) {
      line(style('bold', text))
      lines.push(style('dim', '─'.repeat(Math.min(width, stringWidth(text)))))
    },
    text: () => lines.join('\n'),
  }
}
