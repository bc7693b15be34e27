/** Two times within which one may send back what was bought, or ask for the money. */
import { type Duration, durationsIn } from '../../../numbers.ts'
import { sellsGoods } from '../../../page/shop.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, firstPair, type Statement, sameRegion } from '../conflict.ts'
import { askedOver, conflictOf, everythingTold, inPlanCard } from '../everything-told.ts'

type Kind = 'returns' | 'refunds'

/** What stands right after the duration, and right before it. */
const shapes: [Kind, before: RegExp | null, after: RegExp | null][] = [
  [
    'returns',
    null,
    /^[\s-]*(?:free |easy |no-hassle |hassle-free |no-fuss )*(?:returns?\b(?! on| of| from)|return (?:policy|period|window|right)|to (?:return\b(?! (?:(?:a|an|the|your|our|all|any|this) )?(?:calls?|messages?|e-?mails?|quotes?|enquir\w+|inquir\w+|forms?|signed|keys?|loan\w*|deposit|results?|phone|vehicle|car|books?|tools?|equipment|rental))|send (?:(?:it|them|anything|your order) )?back|change your mind))/i,
  ],
  [
    'returns',
    /\b(?:returns?|(?:return|send back) (?:it|them|items?|your (?:order|items?|purchase)|any(?:thing| item)|the (?:item|goods|product)s?)|send (?:the |your )?(?:goods|items?|products?|articles?|orders?|purchases?) back|send (?:it|them) back|(?:may|can) return (?:(?:your|any|unworn|unused|unopened|the) )*\p{L}+)(?: (?:is|are) (?:accepted|possible|welcome|free|allowed)| accepted| free)?(?: to us)? (?:within|for|up to|in)\s*$/iu,
    null,
  ],
  // "100 nights to try": whoever sells goods so takes them back.
  [
    'returns',
    null,
    /^[\s-]*(?:nights?|days?)?[\s-]*(?:to (?:try|sleep on|decide|test)(?: (?:it|them))?(?: at home)?(?=\s*(?:$|[.,;!·|–—]))|(?:home|sleep|risk-free|test)[- ]trial\b)/i,
  ],
  [
    'refunds',
    null,
    /^[\s-]*(?:(?:full|100\s?%|total|no[- ]risk|risk[- ]free|unconditional|no[- ]questions[- ]asked|hassle[- ]free|no[- ]quibble) )*(?:money[- ]back|refund|satisfaction) (?:guarantee|policy|period|window|promise)\b/i,
  ],
  [
    'refunds',
    /\b(?:money[- ]back(?: guarantee)?|full refund|(?:your )?money back|refundable)(?: (?:is|are) (?:possible|available))?,? (?:within|for|in|up to)(?: the first)?\s*$/i,
    null,
  ],
]
/** "Print the label and bring it to a parcel point within 14 days of delivery": the answer to how it goes back. */
const withinOf = /\bwithin (?:the first )?$/i
const ofBuying =
  /^\s*(?:of|from|after) (?:the |your )?(?:purchase|delivery|order(?:ing)?|receipt|payment|buying|arrival|date|day|you)\b/i
const askedFor: [Kind, RegExp][] = [
  ['refunds', /\b(?:refunds?|money[- ]back|money back|guarantee)\b[^?]*\?/i],
  ['returns', /\b(?:returns?|send (?:it|them|something|things) back|change my mind)\b[^?]*\?/i],
]
/** Of another kind of customer, article or time, a legal right beside the shop's own, or how long the shop takes. */
const other =
  /\b(?:extend\w*|holiday|christmas|black friday|easter|january|members?|loyalty|premium|plus|pro|business|wholesale|trade|corporate|outside|international\w*|abroad|overseas|sale|outlet|clearance|discounted|faulty|defective|damaged|wrong|broken|in[- ]store|in[- ]shop|shops|marketplace|trial|process\w*|receiv\w+|bank|account|statutory|withdraw\w*|legal\w*|law|by right|instead of|most|others?|competitors?|used to|was|were|formerly|opened|sealed|gift|electronics|mattress\w*|pillows?|shoes|clothes|clothing|books?|furniture|software|hardware|subscriptions?|annual\w*|yearly|monthly|first order|tickets?|rooms?|exchange\w*|store credit|warranty|repair)\b/i

interface Window {
  kind: Kind
  length: Duration
  days: number
  statement: Statement
}

const inDays = { day: 1, week: 7, month: 30, year: 365 } as const

function windowsIn(reading: Reading, statement: Statement): Window[] {
  const { page } = reading
  // A night at home with what was bought is a day; a night in a hotel is none.
  const goods = page !== null && sellsGoods(page)
  const text = goods ? statement.text.replace(/\bnight(s?)\b/gi, (_, plural) => `day${plural}  `) : statement.text
  // The name of the article stands over everything on its page.
  const asked = askedOver(reading, statement).replace((goods && page.headline?.text) || '\n', '')
  return durationsIn(text).flatMap(length => {
    if (length.value !== length.max || (length.bound !== 'exact' && length.bound !== 'at-most')) return []
    const shape = shapes.find(
      ([, before, after]) =>
        (before?.test(text.slice(0, length.index)) ?? true) &&
        (after?.test(text.slice(length.index + length.length)) ?? true),
    )
    const answers =
      withinOf.test(text.slice(0, length.index)) &&
      ofBuying.test(text.slice(length.index + length.length)) &&
      !/\b(?:money|refunded|credited|receive|get|have|arrives?|paid|takes?)\b/i.test(text.slice(0, length.index)) &&
      !/\bwe (?:refund|pay|return|send)\b/i.test(text)
    const kind =
      shape?.[0] ?? (answers ? askedFor.find(([, asked]) => asked.test(askedOver(reading, statement)))?.[0] : undefined)
    // "Mattresses: 100 days to return": one kind of article.
    if (!kind || /^(?!returns?|refunds?|guarantee|terms)[\p{L} &-]{3,30}:/iu.test(text)) return []
    // "We return it within 7 days" tells of a repair.
    if (/\b(?:we|I|they)(?:['’]ll| will)? (?:return|send)\b/i.test(text)) return []
    if (other.test(`${text} ${asked}`)) return []
    const nights = /^\S+[\s-]nights?\b/i.exec(statement.text.slice(length.index))?.[0]
    return [
      { kind, length: { ...length, text: nights ?? length.text }, days: length.value * inDays[length.unit], statement },
    ]
  })
}

export function returnWindows(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  const windows = told
    .filter(statement => !inPlanCard(reading, statement))
    .flatMap(statement => windowsIn(reading, statement))
  return firstPair(windows, (a, b) => {
    const alike = windows.filter(({ kind }) => kind === a.kind)
    // Three times are a list of what is sold.
    if (a.kind !== b.kind || new Set(alike.map(({ days }) => days)).size !== 2) return null
    if (Math.abs(a.days - b.days) <= 3 || a.statement === b.statement) return null
    if (!sameRegion(a.statement.text, b.statement.text)) return null
    return conflictOf(
      told,
      a.kind === 'returns' ? 'the time for returns' : 'the time for refunds',
      'Nothing beside them speaks of two kinds of purchase.',
      [
        { statement: a.statement, words: a.length.text },
        { statement: b.statement, words: b.length.text },
      ],
    )
  })
}
