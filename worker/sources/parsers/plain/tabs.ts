import { rowText } from '../table-rows.ts'
import { listItem } from '../text-lines.ts'

const labelled = /^[^\t]{1,40}:\s*\t/
const amount = /\d[^\t\p{L}]{0,12}$/u
const code = /[;{}]\s*$|^\s*(?:\/\/|\/\*)/

/** Each tab separates two cells if enough rows have all cells filled; otherwise several tabs together do. */
function cellsOf(lines: readonly string[]): string[][] {
  const each = lines.map(line => line.replace(/\s+$/, '').split('\t'))
  const joined = lines.map(line => line.trim().split(/\t+ */))
  const width = each.reduce((most, { length }) => Math.max(most, length), 0)
  const full = each.filter(cells => cells.length === width && cells.slice(1).every(cell => cell.trim() !== ''))
  return full.length > 0 && 2 * full.length >= each.length - 1 ? each : joined
}

export function tabRows(lines: readonly string[]): ReadonlyMap<number, string[]> {
  const rows = new Map<number, string[]>()
  for (let at = 0; at < lines.length; at++) {
    let end = at
    while (end < lines.length && isRow(lines[end] ?? '')) end += 1
    const run = lines.slice(at, end)
    if (run.length > 1) {
      const cells = cellsOf(run)
      const headers = run.filter(line => labelled.test(line) && !amount.test(line)).length
      const alike = cells.some((row, index) => row.length === cells[index + 1]?.length)
      if (2 * headers < run.length && alike)
        for (const [index, row] of cells.entries()) rows.set(at + index, rowText(row, index === 0))
    }
    at = Math.max(at, end - 1)
  }
  return rows
}

const isRow = (line: string) => line.trim().includes('\t') && listItem(line) === null && !code.test(line)
