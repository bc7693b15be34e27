import { amountsIn } from '../../annotate/amounts.ts'
import type { Amount, Annotated, Sentence, Table } from '../../annotate/annotation.ts'
import { pattern } from '../../annotate/pattern.ts'
import { type Check, type Found, wordCheck } from '../check.ts'
import { excerptOf, formatNumber } from '../statements.ts'

const exact = { gates: true, weight: 3 } as const

/** Totals that are plain sums: others, such as "total unique" or "total FTE", may overlap or have another unit. */
const total = pattern(
  'i',
  String.raw`^(?:(?:(?:grand|overall|\d-year) |sub-?)?totals?|sum|altogether)(?: (?:amount|budget|costs?|equipment|expenses?`,
  '|funding|income|revenues?|sales|spend(?:ing)?|uses?))?[:.]?$',
)
const isTotal = (label: string) => total.test(label.trim())
/** Labels of rows and columns that cannot be added up: parts of others, averages, differences. */
const notAddend =
  /\b(?:of which|thereof|average|avg|median|net|gross|margin|less|minus|discount|growth|subtotal|sub-total|balance|change|difference|rate|per)\b|%/i

interface Cell {
  value: number
  kind: Amount['kind']
  /** The largest rounding error: half a unit of its last digit. */
  roundingError: number
}

/** The value of a cell that holds one exact number and nothing else, or null. */
function cellOf(text: string | undefined): Cell | null {
  const [amount, ...more] = amountsIn(text ?? '')
  if (!text || !amount || more.length > 0 || amount.bound !== null || /[()~<>]|^\s?[-–−]/.test(text)) return null
  if (text.length > amount.end - amount.start + 4) return null
  const digits = /\d[\d.,]*/.exec(text)?.[0] ?? ''
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0
  const shownValue = Number(digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.'))
  const scale = shownValue > 0 ? amount.value / shownValue : 1
  return { value: amount.value, kind: amount.kind, roundingError: (scale * 10 ** -decimals) / 2 }
}

/** As a share of the total. After a larger error, the rows are probably not its parts. */
const maxRelativeError = 0.25

function wrongTotals({ rows, header }: Table): { total: Cell; sum: number; column: string; at: number[] }[] {
  const last = rows.findIndex(({ cells }) => isTotal(cells[0] ?? ''))
  const addends = rows.slice(0, last)
  const single = rows.filter(({ cells }) => isTotal(cells[0] ?? '')).length === 1
  // A row with another number of cells may have been misread; only the total's row may have fewer.
  const width = addends[0]?.cells.length ?? 0
  const misaligned = addends.some(({ cells }) => cells.length !== width) || (rows[last]?.cells.length ?? 0) > width
  if (last < 2 || !single || misaligned || addends.some(({ cells }) => notAddend.test(cells[0] ?? ''))) return []
  return (rows[last]?.cells ?? []).flatMap((text, column) => {
    const name = header[column] ?? ''
    const total = column === 0 ? null : cellOf(text)
    if (!total || notAddend.test(name)) return []
    const parts = addends.map(({ cells }) => cellOf(cells[column]))
    const known = parts.filter(part => part !== null)
    if (known.length !== parts.length || known.some(({ kind }) => kind !== total.kind)) return []
    // Percentages are added only to 100: any other total is an average.
    if (total.kind !== 'money' && total.kind !== 'count' && !(total.kind === 'percent' && total.value === 100))
      return []
    const sum = known.reduce((all, { value }) => all + value, 0)
    const room = known.reduce((all, { roundingError }) => all + roundingError, total.roundingError) * 1.01
    const off = Math.abs(sum - total.value)
    const isWrong = off > room && off < total.value * maxRelativeError
    return isWrong ? [{ total, sum, column: name, at: [last, 0, last - 1] }] : []
  })
}

const rowPassages = ({ rows }: Table, at: number[]) =>
  [...new Set(at)].flatMap(index => {
    const block = rows[index]?.block
    return block ? [{ text: block.text.slice(0, 240), blockId: block.id }] : []
  })

const sumAgainstRows = wordCheck('totals of tables', {
  ...exact,
  id: 'sum-against-rows',
  category: 'financials',
  headline: 'A total does not match its rows',
  text: 'The rows{column} add up to {sum}, but the total is given as {total}.',
  suggestion: 'Correct the row or the total, or show what else is counted.',
  applies: ({ tables }) => tables.length > 0,
  find: ({ tables }: Annotated) =>
    tables.flatMap(table => {
      const [wrong] = wrongTotals(table)
      if (!wrong) return []
      const column = wrong.column ? ` under “${wrong.column}”` : ''
      const facts = { column, sum: formatNumber(wrong.sum), total: formatNumber(wrong.total.value) }
      return [{ quotes: rowPassages(table, wrong.at), facts }]
    }),
})

const wholes = pattern(
  'i',
  String.raw`\b(?:use of (?:funds|proceeds|money)|allocat\w+|breakdown|split|how we (?:will|plan to) (?:spend|use)`,
  String.raw`|where (?:the|your|our) money goes|budget|revenue mix|cap table|ownership|shareholders?)\b`,
)
const partial =
  /\b(?:discount|off|growth|gr[eo]w|increase|save|interest|margin|churn|retention|up to|over|more than|equity|of which|each|cagr|fee|tax|vat)\b/i
/** In percent. Shares that add up to less or to more are probably not the parts of one whole. */
const [least, most] = [80, 125]

/** Runs of three or more lines with a percentage, if each of these lines is a name with one exact percentage. */
function shareListsOf({ sentences }: Annotated): Sentence[][] {
  const lines = sentences.filter(
    ({ seen, block }) => seen && ['list_item', 'table_row', 'paragraph'].includes(block.type),
  )
  const runs: Sentence[][] = []
  for (const sentence of lines) {
    const last = runs.at(-1)?.at(-1)
    const follows = last?.section === sentence.section && last.block.type === sentence.block.type
    if (follows) runs.at(-1)?.push(sentence)
    else runs.push([sentence])
  }
  return runs
    .map(run => run.filter(({ text }) => /\d\s?%/.test(text)))
    .filter(run => run.length >= 3 && run.every(isPart))
}

function isPart({ amounts, text }: Sentence): boolean {
  const [share, ...more] = amounts.filter(({ kind }) => kind === 'percent')
  if (share?.bound !== null || more.length > 0) return false
  return !partial.test(text) && text.length <= 120 && /\p{L}{3}/u.test(text)
}

const shareOf = ({ amounts }: Sentence) => amounts.find(({ kind }) => kind === 'percent')?.value ?? 0

const splitNot100 = wordCheck('percentages of a whole', {
  ...exact,
  id: 'split-not-100',
  category: 'consistency',
  headline: 'The parts of a whole add up to {sum}%',
  text: 'The shares of what is presented as a whole add up to {sum}% ({parts}), so one of them is wrong or missing.',
  suggestion: 'Correct the wrong share, or name the rest.',
  find: reading => [
    ...shareListsOf(reading).flatMap((run): Found[] => {
      const first = run[0]
      const before = first ? (reading.sentences[first.at - 1]?.text ?? '') : ''
      const totals = run.some(({ text }) => /\btotals?\b/i.test(text))
      if (!first || totals || !wholes.test(`${first.section.title ?? ''}\n${before}`)) return []
      return split(run.map(shareOf), run)
    }),
    ...reading.sentences.flatMap((sentence): Found[] => {
      const shares = sentence.amounts.filter(({ kind, bound }) => kind === 'percent' && bound === null)
      const told =
        sentence.seen && sentence.speaker === 'own' && wholes.test(`${sentence.section.title ?? ''}\n${sentence.text}`)
      if (!told || shares.length < 3 || partial.test(sentence.text) || sentence.block.type === 'table_row') return []
      // "60% product, 25% sales and 15% reserve": only names between the shares.
      const gaps = shares.slice(1).map(({ start }, at) => sentence.text.slice(shares[at]?.end, start))
      const onlyNames = gaps.every(gap => gap.length <= 48 && /\p{L}{2}/u.test(gap) && !/[.;:]/.test(gap))
      const values = shares.map(({ value }) => value)
      return onlyNames ? split(values, [sentence]) : []
    }),
  ],
})

function split(shares: number[], sentences: Sentence[]): Found[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  // Each share may be rounded by half a point.
  if (sum < least || sum > most || Math.abs(sum - 100) <= Math.max(1, shares.length * 0.5)) return []
  const facts = { sum: formatNumber(sum), parts: shares.map(share => `${formatNumber(share)}%`).join(' + ') }
  return [{ quotes: sentences.slice(0, 3).map(sentence => excerptOf(sentence)), facts }]
}

const measure = pattern(
  'i',
  '^(?:(?:net |gross |monthly |annual |total )?(?:arr|mrr|churn|cac|ltv|arpu|burn|burn rate|runway',
  '|gross margin|revenue|headcount|retention|customers|paying customers|price|valuation|team size|founded))$',
)

const twoValuesOneTable = wordCheck('values given twice in a table', {
  ...exact,
  id: 'two-values-one-table',
  category: 'consistency',
  headline: '“{measure}” has two values in one table',
  text: '“{measure}” has the values {first} and {second} in one table, and nothing says how the two differ.',
  suggestion: 'Keep the right one, or say how the two differ.',
  applies: ({ tables }) => tables.length > 0,
  find: ({ tables }) =>
    tables.flatMap(table =>
      table.rows.flatMap(({ cells: [label = '', value = ''], block }, at): Found[] => {
        if (!measure.test(label)) return []
        const other = table.rows
          .slice(at + 1)
          .find(({ cells }) => cells.length === 2 && cells[0]?.toLowerCase() === label.toLowerCase())
        const [a, b] = [cellOf(value), cellOf(other?.cells[1])]
        if (!other || table.rows[at]?.cells.length !== 2 || !a || !b || a.kind !== b.kind || a.value === b.value)
          return []
        const facts = { measure: label, first: value, second: other.cells[1] ?? '' }
        return [{ quotes: [block, other.block].map(({ text, id }) => ({ text, blockId: id })), facts }]
      }),
    ),
})

export const tableSums: Check[] = [sumAgainstRows, splitNot100, twoValuesOneTable]
