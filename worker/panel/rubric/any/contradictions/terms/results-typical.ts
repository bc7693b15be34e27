/** Results are guaranteed, or a sum is held out, and small print says that results are otherwise. */
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { conflictOf, everythingTold, firstSaid, type Side } from '../everything-told.ts'

const guaranteed =
  /\b(?:guaranteed (?:results|income|earnings|profits?|returns)|(?:results|income|earnings|profits?|success)(?: (?:is|are))? (?:100\s?% )?guaranteed|(?:we|I) guarantee (?:you )?(?:your )?(?:results|income|success|profits?)|guarantees? (?:you )?(?:(?:an?|your|the|of|at least|minimum|average|yearly|annual) )*\d[\d.,]*\s?(?:x|×|%|times|percent|[-–]?fold)? (?:(?:annual|yearly|monthly|net|minimum) )?(?:returns?|roi|growth|profits?|yields?|increase in (?:sales|revenue|profit)))\b/i
const disclaimed =
  /\b(?:results|earnings|income|success)(?: shown| described| above)? (?:(?:is|are) )?not (?:typical|guaranteed|representative)\b|\b(?:no|not a) (?:guarantees?|promise) (?:of|as to) (?:any |specific |particular |future |similar )?(?:results|income|earnings|success|profits?|performance|returns?)\b|\b(?:do not|don['’]t|cannot|can['’]t) (?:guarantee|promise) (?:any |your |specific |these |you (?:any )?)?(?:results|income|earnings|success|profits?)\b/i
const monthly = /^\+?\s*(?:\/|per |a |each |every )\s*month\b/i
const heldOut = /\b(?:go from|from zero|earn|make|making|earning|reach|hit|your first|to)\b/i
const usual =
  /\b(?:average|typical|median|most)\b[^.]{0,24}\b(?:students?|members?|graduates?|participants?|customers?|users?|people|buyers?)\b[^.]{0,24}\b(?:earns?|makes?|made|earned)\b/i
const perYear = /\b(?:a|per|each|in (?:the|their|a)|first) (?:first )?year\b/i

/** A sum a month that a heading leads to, and a smaller one that most people reach. */
function sums(reading: Reading): [Side, Side] | null {
  const told = everythingTold(reading)
  const promise = told.find(({ text, block }) => {
    if (block.type !== 'heading' || !heldOut.test(text)) return false
    return moneyIn(text).some(money => monthly.test(text.slice(money.index + money.length)))
  })
  const most = told.find(({ text }) => usual.test(text) && moneyIn(text).length === 1)
  if (!promise || !most) return null
  const sum = (text: string): Money | undefined => moneyIn(text)[0]
  const [held, real] = [sum(promise.text), sum(most.text)]
  if (!held || !real || held.currency !== real.currency || real.bound === 'at-least') return null
  const year = perYear.test(most.text) ? 12 : /\bmonth\b/i.test(most.text) ? 1 : 0
  if (year === 0 || real.max * 2 > held.value * year) return null
  const after = (text: string, money: Money) => text.slice(money.index, money.index + money.length)
  return [
    {
      statement: promise,
      words: `${after(promise.text, held)}${monthly.exec(promise.text.slice(held.index + held.length))?.[0] ?? ''}`,
    },
    { statement: most, words: most.text.replace(/[.!]$/, '') },
  ]
}

export function resultsTypical(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  const found = sums(reading)
  if (found)
    return [conflictOf(told, 'the earnings to expect', 'The sum that leads is not the one that is usual.', found)]
  const sure = firstSaid(
    told,
    guaranteed,
    (statement, words) =>
      !negated(statement.text, statement.text.indexOf(words)) &&
      !disclaimed.test(statement.text) &&
      !/\b(?:nobody|no one|none|who(?:ever)?|anyone)\b/i.test(statement.text.slice(0, statement.text.indexOf(words))),
  )
  const unsure = firstSaid(
    told,
    disclaimed,
    statement => !/\b(?:search|test|lab|exam|loading|these|if)\b/i.test(statement.text),
  )
  if (!sure || !unsure) return []
  return [conflictOf(told, 'results', 'What is guaranteed comes for everybody.', [sure, unsure])]
}
