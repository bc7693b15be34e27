/** Nobody is tied, and there is a term that ties. Beside `cancel-terms.ts`, which knows "cancel any time". */
import { durationsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { askedOver, conflictOf, everythingTold, firstSaid, inPlanCard } from '../everything-told.ts'
import { cancelTerms } from './cancel-terms.ts'
import { bindsLater, isPromisedForATime } from './parted-times.ts'

const free =
  /(?<!vendor |data |tech |technology |platform )\bno (?:contract(?:ual)? )?(?:lock-?ins?|tie-?ins?)\b(?! (?:of|to|with) (?:data|your data|formats?))|\bno (?:minimum|fixed) (?:terms?|contracts?|commitments?|periods?)\b|\b(?:leave|cancel)(?: your \w+)? (?:at )?any ?time\b/i
const term =
  /\b(?:(?:initial|minimum|fixed|first|contract) (?:contract |subscription )?(?:term|period) (?:is|of|runs(?: for)?|lasts|:)|contracts? (?:run|last|are signed) (?:for )?|(?:runs|signed|binding) for (?:a )?(?:term of|minimum of)|minimum (?:of|commitment of))\s*(?:at least )?/i
const ties = /^[\s-]*(?:minimum|fixed|initial|binding) (?:term|contract|commitment|period)\b/i
/** Of another plan, another thing, or of keeping what one has. */
const other =
  /\b(?:annual\w*|yearly|enterprise|business|premium|pilot|trial|lease\w*|rent\w*|hardware|device|phone|price|rates?|warranty|guarantee[ds]?|insurance|loan|mortgage|employment|investors?|suppliers?|our (?:own )?(?:contracts?|lease) with|optional\w*|if you|unless|except\w*|competitors?|others|most|they|average|typical\w*|was|were|used to|instead|customers? (?:sign|choose)|first (?:month|week))\b/i
/** "If you go sooner, the months left are invoiced": of whoever breaks the term, and no way around it. */
const breaksIt =
  /\bif you (?:go|leave|cancel|stop|quit|end (?:it|the contract)|terminate)\b[^.;]{0,20}\b(?:sooner|earlier|early|before)\b/i

export function boundOrFree(reading: Reading): Conflict[] {
  // One finding about leaving is enough.
  if (cancelTerms(reading).length > 0) return []
  const told = everythingTold(reading)
  const promise = firstSaid(
    told,
    free,
    statement => !other.test(statement.text) && !isPromisedForATime(statement.text) && !inPlanCard(reading, statement),
  )
  const binding = told.find(statement => {
    const { text } = statement
    if (statement === promise?.statement || other.test(text.replace(breaksIt, ' '))) return false
    if (bindsLater(text) || inPlanCard(reading, statement)) return false
    if (other.test(askedOver(reading, statement))) return false
    return durationsIn(text).some(
      length =>
        length.months >= 3 &&
        (term.test(text.slice(Math.max(0, length.index - 40), length.index)) ||
          ties.test(text.slice(length.index + length.length))) &&
        !/\bno\b|\bwithout\b/i.test(text.slice(Math.max(0, length.index - 30), length.index)),
    )
  })
  const length = binding && durationsIn(binding.text).find(({ months }) => months >= 3)
  if (!promise || !binding || !length) return []
  return [
    conflictOf(told, 'the term', 'Whoever has a term to serve is tied for as long.', [
      promise,
      {
        statement: binding,
        words: binding.text.replace(/[.!]$/, '').length <= 80 ? binding.text.replace(/[.!]$/, '') : length.text,
      },
    ]),
  ]
}
