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

const fromTo = /\bfrom ([^,;()]{1,30}?) to ([^,;()]{1,40})/i
const multiples: [RegExp, number][] = [
  [/\bdoubl(?:ed|ing)\b/i, 2],
  [/\btripl(?:ed|ing)\b/i, 3],
  [/\bquadrupl(?:ed|ing)\b/i, 4],
]

/** "from 100 to 150", if both are exact and of the same kind. */
function growthIn({ text }: Sentence): { from: number; to: number; words: string; at: number } | null {
  const match = fromTo.exec(text)
  if (!match) return null
  const [first, ...more] = amountsIn(match[1] ?? '')
  const [second] = amountsIn(match[2] ?? '')
  const sure =
    [first, second].every(one => one?.bound === null) &&
    more.length === 0 &&
    !/(?:%|\$|€|£|\d)\s?[–-]\s?\d/.test(match[0])
  if (!first || !second || !sure || first.kind === 'duration' || first.value <= 0 || second.start > 4) return null
  // "from 12 to 15%" and "from 2 to 3 million": the first takes its unit from the second, so the value read is wrong.
  if (first.kind !== second.kind || first.currency !== second.currency) return null
  const size = /\d\s?(?:k|m|bn|million|billion|thousand)\b/i
  if (size.test(match[2] ?? '') && !size.test(match[1] ?? '')) return null
  return {
    from: first.value,
    to: second.value,
    words: `from ${match[1]} to ${(match[2] ?? '').slice(0, second.end)}`,
    at: match.index,
  }
}

const grown = pattern(
  'iu',
  String.raw`\b(?:up|increase[ds]?|increasing|rise|rose|grew|growth|grow|gain|jump(?:ed)?`,
  String.raw`|climb(?:ed)?)(?: \p{L}+){0,3}?(?: by| of)? (\d[\d.,]*)\s?%|\+(\d[\d.,]*)\s?%|\((\d[\d.,]*)\s?% (?:growth`,
  '|increase|up|more)',
)

const growthAgainstEnds = wordCheck({
  ...exact,
  id: 'growth-against-ends',
  headline: 'The growth does not match its two figures',
  text: '“{ends}” comes to {real}, but the same sentence says {said}.',
  suggestion: 'Compute the growth from the two figures beside it.',
  find: inEachClaim(sentence => {
    const ends = growthIn(sentence)
    const { text, amounts } = sentence
    if (!ends || ends.to <= ends.from || (text.match(/\bfrom\b/gi) ?? []).length > 1 || sentence.time === 'future')
      return []
    const said = grown.exec(text)
    const percent = Number((said?.[1] ?? said?.[2] ?? said?.[3] ?? '').replace(',', '.'))
    const real = (ends.to / ends.from - 1) * 100
    const shares = amounts.filter(({ kind }) => kind === 'percent').length
    const yearly =
      /\b(?:per|a|each|every|annual\w*|CAGR|month over|week over|monthly|weekly|yearly|on average|YoY|MoM|points?)\b/i.test(
        text,
      )
    if (yearly) return []
    if (said && shares === 1 && percent > 0 && Math.abs(real - percent) > 1.5 && differs(real, percent, 0.08)) {
      const facts = { ends: ends.words, real: `${formatNumber(real)}%`, said: `${formatNumber(percent)}%` }
      return foundIn(sentence, ends.at, facts)
    }
    const multiple = multiples.find(([word]) => word.test(text))
    const times = ends.to / ends.from
    const roughly = /\b(?:nearly|almost|more than|over|about)\b/i.test(text)
    if (!multiple || !differs(times, multiple[1], 0.15) || roughly) return []
    const word = multiple[0].exec(text)?.[0] ?? ''
    return foundIn(sentence, ends.at, { ends: ends.words, real: `${formatNumber(times)} times as much`, said: word })
  }),
})

const shareOf =
  /(?<![\d.,$€£])(\d{1,6}) (?:out )?of (?:the |our |all |its )?(\d{1,6}) (?:\p{L}+ ){0,4}?\(?(?:or |i\.e\. |that is |= ?|, )?\(?(\d{1,3}(?:\.\d+)?)\s?%/iu

const shareAgainstCount = wordCheck({
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

const priceTimesCount = wordCheck({
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

const beyondReachClaim = phraseCheck({
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

const yearly =
  /\b(?:save|saves|saving|discount of|get) (?:an? )?(\d{1,2}(?:\.\d)?)\s?%|(\d{1,2}(?:\.\d)?)\s?% (?:off|discount|cheaper|savings?)/i

const yearlySavingDisagrees = wordCheck({
  ...exact,
  id: 'yearly-saving-disagrees',
  category: 'offer',
  headline: 'Paying by the year saves {real}%, not {said}%',
  text: 'Paying {year} by the year instead of {month} by the month saves {real}%, but the text says {said}%.',
  suggestion: 'Compute the saving from the two prices.',
  find: inEachClaim(sentence => {
    const prices = sentence.amounts.filter(({ kind, bound }) => kind === 'money' && bound === null)
    const month = prices.find(({ period }) => period === 'month')
    const year = prices.find(({ period }) => period === 'year')

    const match = yearly.exec(sentence.text)
    const said = Number(match?.[1] ?? match?.[2])
    if (!month || !year || prices.length !== 2 || !match || month.currency !== year.currency) return []
    const real = (1 - year.value / (12 * month.value)) * 100
    if (month.per !== year.per || real < 0 || Math.abs(real - said) <= 1.5) return []
    return foundIn(sentence, 0, {
      month: sentence.text.slice(month.start, month.end),
      year: sentence.text.slice(year.start, year.end),
      real: formatNumber(real),
      said: formatNumber(said),
    })
  }),
})

export const sentenceSums: Check[] = [
  growthAgainstEnds,
  shareAgainstCount,
  priceTimesCount,
  beyondReachClaim,
  yearlySavingDisagrees,
]
