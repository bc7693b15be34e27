/** Pair 14: "cancel any time", and a term that binds. */
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { bindsLater, isPromisedForATime } from './parted-times.ts'

const anyTime = /\bcancel(?:l?ed|l?ing)?(?: your \w+| it| online)? (?:at )?any ?time\b/i
const term =
  /\bminimum (?:term|commitment|contract|period)\b|\b(?:6|12|18|24|36|six|twelve|twenty-four)[- ]months? (?:minimum|contract|commitment|term)\b|\b(?:60|90|120)[- ]days?['’]? (?:written )?notice\b|\b(?:two|three|six|twelve|[2-9]|1[0-2])[ -]months?['’]? (?:written )?notice\b|\bnotice period (?:is|of) (?:at least )?(?:two|three|six|twelve|[2-9]|1[0-2]) months\b|\bannual (?:commitment|contract)\b/i
/** No term at all, or another plan's. */
const other =
  /\bno (?:minimum|annual|long-term|contract|\d+)|\bwithout\b|\b(?:annual|yearly|enterprise|business) plans?\b|\boptional\b/i

/** A row of several cells is of several plans. */
const ofPlans = ({ block, text }: Statement) => block.type === 'table_row' && text.split('|').length > 2

export function cancelTerms(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const promise = statements.find(
    ({ text }) => anyTime.test(text) && !/\bannual|yearly|enterprise\b/i.test(text) && !isPromisedForATime(text),
  )
  const binding = statements.find(
    statement =>
      statement !== promise &&
      term.test(statement.text) &&
      !other.test(statement.text) &&
      !ofPlans(statement) &&
      !bindsLater(statement.text),
  )
  if (!promise || !binding) return []
  return [
    {
      subject: 'leaving',
      first: anyTime.exec(promise.text)?.[0] ?? '',
      second: term.exec(binding.text)?.[0] ?? '',
      because: 'A customer who is bound cannot leave at any time.',
      quotes: bothQuotes(...[promise, binding].sort((a, b) => statements.indexOf(a) - statements.indexOf(b))),
    },
  ]
}
