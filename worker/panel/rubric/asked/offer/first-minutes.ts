/** The button that a page is there for: what is met behind it. */
import type { Intent } from '../../page/labels.ts'
import { brief } from '../../page/on-page.ts'
import { sellsGoods } from '../../page/shop.ts'
import { quoteOf, wordsOf } from '../../text.ts'
import { question } from '../question.ts'
import { isOfferPage, sells } from './own-voice.ts'

/** Behind a basket everybody knows what comes, and behind a list for later nothing does yet. */
const leadsInside: Intent = 'start'
/** What is met behind the button is on a screen. */
const software =
  /\b(?:log[ -]?in|sign in|dashboard|apps?|software|browser|your account|upload|import|workspace|screen|spreadsheets?|calendar|API|integrations?|sync\w*)\b/i

export const firstMinutes = question({
  id: 'asked-first-minutes',
  category: 'action',
  sources: ['NNG-START'],
  lens: 'funnel-fixer',
  appliesTo: reading => isOfferPage(reading) && reading.page !== null && sells(reading.page),
  answeredBy:
    /\b(?:(?:first|next) (?:screen|step|minutes?|five minutes|log-?in)|next steps|step (?:1|one)|after (?:you )?(?:sign(?:ing)?[- ]?up|regist\w+|join\w*)|once you(?:['’]ve| have)? (?:sign|regist|join|connect|import)\w*|(?:in|within|takes?|under|about|less than) (?:\w+ )?(?:\d+|one|two|three|five|ten|a few|an?) (?:minutes?|seconds?|hour)|set-?up (?:takes|is done|wizard|in)|onboard\w*|what happens (?:next|then|after)|we(?:['’]ll| will) (?:call|ring|e-?mail|write|reply|answer|get back)|quick[- ]?start|(?:sample|demo) data|import your)\b|^\s*1[.)]\s/i,
  subject: ({ page }) => {
    const main = page?.main
    const headline = page?.headline
    if (!page || !main || !headline || main.intent !== leadsInside || main.block.reacts === false) return null
    if (sellsGoods(page) || !page.seen.some(({ text }) => software.test(text))) return null
    if (wordsOf(headline.text).length > 12 || /[“”"]/.test(headline.text)) return null
    return {
      quotes: [quoteOf(main.block), quoteOf(headline)],
      facts: { label: brief(main.label.replace(/[\s→»›>]+$/u, ''), 40), headline: brief(headline.text, 80) },
    }
  },
  ask: ({ label, headline }) => `How much of “${headline}” is there to be seen five minutes after “${label}”?`,
  answer: ({ label }) =>
    `Put one line or picture beside “${label}” that shows the first thing a newcomer gets done there.`,
  reason: ({ label }) => `The click on “${label}” is the middle of the way; what keeps people comes after it.`,
})
