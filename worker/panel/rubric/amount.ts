/** One amount as people write it: its digits, its magnitude, its bound. */

/** How a figure is meant: a bound never contradicts an exact value inside it. */
export type Bound = 'exact' | 'about' | 'at-least' | 'at-most'

export interface Amount {
  value: number
  /** The upper end of a range; equals `value` where there is no range. */
  max: number
  bound: Bound
  index: number
  length: number
  /** As written. */
  text: string
}

const magnitudes: [RegExp, number][] = [
  [/^(?:k|thousand)$/i, 1e3],
  [/^(?:m|mm|million|millions|mio\.?|mln)$/i, 1e6],
  [/^(?:b|bn|bln|billion|billions|mrd\.?)$/i, 1e9],
  [/^(?:t|tn|trillion|trillions)$/i, 1e12],
  [/^(?:cr|crore|crores)$/i, 1e7],
  [/^(?:lakh|lakhs|lac|lacs)$/i, 1e5],
]

/** Thousands, or hundreds of thousands as India groups them: "1,08,400". */
export const number =
  "\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)(?:\\.\\d{1,2}(?!\\d))?|\\d{1,3}(?:[,.\\u00a0\\u202f'’ ]\\d{3})+(?![\\d])(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d+)?"
export const magnitude =
  '(?:[Tt]housand|[Mm]illions?|[Bb]illions?|[Tt]rillions?|[Mm]io\\.?|[Mm]rd\\.?|[Mm]ln|[Bb]ln|[Cc]rores?|[Cc]r|[Ll]akhs?|[Ll]acs?|MM|mm|bn|Bn|BN|tn|[kKmMbBtT])(?![A-Za-z0-9])'

/**
 * The value of a number as written. One separator and three digits are thousands, one separator and one or two digits
 * are decimals; before a magnitude ("1.234 million") a single separator is always decimal.
 */
export function parseNumber(written: string, hasMagnitude = false): number {
  const text = written.replace(/[\s\u00a0\u202f'’]/g, '')
  const separators = text.match(/[.,]/g) ?? []
  if (separators.length === 0) return Number(text)
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const tail = text.length - last - 1
  const kinds = new Set(separators)
  const decimal = kinds.size === 2 || (separators.length === 1 && (tail !== 3 || hasMagnitude || text.startsWith('0')))
  const whole = decimal ? text.slice(0, last) : text
  return Number(`${whole.replace(/[.,]/g, '')}${decimal ? `.${text.slice(last + 1)}` : ''}`)
}

/** "£1,310k" is 1,310 thousand, where "1.310 million" has decimals. */
export const groupsThousands = (written: string, mag: string | undefined): boolean =>
  /^(?:k|thousand)$/i.test(mag ?? '') && /^[1-9]\d{0,2}[.,]\d{3}$/.test(written)

export function scale(written: string | undefined): number {
  if (!written) return 1
  return magnitudes.find(([pattern]) => pattern.test(written))?.[1] ?? 1
}

/** What was handed or taken over is not more than so many. */
const lower =
  /(?:\b(?:(?<!\b(?:hand|turn|tak|carri|sign)(?:e|ed|en|ing|s)? )over|more than|at least|above|exceed(?:s|ing)?|beyond|from|starting (?:at|from)|min(?:imum)?\.?(?: of)?|no less than)|[>≥])\s*$/i
const upper =
  /(?:\b(?:under|up to|less than|fewer than|at most|below|max(?:imum)?\.?(?: of)?|no more than|as little as)|[<≤])\s*$/i
const near = /(?:\b(?:about|around|approximately|approx\.?|roughly|circa|ca?\.|nearly|almost|close to|some)|[~≈])\s*$/i

export function boundOf(text: string, index: number, end: number, plus: boolean): Bound {
  const before = text.slice(Math.max(0, index - 24), index)
  if (plus || /^\s?\+(?!\s?\d)|^ (?:or more|and (?:up|above|more)|plus)\b/i.test(text.slice(end, end + 12)))
    return 'at-least'
  if (lower.test(before)) return 'at-least'
  if (upper.test(before)) return 'at-most'
  return near.test(before) ? 'about' : 'exact'
}

export function range(first: number, second: number | undefined): { value: number; max: number } {
  return second !== undefined && second > first ? { value: first, max: second } : { value: first, max: first }
}
