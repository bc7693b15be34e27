/** A price that does not say what it is per. */
import type { Observation, Sighting } from '../observation.ts'
import { priceUnit } from '../patterns.ts'
import { quoteAround, sentenceAt, wordsOf } from '../text.ts'
import { textOf } from './amounts.ts'
import { dayAndMonth } from './dates.ts'
import { brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { type Priced, pricesIn, unitOf } from './price.ts'
import { sendsGoods } from './shop.ts'
import { isPriceHeading } from './zones.ts'

/** Something that is bought once: its price needs no period. */
const boughtOnce =
  /\b(?:tickets?|early[- ]?birds?|courses?|workshops?|e-?books?|books?|class(?:es)?|kits?|poster|print|template|bundle|event|conference|seats? at|admission|entry|deposit|add to (?:cart|bag|basket)|buy now|in stock|shipping|delivery|licen[cs]e|facials?|massages?|treatments?|appointments?|sessions?|haircuts?|waxing|threading|consultations?|per visit|weddings?|portraits?|fares?|crossings?|sailings?|flights?|cruises?|one[- ]way|each way|return trip|round trip|speakers|keynotes?|both days|all days|\d+ ?(?:ml|cl|fl oz)|\d+ (?:g|grams?|oz|litres?|tablets?|capsules?)|yours(?: to keep| for good| for life|,)|years? of (?:free )?updates|perpetual|no subscriptions?|venue|festival|summit|retreats?|seminars?)\b/i

const plans =
  'basic|starter|pro|plus|premium|team|business|enterprise|standard|growth|scale|hobby|personal|solo|gold|silver|bronze|small|medium|large'
/** What stands before an amount and says nothing of what it buys. */
const planName = new RegExp(
  `\\b(?:${plans}|plans?|prices?|pricing|from|only|just|now|at|for|low as|monthly|yearly|annual|each|today)\\W*$`,
  'i',
)
/** "Nibnote Pro has no limit and costs €4": a plan by its name, and a plan has a period. */
const planNamed = new RegExp(`\\b(?:${plans.replace(/\b[a-z]/g, letter => letter.toUpperCase())})\\b`)

/** "Check-up £62", "Cash machines abroad cost £1.50": the line itself names what the amount buys. */
function isItem({ block, amount }: Priced): boolean {
  const sentence = sentenceAt(block.text, amount.index)
  // The cells of a row belong together, whatever full stops stand in them: "Sweep | About 45 minutes. | £68".
  const before =
    block.type === 'table_row'
      ? block.text.slice(0, amount.index).trim()
      : sentence.text.slice(0, Math.max(0, amount.index - sentence.start)).trim()
  // "Full service: £68": two words and a colon are an item's name, one may be a plan's.
  const named = block.type === 'list_item' || block.type === 'table_row' ? 1 : /:$/.test(before) ? 2 : 3
  return wordsOf(before).length >= named && !planName.test(before) && !planNamed.test(before)
}

const basket = /\/(?:basket|cart|bag|checkout)\b/i
/** "Buy the Calder pannier", where "Buy Pro" takes out a plan. */
const buysThing = new RegExp(`^\\W*(?:buy|order) (?:the|an?|your|my|one|this)(?: |\\W*$)(?!.*\\b(?:${plans})\\b)`, 'i')

/** "Get a ticket, from $340", "Book your place": one comes once. */
const admits = /\btickets?\b|\b(?:book|reserve|save|secure) (?:your|a|my) (?:place|seat|spot)\b|^\W*RSVP\b/i

/** Goods change hands once, and are sent: the price of a bag has no period. */
function sellsThings(page: PageReading): boolean {
  return (
    page.clickables.some(({ text, href }) => buysThing.test(text) || admits.test(text) || basket.test(href ?? '')) ||
    sendsGoods(page)
  )
}

const planHeading = /\b(?:plans?|tiers?|subscriptions?|memberships?)\b/i
/** What a plan allows, and how one comes into it. */
const planWords =
  /\b(?:up to \d+|unlimited|as many .{1,20} as|(?:\d+|one|two|three|five|ten) (?:users?|seats?|projects?|workspaces?|members?|accounts?|sites?|domains?|mailboxes|locations?|editors?|contacts|devices)|\d+ ?[GT]B|storage|everything in|sign up|subscribe|subscription|subscribers?|membership|free trial|upgrade|cancel (?:at )?any ?time)\b/i

/** A period is asked of what goes on: software, a subscription, a membership. A filling or a loaf is paid for and done. */
function sellsPlans(page: PageReading): boolean {
  const { cards, blocks } = page.pricing
  return (
    blocks.some(block => block.type === 'heading' && planHeading.test(block.text)) ||
    page.actions.some(({ intent }) => intent === 'start') ||
    cards.some(card => card.some(({ text }) => planWords.test(text) || planNamed.test(text)))
  )
}

export const priceUnitMissing: Observation = {
  id: 'price-unit-missing',
  category: 'offer',
  appliesTo: isEnglishPage,
  sources: ['NNG-TRUST'],
  detect: onPage(page => {
    const { cards, around, blocks } = page.pricing
    if (!blocks.some(block => block.type === 'heading') || sellsThings(page)) return []
    const everything = `${textOf(around)}\n${page.facts.title}\n${page.headline?.text ?? ''}`
    if (priceUnit.test(everything) || boughtOnce.test(`${textOf(blocks)}\n${everything}`)) return []
    // An event has its day in its title.
    if (dayAndMonth.test(page.facts.title) || dayAndMonth.test(page.headline?.text ?? '')) return []
    // Where one card says what it is per, the row is read by it.
    const told = cards.some(card => pricesIn(card).some(priced => unitOf(priced, card) !== null))
    if (told) return []
    const plansSold = sellsPlans(page)
    const found: Sighting[] = []
    for (const card of cards) {
      // A card with a name of its own says what is bought.
      if (!plansSold && card.some(block => block.type === 'heading' && !isPriceHeading(block))) continue
      const priced = pricesIn(card).find(({ amount }) => amount.value > 0)
      const written = textOf(card)
      if (!priced || priceUnit.test(written)) continue
      if (isItem(priced)) continue
      // A unit in words that the list does not know: "£5.90 a loaf", "€12 for two", "per clinic", "/ mailbox".
      const behind = priced.block.text.slice(priced.amount.index + priced.amount.length)
      if (/^\W{0,3}(?:(?:an?|each|every|for (?:an?|one|two|three|four|up to|\d+)) \p{L}|each\b)/iu.test(behind))
        continue
      // Whatever else stands right behind the amount says what it covers: "£79 one way", "£780 with an album".
      if (/^\s\p{L}/u.test(behind)) continue
      if (/\bper \p{L}+|\/\s?\p{L}+|\bone[- ]?off\b|\bfixed\b|\btotal\b|%/iu.test(written)) continue
      found.push(
        sight(2, [quoteAround(priced.block, priced.amount.index, priced.amount.length)], {
          price: priced.amount.text.trim(),
          plan: brief(card.find(block => block.type === 'heading')?.text ?? 'the card', 40),
          name: whereOf(page),
        }),
      )
    }
    return found.slice(0, 1)
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '{price} for what: a month, a year, a seat? A wrong guess makes the invoice twelve times higher.',
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
