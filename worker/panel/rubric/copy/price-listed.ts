/** The price of an offer in writing: each item with its sum, or a sum with what it is for. */
import type { Observation } from '../observation.ts'
import { brief, sight, viewsOf } from '../page/on-page.ts'
import { priceShown } from '../page/price.ts'
import { isPriceHeading, underHeading } from '../page/zones.ts'
import { quoteOf, quoteSentence } from '../text.ts'
import { isCopy, onCopy, ownLines, sellerIn } from './on-copy.ts'
import { sumsIn } from './sums.ts'

const total = /^\W*(?:grand |sub-?)?(?:total|sum|all together|altogether|in all)\b/i
const tax = /^\W*(?:VAT|value added tax|sales tax|tax|GST)\b/i
/** "Labour, nine days: 5,400 pounds", "Chairs | 12 | €900": what it is, then what it costs, and nothing else. */
const item = /^\W*\p{Lu}?[\p{L}\d][^.!?]{2,70}[:|–—-]\s*\S{0,4}\d[^.!?]*(?:\.\d{2}\b[^.!?]*)?\.?$/u

export const priceItemised: Observation = {
  id: 'price-itemised',
  category: 'offer',
  appliesTo: isCopy,
  sources: ['NNG-PRICE', 'NNG-TRUST'],
  detect: onCopy(copy => {
    const lines = copy.asPage.page.content.filter(({ text }) => text.length <= 120 && sumsIn(text).length > 0)
    const items = lines.filter(({ text }) => item.test(text) && !total.test(text) && !tax.test(text))
    const sum = lines.findLast(({ text }) => total.test(text))
    const [first] = items
    const last = items.at(-1)
    if (!first || !last || !sum || items.length < 2) return []
    return [
      sight(1, [quoteOf(sum), quoteOf(first), quoteOf(last)], {
        total: brief(sum.text, 60),
        first: brief(first.text, 60),
        count: items.length,
        seller: sellerIn(copy),
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      'The way to “{total}” is written down item by item, from “{first}” on, so I can ask about a single one.',
      'Keep the same items on the invoice.',
      'A sum that comes in parts can be talked about in parts.',
    ],
    'funnel-fixer': [
      '+',
      'Whoever has to get “{total}” approved can hand on the list as it stands.',
      'Put what the buyer gains right beside the sum; both are read by whoever signs.',
      'A list of items spares the question of what the sum is made of.',
    ],
    positioning: [
      '?',
      'Which of the items behind “{total}” would another supplier leave out?',
      'Mark that item, and say why it is there.',
      'The items are plain; which of them sets {seller} apart they do not tell.',
    ],
  }),
}

const unit = /^\s?(?:\/|per\b|an?\b|each\b|every\b|for (?:one|two|three|four|the|a)\b)/i
const others =
  /\b(?:sav(?:e|es|ed|ing)|worth|lost|lose|over-?charged|found|earn\w*|instal\w*|miss\w*|late|no[- ]show|was|were|instead of|others|elsewhere|fine|deposit)\b/i

export const priceInWords: Observation = {
  id: 'price-in-words',
  category: 'offer',
  appliesTo: isCopy,
  sources: ['NNG-PRICE', 'NNG-TRUST'],
  detect: onCopy((copy, reading) => {
    const shown = priceShown.appliesTo(copy.asPage) ? priceShown.detect(copy.asPage) : []
    // A list with its total says more than one of its lines.
    if (shown.length > 0 || priceItemised.detect(reading).length > 0) return []
    const { content } = copy.asPage.page
    const listed = new Set(underHeading(content, isPriceHeading))
    const priced = ownLines(copy).filter(
      ({ text }) => sumsIn(text).length > 0 && !others.test(text) && !/\?\s*$/.test(text),
    )
    // What stands first under "Prices" is what the reader looks for there; elsewhere a sum is a price by its unit.
    const entries = priced.filter(({ text }) => item.test(text))
    const found =
      priced.find(({ block }) => listed.has(block)) ??
      (entries.length > 1 ? entries[0] : undefined) ??
      priced.find(({ text, words }) => words.length <= 10 && (sumsIn(text)[0]?.index ?? 9) < 3) ??
      priced.find(({ text }) => sumsIn(text).some(({ index, length }) => unit.test(text.slice(index + length))))
    if (found && !total.test(found.text))
      return [sight(1, [quoteSentence(found)], { price: brief(found.text, 80), seller: sellerIn(copy) })]
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{price}”: that is a figure I can hold against my own before anybody calls me.',
      'Keep the figure the same wherever it is told again.',
      'With “{price}” in writing I need not ask for it.',
    ],
    'funnel-fixer': [
      '+',
      '“{price}” stands there, so whoever answers has seen the price already.',
      'Let the first bill look like this line.',
      'A price that is known before the step is no surprise behind it.',
    ],
    positioning: [
      '?',
      'What will readers hold “{price}” against: another supplier, or doing it themselves?',
      'Ask the last five who bought what they paid before.',
      'The figure is plain; what it is measured by stands in the reader’s head.',
    ],
    'market-competition': [
      '+',
      'With “{price}” in writing the offer can be set beside others in one table.',
      'Fill that table with the three nearest suppliers.',
      'A price that is printed can be compared without a call.',
    ],
  }),
}

/** What else is to be paid, or that nothing is. */
const onTop =
  /\b(?:VAT|tax(?:es)?|GST|set-?up|on top|includ\w+|all[- ]in|nothing (?:else|more)|no (?:other|further|extra|hidden|fees?)|extra|fees?|deposit|once|one[- ]off|in the price)\b/i
const recurring = /\b(?:month|year|quarter|week)\b|\bmonthly\b|\byearly\b/i

export const askedFirstYear: Observation = {
  id: 'asked-first-year',
  category: 'offer',
  appliesTo: isCopy,
  sources: ['NNG-PRICE'],
  detect: onCopy((copy, reading) => {
    if (copy.asPage.visible.some(({ text }) => onTop.test(text))) return []
    const shown = priceShown.appliesTo(copy.asPage) ? priceShown.detect(copy.asPage) : []
    const [first] = [...shown, ...priceInWords.detect(reading)]
    const price = String(first?.facts.whole ?? first?.facts.price ?? '')
    if (!first || !recurring.test(price)) return []
    return [sight(1, first.quotes.slice(0, 1), { price })]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '?',
      'What does the first year at “{price}” come to in all, with tax and whatever it costs to begin?',
      'Print that sum once, for a customer of usual size.',
      'The price for one period is told, and whether anything comes on top is not.',
    ],
  }),
}
