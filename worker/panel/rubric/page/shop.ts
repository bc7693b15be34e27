/** Whether a page sells goods off a shelf, or a trade in the neighbourhood. */
import { moneyIn } from '../numbers.ts'
import { wordsOf } from '../text.ts'
import type { PageReading } from './page-reading.ts'
import { isClickable } from './place.ts'

/** Six or more product cards with prices: a shop names its goods, not its customers. */
export function isShop(page: PageReading): boolean {
  const carts = page.content.filter(block => isClickable(block) && /\b(?:add to|buy|basket|cart)\b/i.test(block.text))
  const priced = new Set(
    page.content
      .filter(block => wordsOf(block.text).length <= 12 && moneyIn(block.text).length > 0)
      .map(b => b.group ?? b.id),
  )
  return priced.size >= 6 && (carts.length >= 3 || page.pricing.blocks.every(block => block.type !== 'heading'))
}

/** A page of one article with a basket: what it is used for says whom it suits. */
export function sellsGoods(page: PageReading): boolean {
  return page.actions.some(({ label }) =>
    /^\W*(?:add|put)(?: (?:it|this|one|them))? (?:to|into|in) (?:my |your |the )?(?:cart|bag|basket|trolley)\b/i.test(
      label,
    ),
  )
}

const posted =
  /\b(?:(?:free|UK|EU|US|standard|express|next[- ]day|worldwide|home) (?:\p{L}+ )?(?:delivery|shipping|postage)|delivery (?:&|and) returns|returns? (?:&|and) (?:refunds?|delivery|shipping|exchanges?)|shipped (?:in|within|from|on|\p{L}+days)|posted on \p{L}+days|send (?:it |them )?back within|send it back|return it)\b/iu

/** What is bought comes by post. */
export function sendsGoods(page: PageReading): boolean {
  return page.content.some(({ text }) => posted.test(text))
}

/** "Shop the weaves": its first button leads to the shelves, and goods say whom they suit. */
export function leadsToShelves(page: PageReading): boolean {
  return /^\W*(?:shop|browse)(?: (?:all|now|the|our|new|by) ?.*)?\W*$/i.test(page.main?.label ?? '')
}

/** "A lifting gym in an old cider works": a house with a place, where an app would be "a clinic in your pocket". */
export const houseWithPlace =
  /\b[Aa]n? (?:[\p{L}-]+ ){0,2}(?:studio|salon|spa|clinic|restaurant|caf[eé]|bar|pub|inn|shop|gym|farm|hotel|guesthouse|practice|bakery|boutique|surgery|workshop|garage|nursery|school) (?:in|on|at|above|near|behind|opposite) (?:an? old |the old |the heart of )?(?:\p{Lu}|(?<=old )\p{L})/u

/** A studio, a workshop or a trade that comes to the house: whoever lives nearby is meant. */
export const aroundTheCorner =
  /\b(?:our|the) (?:\p{L}+ ){0,2}(?:studio|salon|spa|clinic|restaurant|caf[eé]|bar|shop|store|gym|farm|hotel|practice|bakery|showroom|boutique|surgery|workshop|garage|nursery|school)\b|\b(?:hair|beauty|nail|massage|facials?|barber|bistro|pizzeria|brunch|veg(?:etable)? box\w*|(?:at|to) your door(?:step)?|farm shop|butcher|bakers?|brewery|removals?|house moves?|plumb(?:er|ing)|electrician|locksmith|roof(?:er|ing)|joiner|carpenter|chimney|window cleaning|piano tun\w+|driving lessons|(?:dentist|optician|optometrist|osteopath|physio(?:therapist)?|podiatrist|chiropractor|vet|solicitor|notary|tailor|cobbler|mechanic|driving instructor|hairdresser|photographer) (?:in|near) \p{L}+|dog walk\w+|childminder|florist|funeral)\b/iu
