/** Amounts at the end of rows, and when such rows cannot be what a total was made of. */
import type { Block } from '#db/shapes.ts'
import { groupsThousands, magnitude, number, scale, sized } from '../../../amount.ts'
import { currency, currencyAfter } from '../../../currencies.ts'
import { clip, quoteLength } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { writtenAs } from './number-style.ts'

export const total =
  /^(?:grand[ -]|sub[ -]?)?totals?\b|^(?:sum|altogether|in (?:total|all)|all (?:in all|together))\b|^(?:overall|combined|together|all(?: \p{L}{3,}s)?):?$/iu
/** A total of something else, or one that leaves something out. */
export const otherTotal =
  /\b(?:excl\w*|incl\w*|net|gross|after|before|vat|tax|gst|discount|average|avg|first|due|deposit|addressable|market|users?|hours?|score|rating|assets|annual\w*|yearly|per (?:year|user|unit)|dedup\w*|unique|for|over|of|since|ever|to date|by|at)\b|[%\d]/i
/** A row that is no summand, or is one of another row. */
export const otherRow =
  /^(?:incl|excl|thereof|of (?:which|this|these))|\b(?:of which|thereof|sub-?total|total|discount|vat|tax|gst|optional|average|avg|mean|median|per|margin|rate|growth|balance|net|gross|minimum|maximum|EBITDA|profit|result)\b|%/i
const amount = new RegExp(
  `^([+−–-]?)\\s?(?:${currency})?\\s?([+−–-]?)(${number})(?:\\s?(${magnitude}))?\\s?(?:${currencyAfter})?$`,
  'u',
)
/** It bears a currency. */
export const signed = /[^\d\s.,+−–'’-]/u
export const mostRows = 20

export interface Row {
  label: string
  value: number
  /** Digits behind the decimal point, as written. */
  decimals: number
  text: string
  block: Block
}

/** "1.000 TEUR", "TCHF 250": thousands of a currency in one word. */
const inThousands =
  /^(.*\d)\s?(?:T€|[TkK](?:EUR|CHF|USD|GBP|NOK|SEK|DKK|PLN))$|^(?:T€|[TkK](?:EUR|CHF|USD|GBP))\s?(\d.*)$/
/** "R 18,50": in a cell of its own a rand needs no large number behind it, only cents or thousands. */
const rand = /^([+−–-]?\s?)R\s?(?=\d{1,3}(?:[ .,\u00a0\u202f]\d{3})*(?:[.,]\d\d|(?<=\d{3}))$)/u

/** A cell or the end of a line that is an amount and nothing else. */
export function amountIn(written: string): Pick<Row, 'value' | 'decimals' | 'text'> | null {
  const thousands = inThousands.exec(written.trim())
  if (thousands) {
    const found = amountIn(thousands[1] ?? thousands[2] ?? '')
    return found && { value: 1e3 * found.value, decimals: found.decimals - 3, text: written.trim() }
  }
  // Accounts write what is taken off in brackets.
  const bracketed = /^\((.*\d.*)\)$/.exec(written.trim())?.[1]
  const match = amount.exec((bracketed === undefined ? written : `-${bracketed}`).trim().replace(rand, '$1'))
  if (!match) return null
  const [, sign, inner, digits = '', mag] = match
  const grouped = groupsThousands(digits, mag)
  const size = sized(digits, mag)
  const decimals = mag ? 0 : (/[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0)
  const unit = mag ? scale(mag) : 1
  const places = mag && !grouped ? (/[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0) : decimals
  return {
    value: sign || (inner && inner !== '+') ? (sign === '+' ? size : -size) : size,
    decimals: places - Math.log10(unit),
    text: written.trim(),
  }
}

export const placeOf = ({ where }: Block) =>
  where.kind === 'slide' ? where.slide : where.kind === 'page' ? where.page : 0

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { value }) => sum + value, 0)
const coarsestOf = (rows: readonly Row[]) => Math.min(...rows.map(({ decimals }) => decimals))

/** The parts make the end, as far as each may have been rounded. */
export function makes(parts: readonly Row[], end: Row): boolean {
  const off = 0.5 * 10 ** -coarsestOf([...parts, end]) * (parts.length + 1) + 1e-9
  return Math.abs(sumOf(parts) - end.value) <= off
}

const spent =
  /\b(?:budget|use of (?:funds|proceeds|the money)|allocation|quot(?:e|ation)|charges?|costs?|expenses|expenditure|spend(?:ing)?|invoice|headcount|beds|seats|places)\b/i
const earned =
  /\b(?:income|revenues?|sales|turnover|grants?|fees|receipts|donations|opening|subsid\w+|deposits?|credits?|less|refunds?|rebates?)\b/i

/** What stands over the rows says that all of them count the same way, and none of them sounds of the other. */
export const isOneKind = (over: string, parts: readonly Row[]): boolean =>
  spent.test(over) && !earned.test(over) && !parts.some(({ label }) => earned.test(label))

/**
 * The parts cannot be rounded to it, and leaving any one row out does not make it either. Where all rows are known to be
 * of one kind none of them is taken off.
 */
export function differs(parts: readonly Row[], end: Row, oneKind = false): boolean {
  const step = 10 ** -coarsestOf([...parts, end])
  const off = 0.5 * step * (parts.length + 1) + 1e-9
  const sum = sumOf(parts)
  const near = (value: number, by = off) => Math.abs(value - end.value) <= by
  // A row that does not count, or whose sign is not written.
  const otherwise = oneKind
    ? parts.some(({ value }) => near(sum - value, step / 2))
    : parts.some(({ value }) => near(sum - value, step) || near(sum - 2 * value, step))
  if (near(sum) || near(sum / 2) || otherwise) return false
  if (parts.some(({ text }) => signed.test(text) !== signed.test(end.text))) return false
  // A total of the year below amounts of a month, or of three years.
  if ([3, 4, 6, 12, 24, 36, 48, 52].some(times => Math.abs(times * sum - end.value) <= times * step)) return false
  // Two rows that are taken off, though no sign says so.
  const twoOff =
    !oneKind &&
    parts.some((one, at) =>
      parts.slice(at + 1).some(two => Math.abs(sum - 2 * (one.value + two.value) - end.value) <= step / 2),
    )
  if (twoOff) return false
  // A row that is the sum of those right before or behind it is a total of its own, whose parts lost their indent.
  // What small numbers make is chance, and rows that were counted twice make more than the total, not less.
  if (parts.every(({ value }) => value > 0) && end.value > sum) return true
  return !parts.some(
    (part, at) =>
      Math.abs(part.value) >= 20 * step &&
      (runMakes(parts.slice(at + 1), part.value, step) || runMakes(parts.slice(0, at).reverse(), part.value, step)),
  )
}

/** Two or more rows from the first on add up to a value. */
function runMakes(rows: readonly Row[], value: number, step: number): boolean {
  let sum = 0
  return rows.some((row, at) => {
    sum += row.value
    return at > 0 && Math.abs(sum - value) <= step / 2
  })
}

/** A label in the middle of a sentence: "Total ARR" is "total ARR", and "TOTAL" is "total". */
export const inSentence = (label: string): string =>
  label
    .trim()
    .replace(/\p{L}+/gu, word => (/^\p{Lu}{2,}$/u.test(word) && /\p{Ll}/u.test(label) ? word : word.toLowerCase()))

/** "the total revenue": a row by its label, in a sentence. */
export const totalOf = ({ label }: Pick<Row, 'label'>): string => {
  const named = inSentence(label.split(/[,(:]/)[0] ?? '').replace(/\.$/, '')
  return total.test(label) && !/\b(?:sub|grand)?-?(?:total|sum)/i.test(named.replace(/^in total/, ''))
    ? 'the total'
    : `the ${named}`
}

/** What they are said to make, and what they do. */
export function sumConflict(parts: readonly Row[], end: Row, subject = totalOf(end)): Conflict {
  const sum = Number(sumOf(parts).toFixed(6))
  const made = writtenAs(
    sum,
    [...parts, end].map(({ text }) => text),
  )
  const last = parts.at(-1)
  const quoted = [parts[0], last, end].flatMap(row => (row ? [row.block] : []))
  return {
    subject,
    first: parts
      .map(({ text }) => text)
      .join(' + ')
      .replace(/\+ [−–-]/g, '- '),
    second: end.text,
    because: `The rows add up to ${made}.`,
    sum: `${/^[$€£₹]/.exec(end.text)?.[0] ?? ''}${made}`,
    quotes: quoted.map(block => ({ blockId: block.id, text: clip(block.text.trim(), quoteLength) })),
  }
}
