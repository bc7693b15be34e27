/** "No palm oil", and palm oil in the list of ingredients. */
import { isShop } from '../../../page/shop.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isOfOthers, type Told, toldOf } from '../told-whole.ts'

const dairy = 'milk|butter|cream|cheese|whey|yogh?urt|casein|buttermilk'
const without = (what: string, adjective = what) =>
  new RegExp(
    `\\b(?:no|without(?: any)?|free (?:of|from)|zero) (?:added |artificial |refined )?(?:${what})\\b|\\b(?:${adjective})[- ]free\\b`,
    'i',
  )
/** What is denied, and what of a list would be it. */
const kinds: [subject: string, denied: RegExp, found: RegExp][] = [
  [
    'sugar',
    without('sugars?', 'sugar'),
    /\b(?:(?:cane |brown |coconut |icing |invert |beet |raw |palm )?sugar|glucose syrup|dextrose|fructose syrup|golden syrup|molasses)\b/i,
  ],
  ['palm oil', without('palm oil|palm fat'), /\bpalm (?:kernel )?(?:oil|fat)\b/i],
  [
    'nuts',
    without('nuts?', 'nuts?'),
    /\b(?:hazelnuts?|almonds?|walnuts?|cashews?|pecans?|pistachios?|macadamias?|brazil nuts?|peanuts?|nuts)\b/i,
  ],
  [
    'gluten',
    without('gluten'),
    /(?<!gluten[- ]free )\b(?:wheat(?: flour| semolina)?|barley|rye(?: flour)?|spelt(?: flour)?|durum|semolina)\b(?! starch| grass)/i,
  ],
  [
    'animals',
    /(?<!not )\bvegan\b(?! (?:options?|versions?|alternatives?|available|friends?|if|and vegetarian)\b)/i,
    new RegExp(`\\b(?:beeswax|honey|eggs?|lanolin|gelatine?|lard|tallow|${dairy})\\b`, 'i'),
  ],
  ['milk', without('dairy|milk|lactose', 'dairy|milk'), new RegExp(`\\b(?:${dairy})\\b`, 'i')],
  ['parabens', without('parabens?', 'parabens?'), /\b\w*parabens?\b/i],
  [
    'sulphates',
    without('sul(?:ph|f)ates?|SLS', 'sul(?:ph|f)ates?'),
    /\b(?:sodium|ammonium) \w+ sul(?:ph|f)ate\b|\bSLS\b/i,
  ],
  [
    'perfume',
    new RegExp(`${without('perfumes?|fragrances?|parfum', 'fragrance|perfume').source}|\\bunscented\\b`, 'i'),
    /\b(?:parfum|perfume|fragrance)\b/i,
  ],
  [
    'preservatives',
    without('preservatives?', 'preservative'),
    /\b(?:sodium benzoate|potassium sorbate|phenoxyethanol|sodium nitrite|E2[0-4]\d)\b/i,
  ],
]
const list = /^\s*(?:ingredients?|inci|contains|composition|made (?:of|with|from))\s*[:|]\s*(.+)/iu
/** Of plants, or the name of something else. */
const harmless =
  /\b(?:(?:oat|coconut|almond|soya?|rice|cashew|hemp|pea|vegan|plant|plant-based|vegetable|cocoa|shea|peanut|almond|nut|mango|cacao|body|hazelnut) (?:milk|butter|cream|cheese|yogh?urt)|cream of tartar|butter ?nut|butter beans?|buckwheat|coconuts?|nutmeg|tiger ?nuts?|chestnuts?|sugar snap|sugar beet|milk thistle|sugar-free|glucose-free|lactose-free \p{L}+|gluten-free \p{L}+(?: \p{L}+)?)\b/giu
const traces = /\b(?:may contain|traces?|made in a|produced in a|packed in a|free (?:of|from)|no|without)\b.*/iu
const elsewhere =
  /\b(?:needed|required|necessary|rush|crash|spike|coating|options?|versions?|also available|on request|if|unless|some|most|many|kitchen|packag\w+|unlike|others?|friendly|instead|our other|range|except\w*|as well as|can be|ask)\b/i

export function ingredientDenied(reading: Reading): Conflict[] {
  // Among many articles it is not told which one has what.
  if (reading.page && isShop(reading.page)) return []
  const all = toldOf(reading)
  const lists = all.flatMap((told: Told) => {
    const match = list.exec(told.text)
    const items = (match?.[1] ?? '').replace(traces, '').replace(harmless, ' ')
    return items.includes(',') ? [{ told, items }] : []
  })
  // Two lists are those of two articles.
  const [one, another] = lists
  if (!one || another) return []
  for (const [subject, denied, found] of kinds) {
    const held = found.exec(one.items)?.[0]
    const claim = all.find(
      told =>
        areApart(told, one.told) &&
        denied.test(told.text) &&
        !elsewhere.test(told.text) &&
        !isOfOthers(told.text) &&
        !/\?\s*$/.test(told.text),
    )
    const words = claim && denied.exec(claim.text)?.[0]
    if (!held || !claim || !words) continue
    return [
      clash(
        reading,
        subject === 'animals' ? 'what is vegan' : `the ${subject}`,
        `The list names ${held.toLowerCase()}.`,
        [
          { told: claim, words },
          { told: one.told, words: held },
        ],
      ),
    ]
  }
  return []
}
