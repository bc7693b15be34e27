/** A piece of a line, with its first column of characters and the one after its last. */
export interface Chunk {
  text: string
  start: number
  end: number
}

const spaced = '\\d{1,3}(?:[ \\u00a0\\u2009\\u202f]\\d{3})+(?!\\d)(?:[.,]\\d+)?'
const number = `(?!0\\d)(?:${spaced}|\\d+(?:[.,'’]\\d+)*)`
const codes =
  'USD|EUR|GBP|CHF|INR|NOK|SEK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|UAH|RUB|ILS|AED|SAR|EGP|MAD|ZAR|KES|NGN|GHS|TZS|UGX|XOF|AUD|CAD|NZD|SGD|HKD|CNY|RMB|JPY|KRW|TWD|THB|MYR|IDR|PHP|VND|PKR|BDT|LKR|BRL|MXN|ARS|CLP|COP|PEN'
const currency = `(?:(?:[A-Z]{1,3})?[$€£¥₹₩₽₺₫₦₱฿₴₪]|(?:${codes})|R[MPps]?|Rs\\.|[Kk]r\\.?|KSh|Fr\\.)`
const magnitude =
  '(?:[kKmM]|[Mm]n|[Mm]io\\.?|[Mm]rd\\.?|[Bb]n|[Tt]sd\\.?|thousand|million|billion|crores?|[Cc]r|lakhs?|lac)'
const unit = '(?:%|[€$£°\\p{L}²³/.-]{1,10})'
const pure = new RegExp(
  `^[(~≈<>±+−–-]{0,2}\\s?(?:${currency}\\s*)?[+−–-]?\\s?${number}\\+?(?:\\s?${magnitude})?(?:\\s?${unit})?\\)?\\*?$`,
  'u',
)
const loose = new RegExp(`^[(~≈<>±+−–-]{0,2}\\s?(?:${currency}\\s*)?[+−–-]?\\s?${number}`, 'u')
const mark =
  /^(?:yes|no|partly|partial(?:ly)?|some|none(?: known)?|n\/?a|tbd|tbc|tba|unknown|free|unlimited|unchanged|included|optional|all|ja|nein|oui|non|sí|[-–—✓✔✗✘×x●○◐◑◔◕•■□▲▼*]{1,3}|\+{1,3})$/iu
const month =
  '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?\\.?'
const year = "(?:(?:FY|CY)\\s?)?(?:(?:19|20)\\d\\d|[’']?\\d\\d)(?:[/–-]\\d\\d(?:\\d\\d)?)?\\s?[AEFPB]?"
const period = new RegExp(
  `^(?:(?:FY|CY)\\s?\\d\\d(?:\\d\\d)?[AEFPB]?|(?:19|20)\\d\\d(?:[/–-]\\d\\d(?:\\d\\d)?)?\\s?(?:[AEFPB]|\\([^)]{1,12}\\))?|(?:Q[1-4]|H[12])(?:[\\s/’'-]*${year})?|(?:by |from |until )?(?:\\d{1,2}\\.?(?:\\s?[-–]\\s?\\d{1,2})? )?${month}(?:[\\s’'-]*\\d\\d(?:\\d\\d)?)?(?:\\s?[-–]\\s?(?:\\d{1,2} )?${month})?(?: \\d{4})?|(?:Year|Month|Week|Quarter|Day|Phase) \\d{1,2}|\\d{1,2}[:.]\\d\\d(?:\\s?[-–]\\s?\\d{1,2}[:.]\\d\\d)?|\\d{4}-\\d\\d-\\d\\d)$`,
  'i',
)

export const wordsIn = (text: string): number => text.trim().split(/\s+/).length

/** "2024", "Q3 24", "by 15 Dec", "09:30". */
export const isPeriod = (text: string): boolean => period.test(text)
/** Nothing but an amount: "R 43 290,00", "(1,437)", "96.2%", "12 mon.". */
export const isAmount = (text: string): boolean => text.length <= 40 && pure.test(text)
export const isMark = (text: string): boolean => mark.test(text)
/** A table's value as opposed to a label: an amount, alone or with a few words, a period, a mark. */
export function isValue(text: string): boolean {
  if (text.length > 40) return false
  return isMark(text) || isPeriod(text) || (loose.test(text) && wordsIn(text) <= 5)
}

const currencyAlone = new RegExp(`^[(+−–-]?${currency}$`, 'u')
const itemMark = /^(?:[-–—*+•·]|\(?\d{1,3}[.)]|\(?[a-z][.)])$/

/** Whether two pieces are one cell: a sentence with a wide gap, a bullet and its text, or a currency and its number. */
function belong(left: Chunk, right: Chunk, first: boolean): boolean {
  const gap = right.start - left.end
  if (first && itemMark.test(left.text)) return true
  if (!first && currencyAlone.test(left.text) && /^\d/.test(right.text)) return true
  return gap < 4 && /[.!?:;,]$/.test(left.text) && !isAmount(right.text)
}

/** The pieces of a line that are separated by two or more spaces. */
export function chunksOf(line: string): Chunk[] {
  const text = line.replace(/[\u00a0\u3000]{2,}/g, gap => ' '.repeat(gap.length))
  const chunks: Chunk[] = []
  for (const match of text.matchAll(/[^ ]+(?: [^ ]+)*/g)) {
    const chunk = { text: match[0], start: match.index, end: match.index + match[0].length }
    const last = chunks.at(-1)
    if (last && belong(last, chunk, chunks.length === 1)) {
      last.text = `${last.text} ${chunk.text}`
      last.end = chunk.end
    } else chunks.push(chunk)
  }
  return chunks
}
