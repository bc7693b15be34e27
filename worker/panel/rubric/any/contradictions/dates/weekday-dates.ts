/** A day of the week beside a date that falls on another one. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { datesIn, dayNumber, lengthOf, type WrittenDate } from '../readers/written-dates.ts'
import { areApart, clash, type Told, toldOf } from '../told-whole.ts'

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const name = '(sun(?:day)?|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?)'
const before = anyCase(`(?<!\\p{L})${name}\\.?,? (?:the )?$`)
/** "14 May (Wednesday)", "14 May, a Wednesday". */
const after = anyCase(`^,? ?(?:\\((?:an? )?${name}\\)|(?:is )?an? ${name}(?!\\p{L}))`)
/** "Thursday 14 and Friday 15 May 2026": the month of the second is the first's as well. */
const shared = anyCase(
  `(?<!\\p{L})${name}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,| and| to| &|\\s?[–-])\\s?(?=${name.replace('(', '(?:')}\\.? \\d)`,
  'giu',
)
const ofSeveral = anyCase(`(?<!\\p{L})${name}s?\\.?\\s?(?:to|and|or|&|,|through|until|till|[–-])\\s?$`)
const history = /\b(?:was|were|had|last (?:year|time)|previous|ago|calendar of|born|died)\b/i

interface Day {
  weekday: number
  date: WrittenDate
  words: string
  told: Told
}

const weekdayOf = (written: string) => names.findIndex(day => day.startsWith(written.slice(0, 3).toLowerCase()))

function daysIn(told: Told): Day[] {
  const { text } = told
  const dates = datesIn(text)
  const days = dates.flatMap(date => {
    const lead = before.exec(text.slice(0, date.index))
    // "Thursday to Saturday, 14 May": which of them it is nobody says.
    if (lead && ofSeveral.test(text.slice(0, lead.index))) return []
    const tail = lead ? null : after.exec(text.slice(date.index + date.length))
    const written = lead?.[1] ?? tail?.[1] ?? tail?.[2]
    if (!written) return []
    const from = lead ? lead.index : date.index
    const to = date.index + date.length + (tail?.[0].length ?? 0)
    return [{ weekday: weekdayOf(written), date, words: text.slice(from, to), told }]
  })
  const lists = everyMatch(shared, text).flatMap(({ index, length, groups }) => {
    const month = dates.find(date => date.index >= index + length && date.index < index + length + 16)
    const day = Number(groups[1])
    if (!month || day < 1 || day > 31) return []
    return [
      {
        weekday: weekdayOf(groups[0] ?? ''),
        date: { ...month, day },
        words: text.slice(index, index + length).replace(/[\s,&–-]+$|\s(?:and|to)\s*$/i, ''),
        told,
      },
    ]
  })
  return [...lists, ...days]
}

/** The day that it is, in this year. */
const fallsOn = (date: WrittenDate, year: number) => (((dayNumber({ ...date, year }) + 4) % 7) + 7) % 7

export function weekdayDates(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const days = all.filter(({ text }) => !history.test(text)).flatMap(daysIn)
  for (const one of days) {
    const told = [one.told, ...all].flatMap(({ text }) => datesIn(text))
    // The year stands beside it, or beside the same day or its neighbour elsewhere; two years are two occasions.
    const years = one.date.year
      ? [one.date.year]
      : told
          .filter(
            ({ year, month, day }) => year !== null && month === one.date.month && Math.abs(day - one.date.day) <= 3,
          )
          .map(({ year }) => year ?? 0)
    const year = new Set(years).size === 1 ? years[0] : undefined
    const twin = days.find(
      ({ date, weekday }) =>
        date.month === one.date.month &&
        date.day === one.date.day &&
        weekday !== one.weekday &&
        (date.year ?? year) === (one.date.year ?? year),
    )
    if (twin && areApart(one.told, twin.told) && year !== undefined) {
      return [
        clash(reading, 'the day of the week', `In ${year} that date is a ${titled(fallsOn(one.date, year))}.`, [
          { told: one.told, words: one.words },
          { told: twin.told, words: twin.words },
        ]),
      ]
    }
    // A day that no calendar has falls on none.
    if (year === undefined || one.date.day > lengthOf(year, one.date.month)) continue
    if (fallsOn(one.date, year) === one.weekday) continue
    const named = titled(one.weekday)
    return [
      {
        subject: 'the day of the week',
        first: one.words,
        second: '',
        because: `In ${year} that date is a ${titled(fallsOn(one.date, year))}, not a ${named}.`,
        alone: true,
        quotes: clash(reading, '', '', [
          { told: one.told, words: one.words },
          { told: one.told, words: one.words },
        ]).quotes,
        severity: 2,
      },
    ]
  }
  return []
}

const titled = (weekday: number) => (names[weekday] ?? '').replace(/^./, letter => letter.toUpperCase())
