import { stripVTControlCharacters, styleText } from 'node:util'
import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'
import { padded } from './table.ts'

export interface TextLayout {
  /** Wraps between words. `first` prefixes the first line, `rest` (of the same width) the others. */
  line(text: string, margin?: { first: string; rest: string }): void
  /** Two texts side by side, each wrapped to half the width; `margin` prefixes every line. */
  columns(left: (layout: TextLayout) => void, right: (layout: TextLayout) => void, margin: string): void
  blank(): void
  title(text: string): void
  style(format: Format, text: string): string
  readonly width: number
  text(): string
}

const between = ' │ '

export type Format = 'bold' | 'red' | 'green' | 'dim' | 'cyan'

/** Words to keep together, as in “slide 8”. */
export const together = (words: string): string => words.replaceAll(' ', '\u00a0')

export function createTextLayout(options: { width: number; stream: NodeJS.WriteStream }): TextLayout {
  const { width, stream } = options
  const lines: string[] = []
  const style = (format: Format, text: string) => styleText(format, text, { stream })
  const line: TextLayout['line'] = (text, { first, rest } = { first: '', rest: '' }) => {
    // Words are only broken if longer than a line: mostly addresses.
    const folded = wrapAnsi(text.trim(), Math.max(8, width - stringWidth(stripVTControlCharacters(rest))), {
      hard: true,
    })
    // The result has ordinary spaces again, for searching and copying.
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
        const layout = createTextLayout({ width: half, stream })
        write(layout)
        return layout.text().split('\n')
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
