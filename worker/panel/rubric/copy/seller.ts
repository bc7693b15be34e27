/** Who sells, as a text without a logo gives the name. A wrong name is worse than none. */
import type { BaseReading } from '../base-reading.ts'
import { everyMatch, literal } from '../text.ts'

const signed =
  /^\W*(?:from|prepared by|submitted by|offered by|presented by|quotation from|proposal by)\s?:?\s+((?:\p{Lu}[\p{L}\d&’'.-]*|&|and|of)(?: (?:\p{Lu}[\p{L}\d&’'.-]*|&|and|of))*)/iu
const opener = /(?:^|[.!?:] )(?:\d+[.)] )?(\p{Lu}[\p{L}\d]{3,}) \p{Ll}{2,}s\b/gu
const ordinary =
  /^(?:This|That|These|Those|They|Their|There|Then|When|What|Which|Where|Your|Ours?|Every|Each|Some|Most|Many|Nobody|Everyone|Everything|Nothing|Once|Here|Price|Delivery|Children|Customers?|Clients?|Guests?|People|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Setup|Support|With|From)$/

/** Whoever heads the paper, or the one name that the first lines and later ones say what it does of. */
export function sellerOf({ visible }: BaseReading): string | null {
  for (const { text } of visible.slice(0, 8)) {
    const name = signed
      .exec(text)?.[1]
      ?.replace(/ (?:and|of|&)$/, '')
      .replace(/[.,]$/, '')
    if (name && name.split(' ').length <= 5) return name
  }
  const opening = visible.slice(0, 3).flatMap(({ text }) => everyMatch(opener, text))
  const all = visible.map(({ text }) => text).join('\n')
  for (const { groups } of opening) {
    const name = groups[0]
    if (!name || ordinary.test(name)) continue
    const used = all.match(new RegExp(`(?<![\\p{L}\\d])${literal(name)}(?![\\p{L}\\d])`, 'gu')) ?? []
    const small = new RegExp(`(?<![\\p{L}\\d])${literal(name.toLowerCase())}(?![\\p{L}\\d])`, 'u')
    if (used.length >= 2 && !small.test(all)) return name
  }
  return null
}
