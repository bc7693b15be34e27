/** Amounts that size a market, and the count of buyers times price that would carry them. */
import type { Block } from '#db/shapes.ts'
import { type Count, countsIn, type Money, moneyIn } from '../numbers.ts'
import type { SightedQuote } from '../observation.ts'
import { everyMatch, quoteAround, sentenceAt } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import type { Slide } from './slides.ts'

/** SAM and SOM only in capitals: Sam is a person and som a currency. */
export const marketTerm =
  /(?<!go[- ]to[- ])(?<!product[- ])(?:\b[Mm]arkets?\b(?! research)|\b[Ii]ndustry\b|\b[Aa]ddressable\b|\b[Ss]erviceable\b|\bMARKET\b|\b(?:TAM|SAM|SOM)\b)/

export interface MarketFigure {
  slide: Slide
  block: Block
  money: Money
  label: 'TAM' | 'SAM' | 'SOM' | null
}

const ownMoney =
  /\b(?:our revenue|revenue|ARR|MRR|rais(?:e|ed|ing)|round|valuation|funding|we (?:earn|make|made|save)|burn|GMV|price|fee)\b/i
const labels = [
  ['TAM', /\bTAM\b|\b[Tt]otal addressable\b/],
  ['SAM', /\bSAM\b|\b[Ss]erviceable (?:addressable|available)\b/],
  ['SOM', /\bSOM\b|\bobtainable\b/],
] as const

/** The label nearest before the amount in its text, else the nearest after it. */
function labelOf(text: string, index: number): MarketFigure['label'] {
  const found = labels.flatMap(([label, pattern]) =>
    everyMatch(pattern, text).map(match => ({ label, at: match.index })),
  )
  const before = found.filter(one => one.at <= index).sort((a, b) => b.at - a.at)[0]
  const after = found.filter(one => one.at > index).sort((a, b) => a.at - b.at)[0]
  return before?.label ?? after?.label ?? null
}

/** Amounts of a million or more that stand for a market: beside a market term, or alone on a market slide. */
export function marketFigures(slides: Slide[]): MarketFigure[] {
  return slides.flatMap(slide =>
    slide.blocks.flatMap((block, at) =>
      moneyIn(block.text).flatMap(money => {
        if (money.value < 1e6) return []
        const sentence = sentenceAt(block.text, money.index).text
        const termed = marketTerm.test(sentence)
        // "TAM" and "$4B" are often two text boxes that touch.
        const beside = [slide.blocks[at - 1], slide.blocks[at + 1]]
          .map(other => other?.text ?? '')
          .filter(text => text.split(/\s+/).length <= 6 && !moneyIn(text)[0])
        const bare = block.text.trim().split(/\s+/).length <= 6 && slide.roles.includes('market')
        if (!termed && !(bare && (beside.some(text => marketTerm.test(text)) || marketTerm.test(slide.title))))
          return []
        if (ownMoney.test(sentence) && !/\b(?:TAM|SAM|SOM)\b/.test(sentence)) return []
        const label =
          labelOf(sentence, sentence.indexOf(money.text)) ?? beside.map(text => labelOf(text, 0)).find(Boolean) ?? null
        return [{ slide, block, money, label }]
      }),
    ),
  )
}

export interface Priced {
  count: { block: Block; amount: Count }
  price: { block: Block; amount: Money }
}

const priceMark =
  /\b(?:per|each|a (?:year|month|seat|user|clinic|site)|yearly|monthly|annual(?:ly)?|average|ACV|ARPU|ARPA|contract|price|pays?|paying|subscription|fee)\b|[×x*]\s?[$€£]|\/\s?(?:year|month|mo|yr|seat|user)\b/i
const notBuyers =
  /^(?:years|months|days|hours|minutes|times|percent|employees|countries|reports|pages|steps|weeks|interviews)$/i

/** Counted buyers and a price on one slide: arithmetic rather than a report's figure. */
export function countedBuyers(slide: Slide): Priced | null {
  const counts = slide.blocks.flatMap(block =>
    countsIn(block.text)
      .filter(amount => amount.value >= 50 && !notBuyers.test(amount.noun))
      .map(amount => ({ block, amount })),
  )
  const prices = slide.blocks.flatMap(block =>
    moneyIn(block.text)
      .filter(
        amount => amount.value > 0 && amount.value < 1e6 && priceMark.test(sentenceAt(block.text, amount.index).text),
      )
      .map(amount => ({ block, amount })),
  )
  const count = counts[0]
  const price = prices[0]
  return count && price ? { count, price } : null
}

export interface BottomUp extends Priced {
  slide: Slide
  total: { block: Block; amount: Money }
}

/** What one buyer pays is at most a few millions; above stands what a part of the market spends. */
const dearest = 5e6

const ownHopes = /\b(?:target|goal|year [1-9]|ARR|MRR|revenue|turnover|runway|by 20\d\d)\b/i

/** Titles that ask how many buyers there are, in other words. */
const sized = /\bhow (?:big|many|large)\b|\bsize\b|\bthe room\b/i

/** Count, price and their product on one slide, agreeing within 5%: a factor left out shows by more. A monthly price may be taken twelve times. */
export function bottomUp(deck: DeckReading): BottomUp | null {
  for (const slide of deck.slides) {
    if (!slide.roles.includes('market') && !marketTerm.test(slide.text) && !sized.test(slide.title)) continue
    const counts = slide.blocks.flatMap(block => countsIn(block.text).map(amount => ({ block, amount })))
    // A range is no factor, and what the company hopes to earn by a year is no market.
    const monies = slide.blocks.flatMap(block =>
      moneyIn(block.text)
        .filter(({ value, max, text }) => value === max && !/\d\s?[-–—]/.test(text))
        .map(amount => ({ block, amount })),
    )
    const at = (block: Block) => slide.blocks.indexOf(block)
    for (const count of counts) {
      // "Firms under 20 people" says how large a firm is, and counts none.
      if (count.amount.value < 10 || count.amount.bound === 'at-most' || notBuyers.test(count.amount.noun)) continue
      for (const price of monies) {
        const monthly = /\bmonth(?:ly)?\b|\/\s?mo\b|[x×*]\s?12\b/i.test(
          sentenceAt(price.block.text, price.amount.index).text,
        )
        for (const total of monies) {
          if (total === price || total.amount.value < 1e6 || total.amount.value < price.amount.value * 10) continue
          if (price.amount.value > dearest) continue
          const places = [count, price, total].map(({ block }) => at(block))
          if (Math.max(...places) - Math.min(...places) > 3) continue
          if (ownHopes.test(sentenceAt(total.block.text, total.amount.index).text)) continue
          const product = count.amount.value * price.amount.value
          const fits = [product, ...(monthly ? [product * 12] : [])].some(
            value => Math.abs(value - total.amount.value) <= 0.05 * total.amount.value,
          )
          if (fits && total.amount.currency === price.amount.currency) return { slide, count, price, total }
        }
      }
    }
  }
  return null
}

/** The words around a figure, verbatim. */
export const quoteFigure = (one: { block: Block; money: { index: number; length: number } }): SightedQuote =>
  quoteAround(one.block, one.money.index, one.money.length)
