/** So many pieces for so much in the round cost more each than the case for one piece counts with. */
import type { Block } from '#db/shapes.ts'
import { type Money, moneyIn, parseNumber } from '../numbers.ts'
import type { Observation, SightedQuote } from '../observation.ts'
import { everyMatch, literal, quoteAround, quoteOf } from '../text.ts'
import { findAsk } from './asks.ts'
import type { DeckReading } from './deck-reading.ts'
import { around, distinct, isForFunding, nameOf, onDeck, placed, view } from './finding.ts'
import { cellsOf } from './tables.ts'

/** "5 x T3 builds $0.8m", "10 × K2 kilns: €600k": the model's name tells which piece is meant. */
const pieces =
  /(?<![\p{L}\d.,])(\d{1,3})\s?[x×]\s?(\p{Lu}[\p{L}\d-]*\d[\p{L}\d-]*)(?: \p{Ll}+){0,2}\s?[:–—-]?\s?(?=[$€£₹]|[A-Z]{2,3}\s?[$\d])/u
const costLabel =
  /\b(?:build|unit|production|manufacturing|piece) costs?\b|\bcosts? (?:per (?:piece|unit|machine)|to (?:build|make)|of (?:a|one))\b|\bBOM\b/i
const notNow =
  /\b(?:at scale|at volume|\d+\+? (?:units|pieces)|long[- ]term|eventually|by 20\d\d|from 20\d\d|in 20\d\d|later)\b/i
const leastApart = 1.2

interface PieceCost {
  value: number
  text: string
  quote: SightedQuote
}

const amountOf = (written: string): number | null => {
  const paid = moneyIn(written)[0]
  if (paid) return paid.max === paid.value ? paid.value : null
  const plain = /^\s*(\d{1,3}(?:[,.' ]\d{3})+)\s*$/.exec(written)?.[1]
  return plain ? parseNumber(plain.replace(/[' ]/g, ''), false) : null
}

/** "Build cost T2 / T3 target | 185,000 / 120,000": as many amounts as models, in the same order. */
function costIn(block: Block, model: string): PieceCost | null {
  const named = new RegExp(`(?<![\\p{L}\\d])${literal(model)}(?![\\p{L}\\d])`, 'u')
  if (!costLabel.test(block.text) || !named.test(block.text) || notNow.test(block.text)) return null
  const [label = '', cell = '', more] = cellsOf(block)
  if (block.type !== 'table_row' || more !== undefined) return null
  const [models, amounts] = [label.split(/\s\/\s/), cell.split(/\s\/\s/)]
  if (models.length !== amounts.length) return null
  const written = amounts[models.findIndex(one => named.test(one))] ?? ''
  const value = amountOf(written)
  return value === null || value < 1e3 ? null : { value, text: written.trim(), quote: quoteOf(block) }
}

function piecesBeside(deck: DeckReading) {
  const ask = findAsk(deck)
  return (ask ? around(deck, ask.slide) : []).flatMap(slide =>
    slide.blocks.flatMap(block =>
      everyMatch(pieces, block.text).flatMap(match => {
        const [number = '0', model = ''] = match.groups
        const at = match.index + match.length
        const money = moneyIn(block.text).find(one => one.index >= at && one.index <= at + 1)
        return money && money.max === money.value && Number(number) > 1
          ? [{ slide, block, match, money, model, number: Number(number) }]
          : []
      }),
    ),
  )
}

/** A part of an amount, as it is written: "$0.16m" of "$0.8m". */
const partOf = (money: Money, number: number): string => {
  const digits = /\d[\d.,]*/
  const written = parseNumber(digits.exec(money.text)?.[0] ?? '0', true)
  return money.text.trim().replace(digits, Number((written / number).toPrecision(3)).toLocaleString('en-GB'))
}

export const pieceCostApart: Observation = {
  id: 'piece-cost-apart',
  category: 'financials',
  appliesTo: isForFunding,
  sources: ['KAW', 'TETEN'],
  detect: onDeck(deck => {
    for (const { slide, block, match, money, model, number } of piecesBeside(deck)) {
      for (const other of deck.slides) {
        const cost = other.blocks.map(one => costIn(one, model)).find(one => one !== null)
        const each = money.value / number
        // Another unit, thousands say, would be apart by far more.
        if (!cost || each <= leastApart * cost.value || each > 10 * cost.value) continue
        return [
          {
            severity: 2,
            quotes: distinct([quoteAround(block, match.index, match.length + money.length), cost.quote]),
            facts: {
              said: block.text
                .slice(match.index, money.index + money.length)
                .replace(/\s+/g, ' ')
                .trim(),
              each: partOf(money, number),
              cost: cost.text,
              above: Math.round((each / cost.value - 1) * 100),
              model,
              there: nameOf(deck, other),
              ...placed(deck, slide),
            },
          },
        ]
      }
    }
    return []
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `“${f.said}” makes ${f.each} for each, ${f.above}% above the ${f.cost} that ${f.there} counts with for one ${f.model}.`,
      f => `Work the case for one ${f.model} out at ${f.each} as well, and say when ${f.cost} is reached.`,
      f => `Whatever is worked out for one ${f.model} at ${f.cost} looks different at ${f.each}.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `One ${f.model} takes ${f.each} of this round (“${f.said}”) and ${f.cost} in the case for one. I would begin with the higher of the two.`,
      () => 'Show both costs side by side, and what has to happen between them.',
      f => `${f.above}% lie between the two costs of one ${f.model}.`,
    ),
    'team-execution': view(
      '?',
      f => `Who brings the cost of one ${f.model} from ${f.each} to ${f.cost}, and by when?`,
      () => 'Name the parts that get cheaper, and who answers for it.',
      f => `How ${f.each} becomes ${f.cost} cannot be told from the two figures.`,
    ),
  },
}
