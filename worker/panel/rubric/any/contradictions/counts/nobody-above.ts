/** No customer is above a share, and one customer's own count is. */
import { anyCase } from '../../../any-case.ts'
import { countsIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { bothQuotes, type Conflict, isPlan, type Statement } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'

const claim =
  /\bno (?:single |one |individual )?(?:customer|client|account|buyer|tenant|supplier|partner)s? (?:is|are|has|have|makes?|brings?|accounts? for|holds?|represents?|exceeds?|contributes?)?\s?(?:up )?(?:(?:now |currently )?(?:above|over|more than|beyond|larger than|bigger than|exceeds?|exceeding) )?(?:for )?(?:more than |over |above )?(\d{1,2}(?:[.,]\d)?)\s?(?:%|per cent) of (?:our |the |all |total )?([\p{L}-]+)/iu
/** "They have 612 bikes with us", "our customer Norgate (612 bikes)". */
const theirs = /\b(?:(?:they|who|which) (?:have|rent|use|run|lease|hold|buy|bought|ordered)|(?:has|have|with) |\()\s*$/i
const aCustomer =
  /\b(?:customers?|clients?|accounts?|buyers?|tenants?)\b(?:,| called| named|:)? \p{Lu}\p{L}+|\p{Lu}\p{L}+,? (?:our|the) (?:largest |biggest |oldest )?(?:customer|client|account|buyer)/u
/** Every customer together, or several. */
const several =
  /\b(?:all (?:our )?customers|customers (?:have|rent|use)|together|in total|altogether|each|of which|every)\b/i
const loose = 1.05

/** Totals of the tables that stand under a heading with the noun: "Total | 1,660 | 565 | 107 | 2,118". */
function largestInTotals(reading: Reading, statements: readonly Statement[], noun: string): number {
  const named = anyCase(`(?<![\\p{L}])${noun}(?![\\p{L}])`)
  const rows = statements.filter(
    ({ text, block }) => /^\W*(?:grand )?total\b/i.test(text) && named.test(headingOver(reading, block)),
  )
  return Math.max(
    0,
    ...rows.flatMap(({ text }) =>
      (text.match(/\d{1,3}(?:[.,'\u00a0]\d{3})+(?!\d)|\d+/g) ?? []).map(one => Number(one.replace(/[^\d]/g, ''))),
    ),
  )
}

export function nobodyAbove(reading: Reading): Conflict[] {
  const statements = everythingTold(reading)
  const said = statements.find(
    ({ text }) => claim.test(text) && !/\b(?:will|target|goal|should|by 20\d\d|\?)\b/i.test(text),
  )
  const [, limit = '', of = ''] = (said && claim.exec(said.text)) ?? []
  const share = Number(limit.replace(',', '.'))
  if (!said || !share) return []
  return byShare(statements, said, share, of) ?? byCount(reading, statements, said, share, of) ?? []
}

/** "Norgate, our largest customer, makes 31% of revenue". */
function byShare(statements: readonly Statement[], said: Statement, share: number, of: string): Conflict[] | null {
  for (const one of statements) {
    if (
      one === said ||
      !aCustomer.test(one.text) ||
      several.test(one.text) ||
      /\b(?:was|were|had|until|in 20\d\d)\b/i.test(one.text)
    )
      continue
    const found = percentsIn(one.text).find(
      ({ value, index, length }) =>
        value > share &&
        new RegExp(`^\\s*of (?:our |the |all |total )?${of}\\b`, 'i').test(one.text.slice(index + length)),
    )
    if (found) return [conflict(said, one, found.text, 'The customer named is above the limit.')]
  }
  return null
}

/** "They have 612 bikes with us", where all bikes together are 2,118. */
function byCount(
  reading: Reading,
  statements: readonly Statement[],
  said: Statement,
  share: number,
  of: string,
): Conflict[] | null {
  const noun = of.toLowerCase()
  const counts = statements
    .filter(({ text }) => !isPlan(text) && !/\b(?:goals|targets)\b/i.test(text))
    .flatMap(one =>
      countsIn(one.text)
        .filter(count => count.noun.toLowerCase() === noun)
        .map(count => ({ one, count })),
    )
  // The largest number there is may be of another time or in other words: it gives the smallest share.
  const most = Math.max(largestInTotals(reading, statements, noun), ...counts.map(({ count }) => count.value))
  for (const { one, count } of counts) {
    if (several.test(one.text) || !theirs.test(one.text.slice(0, count.index))) continue
    const before = statements[statements.indexOf(one) - 1]
    const told =
      aCustomer.test(one.text) || (/\bthey\b/i.test(one.text) && before !== undefined && aCustomer.test(before.text))
    const real = (100 * count.value) / most
    if (!told || real <= share * loose || count.value >= most) continue
    return [
      conflict(
        said,
        one,
        `${count.text.trim()}`,
        `${count.text.trim()} are ${Math.round(real)}% even of ${most.toLocaleString('en')}, the largest number there is for all of them.`,
      ),
    ]
  }
  return null
}

function conflict(said: Statement, one: Statement, words: string, because: string): Conflict {
  return {
    subject: 'how large one customer is',
    first: claim.exec(said.text)?.[0] ?? said.text,
    second: words,
    because,
    quotes: bothQuotes(said, one),
  }
}
