/** Nothing of the kind is owned, and so many are. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { isBoundedApart } from '../readers/scopes.ts'
import { anyNumber } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, toldOf } from '../told-whole.ts'

const things: [subject: string, none: string, many: string][] = [
  [
    'vehicles',
    '(?:fleet|trucks?|lorr(?:y|ies)|vehicles?|vans?|cars?|bikes?|scooters?)',
    '(?:trucks|lorries|vehicles|vans|cars|bikes|scooters|tractors|trailers)',
  ],
  ['warehouses', '(?:warehouses?|depots?|storage)', '(?:warehouses|depots)'],
  ['stock', '(?:stock|inventory)', '(?:pallets|items|units)'],
  ['shops', '(?:shops?|stores?|branches|outlets?)', '(?:shops|stores|branches|outlets)'],
  ['factories', '(?:factor(?:y|ies)|plants?)', '(?:factories|plants)'],
  ['machines', '(?:machines?|equipment|kit)', '(?:machines|excavators|cranes|presses)'],
]
const kinds = things.map(([subject, none, many]) => ({
  subject,
  denied: new RegExp(
    `\\b(?:we )?(?:own|have|run|operate|keep) (?:no|none of our own|not (?:one|a single)) (?:own )?${none}(?: of our own)?\\b|\\bno ${none} of (?:our|its) own\\b|\\bno own ${none}\\b|\\bwithout (?:owning |a single )${none}\\b`,
    'i',
  ),
  has: anyCase(
    `(?:(?<![\\w.,])${anyNumber} (?:of (?:our|its) )?own (?:\\w+ ){0,2}?${many}\\b|\\b(?:our|we own(?: and run)?|we run) (?:own )?${anyNumber} (?:own )?(?:\\w+ ){0,2}?${many}\\b)`,
  ),
}))
const other =
  /\b(?:partners?['’]?|franchise\w*|customers?['’]|carriers?['’]|sold|until|will|plan\w*|if|was|were|had|used to|no longer|lease[sd]?|rented|hire[ds]?|toy|delivery of)\b/i

export function ownsNone(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(({ text }) => !isOfOthers(text) && !other.test(text))
  for (const { subject, denied, has } of kinds) {
    const first = all.find(({ text }) => denied.test(text) && /\bown/i.test(text))
    const words = denied.exec(first?.text ?? '')?.[0] ?? ''
    const second =
      first &&
      all.find(told => has.test(told.text) && areApart(told, first) && !isBoundedApart(first.text, words, told.text))
    if (!first || !second) continue
    return [
      clash(reading, `the company’s own ${subject}`, 'Whoever owns none cannot count them.', [
        { told: first, words },
        { told: second, words: has.exec(second.text)?.[0] ?? '' },
      ]),
    ]
  }
  return []
}
