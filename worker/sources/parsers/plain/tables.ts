import { chunksOf, isValue } from '../cells.ts'
import { rowText } from '../table-rows.ts'
import { barRows } from './bars.ts'
import { tabRows } from './tabs.ts'

/** "-----     -----", "=====": a rule over the whole table or over each of its columns. */
const rule = /^\s*(?:[-=_─━═~]{3,})(?:\s+[-=_─━═~]{2,})*\s*$/
/** In characters; a longer line is not a row. */
const longestLine = 400

function fencedOff(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  let inside = false
  for (const [at, line] of lines.entries()) {
    const fence = /^\s*(?:```|~~~)/.test(line)
    if (fence) inside = !inside
    if (inside || fence) found.add(at)
  }
  return inside ? new Set() : found
}

interface Group {
  from: number
  lines: string[]
}

function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = []
  let open: Group | null = null
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') open = null
    else if (open) open.lines.push(line)
    else {
      open = { from: at, lines: [line] }
      groups.push(open)
    }
  }
  return groups
}

/**
 * Rows whose cells are aligned by spaces. They have equally many cells, and under the head at least one column of values:
 * without one, the lines may be verse, prose in columns or a letterhead. Tables with empty cells stay lines.
 */
function spacedRows(lines: readonly string[]): Map<number, string[]> {
  const rows = new Map<number, string[]>()
  let run: { at: number; cells: string[] }[] = []
  let rules: number[] = []
  const close = () => {
    const below = run.slice(1)
    const hasValues = run[0]?.cells.some(
      (_, column) => column > 0 && below.every(({ cells }) => isValue(cells[column] ?? '')),
    )
    if (below.length > 0 && hasValues) {
      for (const [index, { at, cells }] of run.entries()) rows.set(at, rowText(cells, index === 0))
      for (const at of rules) rows.set(at, [])
    }
    run = []
    rules = []
  }
  for (const [at, line] of lines.entries()) {
    if (rule.test(line)) {
      rules.push(at)
      continue
    }
    const cells = line.length > longestLine || /[|\t]/.test(line) ? [] : chunksOf(line).map(({ text }) => text)
    const width = run.at(-1)?.cells.length
    // A head may lack its empty corner.
    const fits = cells.length === width || (run.length === 1 && cells.length - 1 === width)
    if (!fits) close()
    if (cells.length > 1) run.push({ at, cells })
  }
  close()
  return rows
}

/** The cells of all table rows by line index; empty for rules. */
export function tableRows(lines: readonly string[]): ReadonlyMap<number, string[]> {
  const rows = new Map<number, string[]>()
  const fenced = fencedOff(lines)
  for (const { from, lines: own } of groupsOf(lines))
    for (const [at, cells] of [...spacedRows(own), ...barRows(own), ...tabRows(own)])
      if (!fenced.has(from + at)) rows.set(from + at, cells)
  return rows
}
