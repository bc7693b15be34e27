/** One question over a table of papers: what each says of itself, its lines, and what the question then holds, or null. */
import { expect, it } from 'vitest'
import { memo, type Part } from '../../documents.ts'
import { asked } from './asking.ts'

type Row = [about: string, lines: (string | Part)[], holds: string | null]
export const table = (rows: string[]): Part[] => rows.map(text => ({ type: 'table_row', text }))
const others = ['Our offer is read by four people and is two pages long.']

export function check(id: string, rows: Row[]): void {
  it.each(rows)('%s', (_about, lines, holds) => {
    const said = asked(id, memo([...lines, ...others]))
    if (holds === null) expect(said).toBeNull()
    else expect(said).toContain(holds)
  })
}
