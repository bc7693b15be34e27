/** Numbers that a market's amount is made of, on its slide or wherever in the deck the sum is told. */
import { durationsIn, moneyIn, percentsIn } from '../numbers.ts'
import type { DeckReading } from './deck-reading.ts'
import { type MarketFigure, marketTerm } from './market-figures.ts'
import type { Slide } from './slides.ts'

/** "Urban, 18 to 55" says how old they are, and counts none. */
const ages = /(?<![\d.,])\d{2}\s?(?:[-–]|to)\s?\d{2}(?![\d.,]*\d|\s?[kKmM]\b)/g

/** Any number that is no money, share, date or place in a list: a table's "Planning | 20,210" counts somebody without saying whom. */
export function countsSomething(slide: Pick<Slide, 'blocks'>): boolean {
  return slide.blocks.some(({ text }) => {
    const apart = [...moneyIn(text), ...percentsIn(text), ...durationsIn(text)]
    const rest = [...text.replace(ages, years => ' '.repeat(years.length))]
    for (const { index, length } of apart) rest.fill(' ', index, index + length)
    return (
      rest.join('').match(/(?<![\w.,])\d{1,3}(?:[,.' ]\d{3})+(?!\d)|(?<![\w.,])\d+(?:\.\d+)?\s?[kKmM]?\b/g) ?? []
    ).some(
      number =>
        !/^(?:19|20)\d\d$/.test(number) && (/[kKmM]$|\d[,.' ]\d{3}/.test(number) || Number.parseFloat(number) >= 50),
    )
  })
}

/** Within rounding of each other: "$11.9 billion" is 95 million × $50 / 0.4. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= 0.01 * Math.max(one, other)

/** What a quantity is multiplied by: "$50 per bin", "at £1,450 each", "× €2,400". */
const each =
  /[×*]\s?(?:[$€£₹]|[A-Z]{3}\s)?\s?\d|\b(?:per|each|a (?:bin|tonne|head|bed|visit|seat|unit|year|month|piece|kg|ton|litre|mile|km|hectare|acre|order|trip|site|case|day|hour))\b/i

/** Sentences of a text that give a sum of its own to a figure of the market, wherever in the deck they stand. */
export function isDerived(deck: DeckReading, figures: readonly MarketFigure[]): boolean {
  return deck.slides.some(slide =>
    slide.blocks.some((block, at) => {
      const monies = moneyIn(block.text)
      const again = monies.some(({ value }) => figures.some(({ money }) => isSame(money.value, value)))
      const priced = monies.some(({ value }) => value > 0 && value < 1e6) && each.test(block.text)
      // The same figure beside a number of something, or a quantity and its price: its factors stand there.
      const counted = countsSomething({ blocks: [block] })
      // A sum may be told line by line, and its outcome stands last.
      if (again) return priced || countsSomething({ blocks: slide.blocks.slice(Math.max(0, at - 2), at + 1) })
      return priced && counted && marketTerm.test(block.text)
    }),
  )
}
