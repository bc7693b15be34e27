/** What is sent back at the shop's cost here, and at the buyer's there. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const postage = '(?:postage|shipping|freight|delivery|carriage|costs?)'
const ours = new RegExp(
  `\\bfree returns?\\b(?! (?:in|at) (?:store|any|our))|\\breturns? (?:is|are) (?:always )?free\\b|\\bwe (?:will )?(?:collect it|pick it up|fetch it|pay (?:for )?(?:the )?return ${postage}|cover (?:the )?return ${postage})\\b|\\b(?:pre-?paid|free) return label\\b|\\bno return ${postage}\\b`,
  'i',
)
const yours = new RegExp(
  `\\b(?:buyers?|customers?|you|the purchaser) (?:pays?|bears?|covers?|must pay|have to pay) (?:for )?(?:the )?(?:(?:costs? of )?(?:the )?return(?:s|ing)?(?: (?:it|them|the goods))?(?: ${postage})?|${postage} (?:of|for) (?:the )?returns?)|\\breturn ${postage} (?:is|are) (?:(?:paid|borne) by (?:you|the (?:buyer|customer))|at (?:your|the (?:buyer|customer)['’]s) (?:own )?(?:cost|expense)|not (?:covered|refunded))|\\breturns? (?:is|are) at (?:your|the (?:buyer|customer)['’]s) (?:own )?(?:cost|expense)`,
  'i',
)
/** Of a fault, another country, or a second time. */
const other =
  /\b(?:faulty|defective|damaged|broken|wrong|our (?:mistake|error)|if we|unless|except\w*|abroad|outside|overseas|international\w*|islands?|exchange\w*|members?|club|second|sale items?|outlet|in[- ]store|furniture|bulky|heavy|large items?|gift|other reasons?|otherwise|mind|after|later|beyond|in (?:the )?(?:UK|EU|US|Germany|Austria|Ireland|France|Denmark))\b/i

export function returnPostage(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(
    ({ text, parts }) =>
      !other.test(text) && !isOfOthers(text) && !isPast(text) && !parts.some(part => inPlanCard(reading, part)),
  )
  const half = (pattern: RegExp, apartFrom?: Told) =>
    all
      .filter(told => (apartFrom === undefined || areApart(told, apartFrom)) && !/\?\s*$/.test(told.text))
      .map(told => ({ told, words: pattern.exec(told.text)?.[0] ?? '' }))
      .find(({ words }) => words !== '')
  const free = half(ours)
  const paid = free && half(yours, free.told)
  return free && paid
    ? [
        clash(
          reading,
          'who pays for returns',
          'Either the shop pays for a parcel back or the buyer does.',
          [free, paid],
          2,
        ),
      ]
    : []
}
