/** Whoever likes may join at any time, and the doors close. */
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { askedOver, conflictOf, everythingTold, firstSaid } from '../everything-told.ts'

const what = '(?:enrol?l?ment|registrations?|sign-?ups?|admissions?|the doors?|doors|the cart)'
const always = new RegExp(
  `\\b${what} (?:is|are|stays?|remains?|never) (?:always (?:open|possible)|open (?:all (?:year|the time)(?: round)?|(?:all )?year[- ]round|at any time|every day|permanently|365 days)|possible (?:at any time|all year(?: round)?|year[- ]round)|closes?)\\b|\\b(?:you (?:can|may) )?(?:enrol?l?|join|register|sign up) (?:at )?any ?time(?: of (?:the )?year| you like)?\\b|\\bopen enrol?l?ment all year\\b`,
  'i',
)
const closing = new RegExp(
  `\\b${what} (?:now |will )?(?:clos(?:es?|ing)|ends?|shuts?)(?: (?:in|on|at|tonight|today|tomorrow|soon|this|midnight|next|for good|forever)\\b| ?:| ?\\d|\\s*[!.]?\\s*$)(?:\\s*(?:\\d{1,2}(?::\\d\\d)+|\\d+ (?:hours?|days?|minutes?)))?`,
  'i',
)
/** Of one price, one group or one date, beside which the rest stays open. */
const ofOne =
  /\b(?:early[- ]bird|price|offer|discount|bonus\w*|cohort|class|group|live|scholarships?|intake|term|semester|spring|summer|autumn|fall|winter|workshop|event|edition|round|batch|team|season|webinar|retreat|waitlist|waiting list|beta|for the|hours?|o['’]clock on)\b/i

export function enrolmentAlways(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  const open = firstSaid(
    told,
    always,
    (statement, words) =>
      !ofOne.test(statement.text.replace(words, ' ')) && !negated(statement.text, statement.text.indexOf(words)),
  )
  const shut = firstSaid(told, closing, (statement, words) => {
    // "Enrollment closes in 02:14:09" counts the hours down, and names no group by them.
    const rest = `${statement.text.replace(words, ' ')} ${askedOver(reading, statement)}`
    return !ofOne.test(rest) && !negated(statement.text, statement.text.indexOf(words)) && !always.test(statement.text)
  })
  if (!open || !shut || open.statement === shut.statement) return []
  const { statement, words } = shut
  const rest = statement.text.slice(statement.text.indexOf(words) + words.length)
  // "closes on", and the day.
  const day = /\b(?:in|on|at|this|next)$/i.test(words) ? (/^\s+[\p{L}\d]+(?:\s[\p{L}\d]+)?/u.exec(rest)?.[0] ?? '') : ''
  return [
    conflictOf(told, 'the time to join', 'What is open at any time has no closing time.', [
      open,
      { statement, words: `${words}${day}` },
    ]),
  ]
}
