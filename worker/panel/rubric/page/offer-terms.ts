/** On which terms a trial or a lower price is offered. */
import type { Block } from '#db/shapes.ts'
import { moneyIn, percentsIn } from '../numbers.ts'
import type { Observation, Sighting } from '../observation.ts'
import { trial } from '../patterns.ts'
import { negated, quoteAround, quoteOf, sentenceAt, wordsOf } from '../text.ts'
import { isPrice, textOf } from './amounts.ts'
import { asking, brief, isEnglishPage, isWholePage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { isClickable } from './place.ts'
import { saysTrialTerms } from './trial-terms.ts'

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
    if (!offer || reading.visible.some(block => saysTrialTerms(block.text) || /^\W*free\W*$/i.test(block.text)))
      return []
    return [
      sight(
        2,
        [quoteOf(offer)],
        { offer: brief(offer.text, 50), name: whereOf(page) },
        'A number of days or weeks, “no card”, “card required”, “cancel any time”, what comes at its end or a free plan, anywhere on this page',
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

/** What parts are worth, or what a state or a trade-in takes off: nobody says that it was ever the price. */
const aid = /\b(?:value|worth|subsid\w+|grants?|tax credits?|deductions?|deducted|trade[- ]in|bonus|funding)\b/i

/** What a price was before, and until when it is lower: "Lowest price in the last 30 days", "Offer runs to 30 May". */
const dated =
  /\blowest (?:previous )?price\b|\b(?:last|previous|prior) 30 days\b|\b(?:offer|sale|price|reduction|discount)s? (?:runs?|ends?|is valid|valid|applies|lasts|holds)\b|\buntil (?:and including )?\d/i

/** The small print right below a price that stands in no card. */
function linesBelow(content: readonly Block[], card: readonly Block[]): Block[] {
  const at = card[0] ? content.indexOf(card[0]) : -1
  const below = content.slice(at + 1, at + 3)
  const end = below.findIndex(block => block.type === 'heading' || isClickable(block))
  return end < 0 ? below : below.slice(0, end)
}

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
        (card.length === 1 && dated.test(textOf(linesBelow(page.content, card)))) ||
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
        const written = amount.text.trim()
        // "Total value: $2,940" adds up parts; nobody says that it was ever the price.
        if (aid.test(sentenceAt(block.text, amount.index).text)) return false
        return reference.test(before) || (block.struck ?? []).some(text => text.includes(written))
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
              name: whereOf(page),
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
            name: whereOf(page),
          }),
        )
      }
    }
    return found
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '{low} {high}: was anything ever sold at the higher price? Nothing beside it says when.',
      'State until when the higher price applied.',
      'A reduction without a dated reference looks like the price it always was.',
    ],
    brand: [
      '-',
      'Showing {low} {high} teaches customers to wait for the next reduction.',
      'Let {low} be the price, or give the reduction a reason that fits the house.',
      'A permanent bargain becomes the name’s meaning.',
    ],
    positioning: [
      '-',
      '{low} {high} compares {name} with its own past price, and a buyer compares it with other things.',
      'Hold {low} against what the alternative costs.',
      'The discount moves the talk from worth to price.',
    ],
    'funnel-fixer': [
      '+',
      '{low} {high} is a saving that a visitor sees without reading, and seen savings move people.',
      'Measure how many buy at {low} once the higher price is dated.',
      'The contrast helps the undecided to take the step today.',
    ],
  }),
  question: asking('How many were sold at the higher price in the 30 days before {low} appeared?'),
}
