/** On site, answered or delivered within a time that is promised to all, and a longer one in the table of terms. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { type Conflict, quoteStatement } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { tablesOf } from '../readers/tables.ts'
import { areApart, isOfOthers, isPast, isSupposed, namesPlan, type Told, toldOf } from '../told-whole.ts'

const length = `(?<n>${anyNumber})(?:\\s?(?:to|[-–])\\s?(?<to>${anyNumber}))?[\\s-]?(?<unit>seconds?|secs?|minutes?|mins?|hours?|hrs?|h|(?:working |business |calendar )?days?|weeks?)(?![\\p{L}])`
const within = `(?:within|in under|in less than|in|under|max\\.?|at most|no later than) (?:the |just |only |a maximum of )?${length}`

interface Kind {
  name: string
  said: RegExp[]
  label: RegExp
}

const kinds: readonly Kind[] = [
  {
    name: 'how soon somebody is on site',
    said: [
      anyCase(
        `\\b(?:on[- ]site|at (?:the )?site|with you|at your (?:door|place|premises|site)|attend(?:ed|s|ance)?[^.;|]{0,30}?)(?: is| are)? ${within}`,
      ),
      anyCase(
        `\\b(?:technicians?|engineers?|fitters?|mechanics?|plumbers?|electricians?|service vans?)\\b[^.;|]{0,30}? ${within}`,
      ),
    ],
    label: /\b(?:attendance|on[- ]site|call-?out(?: time)?|arrival|attended)\b/i,
  },
  {
    name: 'how soon a call is answered',
    said: [anyCase(`\\b(?:calls?|phones?)\\b[^.;|]{0,24}\\b(?:answered|picked up|taken) ${within}`)],
    label: /\bcalls? (?:answered|picked up)\b|\b(?:answering|pick-?up) time\b/i,
  },
  {
    name: 'the time of delivery',
    said: [
      anyCase(
        `^\\W*(?:it is |we are )?(?:delivered|delivery|shipped|on your doorstep|ready(?: to ship)?)(?: to you| to your door)? ${within}`,
      ),
      anyCase(
        `\\b(?:lead time|delivery time|delivery)(?: is|:)? (?:only |just )?${length} (?:from|after|of) (?:your |the |receipt of )?(?:the )?order\\b`,
      ),
      anyCase(
        `\\b(?:deliver(?:s|ed)?|ships?|shipped|installed|handed over) ${within} (?:of|from|after) (?:your |the |receipt of )?(?:the )?order\\b`,
      ),
    ],
    label: /^\W*(?:lead times?|delivery(?: times?)?|time of delivery|delivery period)\b/i,
  },
]
/** Promised to some, at some hours, or of some articles. */
const bounded =
  /\b(?:weekends?|(?<!day and )nights?|holidays?|office hours|working hours|outside|emergenc\w+|urgent|critical|priority|entrapment|severity|class|premium|express|special|custom\w*|standard|colou?rs?|sizes?|models?|stock|samples?|spare|average|typical\w*|usual\w*|most|target|aim|if|unless|except\w*|city|metro|remote|zone|locally|islands?|abroad|pilot|trial|first|second|next|for an? (?:extra|fee)|resident|support|reports?|results?|quote|offer|survey|answer|repl\w+|remedy|restor\w+|repair\w*|fix\w*|\d ?%)\b/i

const inMinutes = (unit: string): number =>
  /^s/i.test(unit) ? 1 / 60 : /^m/i.test(unit) ? 1 : /^h/i.test(unit) ? 60 : /day/i.test(unit) ? 1440 : 10_080

interface Time {
  low: number
  high: number
  words: string
}

function timeOf(match: RegExpExecArray | null): Time | null {
  const { n, to, unit } = match?.groups ?? {}
  if (!match || !n || !unit) return null
  const each = inMinutes(unit.replace(/^(?:working|business|calendar) /i, ''))
  return { low: numberFrom(n) * each, high: numberFrom(to ?? n) * each, words: match[0].trim() }
}

const alone = anyCase(`^\\W*(?:within |max\\.? |up to |about |≤ ?|< ?)?${length}`)
/** "next working day": half a day at the very least. */
const nextDay = /^\W*next (?:working |business )?day\b/i

const cellTime = (cell: string): Time | null =>
  nextDay.test(cell) ? { low: 720, high: 2880, words: cell } : timeOf(alone.exec(cell))

interface Kept extends Time {
  quote: ReturnType<typeof quoteStatement>
  told: Told | null
}

/** Every time of this kind in the tables and labels of the terms. */
function termsOf(reading: Reading, kind: Kind): Kept[] {
  const cells = tablesOf(reading).flatMap(table => {
    const column = table.head.findIndex(cell => kind.label.test(cell))
    // "Call-out time | 48 hours" over rows of the same kind is no row of heads.
    const first = table.headBlock && table.head.length === 1 && cellTime(table.head[0] ?? '')
    const rows =
      first && table.headBlock
        ? [{ label: table.corner, cells: table.head, block: table.headBlock }, ...table.rows]
        : table.rows
    return rows.flatMap((row): Kept[] => {
      const cell = column >= 0 ? row.cells[column] : kind.label.test(row.label) ? row.cells[0] : undefined
      if (cell === undefined || row.cells.length !== table.width) return []
      // A row of labels says what it is of, and may be of one class: a column says so of each.
      if (column < 0 && bounded.test(row.label.replace(kind.label, ' '))) return []
      const time = cellTime(cell)
      return time
        ? [
            {
              ...time,
              words: `${row.label}: ${cell}`,
              told: null,
              quote: quoteStatement({ text: row.block.text, block: row.block, start: 0 }),
            },
          ]
        : []
    })
  })
  const labels = toldOf(reading).flatMap((told): Kept[] => {
    const match = /^\W*([^:|]{3,40}):\s*(.+)$/u.exec(told.text)
    const [own] = told.parts
    if (!match || !own || !kind.label.test(match[1] ?? '') || bounded.test(told.text)) return []
    const time = cellTime(match[2] ?? '')
    return time ? [{ ...time, words: told.text.trim(), told, quote: quoteStatement(own) }] : []
  })
  return [...cells, ...labels]
}

export function keptTimes(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  for (const kind of kinds) {
    const terms = termsOf(reading, kind)
    if (terms.length === 0) continue
    for (const told of all) {
      const [own] = told.parts
      if (!own || bounded.test(told.text) || isOfOthers(told.text) || isSupposed(told.text)) continue
      if (isPast(told.text.replace(/\b(?:answered|delivered)\b/gi, '')) || /\?\s*$/.test(told.text)) continue
      if (own.block.type === 'table_row' || inPlanCard(reading, own) || namesPlan(told.text)) continue
      if (bounded.test(headingOver(reading, own.block)) || namesPlan(headingOver(reading, own.block))) continue
      const time = kind.said.map(shape => timeOf(shape.exec(told.text))).find(found => found !== null)
      if (!time) continue
      const others = terms.filter(one => one.told === null || areApart(one.told, told))
      // One class is kept within what is promised: the promise may speak of that one.
      if (others.some(one => Math.abs(one.high - time.high) < 0.01 * time.high)) continue
      const late = others.find(one => one.low > time.high * 1.2)
      if (!late) continue
      const here = { words: time.words, quote: quoteStatement(own) }
      const blocks = reading.visible.map(({ id }) => id)
      const [first, second] = [here, late].sort(
        (a, b) => blocks.indexOf(a.quote.blockId) - blocks.indexOf(b.quote.blockId),
      )
      if (!first || !second) continue
      return [
        {
          subject: kind.name,
          first: first.words,
          second: second.words,
          because: 'The longer one cannot be kept within the shorter.',
          quotes: [first.quote, second.quote],
        },
      ]
    }
  }
  return []
}
