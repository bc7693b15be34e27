/** Pair 30: money, a burn and a runway in one place, where the money does not last so long. */
import { durationsIn, type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, statementsOf } from '../conflict.ts'
import { isPlain, leadOf, type Passage, passagesOf, spanOf, tailOf } from '../readers/passages.ts'
import { findRaise, type Raise } from './raise-amounts.ts'
import { runway } from './runway.ts'

const burnBefore = /\b(?:burn(?:s|ing|ed)?|burn rate|spend(?:s|ing)?)\b[^.;\n]{0,24}$/i
const burnAfter = /^[^.;\n]{0,14}\bburn\b/i
const monthly = /^\s*(?:\/|per |an? |each |every )\s*(?:month|mo\b)|^\s*monthly\b/i
const monthlyBefore = /\b(?:monthly|per month|a month)\b[^.;\n]{0,20}$/i
const lasts =
  /\brunway\b|\bmonths of cash\b|\b(?:lasts?|lasting|enough for|gives? us|carr(?:y|ies) us|buys? us|takes? us)\b/i
/** Income against the burn, a burn that changes, or money besides what is named: each may make it last longer. */
const other =
  /\b(?:revenue|income|sales|grow\w*|declin\w+|fall\w*|falls|drop\w*|shrink\w*|break-?even|profit\w*|MRR|ARR|gross|offset|net of|grants?|loans?|debt|credit|existing|current cash|on top|together with|plus|extend\w*|cut|cutting|reduc\w+|lower\w*|without|if|until|tranches?|more|another|also|besides|in addition|additional|at least|minimum|buffer|reserve|average|year\w*|quarter\w*|was|were|last|previous\w*)\b/i
const elsewhere =
  /\b(?:grants?|loans?|cash (?:in|on|at|balance|position)|in the bank|in cash|venture debt|already committed|committed|soft-?circled)\b/i
/** An average is one burn for all of the time. */
const evenly =
  /\b(?:average|mean|constant) (?=(?:monthly |net )*(?:burn|spend))|\b(?:per|a|each|every) (?:month|mo)\b/gi
/** The time is worked out from just these. */
const derived = /\b(?:so|which|that|thus|hence|i\.e\.|gives?|giving|lasts?|enough for|covers?|makes?|making)\b|[=→]/i
/** A round may come on top of cash that nobody states, so only much too long is sure. */
const factor = { cash: 1.25, derived: 1.3, round: 1.5, earning: 2 }
const earns = /\b(?:revenue|MRR|ARR|turnover|paying)\b/i

function conflictIn(passage: Passage, othersOf: (own: boolean) => string, raise: Raise | null): Conflict | null {
  const { text, quotes } = passage
  if (!lasts.test(text) || other.test(text.replace(evenly, ' '))) return null
  const all = moneyIn(text)
  if (all.length < 1 || all.length > 2 || !all.every(isPlain)) return null
  const isBurn = (money: Money) => {
    const [lead, tail] = [leadOf(text, money, all), tailOf(text, money, all)]
    const byMonth = monthly.test(tail) || monthlyBefore.test(lead)
    return byMonth && (burnBefore.test(lead) || burnAfter.test(tail))
  }
  const [burn, ...burns] = all.filter(isBurn)
  // A line that tells of burn and time alone tells of the round.
  const inRound = all.length === 1
  const money = inRound ? raise?.money : all.find(one => one !== burn)
  if (!burn || burns.length > 0 || !money || money.currency !== burn.currency || money.value <= burn.value) return null
  if (inRound ? !isPlain(money) : monthly.test(tailOf(text, money, all))) return null
  const times = durationsIn(text).filter(one => one.unit === 'month' && one.max === one.value)
  const [stated] = times
  if (!stated || times.length > 1 || stated.bound === 'at-most') return null
  // What the owners and investors are in with is a part of the round.
  const others = othersOf(inRound).replace(/\bcommitted (?:by|from)\b/gi, ' ')
  const inBank = /\bin the bank\b|\bin cash\b|\bcash\b|\bon hand\b/i.test(text)
  if (!inBank && elsewhere.test(others)) return null
  const longest = spanOf(money, 0.05).high / spanOf(burn, 0.05).low
  // Whoever earns may burn less by the month.
  const net = /\bnet (?:monthly )?burn\b/i.test(text)
  const most = inBank
    ? factor.cash
    : earns.test(others) && !net
      ? factor.earning
      : derived.test(text)
        ? factor.derived
        : factor.round
  if (stated.months <= longest * most) return null
  const [held, spent] = [money.text.trim(), burn.text.trim()]
  const months = Math.round((10 * money.value) / burn.value) / 10
  return {
    subject: 'the runway',
    first: stated.text.trim(),
    second: `${held} at a burn of ${spent}`,
    because: `At ${spent} a month, ${held} lasts ${months === 1 ? '1 month' : `${months} months`}.`,
    quotes: inRound && raise ? [...bothQuotes(raise.statement), ...quotes] : quotes,
  }
}

export function runwayByBurn(reading: Reading): Conflict[] {
  // What the pair that reads the whole document sees is not said twice.
  if (runway(reading).length > 0) return []
  const statements = statementsOf(reading)
  const round = findRaise(reading)
  for (const passage of passagesOf(reading)) {
    // Asked only where money, burn and runway stand together: all of the text for each passage would take its square.
    const found = conflictIn(
      passage,
      own => {
        if (own) return statements.map(({ text }) => text).join('\n')
        const blocks = new Set(passage.quotes.map(({ blockId }) => blockId))
        const rest = statements.filter(({ block }) => !blocks.has(block.id))
        return rest.map(({ text }) => text).join('\n')
      },
      round,
    )
    if (found) return [found]
  }
  return []
}
