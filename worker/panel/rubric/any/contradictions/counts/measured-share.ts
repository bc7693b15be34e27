/** "199 of 212 stayed" and "retention: 97%": a share by its name, and the count that it was taken from. */
import { anyCase } from '../../../any-case.ts'
import type { SightedQuote } from '../../../base-reading.ts'
import { largeNumberWord } from '../../../number-words.ts'
import { countsIn, type Percent, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, isPlan, quoteStatement, type Statement, sameTime, statementsOf } from '../conflict.ts'
import { sharesOf } from '../readers/metric-cells.ts'
import { numberFrom } from '../readers/spelled.ts'
import { distinctQuotes, stemsOf } from '../readers/tables.ts'

const number = `(\\d[\\d,.\\u00a0\\u202f']*\\d|\\d|${largeNumberWord})`
const who = '(?:customers?|accounts?|clients?|members?|subscribers?|logos?|firms|companies|clinics|shops|schools)'

interface Kind {
  name: string
  /** The share by its name, and what makes it another one. */
  label: RegExp
  notShare: RegExp
  /** What is said of the counted ones. */
  deed: RegExp
  notCount: RegExp
  /** Both must be about one thing, which a word of both tells. */
  alike: boolean
}

const narrower =
  'monthly|month|quarter\\w*|cohort|pilot|trial|tier|plans?|enterprise|staff|employees?|target|goal|benchmark|industry|competitors?|without us|clerks'
const kinds: Kind[] = [
  {
    name: 'retention',
    label: new RegExp(`\\b(?:(?:annual |yearly )?${who} retention|retention of ${who}|^retention)(?: rate)?\\b`, 'i'),
    notShare: new RegExp(`\\b(?:net|gross|revenue|dollar|NRR|GRR|ahead of|behind|${narrower})\\b`, 'i'),
    deed: /\b(?:still (?:paying|customers?|clients?|members?|subscribed|with us)\b.*\b(?:year|twelve months|12 months) later|renewed (?:for (?:another|a second) year|after (?:a|one|their first) year|their yearly))\b/i,
    notCount: new RegExp(`\\b(?:${narrower})\\b`, 'i'),
    alike: false,
  },
  {
    name: 'accuracy',
    label:
      /(?<=(?:%|per ?cent) of (?:the |our |all )*[^.;%]{3,50}\b(?:we|our)\b[^.;%]{0,40} (?:are|were|is) )(?:correct|right|accurate)\b/i,
    notShare: new RegExp(`\\b(?:${narrower}|up to|after (?:review|correction)|electronics only)\\b`, 'i'),
    deed: /\b(?:our|we)\b.*\b(?:match(?:ed|es)?|agreed?|got|(?:was|were) (?:correct|right|accurate))\b/i,
    notCount: new RegExp(`\\b(?:${narrower}|after (?:review|correction)|not|wrong|failed)\\b`, 'i'),
    alike: true,
  },
]

interface Measured {
  part: number
  whole: number
  words: string
  text: string
  quotes: SightedQuote[]
}

/** "Of the 212 accounts that …, 199 were still paying", "199 of our 212 accounts". */
const wholeAhead = anyCase(
  `\\bof (?:(?:the|our|all|those|these) )*${number} [\\p{L}-]+s\\b[^;]{0,80}?[,\\s]${number} (?=were|are|had|have|renewed|stayed|matched)`,
)
const partAhead = anyCase(`(?<![\\p{L}\\d-])${number} of (?:(?:the|our|all|those|these) )*${number} [\\p{L}-]+s\\b`)
/** "… in 4,710 of them", where the sentence before counts what they are of. */
const ofThem = anyCase(`(?<![\\p{L}\\d-])${number} of (?:them|these|those)\\b`)

/** The one count of the sentence before that they can be a part of. */
function wholeOf({ text }: Statement, part: number): string | undefined {
  const [whole, more] = countsIn(text).filter(({ value, bound }) => value > part && bound === 'exact')
  return more === undefined && whole ? (anyCase(`^${number}`).exec(whole.text)?.[0] ?? '') : undefined
}

function measuredIn(statement: Statement, before: Statement | undefined, kind: Kind): Measured | null {
  const { text, block } = statement
  if (!kind.deed.test(text) || kind.notCount.test(text) || isPlan(text)) return null
  const made = (part = '', whole = '', quotes: SightedQuote[]): Measured => ({
    part: numberFrom(part),
    whole: numberFrom(whole),
    words: `${part} of ${whole}`,
    text,
    quotes,
  })
  const own = [quoteStatement(statement)]
  const ahead = wholeAhead.exec(text)
  if (ahead) return made(ahead[2], ahead[1], own)
  const of = partAhead.exec(text)
  if (of) return made(of[1], of[2], own)
  const them = ofThem.exec(text)
  const whole = them && before?.block === block ? wholeOf(before, numberFrom(them[1] ?? '')) : undefined
  return them && whole && before ? made(them[1], whole, [quoteStatement(before), ...own]) : null
}

interface Claimed {
  value: number
  text: string
  about: string
  quote: SightedQuote
}

function claimedIn(reading: Reading, { label, notShare, name }: Kind): Claimed[] {
  if (name === 'retention') return sharesOf(reading, label, notShare)
  return statementsOf(reading).flatMap(statement => {
    const { text } = statement
    const [share, more] = percentsIn(text)
    const plain = (one: Percent) => one.bound === 'exact' && one.max === one.value && !one.points
    return share && !more && plain(share) && label.test(text) && !notShare.test(text) && !isPlan(text)
      ? [{ value: share.value, text: share.text.trim(), about: text, quote: quoteStatement(statement) }]
      : []
  })
}

const yearsIn = (text: string) => (text.match(/\b20\d\d\b/g) ?? []).map(Number)

/** Who was there at the end of 2023 and still is a year later stayed through 2024. */
function isOneTime(share: string, count: string): boolean {
  const [told, counted] = [yearsIn(share), yearsIn(count)]
  if (!/\blater\b/i.test(count) || told.length === 0) return sameTime(share, count)
  return counted.length === 0 || told.some(year => counted.includes(year) || counted.includes(year - 1))
}

function conflictOf(reading: Reading, kind: Kind): Conflict | null {
  const statements = statementsOf(reading)
  const measured = statements.flatMap((one, at) => measuredIn(one, statements[at - 1], kind) ?? [])
  const [count, another] = measured
  if (!count || another || !(count.part > 0) || !(count.whole >= 10) || count.part >= count.whole) return null
  const [share, ...others] = claimedIn(reading, kind)
  // Two shares by one name are of two years or two groups.
  if (!share || others.some(({ value }) => value !== share.value) || !isOneTime(share.about, count.text)) return null
  const real = (100 * count.part) / count.whole
  if (Math.abs(real - share.value) <= 1.5 || Math.abs(100 - real - share.value) <= 1.5) return null
  const words = new Set(stemsOf(count.text))
  if (kind.alike && !stemsOf(share.about).some(word => words.has(word))) return null
  const percent = Number(real.toPrecision(3))
  return {
    subject: `the ${kind.name}`,
    first: share.text,
    second: count.words,
    because: `${count.words} is ${percent}%.`,
    quotes: distinctQuotes(share.quote, ...count.quotes),
  }
}

export function measuredShare(reading: Reading): Conflict[] {
  return kinds.flatMap(kind => conflictOf(reading, kind) ?? []).slice(0, 1)
}
