/** A profit, the price or revenue that it is of, and a margin between them that they do not make. */
import { type Money, moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { amountBeside, bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'
import { isPlain, namesTwo, type Passage, passagesOf, spanOf } from '../readers/passages.ts'

const kinds = [
  [/\bgross profit\b/i, /\bgross margin\b/i],
  [/\bcontribution\b(?! margin)/i, /\bcontribution margin\b/i],
  [/\bEBITDA\b(?! margin)/i, /\bEBITDA margin\b/i],
  [/\b(?:operating|net) (?:profit|result)\b/i, /\b(?:operating|net) margin\b/i],
] as const
const revenue = /\b(?:net |total )?(?:revenues?|sales|turnover|income|net price|selling price|price)\b/i
const other =
  /\b(?:target|goal|forecast|last|previous\w*|before|up from|down from|grew|growth|adjusted|per cent of|excluding|including|subscri\w+|licen[cs]e|hardware|blended|average|segment|of which)\b/i
const points = 1.5
/** Characters. */
const longestLine = 120
/** Two years in one passage are two margins. */
const yearsIn = (text: string) => new Set(text.match(/\b(?:19|20)\d\d\b|\bFY ?\d\d\b/g) ?? []).size

interface Line {
  label: string
  value: number
  text: string
  percent: boolean
  step: number
  statement: Statement
}

/** "Freight £0.17", "Freight | £0.17": a label and one amount or one share behind it. */
function lineIn(statement: Statement): Line | null {
  if (statement.text.length > longestLine) return null
  const match =
    /^(.*?\p{L}.*?)[\s|:]+((?:[^\d\s|]{1,4}\s?)?[\d][\d.,'’\u00a0\u202f ]*(?:\s?[%\p{L}$€£]{1,4})?)\s*$/u.exec(
      statement.text.trim(),
    )
  const [, label = '', written = ''] = match ?? []
  if (!match || label.length > 60 || /\|.*\d/.test(label)) return null
  const [share, money] = [percentsIn(written)[0], moneyIn(written)[0]]
  if (share) return { label, value: share.value, text: written.trim(), percent: true, step: 1, statement }
  const plain = money ? amountIn(written.trim()) : amountIn(written)
  if (!plain || plain.value <= 0) return null
  return { label, value: plain.value, text: written.trim(), percent: false, step: 10 ** -plain.decimals, statement }
}

/** A column of one product: what comes in, what it costs line by line, what is left, and its share. */
function inColumn(lines: readonly (Line | null)[]): Conflict | null {
  for (const [at, line] of lines.entries()) {
    const kind = kinds.find(([, margin]) => line?.percent && margin.test(line.label))
    if (!line || !kind || other.test(line.label)) continue
    const above = [lines[at - 1], lines[at - 2]]
    const left = above.find(one => one && !one.percent && kind[0].test(one.label))
    if (!left) continue
    const run: Line[] = []
    for (let before = lines.indexOf(left) - 1; before >= 0 && lines[before] && !lines[before]?.percent; before--) {
      const one = lines[before]
      if (one) run.unshift(one)
    }
    const start = run.findLastIndex((one, from) => {
      const costs = run.slice(from + 1)
      const off = 0.5 * (costs.length + 2) * Math.max(one.step, left.step) + 1e-9
      return (
        costs.length > 0 && Math.abs(one.value - costs.reduce((sum, { value }) => sum + value, 0) - left.value) <= off
      )
    })
    const whole = run[start]
    if (!whole) continue
    const cost = whole.value - left.value
    const real = (100 * left.value) / whole.value
    // Of any other amount in the column it may be the share, and some call a markup a margin.
    const readings = [...run.map(({ value }) => (100 * left.value) / value), (100 * left.value) / cost]
    if (readings.some(reading => Math.abs(reading - line.value) <= points)) continue
    return told(line.text, left.text, whole.text, real, bothQuotes(whole.statement, left.statement, line.statement))
  }
  return null
}

function told(margin: string, left: string, whole: string, real: number, quotes: Conflict['quotes']): Conflict {
  return {
    subject: 'the margin',
    first: margin,
    second: `${left} of ${whole}`,
    because: `${left} of ${whole} is ${Math.round(real)}%.`,
    quotes,
  }
}

function inProse({ text, quotes }: Passage): Conflict | null {
  if (
    !/\bmargin\b/i.test(text) ||
    yearsIn(text) > 1 ||
    other.test(text) ||
    isPlan(text) ||
    namesTwo(text) ||
    /\|.*\d.*\|.*\d/.test(text)
  )
    return null
  const kind = kinds.find(([profit, margin]) => profit.test(text) && margin.test(text))
  const [all, shares] = [moneyIn(text), percentsIn(text)]
  const [share] = shares
  if (!kind || all.length !== 2 || !all.every(isPlain) || !share || shares.length !== 1 || share.points) return null
  if (share.max !== share.value || amountBeside(text, kind[1], shares) !== share) return null
  // The margin on one thing of several is another's.
  if (
    /^\s+(?:on|for|in|at)\s/i.test(text.slice((kind[1].exec(text)?.index ?? 0) + (kind[1].exec(text)?.[0].length ?? 0)))
  )
    return null
  const left = amountBeside<Money>(text, kind[0], all)
  const whole = amountBeside<Money>(text, revenue, all)
  if (!left || !whole || left === whole || left.currency !== whole.currency || left.value >= whole.value) return null
  const [part, of] = [spanOf(left, 0.05), spanOf(whole, 0.05)]
  const [low, high] = [(100 * part.low) / of.high, (100 * part.high) / of.low]
  const markup = (100 * left.value) / (whole.value - left.value)
  const off = share.bound === 'exact' ? points : 4
  if ((share.value >= low - off && share.value <= high + off) || Math.abs(markup - share.value) <= points) return null
  return told(share.text.trim(), left.text.trim(), whole.text.trim(), (100 * left.value) / whole.value, quotes)
}

export function marginOfProfit(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  // A column without a line for its margin tells nothing, and few texts speak of one.
  const column = statements.some(({ text }) => /margin/i.test(text)) ? inColumn(statements.map(lineIn)) : null
  if (column) return [column]
  for (const passage of passagesOf(reading)) {
    const found = inProse(passage)
    if (found) return [found]
  }
  return []
}
