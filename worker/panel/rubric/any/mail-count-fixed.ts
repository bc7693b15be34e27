/** A count of what is left, typed into a mail that goes out again and again: every addressee reads the same number. */
import { anyCase } from '../any-case.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { negated, quoteFound, sentencesOf } from '../text.ts'
import { worried } from '../views.ts'
import { isUnasked, type Mail, mailsIn } from './mailing.ts'

const count =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|a dozen|a handful of|a few|a couple of|very few)'
const goods =
  '(?:places?|spots?|slots?|seats?|openings?|tickets?|units?|copies|licen[cs]es?|sessions?|samples?|kits?|discounts?)'
const remain = '(?:are |is )?(?:left|remaining|still (?:open|free|available))'
const left = anyCase(
  `\\b(?:(?:there (?:is|are) (?:only |just )?|only |just )${count} (?:\\p{L}[\\p{L}-]* ){1,4}|${count} (?:\\p{L}[\\p{L}-]* ){0,2}${goods} )${remain}\\b(?! (?:to|over|by|behind|in the|the|us|them|on the|hand)\\b)`,
)
/** Time runs down by itself, and people leave. */
const ofOther =
  /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|people|employees|staff|nurses|clients?|customers?|users?|members|have|has|who|had|were)\b/i
const toldOfOthers = /["“„«”]|\b(?:they|he|she|if|when|until|imagine)\b/i
const field = /\{\{|\[/

function detect(reading: Reading): Sighting[] {
  const { document, visible } = reading
  const mails = mailsIn(visible)
  if (mails.length < 2 || !isUnasked(document.title, visible)) return []
  const seen = (mail: Mail, number: number): Sighting[] =>
    [mail.block, ...mail.body].flatMap(block =>
      sentencesOf(block).flatMap((sentence): Sighting[] => {
        const { text } = sentence
        const match = left.exec(text)
        if (!match || ofOther.test(match[0]) || field.test(text) || toldOfOthers.test(text)) return []
        if (text.endsWith('?') || negated(text, match.index)) return []
        return [
          {
            severity: 2,
            quotes: [quoteFound(sentence, match.index, match[0].length)],
            facts: { left: match[0].trim(), mail: number, mails: mails.length },
          },
        ]
      }),
    )
  return mails.flatMap((mail, at) => seen(mail, at + 1)).slice(0, 1)
}

export const mailCountFixed: Observation = {
  id: 'mail-count-fixed',
  category: 'honesty',
  appliesTo: reading => reading.english && reading.page === null && reading.form === 'memo',
  sources: ['MATHUR', 'CAN-SPAM'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s => `“${s.facts.left}” is typed into mail ${s.facts.mail}, so the first and the last to get it read the same.`,
      s => `Take “${s.facts.left}” out, or let the tool fill in what is true on the day.`,
      s => `“${s.facts.left}” was written beforehand and counts nothing.`,
    ),
    brand: worried(
      s => `Mail ${s.facts.mail} says “${s.facts.left}” to everybody on the list, whatever is left by then.`,
      s => `Name a limit that is true on any day, in place of “${s.facts.left}”.`,
      s => `Two addressees who compare “${s.facts.left}” will not trust the next mail.`,
    ),
    'funnel-fixer': worried(
      s => `The urgency of “${s.facts.left}” was written before anybody had answered.`,
      s => `Test mail ${s.facts.mail} with a reason to answer that does not wear off.`,
      s => `“${s.facts.left}” stays as it is however many answer.`,
    ),
    'team-execution': worried(
      s => `Nobody will change “${s.facts.left}” by hand once mail ${s.facts.mail} is loaded.`,
      s => `Keep the count of what is left in one place, and take “${s.facts.left}” from there.`,
      s => `“${s.facts.left}” has no source that would keep it true.`,
    ),
  },
}
