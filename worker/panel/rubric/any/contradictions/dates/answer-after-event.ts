/** The last day to answer, book or register lies behind the day of the event. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { datesIn, dayNumber, type WrittenDate } from '../readers/written-dates.ts'
import { areApart, clash, type Half, isPast, type Told, toldOf } from '../told-whole.ts'

const event =
  /\b((?:[\p{L}-]+ )?(?:evening|dinner|lunch|breakfast|party|workshop|webinar|seminar|conference|meeting|meet-?up|tour|tasting|course|class|open day|open house|concert|fair|festival|retreat|walk|run|race|ceremony|reception|demo day|hackathon|gala|training|visit|celebration|launch))\b/giu
const answers =
  /\b(?:let (?:us|me|\p{Lu}\p{Ll}+) know (?:that |if |whether )?you(?:['’]re| are|['’]ll| will| can)? ?(?:coming|come|be there|joining|attend\w*)|RSVP|say (?:yes|if you are coming)|(?:please )?(?:book|reserve|register|sign up|reply|apply|confirm|answer|enrol)\b|tell (?:us|me|\p{Lu}\p{Ll}+) (?:if|whether|that) you|registrations? (?:closes?|ends?|is open)|bookings? (?:close|end))/iu
const byDay =
  /\b(?:by|before|until|till|no later than|not later than|closes?(?: on)?|ends?(?: on)?|deadline(?: is|:)?)(?: (?:noon|midnight|the end of))?(?: (?:on|of))?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)? (?:the )?$/iu
const takesPlace =
  /\b(?:on|is|:|,|–|—|-)(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)? (?:the )?$|(?:^|[\s|])(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?$/iu
/** What is asked for afterwards, or another one of its kind. */
const other =
  /\b(?:next|second|other|another|following|recording|slides|photos?|feedback|survey|what you thought|refund\w*|invoice|pay(?:ment)?|certificate|report|moved|postponed|extended|new date|until now|rounds?|every|each|weekly|monthly|series|started|begins|began)\b/i
/** Days. Further apart they are of two years. */
const longest = 120

interface Day extends Half {
  date: WrittenDate
  name: string
  kind: string
}

const nameOf = (words: string): string => words.toLowerCase().split(' ').at(-1) ?? ''

/** What kind of it it is: "spring" of the spring course, and nothing of the course. */
const kindOf = (words: string): string =>
  /^(?!(?:a|an|the|our|this|that|your|to|for|of|at|and|next)\b)\p{L}+(?= )/iu.exec(words)?.[0].toLowerCase() ?? ''

function daysIn(told: Told): { events: Day[]; answers: Day[] } {
  const { text } = told
  const found = { events: [] as Day[], answers: [] as Day[] }
  const names = [...text.matchAll(event)].map(match => match[1] ?? '')
  const [name] = names
  if (!name || other.test(text) || /\?\s*$/.test(text)) return found
  if (isPast(text.replace(/\b(?:19|20)\d\d\b/g, ' '))) return found
  const asks = answers.test(text)
  for (const date of datesIn(text)) {
    const lead = text.slice(0, date.index)
    const words = text.slice(0, date.index + date.length)
    const day = { told, date, name: nameOf(name), kind: kindOf(name), words: words.length <= 110 ? words : date.text }
    if (byDay.test(lead)) {
      if (asks) found.answers.push(day)
    } else if (takesPlace.test(lead)) found.events.push(day)
  }
  return found
}

export function answerAfterEvent(reading: Reading): Conflict[] {
  const found = toldOf(reading).map(daysIn)
  const events = found.flatMap(one => one.events)
  for (const answer of found.flatMap(one => one.answers)) {
    const days = events.filter(
      ({ name, kind }) => name === answer.name && (kind === '' || answer.kind === '' || kind === answer.kind),
    )
    const gap = ({ date }: Day): number => {
      if (date.year !== null && answer.date.year !== null) return dayNumber(answer.date) - dayNumber(date)
      return dayNumber({ ...answer.date, year: null }) - dayNumber({ ...date, year: null })
    }
    const [day] = days
    // Where one of its days is still to come, that one is answered for.
    if (!day || !days.every(each => gap(each) > 0 && gap(each) < longest) || !areApart(day.told, answer.told)) continue
    return [clash(reading, `the last day to answer (${answer.name})`, 'By that day it is over.', [day, answer])]
  }
  return []
}
