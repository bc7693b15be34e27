/** Texts as they are typed in a case: lines one below the other, some of them rows of a table. */
import type { LocatedDocument } from '#db/shapes.ts'
import { deck, memo, type Part, page } from '../../documents.ts'

export type Lines = (string | Part)[]

export const row = (text: string): Part => ({ type: 'table_row', text })

export const rows = (...texts: string[]) => texts.map(text => ({ type: 'table_row' as const, text }))

export const table = (...texts: string[]) => memo(rows(...texts))

/** The second slide of a deck. */
export const slide = (title: string, ...body: string[]) => deck([{ title: 'Fennhold' }, { title, body }])

/** A line with a bar in it is a row; "# " opens a heading, "- " an item. */
export const text = (lines: string) =>
  memo(
    lines
      .trim()
      .split('\n')
      .map(line => line.trim())
      .map(line =>
        line.includes(' | ') && !line.startsWith('# ') ? { type: 'table_row' as const, text: line } : line,
      ),
  )

/** Lines of a text, or of a page where the first says so; one that opens with a bar is a row. */
export function documentOf(lines: readonly string[]): LocatedDocument {
  const parts = lines.map((line): string | Part =>
    line.startsWith('| ') ? { type: 'table_row', text: line.slice(2) } : line,
  )
  return parts[0] === '@page' ? page(parts.slice(1)) : memo(parts)
}
