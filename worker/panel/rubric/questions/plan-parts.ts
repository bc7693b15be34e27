import type { Sentence } from '../annotate/annotation.ts'
import {
  ahead,
  all,
  amountOf,
  any,
  counted,
  dated,
  figure,
  inTable,
  lasting,
  named,
  not,
  type Part,
  says,
  under,
} from './part.ts'

const money = amountOf('money')
const marketWord = says('markets?|TAM|SAM|SOM|addressable|industry|sector|spend(?:s|ing)?(?: on)?|category')
const large = ({ amounts }: Sentence) =>
  amounts.some(
    ({ kind: of, value, period }) => of === 'money' && value >= 1e6 && (period === null || period === 'year'),
  )

export const marketSize: Part = {
  what: 'the size of the market as a sum',
  words: 'market tam sam som addressable industry million billion spend',
  beside: any(figure, says('billions?')),
  tells: any(all(large, marketWord, not(says('our revenue', 'raised?', 'raising'))), all(large, under('market'))),
}

export const marketCount: Part = {
  what: 'how the market was counted: buyers times what each pays',
  words: 'market tam sam som addressable buyers times',
  beside: figure,
  tells: any(
    all(money, counted, any(under('market'), says('markets?', 'TAM|SAM|SOM', 'addressable'))),
    all(inTable, under('market'), money, amountOf('count')),
    all(any(under('market'), marketWord), money, says('[×x*] ?[$€£]?\\d[^ ]*', 'times', 'multipl\\w+', 'bottom[- ]up')),
  ),
}

const funding = says(
  'rais(?:e|ing)|seeking|round|loan|grant|fund(?:s|ing|ed)?|investment|capital|the money|proceeds|facility',
  'we are asking for|ask(?:ing)? for',
)
const spending = says(
  'to (?:hire|build|open|expand|launch|buy|fund|finish|finance|cover|reach|equip|grow|scale|pay for|complete|bring)',
  '(?:goes|go|used|spent|allocated|earmarked|pays?|paying|will) (?:to|into|towards?|on|for|pay|fund|cover|buy|go)',
  'use of (?:funds|proceeds)',
)

export const useOfMoney: Part = {
  what: 'what the money is for',
  words: 'raise ask fund loan grant round invest seek budget borrow money cost',
  beside: money,
  tells: any(
    all(
      under('ask'),
      amountOf('percent', 'money'),
      ({ words }) => words.length >= 3,
      not(says('rais\\w+ at|valuation|pre-?money')),
    ),
    all(funding, spending, amountOf('money', 'percent', 'count', 'duration')),
  ),
}

export const milestone: Part = {
  what: 'a milestone with a figure or a date',
  words: 'milestone target reach profit breakeven goal launch',
  beside: any(figure, dated),
  tells: all(
    says(
      'break[- ]?even|profitab\\w+|milestones?|(?:gets?|takes?|carries|brings?) us (?:to|through)|series [ab]',
      'to reach|reach(?:es|ing)?|target of',
    ),
    any(dated, figure),
    any(ahead, under('ask', 'roadmap', 'financials'), funding),
    not(lastingOnly),
  ),
}

/** A duration such as "within 30 days" alone is not a date. */
function lastingOnly(sentence: Sentence): boolean {
  return (
    sentence.amounts.length > 0 &&
    sentence.amounts.every(({ kind: of }) => of === 'duration') &&
    sentence.moments.length === 0
  )
}

export const rivals: Part = {
  what: 'rivals by name',
  words: 'competitor rival alternative incumbent competition unlike versus other firm compare',
  tells: any(
    all(
      under('competition'),
      any(
        named,
        all(inTable, ({ text }) => /\p{Lu}\p{Ll}{2,}/u.test(text)),
      ),
      not(lasting),
    ),
    all(
      says('competitors?|rivals?|incumbents?|alternatives?|unlike|versus|vs\\.?|compared (?:to|with)'),
      named,
      not(under('team', 'proof', 'traction')),
    ),
  ),
}
