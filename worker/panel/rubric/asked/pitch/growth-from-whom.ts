/** Growth is told, and nothing of how much of it those who were there before brought. */
import { anyCase } from '../../any-case.ts'
import { isOnInvestment } from '../../deck/finding.ts'
import { short } from '../../deck/phrases.ts'
import { everyMatch, negated, quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { isOfToday, isQuoted, linesAway } from './own-lines.ts'

const measure = '(?:ARR|MRR|GMV|(?:recurring |net )?revenues?|turnover|sales|takings)'
const rise =
  '(?:(?:has |have )?(?:more than |nearly |almost )?(?:doubled|tripled|trebled|quadrupled|grew|grown|rose|risen)|(?:is|are|was) up|growing)'
/** "ARR tripled in 2025", "revenue grew 80% last year", "sales are up by a third". */
const growth = anyCase(
  `\\b${measure}\\b(?: [\\p{L}\\d€$£.,-]+){0,4}? ${rise}\\b|\\b(?:doubled|tripled|grew|grown) (?:our |the )?${measure}\\b`,
)
const amount = /\d|\b(?:doubled|tripled|trebled|quadrupled|half|third|twice)\b/i
const notGrowth =
  /\b(?:markets?|industry|per|average|cost|costs|faster|same[- ](?:store|cent(?:re|er)|site)|category|sector|team|as we|when we)\b/i

export const askedGrowthFromWhom = question({
  id: 'asked-growth-from-whom',
  category: 'traction',
  sources: ['SKOK'],
  lens: 'growth-metrics',
  appliesTo: isOnInvestment,
  answeredBy:
    /\b(?:net (?:revenue|dollar) retention|NRR|NDR|same[- ](?:store|cent(?:re|er)|site|customer)s?\b[^.\n]{0,20}(?:growth|sales|revenue|\d)|existing (?:customers?|clients?|accounts?)|(?:from|by|with) new (?:customers?|clients?|accounts?|sites?|logos?)|expansion revenue|upsell\w*|up-?sell\w*|cross-?sell\w*|organic(?:ally)? gr[oe]w\w*|cohorts?|like[- ]for[- ]like|(?:customers?|clients?) (?:of|from) (?:the year|last year|20\d\d))\b/i,
  subject: reading => {
    const { deck } = reading
    if (!deck) return null
    for (const { sentence } of linesAway(
      reading,
      deck,
      ...(['market', 'competition', 'problem', 'timing', 'team', 'ask', 'financials'] as const),
    )) {
      const { text } = sentence
      const match = everyMatch(growth, text)[0]
      if (!match || !amount.test(text) || !isOfToday(sentence, deck) || notGrowth.test(text)) continue
      if (negated(text, match.index) || isQuoted(text, match.index)) continue
      return {
        quotes: [quoteFound(sentence, match.index, match.length)],
        facts: { said: short(text.replace(/^[\s•*–-]+/, ''), 12) },
      }
    }
    return null
  },
  ask: f =>
    `How much of the growth in “${f.said}” came from those who were customers before, and how much from new ones?`,
  answer: () =>
    'Split the rise into three amounts: what new customers brought, what old ones added, and what was lost.',
  reason: f =>
    `“${f.said}” adds up two speeds, that of selling and that of staying, and they call for different plans.`,
})
