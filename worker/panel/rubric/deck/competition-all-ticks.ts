/** Section 5.5: in the comparison, only the own column is complete. */
import type { Block } from '#db/shapes.ts'
import type { Observation } from '../observation.ts'
import { quoteOf } from '../text.ts'
import { isPitch, onDeck, placed, view } from './finding.ts'
import { listed, short } from './phrases.ts'
import { cellsOf, headCells, tablesOf } from './tables.ts'

const positive = /^(?:✓|✔|☑|✅|●|⬤|yes|y|x|full|true|\+|included|high)(?:\b|$|\s)/iu

const negative = /^(?:✗|✘|❌|☐|○|◯|◐|◑|no|n|none|false|-|–|—|partial(?:ly)?|limited|low|)$/iu

interface Comparison {
  rows: Block[]
  head: Block
  rivals: string[]
  criteria: string[]
  gaps: number[]
}

/** A table of ticks in which the own column alone is complete. "x" is a tick where no cell is a cross. */
function oneSided(rows: Block[], company: string | null): Comparison | null {
  const [head, ...body] = rows
  if (!head) return null
  const names = headCells(head, cellsOf(body[0] ?? head).length)
  const marks = body
    .map(row => ({ row, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.length >= 4 && cells.length === names.length)
  if (marks.length < 4 || names.length < 4) return null
  const tick = (cell: string) => positive.test(cell)
  if (marks.some(({ cells }) => cells.slice(1).some(cell => !tick(cell) && !negative.test(cell)))) return null
  if (
    marks.some(
      ({ cells }) => cells.slice(1).some(cell => /^x$/i.test(cell)) && cells.some(cell => /^[✓✔✅]/u.test(cell)),
    )
  )
    return null
  const own = names.findIndex(
    (name, at) => at > 0 && ((company !== null && name.includes(company)) || /^(?:us|we|our \w+)$/i.test(name)),
  )
  if (own < 1) return null
  const gaps = names.map((_, at) => marks.filter(({ cells }) => !tick(cells[at] ?? '')).length)
  if (gaps[own] !== 0) return null
  const rivals = names.filter((name, at) => at > 0 && at !== own && name !== '')
  if (rivals.length < 2 || names.some((name, at) => at > 0 && at !== own && name !== '' && gaps[at] === 0)) return null
  return {
    rows: marks.map(({ row }) => row),
    head,
    rivals,
    criteria: marks.map(({ cells }) => cells[0] ?? ''),
    gaps: gaps.filter((_, at) => at > 0 && at !== own),
  }
}

export const competitionAllTicks: Observation = {
  id: 'competition-all-ticks',
  category: 'competition',
  appliesTo: isPitch,
  sources: ['UNU', '500', 'P9'],
  detect: onDeck(deck => {
    for (const slide of deck.main)
      for (const table of tablesOf(slide)) {
        const found = oneSided(table, deck.company)
        const first = found?.rows[0]
        if (!found || !first) continue
        return [
          {
            severity: 1,
            quotes: [quoteOf(found.head), ...found.rows.slice(0, 2).map(quoteOf)],
            facts: {
              rows: found.rows.length,
              rivals: listed(found.rivals.slice(0, 3).map(name => `“${short(name, 4)}”`)),
              first: short(found.criteria[0] ?? '', 5),
              last: short(found.criteria.at(-1) ?? '', 5),
              gaps: `${Math.min(...found.gaps)} to ${Math.max(...found.gaps)}`,
              ...placed(deck, slide),
              name: deck.company ?? 'the own column',
            },
          },
        ]
      }
    return []
  }),
  views: {
    'market-competition': view(
      '-',
      f =>
        `All ${f.rows} rows go to ${f.name}, while ${f.rivals} each lack at least one. Rows like “${f.first}” may have been picked after the answer was known.`,
      () => 'Let people who chose another way write two of the rows.',
      f => `A table in which only ${f.name} is complete tells me what was left out of the comparison.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `All ${f.rows} rows have a tick for ${f.name}. In which row would ${f.rivals} be ahead?`,
      () => 'Add one row in which another column leads, and say for whom that matters.',
      f => `${f.rows} out of ${f.rows} makes me look for the row that is missing.`,
    ),
  },
}
