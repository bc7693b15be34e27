/** Opening hours on the page, and others at its foot. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isPast, type Told, toldOf } from '../told-whole.ts'

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const day = '(mon|tue|wed|thu|fri|sat|sun)(?:[a-z]{0,6})\\.?'
const time = '(\\d{1,2})(?:[:.](\\d{2}))?(?:\\s?([ap])\\.?m\\.?)?'
const hours = anyCase(
  `(?<!\\p{L})${day}(?:\\s?(?:to|until|[–—-])\\s?${day})?(?::?,?\\s|\\s*\\|\\s*)(?:from )?${time}\\s?(?:to|until|[–—-])\\s?${time}(?![\\d.:]*\\d)`,
  'giu',
)
/** Of something else than the door, or of a season. */
const other =
  /\b(?:phones?|calls?|lines?|telephone|support|chat|hotline|kitchen|lunch|breakfast|dinner|happy hour|delivery|deliver\w*|parking|office|winter|summer|holidays?|season\w*|january|february|march|april|may|june|july|august|september|october|november|december|class(?:es)?|courses?|lessons?|sessions?|services?|mass|from \d{1,2} \p{L}+ to|emergency|until further notice|appointments?|collections?|pick[- ]?up|branch|second shop|warehouse)\b/iu

interface Hours {
  days: string
  from: number
  to: number
  words: string
  told: Told
  atFoot: boolean
}

function hoursIn(told: Told): Hours[] {
  if (other.test(told.text) || other.test(told.asked) || isPast(told.text)) return []
  return [...told.text.matchAll(hours)].flatMap(match => {
    const [words, first = '', last, h1, m1, half1, h2, m2, half2] = match
    const minutes = (hour = '0', minute = '0', half = '') =>
      60 * ((Number(hour) % (half ? 12 : 25)) + (/p/i.test(half) ? 12 : 0)) + Number(minute)
    const from = minutes(h1, m1, half1)
    // "9 to 5" ends in the afternoon.
    const end = minutes(h2, m2, half2)
    const to = end <= from && !half2 ? end + 720 : end
    const days = [first, last ?? first].map(name => names.indexOf(name.toLowerCase())).join('-')
    const atFoot = told.parts.some(({ block }) => block.zone === 'footer')
    return to > from && to <= 1440 ? [{ days, from, to, words: words.trim(), told, atFoot }] : []
  })
}

const everyDay =
  /^\W*(?:(?:we are|we['’]re|our (?:shop|doors?|café|gallery|studio) (?:is|are)) )?open (?:every day|daily|all week|(?:seven|7) days(?: a week)?)(?=\W*$|,? (?:from )?\d|,? from)/i
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
const closedOn = anyCase(
  `^\\W*(?:we are |we['’]re )?(?:closed|shut)(?: on)?(?: every)? ${weekday}(?: (?:and|&) ${weekday})?\\W*$|(?<!\\p{L})${weekday}\\s*(?:[:|–—,-]|is|are|we are)?\\s*closed\\b`,
)

/** Every day, and a day on which it is closed. */
function closedDays(all: readonly Told[]): [Told, Told] | null {
  const plain = ({ text, asked }: Told) => !other.test(text) && !other.test(asked) && !isPast(text)
  const open = all.filter(told => plain(told) && everyDay.test(told.text))
  const shut = all.filter(told => plain(told) && closedOn.test(told.text))
  const [one, another] = [open[0], shut[0]]
  return one && another && shut.length === 1 && areApart(one, another) ? [one, another] : null
}

export function openingHours(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const told = toldOf(reading)
  const closed = closedDays(told)
  if (closed) {
    const [one, another] = closed
    return [
      clash(reading, 'the opening days', 'A day on which it is closed is one of all days.', [
        { told: one, words: everyDay.exec(one.text)?.[0] ?? '' },
        { told: another, words: closedOn.exec(another.text)?.[0] ?? '' },
      ]),
    ]
  }
  const all = told.flatMap(hoursIn)
  const key = ({ from, to }: Hours) => `${from} ${to}`
  for (const one of all.filter(({ atFoot }) => !atFoot)) {
    const alike = all.filter(({ days }) => days === one.days)
    const [above, foot] = [alike.filter(({ atFoot }) => !atFoot), alike.filter(({ atFoot }) => atFoot)]
    // Two on the page are a pause at noon, or two places.
    if (new Set(above.map(key)).size > 1 || new Set(foot.map(key)).size > 1) continue
    const other = foot.find(each => key(each) !== key(one) && areApart(each.told, one.told))
    if (other)
      return [clash(reading, 'the opening hours', 'Somebody will stand before a closed door.', [one, other], 2)]
  }
  return []
}
