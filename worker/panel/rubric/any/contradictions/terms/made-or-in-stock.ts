/** Sent off today, and made only once it is ordered. */
import { isShop } from '../../../page/shop.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { areApart, clash, isOfOthers, isPast, type Told, toldOf } from '../told-whole.ts'

const atOnce =
  /\border(?:ed)? (?:it )?(?:today|now|(?:by|before) \d{1,2}\S{0,6}(?: ?[ap]\.?m\.?)?)[^.!?]{0,20}?\b(?:delivered|at your door|arrives?|get it|ships?|shipped|sent|dispatched|leaves us)\b[^.!?]{0,14}?\b(?:tomorrow|today|(?:the )?next (?:working |business )?day|(?:the )?same day)\b|\b(?:ships?|shipped|dispatched|leaves us|sent out) (?:today|the same day|within 24 hours|tomorrow|the next (?:working |business )?day)\b|\bin stock\b[^.!?]{0,20}\b(?:ready to ship|ships? (?:today|tomorrow|now)|delivered tomorrow)\b/i
const later =
  /\b(?:sewn|made|built|cut|printed|woven|knitted|crafted|assembled|upholstered|turned|cast|bound|produced|stitched|forged|glazed) (?:by hand )?(?:only )?(?:to order|on order|once (?:you|it is|it has been) order(?:ed)?|after you order)\b|\b(?:allow|expect|takes?) (?:about |around |at least |up to )?(?:\d{1,2}|two|three|four|five|six|eight|ten|twelve)(?:\s?(?:to|[-–])\s?(?:\d{1,2}|three|four|five|six|eight|ten|twelve))? weeks\b (?:for (?:us )?(?:to )?(?:mak|sew|build|produc|craft)\w*|before it (?:leaves|ships|is sent)|(?:until|for) (?:the )?delivery)|\b(?:lead time(?: of| is|:)?|leaves? (?:us|the workshop) (?:after|in)|ready in) (?:about |around |at least |up to )?(?:\d{1,2}|two|three|four|five|six|eight|ten|twelve)(?:\s?(?:to|[-–])\s?(?:\d{1,2}|three|four|five|six|eight|ten|twelve))? weeks\b/i
/** Of another size, place or article. */
const other =
  /\b(?:custom|personali[sz]ed|engrav\w+|monogram\w*|special|bespoke|other sizes|own size|large orders|bulk|trade|samples?|swatch\w*|abroad|islands?|outside|international\w*|overseas|if|unless|except\w*|sold out|back in stock|pre-?orders?|gift cards?|spare parts?|refunds?|returns?|exchanges?|repairs?|results?|to settle|break in|bank|spring|once a)\b/i

const saidIn = (told: Told, pattern: RegExp): string | null =>
  other.test(told.text) || isOfOthers(told.text) || isPast(told.text) || /\?\s*$/.test(told.text)
    ? null
    : (pattern.exec(told.text)?.[0] ?? null)

export function madeOrInStock(reading: Reading): Conflict[] {
  const { page } = reading
  // A shop with many articles has both kinds.
  if (!page || isShop(page)) return []
  const all = toldOf(reading).filter(({ parts }) => !parts.some(part => inPlanCard(reading, part)))
  const halves = (pattern: RegExp) =>
    all.flatMap(told => {
      const words = saidIn(told, pattern)
      return words ? [{ told, words }] : []
    })
  const [soon] = halves(atOnce)
  const late = soon && halves(later).find(({ told }) => areApart(told, soon.told))
  if (!soon || !late) return []
  return [clash(reading, 'how soon it is sent', 'What is made only then is not sent the next day.', [soon, late])]
}
