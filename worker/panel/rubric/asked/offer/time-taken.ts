/** A time that something takes, as promised: how long it took at the last few. */
import { anyCase } from '../../any-case.ts'
import { quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { isSelling, told } from './own-voice.ts'

const span =
  '(?:(?:under|less than|about|around|only|just|within) )?(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty)(?: (?:minutes?|hours?|days?|weeks?)|-?(?:minute|hour|day))(?: and a half)?'
/** "Installation takes a day and a half", "set up in under an hour": the work and the time are the groups. */
const takes = anyCase(
  `\\b((?:the )?(?:installation|set-?up|setting (?:it )?up|onboarding|fitting|migration|delivery|switching(?: over)?|assembly|check-?in|a repair|changing over)) (?:takes|is done in|needs) (${span})(?![\\p{L}-])`,
)
const others =
  /\b(?:competitors?|rivals?|elsewhere|others|usually takes|used to|before us|old system|in the past|your present)\b/i

export const timeTaken = question({
  id: 'asked-time-taken',
  category: 'solution',
  sources: ['STAN'],
  lens: 'funnel-fixer',
  appliesTo: isSelling,
  answeredBy:
    /\b(?:(?:median|average|typical|longest|slowest) (?:time|set-?up|installation|onboarding|delivery|migration|deployment|repair)|(?:on average|in the median|at (?:worst|most)|at the latest),? (?:it|set-?up|installation|delivery|migration)|the (?:longest|slowest) (?:took|was|one)|\d+ (?:installations|deployments|migrations|deliveries) (?:took|so far))\b/i,
  subject: reading => {
    for (const sentence of told(reading)) {
      const match = takes.exec(sentence.text)
      const [, work = '', time = ''] = match ?? []
      if (!match || others.test(sentence.text)) continue
      if (/\b(?:will|would|should|could|may|might)\b/i.test(sentence.text.slice(0, match.index))) continue
      return {
        quotes: [quoteFound(sentence, match.index, match[0].length)],
        facts: { work: work.toLowerCase().replace(/^the /, ''), time },
      }
    }
    return null
  },
  ask: ({ work, time }) => `At the slowest of the last five, how far was ${work} from “${time}”, and what held it up?`,
  answer: ({ time }) =>
    `Put the slowest case beside “${time}” and say what to have ready so as not to become the next one.`,
  reason: ({ work }) => `Between yes and the first use stands ${work}, and that is where a decision can still be lost.`,
})
