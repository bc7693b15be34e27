/** A page that speaks of its price and keeps it for a call. */
import type { Block } from '#db/shapes.ts'
import { moneyIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { gated } from '../patterns.ts'
import { everyMatch, negated, quoteAround, quoteOf, sentenceAt } from '../text.ts'
import { isPrice } from './amounts.ts'
import { asking, brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'

function anyAmount(page: PageReading, blocks: Block[]): boolean {
  return blocks.some(
    block =>
      moneyIn(block.text).some(isPrice) || (page.pricing.blocks.includes(block) && /^\W*free\W*$/i.test(block.text)),
  )
}

/** "11% on the framework rate", "no win, no fee", "a third of what is paid", "free for schools": a price without an amount. */
const share =
  /\b(?:no win,? no fee|(?:an?|one)[- ](?:third|quarter|fifth|tenth|half) of (?:what|the|your|our|any|every)|half of (?:what|the|your)|commission of|free of charge|costs? (?:you )?nothing|(?:is|are|stays?|comes?) free\b(?! (?:to|of|from))|free for (?!an?y? (?:quote|call|demo))\p{L}+|(?:\d+|ten|twenty|fifty) ?(?:p|pence|cents?|quid) (?:an?|per|each)\b)/iu

/** A part of something is what it costs; what is saved or taken off is not. */
function saysShare({ text }: Block): boolean {
  if (share.test(text)) return true
  return percentsIn(text).some(
    ({ index }) =>
      !/\b(?:save|saves|saving|savings|discount|off|less|cheaper|faster|uptime|satisf\p{L}+|guarantee\p{L}*|more|increase\p{L}*|custom\p{L}*|VAT|tax)\b/iu.test(
        sentenceAt(text, index).text,
      ),
  )
}

export const priceGated: Observation = {
  id: 'price-gated',
  category: 'offer',
  appliesTo: isEnglishPage,
  sources: ['NNG-PRICE', 'PEAK'],
  detect: onPage((page, reading) => {
    const heading = page.pricing.blocks.find(block => block.type === 'heading')
    if (!heading || anyAmount(page, reading.visible) || page.pricing.blocks.some(saysShare)) return []
    const gate = page.pricing.blocks
      .filter(block => !page.legal.includes(block))
      .flatMap(block => {
        const match = everyMatch(gated, block.text)[0]
        return match && !negated(block.text, match.index) ? [{ block, match }] : []
      })[0]
    if (!gate) return []
    const quote = quoteAround(gate.block, gate.match.index, gate.match.length)
    return [
      sight(2, [quote, quoteOf(heading)], {
        words: brief(quote.text, 80),
        heading: brief(heading.text, 50),
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'Under “{heading}” I find “{words}” and not one figure. A price that needs a call is one that I expect to be too high.',
      'Show what a typical customer of {name} pays, even as a range.',
      'I cannot put {name} on a shortlist without a figure.',
    ],
    'funnel-fixer': [
      '-',
      'A visitor who reached “{heading}” was close, and “{words}” sends that visitor into an inbox instead of onward.',
      'Try a starting price beside “{words}” and count what happens to both clicks.',
      'The step at “{heading}” leaks everyone who will not talk yet.',
    ],
    positioning: [
      '+',
      'Keeping the number for the conversation lets {name} explain the value before it is weighed, which suits work whose scope varies.',
      'Begin the conversation with what the price depends on.',
      '“{words}” stops a comparison on price alone.',
    ],
    'growth-metrics': [
      '?',
      'What is the contract value behind “{words}”? Without it no payback can be worked out.',
      'Ask for the median contract and the days from first call to signature.',
      'The page leaves the size of a deal open.',
    ],
    'market-competition': [
      '-',
      'With “{words}” in place of a price I cannot say whether {name} is above or below its rivals.',
      'Find out what the three nearest rivals charge and where {name} stands.',
      'No comparison with the market is possible from “{heading}”.',
    ],
  }),
  question: asking('How many of the deals that {name} lost never asked for a price?'),
}
