/** What a page says about its price. */
import type { Block } from '#db/shapes.ts'
import { type Money, moneyIn, percentsIn } from '../numbers.ts'
import type { Observation, Sighting } from '../observation.ts'
import { gated, priceUnit, trial, trialTerms } from '../patterns.ts'
import { everyMatch, negated, quoteAround, quoteOf, wordsOf } from '../text.ts'
import { asking, brief, isEnglishPage, isWholePage, onPage, sight, viewsOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { isClickable } from './place.ts'

const textOf = (blocks: Block[]): string => blocks.map(block => block.text).join('\n')

/** "$2M", "$400k": what customers save or raise, not what a plan costs. */
function isPrice(amount: Money): boolean {
  return amount.value < 1_000_000 && !/\d\s?(?:k|m|bn|b|million|thousand)\b/i.test(amount.text)
}

interface Priced {
  block: Block
  amount: Money
}

/** The amounts of a card that stand in a short line; "save $20" is none. */
function pricesIn(card: Block[]): Priced[] {
  return card.flatMap(block => {
    if (wordsOf(block.text).length > 14 || /\b(?:save|saves|saved|worth|value of|cheaper)\b/i.test(block.text))
      return []
    return moneyIn(block.text)
      .filter(isPrice)
      .map(amount => ({ block, amount }))
  })
}

function anyAmount(page: PageReading, blocks: Block[]): boolean {
  return blocks.some(
    block =>
      moneyIn(block.text).some(isPrice) || (page.pricing.blocks.includes(block) && /^\W*free\W*$/i.test(block.text)),
  )
}

export const priceGated: Observation = {
  id: 'price-gated',
  category: 'offer',
  appliesTo: isEnglishPage,
  sources: ['NNG-PRICE', 'PEAK'],
  detect: onPage((page, reading) => {
    const heading = page.pricing.blocks.find(block => block.type === 'heading')
    if (!heading || anyAmount(page, reading.visible)) return []
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
        name: page.brand ?? 'the page',
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'Under “{heading}” I find “{words}” and not one figure. I have sat through enough calls to learn that a hidden price was too high.',
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
      'Say beside “{words}” what the price depends on.',
      '“{words}” stops a comparison on price alone.',
    ],
    'growth-metrics': [
      '?',
      'What is the contract value behind “{words}”? Without it no payback can be worked out.',
      'Ask for the median contract and the days from first call to signature.',
      'The page leaves the size of a deal open.',
    ],
    'investment-opportunity': [
      '+',
      '“{words}” leaves {name} room for large contracts that a price list would cap.',
      'Show the spread between the smallest and the largest contract.',
      'A sold price can rise with each customer; a printed one seldom does.',
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

/** Something that is bought once: its price needs no period. */
const boughtOnce =
  /\b(?:tickets?|courses?|workshops?|e-?books?|books?|class(?:es)?|kits?|poster|print|template|bundle|event|conference|seats? at|admission|entry|deposit|add to (?:cart|bag|basket)|buy now|in stock|shipping|delivery|licen[cs]e)\b/i

export const priceShown: Observation = {
  id: 'price-shown',
  category: 'offer',
  appliesTo: isEnglishPage,
  sources: ['NNG-PRICE', 'NNG-TRUST'],
  detect: onPage(page => {
    const around = textOf(page.pricing.around)
    for (const card of page.pricing.cards) {
      const priced = pricesIn(card)[0]
      if (!priced) continue
      const unitBlock = [priced.block, ...card, ...page.pricing.around].find(block => priceUnit.test(block.text))
      if (!unitBlock || !(priceUnit.test(textOf(card)) || priceUnit.test(around))) continue
      const unit = everyMatch(priceUnit, unitBlock.text)[0]
      return [
        sight(
          1,
          [
            quoteAround(priced.block, priced.amount.index, priced.amount.length),
            unitBlock === priced.block || !unit ? null : quoteAround(unitBlock, unit.index, unit.length),
          ],
          {
            price: priced.amount.text.trim(),
            unit: unit?.text.trim() ?? '',
            plans: page.pricing.cards.length,
            name: page.brand ?? 'the page',
          },
        ),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '{price}, with “{unit}” beside it: I can decide whether {name} is worth my evening before anyone calls me.',
      'Add what is not included at {price}.',
      'A printed price is a promise that I can hold {name} to.',
    ],
    'funnel-fixer': [
      '+',
      'The figure {price} is on the page, so those who click further have already accepted it.',
      'Put the main button within sight of {price}.',
      'No visitor has to leave to find out what {name} costs.',
    ],
    brand: [
      '?',
      'What does {price} say about {name}: bargain, craft or standard? The figure speaks, and the copy beside it should answer.',
      'Read {price} aloud after the headline and hear whether they come from one house.',
      'Whether {price} fits the tone depends on what its readers pay elsewhere.',
    ],
    positioning: [
      '?',
      'Against which alternative is {price} read? A spreadsheet makes it dear and a hire makes it cheap.',
      'Name the alternative beside {price}.',
      'The number is clear, the comparison that gives it meaning is not on the card.',
    ],
    'growth-metrics': [
      '+',
      '{price} with “{unit}” lets me derive revenue per customer instead of asking for it.',
      'Give the share of customers on each plan.',
      'The unit of the price is the first input to every later figure.',
    ],
    'market-competition': [
      '+',
      'At {price}, “{unit}”, {name} can be set beside its rivals in one table.',
      'Make that table and see where {name} lands.',
      'A public price makes the comparison a matter of fact.',
    ],
  }),
}

export const priceUnitMissing: Observation = {
  id: 'price-unit-missing',
  category: 'offer',
  appliesTo: isEnglishPage,
  sources: ['NNG-TRUST'],
  detect: onPage(page => {
    const { cards, around, blocks } = page.pricing
    if (!blocks.some(block => block.type === 'heading')) return []
    const everything = `${textOf(around)}\n${page.facts.title}\n${page.headline?.text ?? ''}`
    if (priceUnit.test(everything) || boughtOnce.test(`${textOf(blocks)}\n${everything}`)) return []
    const found: Sighting[] = []
    for (const card of cards) {
      const priced = pricesIn(card).find(({ amount }) => amount.value > 0)
      const written = textOf(card)
      if (!priced || priceUnit.test(written)) continue
      // A unit in words that the list does not know: "per clinic", "/ mailbox".
      if (/\bper \p{L}+|\/\s?\p{L}+|\bone[- ]?off\b|\bfixed\b|\btotal\b|%/iu.test(written)) continue
      found.push(
        sight(2, [quoteAround(priced.block, priced.amount.index, priced.amount.length)], {
          price: priced.amount.text.trim(),
          plan: brief(card.find(block => block.type === 'heading')?.text ?? 'the card', 40),
          name: page.brand ?? 'the page',
        }),
      )
    }
    return found.slice(0, 1)
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '{price} for what: a month, a year, a seat? The last time I guessed, the invoice was twelve times higher.',
      'Print the period and the unit right behind {price}.',
      'A price without a unit is half a price.',
    ],
    'funnel-fixer': [
      '-',
      'Visitors stop at {price} to work out what it covers, and a question at the price is where they go.',
      'Add “per month” or “once” behind {price} and watch the next step.',
      'Doubt at {price} costs more than doubt anywhere else on the page.',
    ],
    'growth-metrics': [
      '?',
      'Is {price} monthly, yearly or paid once? Revenue per customer differs by a factor of twelve.',
      'Ask which period and which unit {price} refers to.',
      'No figure per customer can be derived from {price} alone.',
    ],
  }),
}

export const trialTermsMissing: Observation = {
  id: 'trial-terms-missing',
  category: 'offer',
  appliesTo: isWholePage,
  sources: ['NNG-TRUST', 'MATHUR'],
  detect: onPage((page, reading) => {
    const offer = page.content.find(
      block =>
        (isClickable(block) || (block.type === 'heading' && (block.level ?? 3) <= 2)) &&
        trial.test(block.text) &&
        !negated(block.text, block.text.search(trial)),
    )
    if (!offer || reading.visible.some(block => trialTerms.test(block.text) || /^\W*free\W*$/i.test(block.text)))
      return []
    return [
      sight(
        2,
        [quoteOf(offer)],
        { offer: brief(offer.text, 50), name: page.brand ?? 'the page' },
        'A number of days or weeks, “no card”, “card required”, “cancel any time” or a free plan, anywhere on this page',
      ),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{offer}”, and then? How long it lasts, whether it takes my card and what the day after looks like are not on this page.',
      'Write the length, the card question and the end of the trial under “{offer}”.',
      'Free trials without terms have charged my card before.',
    ],
    'funnel-fixer': [
      '-',
      '“{offer}” raises the one doubt it should remove: nothing on this page says for how long or what comes next.',
      'Put a line of terms under “{offer}” and compare the clicks.',
      'Hesitation at the button is what terms are for, and {name} shows none here.',
    ],
    'growth-metrics': [
      '?',
      'How long is the trial behind “{offer}”? A week and a month read very differently in a conversion rate.',
      'Ask for trial length and the share that pays afterwards.',
      'The length of the trial decides how its figures are to be read.',
    ],
  }),
}

const reference =
  /\b(?:was|instead of|reg(?:ular(?:ly)?)?\.?(?: price)?|rrp|list price|originally|before|normally|usually)\b/i
const savings = /\b(?:save|off|discount)\b/i
const condition =
  /\b(?:annual(?:ly)?|year(?:ly)?|billed|monthly|volume|bulk|students?|non-?profits?|charit\w+|new customers|first (?:\d+|year|month|order)|code|coupon|until|ends?|through|by (?:the )?\d|valid|list price since|early[- ]bird|per (?:\d+|order over)|orders? (?:over|above)|when you|if you|bundle|refer\w*)\b|\b\d+\+|\b20\d\d\b|\b\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

export const discountUnreferenced: Observation = {
  id: 'discount-unreferenced',
  category: 'offer',
  appliesTo: isEnglishPage,
  sources: ['OMNI', 'MATHUR'],
  detect: onPage(page => {
    const around = textOf(page.pricing.around)
    const groups = new Map<string, Block[]>()
    for (const block of page.content) {
      const key = block.group === undefined ? block.id : `group ${block.group}`
      groups.set(key, [...(groups.get(key) ?? []), block])
    }
    const found: Sighting[] = []
    for (const card of groups.values()) {
      const written = textOf(card)
      if (
        card.length > 24 ||
        condition.test(written) ||
        (card.some(block => page.pricing.blocks.includes(block)) && condition.test(around))
      )
        continue
      const lines = card.filter(block => wordsOf(block.text).length <= 14)
      const amounts = lines.flatMap(block =>
        moneyIn(block.text)
          .filter(isPrice)
          .map(amount => ({ block, amount })),
      )
      const old = amounts.find(({ block, amount }) => {
        const before = block.text.slice(Math.max(0, amount.index - 24), amount.index)
        return reference.test(before)
      })
      const lower = old && amounts.find(({ amount }) => amount.value > 0 && amount.value < old.amount.value)
      if (old && lower) {
        found.push(
          sight(
            2,
            [
              quoteAround(lower.block, lower.amount.index, lower.amount.length),
              quoteAround(old.block, old.amount.index, old.amount.length),
            ],
            {
              low: lower.amount.text.trim(),
              high: `against ${old.amount.text.trim()}`,
              name: page.brand ?? 'the page',
            },
          ),
        )
        continue
      }
      const saving = lines.find(block => {
        const percent = percentsIn(block.text)[0]
        return percent !== undefined && savings.test(block.text) && wordsOf(block.text).length <= 6
      })
      const price = saving && amounts.find(({ block }) => block !== saving)
      if (saving && price) {
        found.push(
          sight(2, [quoteOf(saving), quoteAround(price.block, price.amount.index, price.amount.length)], {
            low: price.amount.text.trim(),
            high: `with “${brief(saving.text, 40)}”`,
            name: page.brand ?? 'the page',
          }),
        )
      }
    }
    return found
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '{low} {high}: was anything ever sold at the higher price? Nothing beside it says when or to whom.',
      'State since when the higher price applied and until when {low} does.',
      'A reduction without a date looks like the price it always was.',
    ],
    brand: [
      '-',
      'Showing {low} {high} teaches the readers of {name} to wait for the next reduction.',
      'Let {low} be the price, or give the reduction a reason that fits the house.',
      'A permanent bargain becomes the name’s meaning.',
    ],
    positioning: [
      '-',
      'With {low} {high}, the comparison that {name} offers is with its own past price and with no alternative.',
      'Hold {low} against what the alternative costs.',
      'The discount moves the talk from worth to price.',
    ],
    'funnel-fixer': [
      '+',
      '{low} {high} is a saving that a visitor sees without reading, and seen savings move people.',
      'Place the button next to {low}.',
      'The contrast helps the undecided to take the step today.',
    ],
  }),
  question: asking('How many were sold at the higher price in the 30 days before {low} appeared?'),
}
