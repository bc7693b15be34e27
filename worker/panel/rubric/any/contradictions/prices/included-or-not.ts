/** One and the same thing is in the price here, and not in it there. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { literal } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { areApart, clash, isOfOthers, isPast, namesPlan, toldOf } from '../told-whole.ts'

const name = "[\\p{L}][\\p{L}\\d'’&-]*(?: [\\p{L}\\d'’&-]+){0,4}"
const price =
  '(?:the |your |each |every |any |all )?(?:full |regular |standard )?(?:tickets?|prices?|fees?|rates?|fares?|package|pass(?:es)?|bookings?|tuition|rent|costs?)'
/** "Dinner on the quay (not included in the ticket, €65)", "Breakfast is not included". */
const left = anyCase(
  `(?:^|[|.;:!?,]\\s*)(?:the |our |your )?(${name})\\s?(?:\\(| (?:is|are) )\\s?(?:not|never) (?:included|part of|covered)(?: (?:in|by|with))?(?: ${price})?`,
)
/** "Breakfast is part of every ticket", "Dinner is included in the price", "All tickets include dinner". */
const within = (what: string) =>
  anyCase(
    `\\b${what}(?: (?:is|are) (?:always |all )?| )(?:part of|included (?:in|with)|covered by|in) ${price}\\b|\\b${price} (?:(?:all|always) )?(?:includes?|covers?)\\b[^.;|]{0,60}?\\b${what}(?=\\s*(?:$|[.,;|)]|and\\b))|^\\W*${what} (?:is|are) (?:always )?included\\W*$`,
  )
/** In one case or for one buyer, or in part. */
const other =
  /\b(?:if|unless|except\w*|only|optional\w*|half[- ]board|full[- ]board|all[- ]inclusive|upgrade\w*|premium|basic|vip|students?|members?|day ticket|some|most|selected|partly|instead|or|from|until|on request|winter|summer|weekends?)\b/i
/** What is told of so often with another meaning that it names nothing. */
const empty =
  /^(?:it|this|that|these|those|they|which|everything|nothing|what|all|other|tax|vat|gst|iva|shipping|postage|delivery)$/i

const plain = (written: string) =>
  written
    .toLowerCase()
    .replace(/^(?:the|our|your|a|an) /, '')
    .trim()

export function includedOrNot(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(
    ({ text, parts }) =>
      !isOfOthers(text) &&
      !isPast(text) &&
      !namesPlan(text) &&
      !parts.some(part => part.block.type !== 'table_row' && inPlanCard(reading, part)),
  )
  for (const told of all) {
    const match = left.exec(told.text)
    const what = plain(match?.[1] ?? '')
    if (!match || what.length < 4 || empty.test(what) || other.test(told.text)) continue
    const yes = within(literal(what).replace(/ /g, '\\s'))
    const found = all
      .filter(one => areApart(one, told) && !other.test(one.text) && !/\b(?:not|never|no)\b/i.test(one.text))
      .map(one => ({ told: one, words: yes.exec(one.text)?.[0] ?? '' }))
      .find(({ words }) => words !== '')
    if (!found) continue
    const words = match[0].replace(/^[|.;:!?,\s]+/, '').replace(/^.*\((?=not|never)/i, '')
    return [
      clash(reading, 'what the price includes', `“${match[1]?.trim() ?? ''}” is in it or is not.`, [
        { told, words },
        found,
      ]),
    ]
  }
  return []
}
