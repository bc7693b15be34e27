/** A day on which one is closed, and something that is on offer there every such day. */
import type { Reading } from '../../../reading.ts'
import { negated, wordsOf } from '../../../text.ts'
import type { Conflict, Statement } from '../conflict.ts'
import { askedOver, conflictOf, everythingTold, type Side } from '../everything-told.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?'
const full = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
/** "Monday", "Monday and Tuesday", "Mon–Tue", "Sunday to Tuesday". */
const list = new RegExp(`\\b${day}(?:(?:\\s?(?:,|&|and|to|[-–—]|through|until)\\s?)+${day})*\\b`, 'i')
const closedDays = new RegExp(
  `^(?:on |every )?(${list.source})\\s*[:|,–-]?\\s*(?:(?:we are|we['’]re|is|are|all day) )*closed\\b[.!]?$|\\bclosed (?:all day )?(?:on |every )?(${list.source})[.!]?$`,
  'i',
)
const onlyDays = new RegExp(`^${list.source}$`, 'i')
const offered = new RegExp(
  `\\b(?:every|on|each) (${full})(?: (?:morning|afternoon|evening|night|lunch|dinner))?s?\\b`,
  'i',
)
/** People come to it: no order, no call and no thing that is done behind closed doors. */
const coming =
  /\b(?:walk-?ins?|come|join us|welcome|we (?:serve|open|are open|host|offer|run)|open|happy hour|live music|quiz|lunch|dinner|brunch|breakfast|class(?:es)?|lessons?|sessions?|appointments?|table|bar|drinks?|tasting|market day|training)\b/i
/** Another place, another time of year, or a door that is open while the rest is shut. */
const apart =
  /\b(?:except\w*|unless|only|online|webinars?|zoom|delivery|deliver|phone|calls?|e-?mail|ship|winter|summer|spring|autumn|season|school|holidays?|bank|public|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|first|last|second|third|other|private|groups?|hire|events?|kitchen|office|shop|store|gallery|museum|workshop|studio|warehouse|farm|stall|branch|location|pool|gym|desk|reception|street|lane|road|park|hall|church|library|by appointment|request|used to|was|were|until)\b/i

function daysIn(written: string): Set<number> {
  const named = [...written.toLowerCase().matchAll(new RegExp(day, 'g'))].map(([word]) =>
    days.indexOf(word.slice(0, 3)),
  )
  const [from, to] = named
  const range = named.length === 2 && /\bto\b|[-–—]|\bthrough\b|\buntil\b/i.test(written)
  if (!range || from === undefined || to === undefined) return new Set(named)
  const found = new Set<number>()
  for (let at = from; ; at = (at + 1) % 7) {
    found.add(at)
    if (at === to) return found
  }
}

interface Closed {
  side: Side
  on: Set<number>
}

/** "Monday: closed", "Closed on Mondays", or a day with "Closed" right below it. */
function closings(told: readonly Statement[]): Closed[] {
  return told.flatMap((statement, at): Closed[] => {
    const text = statement.text.trim()
    const match = closedDays.exec(text)
    const written = match?.[1] ?? match?.[2]
    if (written && !apart.test(text))
      return [{ side: { statement, words: text.replace(/[.!]$/, '') }, on: daysIn(written) }]
    const next = told[at + 1]
    if (!onlyDays.test(text) || !/^closed[.!]?$/i.test(next?.text.trim() ?? '')) return []
    if (next?.block.group !== statement.block.group || statement.block.group === undefined) return []
    return [{ side: { statement, words: text }, on: daysIn(text) }]
  })
}

export function closedWeekday(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const told = everythingTold(reading)
  const closed = closings(told)
  // More than one list of days is of more than one place.
  if (closed.length !== 1) return []
  for (const { side, on } of closed) {
    if (apart.test(askedOver(reading, side.statement))) return []
    for (const statement of told) {
      const match = offered.exec(statement.text)
      const name = match?.[1]
      if (!match || !name || statement === side.statement || wordsOf(statement.text).length > 24) continue
      if (!coming.test(statement.text) || apart.test(statement.text) || negated(statement.text, match.index)) continue
      if (![...daysIn(name)].some(one => on.has(one))) continue
      const words = side.words.toLowerCase().includes('closed') ? side.words : `${side.words}: Closed`
      return [
        conflictOf(
          told,
          'the days of opening',
          'Whoever is closed that day can receive nobody.',
          [
            { ...side, words },
            { statement, words: statement.text.length <= 70 ? statement.text.replace(/[.!]$/, '') : match[0] },
          ],
          2,
        ),
      ]
    }
  }
  return []
}
