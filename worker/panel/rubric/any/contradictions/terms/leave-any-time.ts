/** Leave whenever you like, and a term that binds. Beside `cancel-terms.ts` and `bound-or-free.ts`, in other words. */
import { durationsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { areApart, clash, isOfOthers, namesPlan, type Told, toldOf } from '../told-whole.ts'
import { boundOrFree } from './bound-or-free.ts'
import { cancelTerms } from './cancel-terms.ts'
import { bindsLater, isPromisedForATime } from './parted-times.ts'

const promise =
  /\b(?:cancel|leave|stop|quit|(?:free to )?go)(?: (?:your|the) (?:membership|plan|subscription|contract))? (?:whenever|when) you (?:like|want|wish|please|choose)\b|\b(?:leave|stop|quit|free to go|cancel|cancellable)(?: (?:it|us|your \p{L}+))? at any ?time\b|\bmonth[- ]to[- ]month\b|\bno (?:long-term )?commitments?(?=\s*(?:$|[.,;!]))/iu
const binding =
  /\b(?:minimum|initial|fixed) (?:term|contract|period|commitment|duration)\W{1,4}(?:is |of |for |at least |: ?)?$|\b(?:minimum of|commit(?:ted)? (?:yourself )?for|sign(?:ed)? up for|bound for|contracts? (?:run|last)s?(?: for)?)(?: at least)?(?: a)?\s*$/i
const bindingAfter = /^[\s-]*(?:minimum|fixed|initial|binding)\b/i
/** The answer to how one leaves: "After the first twelve months, …". */
const firstBound = /^\W*(?:only )?after (?:the|your) first\s*$/i
const asksToLeave = /\b(?:leave|cancel|quit|stop|end|terminate)\b[^?]*\?/i
/** Of another plan or thing, or of a machine that is stopped. */
const other =
  /\b(?:annual\w*|yearly|enterprise|business|corporate|pilot|trial|lease|rent\w*|hardware|price|rate|warranty|guarantee\w*|insurance|loan|if|unless|except\w*|optional\w*|instead|machine|engine|video|music|training|ride|none|consult\w*|quot(?:e|ation)s?|estimates?|demos?|callback|enquir\w+|year (?:contract|plan|pass|membership)s?|no (?:minimum|fixed)|without)\b/i

function isOwn(reading: Reading, told: Told): boolean {
  const { text, parts } = told
  // A row of several cells is of several plans.
  if (parts.some(part => inPlanCard(reading, part) || part.block.text.split('|').length > 2)) return false
  return !other.test(text) && !isOfOthers(text) && !namesPlan(text) && !namesPlan(told.asked) && !/\?\s*$/.test(text)
}

function termIn({ text, asked }: Told): string | null {
  for (const length of durationsIn(text)) {
    if (length.months < 3 || length.value !== length.max) continue
    const [lead, rest] = [text.slice(0, length.index), text.slice(length.index + length.length)]
    if ((binding.test(lead) || bindingAfter.test(rest)) && !bindsLater(text)) return length.text
    if (asksToLeave.test(asked) && firstBound.test(lead)) return length.text
  }
  return null
}

export function leaveAnyTime(reading: Reading): Conflict[] {
  if (!reading.page || cancelTerms(reading).length > 0 || boundOrFree(reading).length > 0) return []
  const all = toldOf(reading)
    .filter(told => isOwn(reading, told))
    .map(told => ({ told, words: promise.exec(told.text)?.[0] ?? '', term: termIn(told) }))
  const free = all.find(({ told, words, term }) => words !== '' && term === null && !isPromisedForATime(told.text))
  const bound = free && all.find(({ told, term }) => term !== null && areApart(told, free.told))
  if (!free || !bound?.term) return []
  return [clash(reading, 'leaving', 'Whoever is bound cannot go.', [free, { told: bound.told, words: bound.term }])]
}
