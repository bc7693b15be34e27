/** A rating over many reviews: what the least content of them wrote. */
import { parseNumber } from '../../numbers.ts'
import { everyMatch, quoteAround } from '../../text.ts'
import { question } from '../question.ts'
import { isOfferPage, sells } from './own-voice.ts'

/** "4.9 out of 5 from 61 reviews", "4,8/5 (212 ratings)": groups are the rating and the count with its noun. */
const rating =
  /(?<![\d.,])(4[.,]\d{1,2}|5[.,]0)(?: ?\/ ?5| out of 5| stars?)?(?: on (?:\p{Lu}\p{L}+ ?){1,2})?(?:,| from| by| based on| \(| ·| –)? ?(?:more than |over )?(\d[\d.,]* (?:verified |customer |guest )?(?:reviews|ratings))/iu
const of = /\b(?:app store rating of|their|competitors?|rivals?)\b/i

export const lowestReview = question({
  id: 'asked-lowest-review',
  category: 'proof',
  sources: ['FTC465'],
  lens: 'skeptical-buyer',
  appliesTo: reading => isOfferPage(reading) && reading.page !== null && sells(reading.page),
  answeredBy:
    /\b(?:(?:1|2|3|one|two|three)[- ]stars?\b|critical reviews?|(?:worst|lowest|bad|negative) (?:review|rating)s?|complain\w*|what people (?:dislike|miss))|★{1,3}☆/iu,
  subject: ({ page }) => {
    for (const block of page?.content ?? []) {
      const match = everyMatch(rating, block.text)[0]
      const [score = '', reviews = ''] = match?.groups ?? []
      // Of a handful everyone can be read; a round five has no lowest.
      if (!match || of.test(block.text) || /^5/.test(score)) continue
      if (parseNumber(/^[\d.,]+/.exec(reviews)?.[0]?.replace(/[.,]$/, '') ?? '0') < 20) continue
      return { quotes: [quoteAround(block, match.index, match.length)], facts: { score, reviews } }
    }
    return null
  },
  ask: ({ score, reviews }) =>
    `What did the least content of the ${reviews} behind “${score}” write, and what became of it?`,
  answer: ({ reviews }) => `Link to all ${reviews}, or show one that hurts with the answer that was given to it.`,
  reason: ({ score }) =>
    `Between “${score}” and full marks lie the cases that I would like to have read before I order.`,
})
