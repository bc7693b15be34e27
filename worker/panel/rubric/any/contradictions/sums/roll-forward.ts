/** What there was, what came, what went and what there is: "118 staff, 19 joined, 23 left, 122 staff". */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { type AmountLine, type AmountRun, amountRuns, roundingOf } from '../readers/amount-lines.ts'
import { writtenAs } from '../readers/number-style.ts'
import { distinctQuotes, quoteRow, stemsOf } from '../readers/tables.ts'
import { totalRow } from './total-row.ts'

const opens =
  /\b(?:opening|start(?:ing)?|began|beginning|brought forward|b\/f|carried (?:over|forward) from|at the outset|initial|previous (?:balance|year|month|quarter))\b/i
const closes =
  /\b(?:closing|close|end(?:ing)?|ended|year[- ]end|c\/f|carried forward|final|now|today|remaining|at present|current(?:ly)?)\b/i
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const date = anyCase(
  `\\b(?:(?:on|at|as of|per|by)\\s+)?(?:(?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+${month}\\.?|${month}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?|${month}|\\d{1,2}[./]\\d{1,2}[./](?:\\d\\d){1,2}|Q[1-4]|H[12])\\b\\.?(?:,?\\s*(?:19|20)\\d\\d)?|\\b(?:19|20)\\d\\d\\b`,
  'giu',
)
const came =
  /\b(?:joined|joiners?|hired|hires|added|additions|won|gained|gains|arrived|arrivals|bought|purchased|received|opened|acquired|births|starters|newcomers|returned|reactivated|expansion|upsells?|enrolled|admitted|inflows?|recruited|moved in|intake)\b|\bnewly\b|^in$/i
/** "New members", and not "New York". */
const added = /\b[Nn]ew\b(?! \p{Lu})/u
const went =
  /\b(?:leavers?|leaving|lost|losses|churn(?:ed)?|cancel\w*|resigned|resignations|departures?|departed|closed|closures|sold|retired|retirements|withdr\w+|expired|terminated|terminations|died|deaths|scrapped|downgrades?|contraction|quit|moved (?:out|away)|outflows?|discharged|dropped out)\b|\bleft(?! (?:bank|side|hand|wing)\b)|^out$/i
/** Money goes out so; "paid users" do not. */
const paid = /\b(?:paid|repaid|repayments?|spent|used)\b/i
/** A part of another line, a share, or a number of something else. */
const part = /\b(?:of which|thereof|of them|of whom|incl\w*|net|average|rate|target|plan|budget|capacity)\b|%/i

type Move = 1 | -1

function moveOf({ label, value, unit, signed, text }: AmountLine): Move | null {
  if (signed && value !== 0) return /^[−–(-]/.test(text) ? -1 : 1
  const [inside, outside] = [
    came.test(label) || added.test(label),
    went.test(label) || (unit !== '' && paid.test(label)),
  ]
  return inside === outside ? null : inside ? 1 : -1
}

/** The same thing at two times, or what is named as the start and as the end. */
function isSpan(first: AmountLine, last: AmountLine): boolean {
  if (first.unit !== last.unit || first.unit === '%' || part.test(first.label) || part.test(last.label)) return false
  if (opens.test(first.label) && closes.test(last.label) && !closes.test(first.label)) return true
  const [from, to] = [first, last].map(({ label }) => label.match(date)?.join(' ').toLowerCase() ?? '')
  const [a, b] = [first, last].map(({ label }) => stemsOf(label.replace(date, ' ')).join(' '))
  return from !== '' && to !== '' && from !== to && a === b && !came.test(first.label) && !went.test(first.label)
}

const most = 8

function conflictIn({ lines }: AmountRun): Conflict | null {
  for (const [at, first] of lines.entries()) {
    for (let to = at + 2; to < lines.length && to - at <= most; to++) {
      const last = lines[to]
      if (!last || !isSpan(first, last)) continue
      const between = lines.slice(at + 1, to)
      const moves = between.map(line => (line.unit === first.unit && !part.test(line.label) ? moveOf(line) : null))
      if (moves.some(move => move === null)) break
      const steps = between.map((line, index) => (moves[index] ?? 1) * Math.abs(line.value))
      const end = steps.reduce((sum, step) => sum + step, first.value)
      const all = [first, ...between, last]
      // Pieces are counted and not rounded.
      const isCounted = first.unit === '' && all.every(({ value }) => Number.isInteger(value))
      const off = isCounted && all.every(({ value }) => Math.abs(value) < 1e5) ? 0.1 : roundingOf(all)
      const gap = end - last.value
      if (Math.abs(gap) <= off + 1e-9) break
      // Where nothing is told of what went, some may have gone; and the other way round.
      const [inside, outside] = [steps.some(step => step > 0), steps.some(step => step < 0)]
      if ((!outside && gap > 0) || (!inside && gap < 0)) break
      // One of several lines may be a part of another; of another size it is in another unit.
      const without = between.length > 2 && steps.some(step => Math.abs(gap - step) <= off + 1e-9)
      if (without || last.value <= 0 || end / last.value > 1.6 || end / last.value < 0.6) break
      const written = writtenAs(
        end,
        all.map(({ text }) => text),
      )
      return {
        subject: `“${last.label}”`,
        first: [
          first.text,
          ...between.map(
            ({ text }, index) => `${(steps[index] ?? 0) < 0 ? '-' : '+'} ${text.replace(/^[+−–(-]\s?|\)$/g, '')}`,
          ),
        ].join(' '),
        second: last.text,
        because: `What came and what went leaves ${written}.`,
        quotes: distinctQuotes(quoteRow(first), ...between.slice(-1).map(quoteRow), quoteRow(last)),
      }
    }
  }
  return null
}

export function rollForward(reading: Reading): Conflict[] {
  const told = new Set(totalRow(reading).map(({ quotes }) => quotes.at(-1)?.blockId))
  return amountRuns(reading)
    .flatMap(run => conflictIn(run) ?? [])
    .filter(({ quotes }) => !told.has(quotes.at(-1)?.blockId))
    .slice(0, 1)
}
