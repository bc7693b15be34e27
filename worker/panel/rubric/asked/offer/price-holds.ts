/** A price that is paid again and again: for how long it stays the same. */
import type { Sentence } from '../../base-reading.ts'
import { moneyIn } from '../../numbers.ts'
import { isPrice } from '../../page/amounts.ts'
import type { PageReading } from '../../page/page-reading.ts'
import { pricesIn, unitOf } from '../../page/price.ts'
import type { Reading } from '../../reading.ts'
import { negated, quoteAround, quoteFound } from '../../text.ts'
import { question, type Subject } from '../question.ts'
import { isSelling, told } from './own-voice.ts'

const period = /\b(?:month|mo|year|yr|annum|week|quarter)\b|\b(?:monthly|weekly|quarterly|yearly|annually)\b/i

function onCards(page: PageReading): Subject | null {
  for (const card of page.pricing.cards) {
    const priced = pricesIn(card).find(({ amount }) => amount.value > 0)
    if (!priced) continue
    const at = card.indexOf(priced.block)
    const unit = unitOf(priced, card.slice(Math.max(0, at - 1), at + 3))
    if (!unit || unit.block !== priced.block || !period.test(unit.match.text)) continue
    const { index, length } = priced.amount
    const to = unit.match.index + unit.match.length
    return {
      quotes: [quoteAround(priced.block, index, length)],
      facts: { price: priced.block.text.slice(index, to).replace(/\s+/g, ' ').trim() },
    }
  }
  return null
}

/** "Monthly | £49 | £89": the row of a table of plans. */
function inTable(page: PageReading): Subject | null {
  for (const block of page.pricing.blocks) {
    if (block.type !== 'table_row' || !/^\W*(?:monthly|per month|price)\b/i.test(block.text)) continue
    const amounts = moneyIn(block.text).filter(amount => isPrice(amount) && amount.value > 0)
    const first = amounts[0]
    if (!first || !period.test(block.text)) continue
    const unit = /^\s*(?:\/|per\b|an?\b)[^|,;]{2,40}/i.exec(block.text.slice(first.index + first.length))?.[0] ?? ''
    const price = unit && period.test(unit) ? `${first.text.trim()}${unit}` : `${first.text.trim()} a month`
    if (!unit && !/\b(?:monthly|month)\b/i.test(block.text)) continue
    return {
      quotes: [quoteAround(block, first.index, first.length)],
      facts: { price: price.replace(/\s+/g, ' ').trim() },
    }
  }
  return null
}

/** The price is the offer's own: "it is €39 a month", "we charge", "the price is". */
const ownPrice =
  /\b(?:we charge|(?:our|the) (?:\p{L}+ ){0,2}(?:price|fee|charge|rate|plan|subscription|retainer)s? (?:is|are|starts? (?:at|from)|of)|it['’]s|it costs|retainers? (?:starts?|from)|plans? (?:starts?|from)|starts? (?:at|from))\W{0,2}(?:only |just )?$/iu
const unitAfter =
  /^\s?(?:\/|(?:per|an?|each|every)\s)\s?(?:\p{L}+ (?:and|per|a|\/) )?(?:day|week|month|quarter|year)\b|^\s(?:per|an?) \p{L}+ (?:per|an?|each|every|and) (?:day|week|month|quarter|year)\b/iu
const others =
  /\b(?:competitors?|rivals?|others?|elsewhere|agenc(?:y|ies)|used to|when (?:she|he|they)|currently pay|pay today|you pay today|was|were|formerly|back in|hire|salar(?:y|ies)|wages?|published price|benchmark|average)\b/i

function inSentence(sentences: Sentence[]): Subject | null {
  for (const sentence of sentences) {
    const { text } = sentence
    if (others.test(text)) continue
    for (const amount of moneyIn(text)) {
      const end = amount.index + amount.length
      const unit = unitAfter.exec(text.slice(end))
      if (!isPrice(amount) || amount.value === 0 || !unit || negated(text, amount.index)) continue
      if (!ownPrice.test(text.slice(0, amount.index))) continue
      return {
        quotes: [quoteFound(sentence, amount.index, amount.length + unit[0].length)],
        facts: {
          price: text
            .slice(amount.index, end + unit[0].length)
            .replace(/\s+/g, ' ')
            .trim(),
        },
      }
    }
  }
  return null
}

function subject(reading: Reading): Subject | null {
  const { page } = reading
  if (!page) return inSentence(told(reading))
  return onCards(page) ?? inTable(page) ?? inSentence(told(reading))
}

export const priceHolds = question({
  id: 'asked-price-holds',
  category: 'offer',
  sources: ['NNG-TRUST'],
  lens: 'skeptical-buyer',
  appliesTo: isSelling,
  answeredBy:
    /\b(?:prices?|pric(?:ed|ing)|rates?|fees?|charges?|tariffs?|plans?)\b[^.]{0,50}\b(?:fixed|held|hold|holds|locked|guaranteed|frozen|stays?|unchanged|valid|reviewed|revised|rises?|change[sd]?|goes up|go up|indexed|index-linked|adjusted|until|after the)\b|\b(?:price (?:lock|guarantee|freeze|increases?|rises?|changes?|review)|never (?:raise|increase)|(?:locked|fixed|held) (?:in )?for|for (?:life|as long as you)|increases? (?:by|with|in line)|in line with (?:CPI|RPI|inflation|the index)|index-linked|renews? at|what happens to [^.?]{0,20}pric\w+|offer (?:is )?(?:open|valid|ends))\b/i,
  subject,
  ask: ({ price }) => `For how long is “${price}” the price, and how early would I hear that it changes?`,
  answer: ({ price }) => `Say for which term “${price}” is fixed, and what limits the next increase.`,
  reason: ({ price }) => `I can put “${price}” into this year’s budget; next year’s needs a word on how it may move.`,
})
