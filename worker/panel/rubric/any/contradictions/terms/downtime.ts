/** A share of time in service, and a time out of it that such a share does not leave. */
import { anyCase } from '../../../any-case.ts'
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, type Statement } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'

const minutes: Record<string, number> = { second: 1 / 60, minute: 1, hour: 60, day: 1440 }
const lengths: Record<string, number> = { week: 10_080, month: 43_800, quarter: 131_400, year: 525_600 }
const out = anyCase(
  `(?<less>less than|under|below|at most|no more than|up to|max(?:imum)?\\.? |<)?\\s*(?<size>${anyNumber}(?:\\.\\d+)?|an?|half an)\\s(?<unit>second|minute|hour|day)s? (?:of )?(?:downtime|outages?|interruptions?|offline|unavailability)\\b(?<rest>[^.;]{0,40})`,
)
const per =
  /\b(?:a|per|each|every|one|the|whole|in|any|over)\b(?: (?:a|an|the|one|whole|full|entire|single))* (week|month|quarter|year)\b|\/\s?(year|month|week)|\b(yearly|monthly|annually)\b/i
/** The one is told to be the other, and not a year that went better than promised. */
const same = /\b(?:which|that|this|it|i\.e\.|means?|is|equals?|or|so)\b|[(=–—→:,]/i
/** Another time out of service than what the share leaves. */
const another = /[;]|\b(?:and|plus|longest|each|average|besides|in addition)\b/i
const measured =
  /\b(?:was|were|had|last|in fact|actual\w*|measured|past|since|20\d\d|so far|excluding|except|besides|maintenance|on top|per incident|each time)\b/i

function conflictIn(statement: Statement): Conflict | null {
  const { text } = statement
  if (!/\b(?:uptime|availab\w+|SLA)\b/i.test(text) || measured.test(text)) return null
  const [share, ...more] = percentsIn(text).filter(({ value, max }) => value === max && value >= 90 && value < 100)
  const [match, second] = everyMatch(out, text)
  if (!share || more.length > 0 || !match || second || match.index < share.index) return null
  const groups = out.exec(text)?.groups ?? {}
  const span = per.exec(groups.rest ?? '')
  const word = (span?.[1] ?? span?.[2] ?? span?.[3] ?? '').toLowerCase().replace(/ly$/, '').replace('annual', 'year')
  const length = lengths[word]
  const between = text.slice(share.index + share.length, match.index)
  if (!length || !same.test(between) || another.test(between)) return null
  const size = /^an?$/i.test(groups.size ?? '')
    ? 1
    : /^half/i.test(groups.size ?? '')
      ? 0.5
      : numberFrom(groups.size ?? '')
  const stated = size * (minutes[(groups.unit ?? '').toLowerCase()] ?? Number.NaN)
  const left = (1 - share.value / 100) * length
  if (!(stated > 0)) return null
  // Less than so much is true of much less; otherwise a rounding of both is allowed for.
  if (stated >= 0.7 * left && (groups.less !== undefined || stated <= 1.5 * left)) return null
  return {
    subject: 'the time out of service',
    first: share.text.trim(),
    second: match.text
      .slice(0, match.text.search(/downtime|outage|interruption|offline|unavailab/i))
      .replace(/\s(?:of|planned|unplanned)\s*$/i, '')
      .trim(),
    because: `${share.text.trim()} of a ${word} leaves ${inWords(left)} without service.`,
    quotes: bothQuotes(statement),
  }
}

/** "8.8 hours", "26 minutes", "3.7 days". */
function inWords(left: number): string {
  const [value, unit] = left < 90 ? [left, 'minutes'] : left < 2880 ? [left / 60, 'hours'] : [left / 1440, 'days']
  return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)} ${unit}`
}

export function downtime(reading: Reading): Conflict[] {
  return everythingTold(reading)
    .flatMap(statement => conflictIn(statement) ?? [])
    .slice(0, 1)
}
