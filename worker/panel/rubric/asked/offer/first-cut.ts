/** A budget by channel: which line goes first. */
import type { Block } from '#db/shapes.ts'
import { cellsOf, tablesOf } from '../../deck/tables.ts'
import { parseNumber } from '../../numbers.ts'
import { quoteOf } from '../../text.ts'
import { question } from '../question.ts'
import { isPaper } from './own-voice.ts'

const channel =
  /\b(?:digital|online|meta|google|facebook|instagram|tiktok|linkedin|youtube|search|SEO|SEA|PPC|ads?|advertising|advertisements?|influencers?|celebrit(?:y|ies)|PR|press|radio|TV|television|outdoor|out-of-home|billboards?|hoardings?|posters?|print|flyers?|leaflets?|direct mail|mailings?|e-?mail|newsletter|events?|trade (?:shows?|fairs?)|shows?|fairs?|sponsorships?|sampling|content|video|podcasts?|referrals?|affiliates?|partnerships?|retargeting|in-store|promotions?)\b/i
const total = /^\W*(?:grand )?(?:sub-?)?totals?\b/i
/** A line for work rather than for reach, and a line of income. */
const income = /\b(?:revenue|sales|income|ticket|leads?|clicks|impressions|reach|orders)\b/i

interface Line {
  block: Block
  name: string
  amount: string
  value: number
}

function lineOf(block: Block): Line | null {
  const [name = '', ...rest] = cellsOf(block)
  const amount = rest.find(cell => /^(?:[$€£₹]\s?)?\d[\d.,]*(?:\s?(?:k|m|lakh|%|[€£]))?$/i.test(cell))
  if (!amount || !channel.test(name) || total.test(name) || name.split(/\s+/).length > 6) return null
  return { block, name, amount, value: parseNumber(amount.replace(/[^\d.,]/g, '')) }
}

export const firstCut = question({
  id: 'asked-first-cut',
  category: 'go-to-market',
  sources: ['GREEN'],
  lens: 'funnel-fixer',
  appliesTo: isPaper,
  answeredBy:
    /\b(?:(?:cut|go|goes|dropped|drop|reduced?|trimmed?) first|first to (?:go|be cut)|last to (?:go|be cut)|in (?:this )?order of (?:priority|importance|return)|priorit(?:y|ies|i[sz]\w+)|if (?:the )?(?:budget|money|funds?) (?:is|are|were|was)|smaller budget|half the budget|must[- ]haves?|nice[- ]to[- ]haves?|cost per (?:lead|order|customer|acquisition|sale)|CAC|ROAS|return on (?:ad )?spend)\b/i,
  subject: ({ deck }) => {
    for (const slide of deck?.main ?? []) {
      if (!/\b(?:budget|spend|spending|costs?|investment|media plan)\b/i.test(slide.title)) continue
      for (const table of tablesOf(slide)) {
        if (table[0] && income.test(table[0].text)) continue
        const lines = table.flatMap(block => lineOf(block) ?? [])
        const [first, second] = lines.toSorted((a, b) => b.value - a.value)
        if (lines.length < 3 || !first || !second) continue
        return {
          quotes: [first.block, second.block].map(quoteOf),
          facts: { first: first.name, second: second.name, amount: first.amount },
        }
      }
    }
    return null
  },
  ask: ({ first, second }) =>
    `Should only half of the money be granted, which shrinks first, “${first}” or “${second}”, and what would tell?`,
  answer: ({ first }) =>
    `Give each line what a customer from it has cost so far, or the test that will show it, beginning with “${first}”.`,
  reason: ({ first, second }) =>
    `“${first}” and “${second}” have a sum each; an order between them would show what was learnt from earlier spending.`,
})
