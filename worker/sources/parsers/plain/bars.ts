import { isAmount, isValue } from '../cells.ts'
import { rowText } from '../table-rows.ts'

const fenced = /^\s*\|.*\|\s*$/
const ruleCell = /^:?[-=]+:?$/
const drawnRule = /^\s*\+(?:[-=]+\+)+\s*$/
const boxBars = /[│┃║]/g
const boxRule =
  /^[\s─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╞╡╪╟╢╫╤╧╒╕╘╛╭╮╰╯┏┓┗┛┣┫┳┻╋]*[─━═]{2,}[\s─━═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╞╡╪╟╢╫╤╧╒╕╘╛╭╮╰╯┏┓┗┛┣┫┳┻╋]*$/
/** Fewer rows with one bar each may just as well be names with titles, or a signature. */
const fewestOfPairs = 2

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map(cell => cell.replaceAll('\\|', '|').trim())
}

/** Whether a line is the rule under a header row: "|---|:-:|". */
function isRule(line: string | undefined): boolean {
  return line?.includes('|') === true && cellsOf(line).every(cell => ruleCell.test(cell))
}

/** Lines with equally many bars and no rule or frame: three or more cells, or labels with amounts. */
function unruled(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = 0; at < lines.length; at++) {
    const run: string[][] = []
    for (let next = at; next < lines.length && / ?\|/.test(lines[next] ?? ''); next++) {
      const cells = cellsOf(lines[next] ?? '')
      const second = run[1]?.length
      const width = run.length > 1 ? (second ?? 0) : (run[0]?.length ?? cells.length)
      if (cells.length !== width && !(run.length === 1 && cells.length === width + 1)) break
      run.push(cells)
    }
    const width = run.at(-1)?.length ?? 0
    const amounts = run.filter(cells => cells.slice(1).some(isAmount)).length
    const values = run.filter(cells => cells.slice(1).some(isValue)).length
    const tabulated = width > 2 ? values > 0 || run.length > 2 : amounts >= fewestOfPairs && 2 * amounts >= run.length
    if (run.length > 1 && width > 1 && tabulated) for (let row = 0; row < run.length; row++) found.add(at + row)
    at += Math.max(0, run.length - 1)
  }
  return found
}

export function barRows(written: readonly string[]): ReadonlyMap<number, string[]> {
  const rows = new Map<number, string[]>()
  if (!written.some(line => /[|│┃║]/.test(line))) return rows
  const lines = written.map(line => (boxRule.test(line) ? '+--+' : line.replace(boxBars, '|')))
  const bare = unruled(lines)
  let inside = false
  let headed = false
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line)
    const heads = isRule(lines[at + 1]) && cells.length === cellsOf(lines[at + 1] ?? '').length
    const rule = isRule(line) || drawnRule.test(line)
    inside = (line.includes('|') && (inside || heads)) || drawnRule.test(line)
    if (!inside && !bare.has(at) && !(fenced.test(line) && cells.length > 1)) {
      headed = false
      continue
    }
    rows.set(at, rule ? [] : rowText(cells, !headed))
    if (!rule) headed = true
  }
  return rows
}
