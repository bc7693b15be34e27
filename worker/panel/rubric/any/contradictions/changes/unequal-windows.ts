/** A fall from before to after, where more time was counted before: by the week it is another number. */
import { type Count, countsIn, type Duration, durationsIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, type Statement } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'

const within =
  /\b(?:in|over|during|within|across) (?:the |these |those |its |our )?(?:first |last |following |previous |same )?$/i
const fall = /\b(?:reduction|fewer|less|drop|decrease|decline|fall|cut|lower|down)\b/i
const rate =
  /\b(?:per|a|each|every) (?:day|week|month|shift|hour|year)\b|\bweekly|monthly|daily|annuali[sz]ed|normali[sz]ed|adjusted|prorated|pro rata|scaled|equivalent\b/i

interface Window {
  count: Count
  time: Duration
  statement: Statement
}

function windowIn(statement: Statement): Window | null {
  const { text } = statement
  const [time, ...times] = durationsIn(text)
  const [count, ...counts] = countsIn(text).filter(({ index }) => !time || index < time.index)
  if (!time || !count || times.length > 0 || counts.length > 0 || rate.test(text)) return null
  if (time.value !== time.max || count.bound !== 'exact' || !within.test(text.slice(0, time.index))) return null
  return { count, time, statement }
}

const same = (a: Count, b: Count) =>
  a.noun === b.noun && (a.qualifier === b.qualifier || a.qualifier === '' || b.qualifier === '')

export function unequalWindows(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  for (const [at, statement] of told.entries()) {
    const [share, ...shares] = percentsIn(statement.text)
    if (
      !share ||
      shares.length > 0 ||
      !fall.test(statement.text) ||
      share.bound !== 'exact' ||
      rate.test(statement.text)
    )
      continue
    const [before, after, ...more] = told.slice(Math.max(0, at - 3), at).flatMap(one => windowIn(one) ?? [])
    if (!before || !after || more.length > 0 || !same(before.count, after.count)) continue
    const [long, short] = [before.time.months, after.time.months]
    const plain = 100 * (1 - after.count.value / before.count.value)
    const real = 100 * (1 - after.count.value / short / (before.count.value / long))
    // The share is of the bare numbers, and the times are too far apart for that.
    if (Math.abs(plain - share.value) > 1.5 || Math.abs(real - plain) < 10 || long / short < 1.3) continue
    const weekly = ({ count, time }: Window) => Math.round((10 * count.value) / (time.months * (52 / 12))) / 10
    const [from, to] = [weekly(before), weekly(after)]
    return [
      {
        subject: `the change in ${before.count.noun}`,
        first: `${before.count.text} in ${before.time.text}`,
        second: `${after.count.text} in ${after.time.text}`,
        because: `By the week that is ${from} before and ${to} after, and not ${share.text} less.`,
        quotes: bothQuotes(before.statement, after.statement, statement),
      },
    ]
  }
  return []
}
