/** The weekdays on which the mails of a sequence go out, and day numbers that no start on one of them brings there. */
import type { Reading } from '../../../reading.ts'
import { everyMatch, quoteAround } from '../../../text.ts'
import { mailsIn } from '../../mailing.ts'
import type { Conflict } from '../conflict.ts'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const day = '(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?:s|rs|nes|ur)?(?:day)?s?'
const joint = '(?:\\s?[,/&+]\\s?(?:and )?| and | or )'
/** "send Tue/Thu", "goes out on Mondays and Fridays"; a range or a single day is not read. */
const sent = new RegExp(
  `\\b(?:send|sends|sent|sending|go(?:es)? out|mailed)(?: only)?(?: on| every| each)? (${day}(?:${joint}${day})+)(?!\\s?[–-]|\\w)`,
  'i',
)
/** Other ways to count: days that are worked, or waits between one mail and the next. */
const otherCount = /\b(?:business|working|work|week)[ -]?days?\b|\bdelay\b|\bwait\b|\bdays? (?:later|after)\b/i

const weekdayOf = (text: string): number => names.findIndex(name => name.slice(0, 3) === text.slice(0, 3))
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

interface Step {
  day: number
  heading: string
}

export function sendDays(reading: Reading): Conflict[] {
  if (reading.page) return []
  const { visible } = reading
  const steps = mailsIn(visible).map(({ heading }): Step => {
    const number = /\bday\s?(\d{1,3})\b/i.exec(heading)?.[1]
    return { day: number === undefined ? Number.NaN : Number(number), heading }
  })
  const [first] = steps
  if (steps.length < 3 || !first || !steps.every((step, at) => at === 0 || step.day > (steps[at - 1]?.day ?? 0)))
    return []
  for (const block of visible) {
    const match = everyMatch(sent, block.text)[0]
    if (!match || otherCount.test(block.text) || mailsIn(visible).some(({ body }) => body.includes(block))) continue
    const allowed = (match.groups[0] ?? '').split(new RegExp(joint, 'i')).map(one => weekdayOf(capitalised(one.trim())))
    const falls = (step: Step, start: number) => (start + step.day - first.day) % 7
    const misfits = allowed.map(start => steps.find(step => !allowed.includes(falls(step, start))))
    const [start] = allowed
    const [misfit] = misfits
    const heading = visible.find(({ text }) => misfit && text.includes(misfit.heading))
    if (start === undefined || !misfit || !heading || misfits.includes(undefined)) return []
    const at = heading.text.indexOf(misfit.heading)
    return [
      {
        subject: 'the sending days',
        first: match.text,
        second: misfit.heading.replace(/^\W+|\W+$/g, ''),
        because: `Counted from a ${names[start]}, day ${misfit.day} is a ${names[falls(misfit, start)]}, and no other start on these weekdays fits.`,
        quotes: [quoteAround(block, match.index, match.length), quoteAround(heading, at, misfit.heading.length)],
        severity: 2,
      },
    ]
  }
  return []
}
