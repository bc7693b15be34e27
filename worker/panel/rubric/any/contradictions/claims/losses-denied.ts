/** Nobody has ever left, and a customer who left is told of. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, dateOf } from '../conflict.ts'
import { isBoundedApart } from '../readers/scopes.ts'
import { areApart, clash, isSupposed, type Told, toldOf } from '../told-whole.ts'

const payers =
  '(?:customers?|clients?|accounts?|subscribers?|hospitals?|clinics?|schools?|restaurants?|hotels?|shops?|plants?|dealers?|tenants?)'
const has = '(?:has |have |had )?(?:ever |yet |since |so far )?'
const denied = new RegExp(
  [
    '\\b(?:zero|no|nil|0 ?%|not a single) (?:customer |logo |gross |client |account )?(?:churn|cancellations?|terminations?)\\b',
    `\\b(?:no|zero|not (?:one|a single)|none of our) (?:paying )?${payers} ${has}(?:left|cancelled|canceled|churned|terminated|quit)\\b`,
    `\\bwe (?:have |['’]ve )?(?:never|not) (?:yet )?lost (?:a|any|one|a single) (?:paying )?${payers}\\b`,
    `\\b(?:every|all|each)(?: of)?(?: our)? (?:paying )?${payers} (?:has |have )?(?:stayed|renewed)\\b(?! (?:for|with a|at))`,
    `\\b(?:nobody|no one|no ${payers})(?: (?:who|that) [^.;,]{3,50}?)? (?:has|have) ever (?:stopped (?:buying|ordering|paying)|left us|left|cancelled|canceled|gone back|quit)\\b`,
    '\\b100 ?% (?:customer |logo |client )retention\\b',
  ].join('|'),
  'i',
)
/** Of one kind of customer, or of a short time only. */
const inPart =
  /\b(?:left|cancelled|canceled|churned|terminated|quit|churn) (?:because|over|due to|owing to|for|without|before|within)\b|\b(?:churn|cancellations?|terminations?) (?:among|in|for|on|with|from|of) (?!(?:19|20)\d\d|our customers)|\b(?:this|last|past|in the (?:last|past)|so far this) (?:month|quarter|year|week|\d)|\b(?:enterprise|premium|annual|target|goal|aim|expect\w*|near[- ]zero|almost|nearly|net|negative|staff|employee)\b/i

const number = '(?:one|two|three|four|five|a|an|another|our (?:first|oldest|largest|biggest|second)|\\d{1,2})'
const contract = '(?:contracts?|subscriptions?|licen[cs]es?|agreements?|accounts?|memberships?)'
const own = `(?! (?:it|its|their|the|a|an|us (?:a|an|some)|five|four|feedback|reviews?|comments?)\\b(?! ${contract}\\b(?! with (?!us\\b))))`
const lost = anyCase(
  [
    `\\b${number} (?:of (?:our|the) )?(?:[\\p{L}-]+ )?${payers}(?: \\([^)]{1,50}\\)|, [^,.;]{1,40},)? (?:has |have )?(?:since )?(?:left|terminated|cancelled|canceled|churned|quit|did not renew|didn['’]t renew|(?:switched|moved) (?:away|to (?:a|another)))\\b${own}`,
    `\\bwe (?:have |['’]ve )?lost (?:one|two|three|a|an|our (?:first|oldest|largest|biggest)|\\d{1,2}) (?:[\\p{L}-]+ )?${payers}\\b(?! (?:data|visit|call))`,
  ].join('|'),
)
/** "Losing Mill Lane Foods, a regular customer of ours for two years". */
const lostByName = new RegExp(
  `\\b(?:[Ll]osing|lost) (?:the )?\\p{Lu}[^.;,]{2,50}, (?:an?|one of our) (?:[\\p{L}-]+ )?${payers}\\b`,
  'u',
)
/** No customer yet, or another's. */
const other =
  /\b(?:pilots?|trials?|tests?|testers?|free|prospects?|leads?|deals?|tenders?|bids?|negotiat\w+|waiting list|competitors?|rivals?|vendors?|previous (?:company|firm|job|employer)|former(?:ly)?|employees?|staff)\b/i

/** Said of whoever comes back only, such as "nobody who has ordered twice": who left must have come back. */
const comesBack = /\b(?:nobody|no one|no \p{L}+) (?:who|that)\b/iu
const cameBack =
  /\b(?:weekly|monthly|daily|regular|long-standing|for (?:over |more than |almost )?(?:an?|two|three|four|five|six|\d+) (?:months|years?))\b/i

const years = (text: string): number[] => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)

/** Whoever says "since" speaks of all that came after; another date is a time of its own. */
function coverEachOther(denial: string, loss: string): boolean {
  const since = /\bsince\b.*?\b((?:19|20)\d\d)\b/i.exec(denial)?.[1]
  if (since !== undefined) return years(loss).every(year => year >= Number(since))
  if (dateOf(denial) === '') return true
  return dateOf(denial) === dateOf(loss)
}

const words = (told: Told, ...patterns: RegExp[]): string =>
  patterns.map(pattern => pattern.exec(told.text)?.[0] ?? '').find(found => found !== '') ?? ''

export function lossesDenied(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const none = all.find(({ text }) => denied.test(text) && !inPart.test(text) && !isSupposed(text))
  if (!none) return []
  const gone = all.find(
    told =>
      areApart(told, none) &&
      words(told, lost, lostByName) !== '' &&
      !denied.test(told.text) &&
      !isBoundedApart(none.text, words(none, denied), told.text) &&
      !other.test(told.text.replace(/\ba (?:good|great) deal\b/g, ' ')) &&
      (!comesBack.test(none.text) || cameBack.test(told.text)) &&
      !/\b(?:if|would|could|might)\b/i.test(told.text) &&
      coverEachOther(none.text, told.text),
  )
  if (!gone) return []
  return [
    clash(reading, 'customers who left', 'A customer who left is counted in any churn.', [
      { told: none, words: words(none, denied) },
      { told: gone, words: words(gone, lost, lostByName) },
    ]),
  ]
}
