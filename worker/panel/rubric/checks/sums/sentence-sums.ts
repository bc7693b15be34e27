import { amountsIn } from '../../annotate/amounts.ts'
import type { Sentence } from '../../annotate/annotation.ts'
import { pattern } from '../../annotate/pattern.ts'
import { type Check, type Found, wordCheck } from '../check.ts'
import { claimsOf, formatNumber, foundIn, phraseCheck } from '../statements.ts'
import { differs } from './measures.ts'

const exact = { gates: true, weight: 3, category: 'consistency' } as const

const inEachClaim =
  (find: (sentence: Sentence) => Found[]): Check['find'] =>
  reading =>
    claimsOf(reading).flatMap(find)

/** "3 of 4 (75%)": the share must directly follow the count, since a later percentage is about something else. */
const shareOf =
  /(?<![\d.,$€£])(\d{1,6}) (?:out )?of (?:the |our |all |its )?(\d{1,6})(?: \p{L}+){0,4}?(?: \(| ?= ?|,? or |, i\.e\. |, that is |, )(\d{1,3}(?:\.\d+)?)\s?%/iu

const shareAgainstCount = wordCheck('shares against counts', {
  ...exact,
  id: 'share-against-count',
  headline: '{part} of {whole} is not {said}%',
  text: '{part} of {whole} is {real}%, but the same sentence says {said}%.',
  suggestion: 'Correct the count or the share.',
  find: inEachClaim(sentence => {
    const match = shareOf.exec(sentence.text)
    if (!match) return []
    const [part, whole, said] = [Number(match[1]), Number(match[2]), Number(match[3])]
    const real = (part / whole) * 100
    if (part > whole || whole < 3 || Math.abs(real - said) <= 1 || Math.abs(100 - real - said) <= 1) return []
    const facts = { part: String(part), whole: String(whole), said: String(said), real: formatNumber(real) }
    return foundIn(sentence, match.index, facts)
  }),
})

const priced = pattern(
  'u',
  String.raw`(?<![\d.,$€£])(\d[\d,]*) (?:paying |active )?(?:\p{L}+ ){0,2}?\p{L}+s (?:at|paying|x|×`,
  String.raw`|times) ([$€£]\s?\d[\d,.]*)(?: each| per \p{L}+| an? \p{L}+|\/\p{L}+){0,2}[^.;]{0,24}?(?:=|is|makes|for|→`,
  String.raw`|giving) (?:about |roughly )?([$€£]\s?\d[\d,.]*\s?(?:k|m|bn|K|M)?)(?![\p{L}\d]|[.,]\d)`,
)

const priceTimesCount = wordCheck('revenue against price and customers', {
  ...exact,
  id: 'price-times-count',
  category: 'financials',
  headline: 'Customers times price is not the stated revenue',
  text: '{count} times {price} is {real}, or {year} over twelve months, but the same sentence says {said}.',
  suggestion: 'Show which customers pay another price, or correct the figure.',
  find: inEachClaim(sentence => {
    const match = priced.exec(sentence.text)
    const [price, said] = [amountsIn(match?.[2] ?? '')[0], amountsIn(match?.[3] ?? '')[0]]
    const count = Number((match?.[1] ?? '').replaceAll(',', ''))
    const otherwise =
      /\b(?:profits?|margins?|net|after|fees?|commission|churn|cost|costs|save|saving|on average|up to)\b/i.test(
        sentence.text,
      )
    const moreFactors = (sentence.text.match(/ (?:x|×|times) /g) ?? []).length > 1
    if (!match || !price || !said || !count || otherwise || moreFactors || price.currency !== said.currency) return []
    const real = count * price.value
    // The revenue may be for the same period as the price, or converted between month and year.
    if ([real, real * 12, real / 12].some(value => !differs(value, said.value, 0.1))) return []
    return foundIn(sentence, match.index, {
      count: formatNumber(count),
      price: match[2] ?? '',
      said: match[3] ?? '',
      real: formatNumber(real),
      year: formatNumber(real * 12),
    })
  }),
})

const fall = pattern(
  'i',
  String.raw`\b((?:reduc\w+|cut|cuts|cutting|lower\w*|decreas\w+|shrink\w*|slash\w*)\b[^.;,]{0,40}\bby (?:up to |over `,
  String.raw`|more than )?(\d{3,4})\s?%|(\d{3,4})\s?% (?:less|fewer|cheaper|lower|reduction|decrease) `,
  String.raw`|(\d{3,4})\s?% of (?:all |our |the )?(?:users|customers|people|companies|respondents|patients|employees`,
  '|students))',
)

const beyondReachClaim = phraseCheck('claims of more than all', {
  ...exact,
  id: 'beyond-reach-claim',
  category: 'honesty',
  headline: 'More than all is claimed: “{claim}”',
  text: '“{claim}” is more than all there is, so the figure cannot be right as it stands.',
  suggestion: 'Give the figures before and after.',
  says: fall,
  unlessNegated: true,
  where({ text }) {
    const match = fall.exec(text)
    return Number(match?.[2] ?? match?.[3] ?? match?.[4]) > 100
  },
})

export const sentenceSums: Check[] = [shareAgainstCount, priceTimesCount, beyondReachClaim]
