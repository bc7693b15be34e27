/** What kind of house it calls itself: where a customer would meet that. */

import { quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { firstTold, isSelling, told } from './own-voice.ts'

/** "We are a family firm", "we're an employee-owned brewery". The first group is the kind. */
const house =
  /\b(?:we(?:['’]re| are| remain)|(?:is|remains)) (?:still |proudly )?(an? (?:small |local |proud )?(?:(?:family|employee|worker|member|women|founder)(?:[- ](?:run|owned|led))?|independent|fourth-generation|third-generation|second-generation) (?:firm|business|company|co-?operative|studio|shop|agency|brewery|bakery|workshop|practice|publisher|roaster|maker|manufacturer|consultancy|hotel|farm))\b/i
const others = /\b(?:competitors?|rivals?|supplier|customers?|clients?|used to be|if|whether)\b/i

export const kindOfHouse = question({
  id: 'asked-kind-of-house',
  category: 'voice',
  sources: ['CXL'],
  lens: 'brand',
  appliesTo: isSelling,
  answeredBy:
    /\b(?:because we(?:['’]re| are) (?:a )?(?:family|small|independent|employee)|(?:which|that) means (?:that )?(?:you|we|no)|(?:the|our) (?:owners?|family|founders?) (?:answers?|rings?|visits?|drives?|calls?|serves?|still))\b/i,
  subject: reading => {
    const found = firstTold(
      told(reading).filter(({ text }) => !others.test(text)),
      house,
    )
    const kind = found?.match[1]
    if (!found || !kind) return null
    return {
      quotes: [quoteFound(found.sentence, found.match.index, found.match[0].length)],
      facts: { kind },
    }
  },
  ask: ({ kind }) => `At which moment would a customer notice that this is “${kind}”, had nobody said so?`,
  answer: ({ kind }) =>
    `Tell one small thing that happens here and would not happen elsewhere; it can stand where “${kind}” stands now.`,
  reason: ({ kind }) => `Many could say “${kind}”; what this one does with it decides how it is remembered.`,
})
