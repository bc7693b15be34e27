/** The next step that a proposal suggests: who has to agree after it. */

import { quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { isSellingPaper, told } from './own-voice.ts'

/** "We suggest a visit to the plant on Thursday": the step is the first group. */
const step =
  /\b(?:we|I)(?:['’]d| would)? (?:suggest|propose|recommend|invite you to|offer(?: you)?) ((?:an?|one) (?:\p{Ll}[\p{L}-]* ){0,2}(?:visit|call|meeting|workshop|demo|demonstration|pilot|trial|walk-through|site survey|tasting|test run|audit)(?: (?:to|of|at|in|with) (?:the |your |our |one )?(?!(?:the|your|our|one|two|three|four|five|six|seven|eight|nine|ten|some|all|both|each|any|early|late|mid|which|this|next|that|January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b)\p{L}+)?)(?![\p{L}-])/iu
const late = /\b(?:quarterly|every|each|monthly|weekly|annual|after (?:signature|signing|launch)|during)\b/i

export const whoAgrees = question({
  id: 'asked-who-agrees',
  category: 'action',
  sources: ['UNU'],
  lens: 'funnel-fixer',
  appliesTo: isSellingPaper,
  answeredBy:
    /\b(?:procurement|sign(?:ed)?[- ]off|approv(?:al|er|es|ed by)|steering (?:group|committee)|decision[- ]makers?|who decides|budget holder|your board|the board (?:meets|decides)|before it goes to)\b/i,
  subject: reading => {
    for (const sentence of told(reading)) {
      const match = step.exec(sentence.text)
      const words = match?.[1]
      if (!match || !words || late.test(sentence.text)) continue
      return { quotes: [quoteFound(sentence, match.index, match[0].length)], facts: { step: words } }
    }
    return null
  },
  ask: ({ step: words }) =>
    `Who on the reader’s side still has to agree after “${words}”, and what will each of them miss without having been there?`,
  answer: ({ step: words }) =>
    `Ask for those names before “${words}” is fixed, and write a page that can be passed on to them.`,
  reason: ({ step: words }) => `“${words}” persuades those who come; a signature often needs somebody who does not.`,
})
