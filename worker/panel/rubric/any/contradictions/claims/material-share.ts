/** All of one material, or nothing of another, and what the list of materials says. */
import { anyCase } from '../../../any-case.ts'
import { percentsIn } from '../../../numbers.ts'
import { isShop } from '../../../page/shop.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isOfOthers, type Told, toldOf } from '../told-whole.ts'

const natural =
  'wool|cotton|linen|silk|cashmere|alpaca|mohair|hemp|down|leather|merino|bamboo|jute|kapok|horsehair|oak|beech|pine|walnut'
const synthetic =
  'polyester|nylon|acrylic|elastane|spandex|polyamide|polyurethane|polypropylene|lycra|viscose|microfib(?:re|er)|plastic|PVC'
const whole = anyCase(
  `\\b(?:100\\s?%|hundred per ?cent|nothing but|(?:entirely|only|purely) (?:of|from)) (?:of )?(?:(?:pure|new|virgin|organic|natural|real|finest|genuine|fine|solid|recycled)[ ,]+){0,3}(${natural})\\b`,
)
const none =
  /\b(?:nothing (?:synthetic|artificial)|no (?:synthetics?|synthetic \p{L}+|plastics?|polyester|nylon|acrylic|microplastics?)|(?:free (?:of|from)|without(?: any)?) (?:synthetics?|synthetic \p{L}+|plastics?|polyester)|(?:plastic|polyester|synthetics?)-free)\b/iu
/** Parts have a material each. */
const part =
  /\b(?:covers?|lining|lined|shell|outer|inner|upper|soles?|straps?|trim|collar|cuffs?|zip|thread|label|buttons?|back(?:ing)?|packag\w+|bag|box|case|border|edging|frame|legs?|handles?|seams?|waistband|ribbing|sleeves?|insole|sock|base|top|heather|melange|marl|gr[ea]y|colou?rs?|black|white|navy|variant|edition)\b/i
const elsewhere =
  /\b(?:unlike|instead|cheap(?:er)?|elsewhere|others?|many|most|was|were|except\w*|if|prefer|some|packag\w+|delivered|shipped|wrapped)\b/i
const mixed = anyCase(`^\\s*(?:of )?(?:[\\p{L}-]+ ){0,3}?(${natural}|${synthetic})\\b`)

/** "Throws: 70% wool, 30% cotton": an article that the other text may not be of. */
const label = /^(\p{L}[\p{L} -]{2,24}):/u
const unnamed = /\b(?:materials?|composition|fabrics?|made (?:of|from)|yarns?|contents?|fibres?|fibers?|care|what)\b/i

function isOtherArticle(mix: string, text: string): boolean {
  const name = label.exec(mix)?.[1]?.toLowerCase()
  return name !== undefined && !unnamed.test(name) && !text.toLowerCase().includes(name.replace(/e?s$/, ''))
}

interface Mix {
  told: Told
  parts: { share: number; material: string; words: string }[]
}

/** "80 % new wool, 20 % polyester": shares of one thing that make the whole of it. */
function mixIn(told: Told): Mix | null {
  const shares = percentsIn(told.text).filter(({ value, max }) => value === max)
  const parts = shares.flatMap(({ value, index, length }) => {
    const material = mixed.exec(told.text.slice(index + length))
    return material
      ? [
          {
            share: value,
            material: (material[1] ?? '').toLowerCase(),
            words: told.text.slice(index, index + length + material[0].length),
          },
        ]
      : []
  })
  const sum = parts.reduce((all, { share }) => all + share, 0)
  return parts.length >= 2 && sum === 100 ? { told, parts } : null
}

export function materialShare(reading: Reading): Conflict[] {
  if (reading.page && isShop(reading.page)) return []
  const all = toldOf(reading).filter(({ text }) => !isOfOthers(text))
  const mixes = all.flatMap(told => mixIn(told) ?? [])
  const [mix] = mixes
  // Two mixes are those of two parts or articles.
  if (!mix || mixes.length > 1 || part.test(mix.told.text)) return []
  for (const told of all) {
    if (!areApart(told, mix.told) || told.parts.some(({ block }) => block.type === 'table_row')) continue
    if (elsewhere.test(told.text) || part.test(told.text) || percentsIn(told.text).length > 1) continue
    if (isOtherArticle(mix.told.text, told.text)) continue
    const pure = everyMatch(whole, told.text)[0]
    const pureOf = pure?.groups[0]?.toLowerCase()
    const less = mix.parts.find(({ material, share }) => material === pureOf && share < 100)
    const denial = none.exec(told.text)?.[0]
    const more =
      denial && mix.parts.find(({ material, share }) => share > 0 && anyCase(`^(?:${synthetic})$`).test(material))
    const words = pure && less ? pure.text : more ? denial : undefined
    const real = less ?? more
    if (!words || !real) continue
    return [
      clash(reading, 'the material', 'A part of something else is in it.', [
        { told, words },
        { told: mix.told, words: mix.parts.map(one => one.words).join(', ') },
      ]),
    ]
  }
  return []
}
