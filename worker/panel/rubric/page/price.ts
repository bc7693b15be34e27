/** What a page says about its price. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../any-case.ts'
import { type Money, moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { priceUnit } from '../patterns.ts'
import { everyMatch, quoteAround, sentenceAt, wordsOf } from '../text.ts'
import { isPrice } from './amounts.ts'
import { isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { isShortSentence } from './zones.ts'

export interface Priced {
  block: Block
  amount: Money
}

/** The amounts of a card that stand in a short line; "save $20" is none. */
export function pricesIn(card: Block[]): Priced[] {
  return card.flatMap(block => {
    return moneyIn(block.text)
      .filter(isPrice)
      .filter(({ index }) => isShortSentence(block.text, index))
      .filter(
        ({ index }) =>
          !/\b(?:was|were|instead of|formerly|before|rrp|msrp|usually|normally)\W{0,3}$/i.test(
            block.text.slice(0, index),
          ),
      )
      .filter(
        ({ index }) =>
          !/\b(?:save|saves|saved|worth|value of|cheaper|paid|spent|earned|made|raised)\b/i.test(
            sentenceAt(block.text, index).text,
          ),
      )
      .map(amount => ({ block, amount }))
  })
}

/** "Up to 1M transactions/month", "monthly revenue from ads", "monthly reports": a rate of something else than money. */
function isLimit(text: string): boolean {
  return (
    moneyIn(text).length === 0 &&
    /\b(?:revenue|savings?|reports?|calls?|leads?|visitors|transactions?|requests?|orders|profit|income|earnings|budget|spend|ads)\b/i.test(
      text,
    )
  )
}

const noun = "\\p{L}[\\p{L}’'-]*"
/** One step of a unit: "per employee", "a payslip", "/ active user", "for two"; further words only up to the next step. */
const step = `(?:\\s?\\/\\s?|\\s?\\b(?:per|an?|every|each)\\s)(?:\\d[\\d,.]*\\s)?${noun}(?:\\s${noun}){0,2}?(?=\\s?$|\\s?[,.;:()·•|–—/+]|\\s(?:per|an?|every|each|plus|and|or|with|for|when|if|billed|paid|charged|excl|incl|including|excluding|in|on|from|to|after|until|at)\\b)`
/** "per active user and month": the second part of a unit, without a “per” of its own. */
const andTime = '(?: and (?:day|week|month|quarter|year))?'
const often =
  '(?:billed |paid |charged |invoiced )?(?:monthly|weekly|quarterly|yearly|annually|once|one[- ](?:time|off))'
/** What a price is per, from its first word to its last: "per employee per month", "a payslip", "each", ", billed yearly". */
const wholeUnit = anyCase(
  `(?:${step})+${andTime}(?:,? ${often}\\b)?|\\s?\\b(?:each|apiece)\\b|,?\\s?\\b${often}\\b`,
  'giu',
)

interface Unit {
  block: Block
  match: { index: number; length: number; text: string }
}

/** "€79": the line holds nothing else. */
const isAlone = ({ text }: Block, { index, length }: Money): boolean =>
  !/[\p{L}\d]/u.test(text.slice(0, index) + text.slice(index + length))

/** "a month, for one home", "Per seat"; "A row of desks" and "An hour and 12 prints" are what one gets. */
const opensWithUnit =
  /^\W*(?:[Pp]er\b|(?:an?|every|each) |(?:An?|Every|Each) (?:day|week|month|quarter|year|night|user|seat|person|head|member)\b)(?!\p{L}+ (?:and|of|with) )/u

/** The whole unit right behind the amount, else in a line beside it; null where it is not all there to be read. */
export function unitOf({ block: priced, amount }: Priced, beside: Block[]): Unit | null {
  const from = amount.index + amount.length
  const behind = everyMatch(wholeUnit, priced.text.slice(from))[0]
  if (behind && behind.index <= 1) return { block: priced, match: { ...behind, index: from + behind.index } }
  // "€79" alone, and right below it "a month, for one home": whatever other amounts that line goes on to.
  const next = isAlone(priced, amount) ? beside[beside.lastIndexOf(priced) + 1] : undefined
  const opening = next && everyMatch(wholeUnit, next.text)[0]
  if (next && opening && opening.index <= 1 && opensWithUnit.test(next.text)) return { block: next, match: opening }
  // Something else follows the amount in its own line: a period further on may belong to that.
  if (priceUnit.test(priced.text) || /^\s*\p{L}/u.test(priced.text.slice(from))) return null
  // What a row gives is per what its own row or head says, and not what the next row does.
  const rows = priced.type === 'table_row'
  for (const block of beside.filter(each => each === priced || !rows || each.type !== 'table_row')) {
    if (block === priced || !priceUnit.test(block.text)) continue
    const units = everyMatch(wholeUnit, block.text)
    // "Monthly / yearly" is a choice, and another amount has its own unit.
    const [unit] = units
    if (!unit || units.length > 1 || moneyIn(block.text).length > 0 || wordsOf(block.text).length > 10) return null
    // "Leave with a month’s notice", "live, and for a month afterwards": a time, and nothing that the price is per.
    if (
      /^\W*an?\b/i.test(unit.text) &&
      (unit.index > 1 || /^ (?:and|of|with)\b/.test(block.text.slice(unit.index + unit.length)))
    )
      return null
    return { block, match: unit }
  }
  return null
}

function wholePrice({ block, amount }: Priced, unit: Unit['match']): string {
  return block.text
    .slice(amount.index, unit.index + unit.length)
    .replace(/\s+/g, ' ')
    .trim()
}

export const priceShown: Observation = {
  id: 'price-shown',
  category: 'offer',
  appliesTo: reading => isEnglishPage(reading) && reading.page?.kind !== 'article',
  sources: ['NNG-PRICE', 'NNG-TRUST'],
  detect: onPage(page => {
    // A unit in the card tells more than a "monthly / yearly" switch above all of them.
    for (const [card, shared] of [
      ...page.pricing.cards.map(one => [one, [] as Block[]] as const),
      ...page.pricing.cards.map(one => [one, page.pricing.around] as const),
    ]) {
      const priced = pricesIn(card).find(({ amount }) => amount.value > 0)
      if (!priced) continue
      // The unit stands with the amount or beside it; "1M calls/month" further down is a limit and no price.
      const at = card.indexOf(priced.block)
      const beside = [priced.block, ...card.slice(Math.max(0, at - 1), at + 3)]
      if (beside.some(block => isLimit(block.text))) continue
      const unit = unitOf(priced, [...beside, ...shared])
      if (!unit) continue
      const { block, match } = unit
      const price = priced.amount.text.trim()
      return [
        sight(
          1,
          [
            quoteAround(priced.block, priced.amount.index, priced.amount.length),
            block === priced.block ? null : quoteAround(block, match.index, match.length),
          ],
          {
            price,
            whole: block === priced.block ? wholePrice(priced, match) : `${price} (“${match.text.trim()}”)`,
            plans: page.pricing.cards.length,
            name: whereOf(page),
          },
        ),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '{whole}: I can decide whether it is worth my while before anyone calls me.',
      'Keep the figure on the page when the plans change.',
      'A printed price is a promise that I can hold {name} to.',
    ],
    'funnel-fixer': [
      '+',
      '{whole} stands on the page, so those who click further know it already.',
      'Carry the same figure unchanged to the page where people pay.',
      'No visitor has to leave to find out what it costs.',
    ],
    brand: [
      '?',
      'What does {price} say about {name}: bargain, craft or standard? The figure speaks as loudly as the copy.',
      'Read {price} aloud after the headline and hear whether they come from one house.',
      'Whether {price} fits the tone depends on what its readers pay elsewhere.',
    ],
    positioning: [
      '?',
      'Against which alternative is {price} read? A spreadsheet makes it dear and a hire makes it cheap.',
      'Ask customers what they held {price} against.',
      'The number is clear; what a reader holds it against is the reader’s own.',
    ],
    'market-competition': [
      '+',
      'At {whole}, {name} can be set beside its rivals in one table.',
      'Make that table and see where {name} lands.',
      'A public price makes the comparison a matter of fact.',
    ],
  }),
}
