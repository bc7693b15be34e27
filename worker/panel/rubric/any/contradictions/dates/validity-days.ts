/** An offer that holds for so many days and until a day that so many days after its own date is not. */
import { durationsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { conflictOf, everythingTold } from '../everything-told.ts'
import { allDatesIn, dayNumber } from '../readers/written-dates.ts'
import { ownDate } from './valid-before-dated.ts'

const holds =
  /\b(?:valid|binding|open for (?:acceptance|signature)|remains? open|(?:is|are|we) (?:held|hold|holding|fixed|firm)|stands?|good|expires?|validity|(?:prices|offer|quote) holds?)\b/i
const span =
  /\b(?:for|within|valid|validity(?: of| period)?:?|open)\s+(?:a period of )?(?:the next )?$|\($|,\s*(?:i\.e\. |that is )?$/i
const until =
  /\(\s*$|\b(?:until|till|through|to|up to|expir(?:es|ing)(?: on)?|ends?(?: on)?|i\.e\.)\s*(?:and including )?(?:the )?$/i
/** Another day from which they are counted. */
const other =
  /\b(?:working|business|banking) days|\b(?:receipt|receiv\w+|(?<!open for )acceptance|order|delivery|signature date|invoice|from the date of|after (?:the )?(?:visit|survey|meeting)|extend\w*|discount|early|guarantee|warranty|licen[cs]e|certificate)\b/i
const paper =
  /\b(?:proposals?|offers?|quot(?:e|es|ation|ations)|estimates?|prices?|bids?|tenders?|this|valid(?:ity)?)\b/i
/** Days: the last one may be counted or not, and a letter may go out some days after it was dated. */
const [early, late] = [-2, 7]

export function validityDays(reading: Reading): Conflict[] {
  if (reading.page) return []
  const told = everythingTold(reading)
  const dated = ownDate(told)
  if (!dated || dated.date.year === null) return []
  for (const statement of told) {
    const { text } = statement
    const [end, ...more] = allDatesIn(text)
    if (!end || more.length > 0 || !holds.test(text) || !paper.test(text) || other.test(text)) continue
    const [length, another] = durationsIn(text).filter(one => span.test(text.slice(0, one.index)))
    if (!length || another || length.max !== length.value || !until.test(text.slice(0, end.index))) continue
    const start = dayNumber(dated.date)
    const years = end.year === null ? [dated.date.year ?? 0, (dated.date.year ?? 0) + 1] : [end.year]
    const days = years.map(year => dayNumber({ ...end, year }) - start).find(one => one >= 0)
    if (days === undefined) continue
    const of = { day: [1, 1], week: [7, 7], month: [28, 31], year: [365, 366] }[length.unit]
    const [low, high] = [(of[0] ?? 1) * length.value + early, (of[1] ?? 1) * length.value + late]
    if (days >= low && days <= high) continue
    return [
      conflictOf(
        told,
        'the validity of the offer',
        `From ${dated.date.text} to ${end.text} it is ${days} days.`,
        [
          { statement: dated.statement, words: dated.date.text },
          {
            statement,
            words: text
              .slice(Math.min(length.index, end.index), Math.max(length.index + length.length, end.index + end.length))
              .replace(/\s*\([^)]*$/, ''),
          },
        ],
        2,
      ),
    ]
  }
  return []
}
