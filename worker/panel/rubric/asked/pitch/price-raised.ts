/** A price is told, and nothing of what happened when it moved. */

import type { Sentence } from '../../base-reading.ts'
import { saysNoRevenue } from '../../deck/before-sales.ts'
import { isOnInvestment } from '../../deck/finding.ts'
import { mayShowResults } from '../../deck/own-results.ts'
import { unitAfter } from '../../deck/units.ts'
import { type Money, moneyIn } from '../../numbers.ts'
import { negated, quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { isOfToday, isQuoted, linesAway } from './own-lines.ts'
import { ownPayers, ownTakings } from './takings.ts'

const charged =
  /\b(?:pay(?:s|ing)?|price[sd]?|pricing|charges?|subscri(?:be|bers|ption)|fees?|licen[cs]es?|sold at|sells? (?:at|for)|plans?)\b/i
const ownCharge = /\b(?:we charge|our (?:price|fee|subscription|plan)|(?:customers?|clients?) pay|pays? us)\b/i
const notPrice =
  /\b(?:cost of|costs? us|to (?:acquire|win)|CAC|LTV|margin|wages?|salar\w+|averages?|median|saves?|saving|worth|spends?|spent|los(?:e|es|t|ing)|today|currently|instead|agenc\w+|without|up to|from [$€£]|hospital share|rent|state|reimburs\w+|burn|bill|fines?|revenue|ARR|MRR|discount\w*)\b/i

const perUnit = /^\s?(?:per|an?|\/)/i
/** "What we sell": a platform at €290 a month. */
const offer = /\b(?:what we (?:sell|offer|charge)|pric(?:e|es|ing)|our offer)\b/i

/** "£3 per bed a month", where the line says that it is what the company charges. */
function priceIn({ text }: Sentence): { money: Money; said: string } | null {
  for (const money of moneyIn(text)) {
    const unit = unitAfter(text, money.index + money.length)
    if (!unit || !perUnit.test(unit) || money.value !== money.max || money.value <= 0 || money.value >= 1e6) continue
    // The end of a range is no price that anybody pays.
    if (/(?:\bto|\bbetween|\band|\bor|[–—-])\s*$/i.test(text.slice(0, money.index))) continue
    if (negated(text, money.index) || isQuoted(text, money.index)) continue
    return { money, said: `${money.text.trim()}${unit}`.replace(/\s+/g, ' ') }
  }
  return null
}

export const askedPriceRaised = question({
  id: 'asked-price-raised',
  category: 'model',
  sources: ['SKOK'],
  lens: 'growth-metrics',
  appliesTo: isOnInvestment,
  answeredBy:
    /\b(?:price (?:rises?|increases?|raises?|changes?|tests?|cuts?|sensitiv\w+)|rais(?:ed|ing) (?:our |the |its )?prices?|prices? (?:(?:was|were|has been|have been) )?(?:raised|increased|rose|doubled|went up|up)|repric\w+|put (?:our |the )?prices? up|increased (?:our |the )?prices?|willing(?:ness)? to pay|tested (?:\p{L}+ )?prices?|elasticity|indexed|indexation|index[- ]linked|grandfathered)\b/iu,
  subject: reading => {
    const { deck } = reading
    // A price that nobody has paid yet cannot have been raised.
    if (!deck || saysNoRevenue(deck)) return null
    for (const { slide, sentence } of linesAway(
      reading,
      deck,
      ...(['market', 'competition', 'problem', 'timing', 'team', 'ask', 'financials'] as const),
    )) {
      const { text } = sentence
      const price = isOfToday(sentence, deck) && !notPrice.test(text) ? priceIn(sentence) : null
      if (!price) continue
      const sold = offer.test(slide.title) && / at $/.test(text.slice(0, price.money.index))
      if (!sold && !(slide.roles.includes('model') ? charged : ownCharge).test(text)) continue
      if (!ownPayers(reading, deck) && !ownTakings(reading, deck) && !mayShowResults(deck)) return null
      return {
        quotes: [quoteFound(sentence, price.money.index, price.money.length)],
        facts: { price: price.said },
      }
    }
    return null
  },
  ask: f => `Has the price of ${f.price} ever been raised, and who left or haggled when it was?`,
  answer: () => 'Tell of one rise: by how much, for whom, and what those customers did in the three months after it.',
  reason: f =>
    `Growth that ${f.price} has bought may not survive a higher price, and only a rise that happened can show it.`,
})
