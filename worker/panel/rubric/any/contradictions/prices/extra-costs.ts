/** No extra cost or free entry, and a line that charges for it. Beside `fee-denied.ts`, which knows a fee by its name. */
import { anyCase } from '../../../any-case.ts'
import { moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { isBoundedApart } from '../readers/scopes.ts'
import { areApart, clash, isOfOthers, isPast, namesPlan, type Told, toldOf } from '../told-whole.ts'

interface Denial {
  subject: string
  because: string
  denied: RegExp
  charged: RegExp
}

const end = '(?=,? ever\\b|\\s*(?:$|[.,;!–—]))'
const denials: Denial[] = [
  {
    subject: 'what comes on top',
    because: 'What is added to a price is an extra cost.',
    // A fee that is listed is not hidden.
    denied: anyCase(
      `\\b(?:no|zero|never any|without(?: any)?) (?:hidden or )?(?:extra|additional|added|further|other) (?:costs?|fees?|charges?)${end}|\\bat no (?:extra|additional) (?:cost|charge)${end}|\\bthe price (?:that )?you see is (?:the price |what )you pay${end}|\\bnothing (?:is |gets |to pay )?(?:added )?on top${end}`,
    ),
    charged:
      /\b(?:set-?up|booking|travel|admin\w*|handling|fuel|cleaning|activation|connection|processing|disposal|installation|stairs?|weekend|parking|access|congestion|call-?out)(?: and \p{L}+)? (?:fees?|charges?|surcharges?)\b|\bsurcharge\b/iu,
  },
  {
    subject: 'the entry',
    because: 'Whoever pays to come in does not come in free.',
    denied:
      /^\W*(?:free (?:entry|admission|entrance)|(?:entry|admission|entrance)(?: is)? free)(?: (?:for|to) (?:all|everyone|everybody|the public))?\W*$/iu,
    charged:
      /^\W*(?:(?:general )?(?:entry|admission|entrance|gate)(?: (?:fee|ticket|price))?|tickets?|adults?)\s*(?:\||:|–|—|-|is|are|costs?|at|from)?\s*(?:[A-Z]{2,3}\s?|[€$£¥₹R])?\s?\d/iu,
  },
]
/** It is asked of those who come late, break something or want more; or it is given back. */
const other =
  /\b(?:late|optional\w*|cancel\w*|no[- ]shows?|if|unless|express|return\w*|lost|replace\w*|damage\w*|deposit|refund\w*|only (?:for|on|if)|outside|waived|free|none|no|not|never|included|without|instead|guided|tours?|workshop|course|parking|students?|groups?|donation|suggested|for the|raffle|train|bus|concert|show|rides?|film|monthly|per month|a month)\b/i

function isPlain(reading: Reading, told: Told): boolean {
  const { text, parts } = told
  if (isOfOthers(text) || isPast(text) || namesPlan(text) || /\?\s*$/.test(text)) return false
  return !parts.some(part => inPlanCard(reading, part))
}

export function extraCosts(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const all = toldOf(reading).filter(told => isPlain(reading, told))
  for (const { subject, because, denied, charged } of denials) {
    const denial = all
      .filter(({ parts }) => parts[0]?.block.type !== 'table_row')
      .map(told => ({ told, words: denied.exec(told.text)?.[0] ?? '' }))
      .find(({ words }) => words !== '')
    if (!denial) continue
    const charge = all.find(
      told =>
        areApart(told, denial.told) &&
        !isBoundedApart(denial.told.text, denial.words, told.text) &&
        charged.test(told.text) &&
        !other.test(told.text) &&
        moneyIn(told.text).some(({ value }) => value > 0),
    )
    if (!charge) continue
    return [clash(reading, subject, because, [denial, { told: charge, words: charge.text.slice(0, 90) }], 2)]
  }
  return []
}
