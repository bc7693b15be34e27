/** Who holds what: analysts by claims, as a table that keeps to the width. */
import stringWidth from 'string-width'
import { holdersOf, sidesOf, type Voice } from '#api/contracts/report-sides.ts'
import { type Paper, together } from './paper.ts'
import { type Finding, findingById, type Report } from './report-parts.ts'
import { padded, shortened } from './table.ts'

interface Row {
  heading: Finding
  findingIds: string[]
  holds: Voice[]
  doubts: Voice[]
}

/** One letter or sign for each stand, so that the map is the same without colours. */
const signs = { raised: '●', agrees: '+', opposed: '○', disagrees: '–', unsure: '?', none: '·' } as const
type Stand = keyof typeof signs

const stands: [Stand, string][] = [
  ['raised', 'raised it'],
  ['agrees', 'agrees'],
  ['opposed', 'raised the opposite'],
  ['disagrees', 'disagrees'],
  ['unsure', 'can’t tell'],
  ['none', 'outside its lens, or no vote'],
]

/** Folded between its entries, never within one. */
const legend = (entries: string[]): string => entries.map(together).join('   ')

const gap = '  '
const shortestClaim = 12

/** In the order and under the numbers of the report's chapters: C for conflicts, A for agreements, L for lone insights. */
export function claimMap(paper: Paper, report: Report, name: (id: number) => string): void {
  const rows = rowsOf(report)
  const ids = [...new Set(report.sections.map(section => section.analystId))]
  if (rows.length === 0 || ids.length === 0) return
  const marks = marksOf(ids.map(name))
  const numberWidth = Math.max(...rows.map(({ number }) => number.length))
  const cellWidth = Math.max(...marks.map(mark => stringWidth(mark)))
  const claimWidth = paper.width - numberWidth - gap.length - ids.length * (cellWidth + gap.length)
  // A panel that is too large for this terminal is in the chapters all the same.
  if (claimWidth < shortestClaim) return
  paper.blank()
  paper.title('Who holds what')
  const line = (cells: string[]) => paper.row(cells.join(gap))
  line([
    ' '.repeat(numberWidth),
    padded('Claim', claimWidth),
    ...marks.map((mark, at) => paper.style('bold', at < marks.length - 1 ? padded(mark, cellWidth) : mark)),
  ])
  for (const { number, row } of rows) {
    line([
      padded(number, numberWidth),
      padded(shortened(row.heading.claim.replace(/\s+/g, ' '), claimWidth), claimWidth),
      // Nothing is beside the last column.
      ...ids.map((id, at) => coloured(paper, standOf(report, row, id), at < ids.length - 1 ? cellWidth : 0)),
    ])
  }
  paper.blank()
  paper.line(paper.style('dim', legend(ids.map((id, at) => `${marks[at]} ${name(id)}`))))
  paper.line(paper.style('dim', legend(stands.map(([stand, words]) => `${signs[stand]} ${words}`))))
}

function coloured(paper: Paper, stand: Stand, width: number): string {
  const cell = padded(signs[stand], width)
  if (stand === 'raised' || stand === 'agrees') return paper.style('green', cell)
  return paper.style(stand === 'opposed' || stand === 'disagrees' ? 'red' : 'dim', cell)
}

function rowsOf(report: Report): { number: string; row: Row }[] {
  const conflicts = report.tensions.map((tension): Row | null => {
    const sides = sidesOf(report, tension)
    if (!sides) return null
    return { heading: sides.heading, findingIds: tension.findingIds, holds: sides.for, doubts: sides.against }
  })
  const agreements = report.agreements.map((agreement): Row | null => {
    const heading = findingById(report, agreement.findingIds[0] ?? '')
    const { findingIds } = agreement
    return heading ? { heading, findingIds, holds: holdersOf(report, agreement), doubts: [] } : null
  })
  const lone = report.loneInsights.map((id): Row | null => {
    const heading = findingById(report, id)
    if (!heading) return null
    return { heading, findingIds: [id], holds: [{ analystId: heading.analystId, raised: true, words: [] }], doubts: [] }
  })
  const numbered = (letter: string, rows: (Row | null)[]) =>
    rows.flatMap((row, at) => (row ? { number: `${letter}${at + 1}`, row } : []))
  return [...numbered('C', conflicts), ...numbered('A', agreements), ...numbered('L', lone)]
}

function standOf(report: Report, { doubts, findingIds, holds }: Row, id: number): Stand {
  const against = doubts.find(voice => voice.analystId === id)
  if (against) return against.raised ? 'opposed' : 'disagrees'
  const held = holds.find(voice => voice.analystId === id)
  if (held) return held.raised ? 'raised' : 'agrees'
  const votes = report.ballots.filter(ballot => ballot.analystId === id && findingIds.includes(ballot.findingId))
  // Votes for both sides of a conflict are no side.
  return votes.some(({ vote }) => vote === 'unsure') ||
    (votes.length > 0 && votes.every(({ vote }) => vote !== 'outside'))
    ? 'unsure'
    : 'none'
}

/** Initials, told apart by a number where two are the same. */
function marksOf(names: string[]): string[] {
  const initials = names.map(name => {
    const first = name.split(/\s+/).map(part => [...part][0] ?? '')
    return first.slice(0, 3).join('').toUpperCase()
  })
  return initials.map((mark, at) => {
    const same = initials.filter(other => other === mark).length
    return same > 1 ? `${mark}${initials.slice(0, at + 1).filter(other => other === mark).length}` : mark
  })
}
