import type { Amount, Annotated } from '../../annotate/annotation.ts'
import { pattern } from '../../annotate/pattern.ts'
import { type Check, type Found, wordCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { formatNumber } from '../statements.ts'
import { differs, factsBySection, formatMoney, foundAt, type Measured, singleValue, textOf } from './measures.ts'

const monthDays = 365 / 12
const exact = { gates: true, weight: 3 } as const

/** The checks below compare within one section, because figures of another section may be of another year. */
const inEachSection =
  (find: (facts: Measured[]) => Found[]) =>
  (reading: Annotated): Found[] =>
    factsBySection(reading).flatMap(find)

const singleFact = (
  facts: Measured[],
  isMeant: (amount: Amount, around: { text: string; before: string; after: string }) => boolean,
): Measured | null =>
  singleValue(
    facts.filter(({ amount, sentence: { text } }) =>
      isMeant(amount, { text, before: text.slice(0, amount.start), after: text.slice(amount.end) }),
    ),
  )

/** Words that say what a figure counts, leaves out or will become. A figure beside such a word need not fit other sentences. */
const basis = pattern(
  'i',
  String.raw`\b(?:blended|paid|organic|fully[- ]loaded|gross|cohorts?|segments?|channels?|enterprise|SMB|target|new|added`,
  String.raw`|now|today|currently|grants?|loans?|revenue|income|fall\w*|drop\w*|rises?|rising|after|once|until)\b|\b(?:in|for) [a-z]`,
)
const isBare = (...measured: Measured[]) => measured.every(({ sentence }) => !basis.test(sentence.text))

const moneyOf = (facts: Measured[], name: string) =>
  singleFact(facts, ({ kind, of }) => kind === 'money' && of === name)

const mrrArrDisagree = wordCheck('MRR against ARR', {
  ...exact,
  id: 'mrr-arr-disagree',
  category: 'financials',
  headline: 'MRR and ARR do not agree',
  text: 'Twelve times the MRR of {mrr} is {twelve}, but ARR is given as {arr}; a reader cannot tell which of the two is right.',
  suggestion: 'Give both for the same month, or say what one counts that the other does not.',
  source: cite('A16-1'),
  find: inEachSection(facts => {
    const [mrr, arr] = [moneyOf(facts, 'mrr'), moneyOf(facts, 'arr')]
    if (!mrr || !arr || mrr.amount.currency !== arr.amount.currency) return []
    if (!isBare(mrr, arr)) return []
    const twelve = mrr.amount.value * 12
    if (!differs(twelve, arr.amount.value, 0.07)) return []
    return foundAt([mrr, arr], { mrr: textOf(mrr), arr: textOf(arr), twelve: formatMoney(twelve, mrr.amount.currency) })
  }),
})

const ratioAgainstParts = wordCheck('LTV to CAC against its parts', {
  ...exact,
  id: 'ratio-against-parts',
  category: 'financials',
  headline: 'LTV to CAC does not follow from its parts',
  text: '{ltv} divided by {cac} is {real} to 1, but the ratio is given as {ratio}.',
  suggestion: 'Compute the ratio from the two figures beside it.',
  source: cite('SKOK'),
  find: inEachSection(facts => {
    const [ltv, cac] = [moneyOf(facts, 'ltv'), moneyOf(facts, 'cac')]
    const ratio = singleFact(
      facts,
      ({ kind }, { text }) => (kind === 'ratio' || kind === 'multiple') && /\bLTV\b.{0,12}\bCAC\b/i.test(text),
    )
    if (!ltv || !cac || !ratio || ltv.amount.currency !== cac.amount.currency || cac.amount.value === 0) return []
    if (!isBare(ltv, cac, ratio)) return []
    const real = ltv.amount.value / cac.amount.value
    if (!differs(real, ratio.amount.value, 0.12)) return []
    return foundAt([ratio, ltv, cac], {
      ltv: textOf(ltv),
      cac: textOf(cac),
      ratio: textOf(ratio),
      real: formatNumber(real),
    })
  }),
})

const runwayAgainstBurn = wordCheck('runway against cash and burn', {
  ...exact,
  id: 'runway-against-burn',
  category: 'financials',
  headline: 'Runway, cash and burn do not agree',
  text: '{cash} at a burn of {burn} a month lasts {real} months, but the runway is given as {runway}.',
  suggestion: 'Say which costs or income explain the difference, or correct the figure.',
  find: inEachSection(facts => {
    const cash = singleFact(
      facts,
      ({ kind, of }, { after }) =>
        kind === 'money' && (of === 'cash' || /^ (?:cash )?(?:in the bank|on hand|in cash)/i.test(after)),
    )
    const burn = singleFact(
      facts,
      ({ kind, of, period }, { text }) =>
        kind === 'money' && of === 'burn' && (period === 'month' || /\bmonthly (?:net )?burn\b/i.test(text)),
    )
    const runway = singleFact(
      facts,
      ({ kind }, { before, after }) =>
        kind === 'duration' &&
        (/^\s?(?:of )?(?:cash )?runway\b/i.test(after) || /\brunway(?: is| of|:| \|)? $/i.test(before)),
    )
    if (!cash || !burn || !runway || burn.amount.value <= 0 || !isBare(burn, runway)) return []
    const real = cash.amount.value / burn.amount.value
    if (!differs(real, runway.amount.value / monthDays, 0.2)) return []
    return foundAt([runway, cash, burn], {
      cash: textOf(cash),
      burn: formatMoney(burn.amount.value, burn.amount.currency),
      runway: textOf(runway),
      real: formatNumber(Math.round(real)),
    })
  }),
})

const marketOrder = wordCheck('parts of the market', {
  ...exact,
  id: 'market-order',
  category: 'market',
  weight: 2,
  headline: 'A part of the market is larger than the whole',
  text: '{small} is given for {inner} and {large} for {outer}, although {inner} is a part of {outer}.',
  suggestion: 'Correct the wrong figure, or say what each of them counts.',
  find: inEachSection(facts => {
    const sizes = ['tam', 'sam', 'som'].map(of => ({ of, size: moneyOf(facts, of) }))
    return sizes.flatMap(({ of, size }, at): Found[] => {
      const inner = sizes[at + 1]
      if (
        !size ||
        !inner?.size ||
        inner.size.amount.currency !== size.amount.currency ||
        inner.size.amount.value <= size.amount.value
      )
        return []
      return foundAt([inner.size, size], {
        small: textOf(inner.size),
        inner: inner.of.toUpperCase(),
        large: textOf(size),
        outer: of.toUpperCase(),
      })
    })
  }),
})

const forEquity = /\b(?:for|in exchange for|in return for)\s(?:an? )?$/i

const equityAgainstValuation = wordCheck('share against valuation', {
  ...exact,
  id: 'equity-against-valuation',
  category: 'ask',
  headline: 'Amount, share and valuation do not agree',
  text: '{raise} for {share} means a post-money valuation of {post}, but {said} is given as the valuation.',
  suggestion: 'Correct one of the three, and say whether the valuation is pre-money or post-money.',
  find: inEachSection(facts => {
    const share = singleFact(facts, ({ kind }, { before }) => kind === 'percent' && forEquity.test(before))
    const valuation = singleFact(
      facts,
      ({ kind, of }, { after }) => kind === 'money' && (of === 'valuation' || /^\s(?:pre|post)[- ]?money/i.test(after)),
    )
    const raised =
      share &&
      facts.findLast(
        ({ amount, sentence }) =>
          sentence === share.sentence && amount.kind === 'money' && amount.end <= share.amount.start,
      )
    // Another sentence may speak of another round.
    if (
      !share ||
      share.sentence !== valuation?.sentence ||
      !raised ||
      raised.amount.currency !== valuation.amount.currency
    )
      return []
    if (raised.amount === valuation.amount || share.amount.value <= 0 || share.amount.value >= 60) return []
    const post = (raised.amount.value / share.amount.value) * 100
    // The text does not always say whether the valuation is pre-money or post-money, so both may hold.
    const holds = [valuation.amount.value, valuation.amount.value + raised.amount.value].some(
      value => !differs(value, post, 0.06),
    )
    if (holds) return []
    return foundAt([share, valuation], {
      raise: textOf(raised),
      share: textOf(share),
      post: formatMoney(post, raised.amount.currency),
      said: textOf(valuation),
    })
  }),
})

export const ratioChecks: Check[] = [
  mrrArrDisagree,
  ratioAgainstParts,
  runwayAgainstBurn,
  marketOrder,
  equityAgainstValuation,
]
