/** A fee that is said not to exist, and its amount. */
import { anyCase } from '../../../any-case.ts'
import { moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { isBoundedApart } from '../readers/scopes.ts'
import { areApart, clash, isOfOthers, namesPlan, type Told, toldOf } from '../told-whole.ts'

const named: [kind: string, what: string][] = [
  [
    'starting',
    '(?:set-?up|onboarding|activation|implementation|installation|joining|sign-?up|registration|enrol?l?ment|admin(?:istration)?)',
  ],
  ['booking', '(?:booking|reservation)'],
  ['leaving', '(?:cancellation|termination|exit|early[- ]termination|early[- ]exit)'],
  ['coming out', '(?:call-?out|travel|mileage)'],
  ['each sale', '(?:transaction|commission|processing)'],
  ['the service', '(?:service|maintenance|account)'],
]
const fee = '(?:fees?|charges?|costs?|payments?)'
export const kinds = named.map(([kind, what]) => ({
  kind,
  /** The patterns below are long, and are compiled where a text has the word. */
  word: anyCase(what),
  denied: anyCase(
    `\\b(?:no|zero|without(?: any)?|never an?y?|free of) (?:hidden |upfront |one-off |extra )?${what}(?:,? (?:or|and) [\\p{L}-]+)? ${fee}\\b|\\b(?:do not|don['’]t|never) charge (?:you )?(?:an? |any )?${what} ${fee}|\\b${what} (?:is|are) free\\b(?! (?:for|on|with|if|when|of|in)\\b)`,
  ),
  charged: anyCase(`\\b(?:one-(?:off|time) )?${what}(?: and [\\p{L}-]+)? ${fee}\\b`),
}))
const conditional =
  /\b(?:optional\w*|if|unless|waived|free (?:with|for|on)|only|except\w*|on request|instead|extra services?|for larger|express|bank['’]?s?|card (?:company|provider)|third[- ]party|government|was|were|used to|previously|until|from (?:the )?(?:second|third)|second|late|late-?comers|no[- ]shows?)\b/i

interface Denial {
  told: Told
  words: string
}

function denialOf(told: Told, denied: RegExp): Denial | null {
  const words = denied.exec(told.text)?.[0]
  return words && !conditional.test(told.text) ? { told, words } : null
}

function chargeOf(told: Told, charged: RegExp): Denial | null {
  const { text } = told
  const match = charged.exec(text)
  if (!match || conditional.test(text) || /\b(?:no|zero|without|never|not|free)\b/i.test(text)) return null
  const amounts = [...moneyIn(text), ...percentsIn(text)].filter(({ value }) => value > 0)
  const rest = text.slice(match.index + match[0].length)
  // The amount stands beside the fee: "of £350", "is £350", ": £350", "£350 set-up fee".
  const amount = amounts.find(({ index, length }) => {
    const behind = index - match.index - match[0].length
    return (
      (behind >= 0 &&
        /^\s*(?:of|is|are|:|\||=|\(|comes to|costs?|per [\p{L} ]+ (?:is|of))?\s*(?:a one-off )?$/iu.test(
          rest.slice(0, behind),
        )) ||
      (index < match.index &&
        /^\s*(?:one-(?:off|time) |initial |flat |in )?$/i.test(text.slice(index + length, match.index)))
    )
  })
  if (!amount) return null
  const [from, to] = [
    Math.min(match.index, amount.index),
    Math.max(match.index + match[0].length, amount.index + amount.length),
  ]
  return { told, words: text.slice(from, to) }
}

export function feeDenied(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(told => !isOfOthers(told.text))
  for (const { kind, word, denied, charged } of kinds) {
    const denial = all
      .filter(({ text }) => word.test(text))
      .filter(told => !namesPlan(told.text) && !namesPlan(told.asked))
      .filter(({ parts }) => !parts.some(part => inPlanCard(reading, part) || part.block.type === 'table_row'))
      .flatMap(told => denialOf(told, denied) ?? [])[0]
    const charge =
      denial &&
      all
        .flatMap(told => chargeOf(told, charged) ?? [])
        .find(({ told }) => areApart(told, denial.told) && !isBoundedApart(denial.told.text, denial.words, told.text))
    if (!denial || !charge) continue
    const subject = kind === 'starting' ? 'the fee for starting' : `the fee for ${kind}`
    return [clash(reading, subject, 'A fee with an amount is a fee.', [denial, charge])]
  }
  return []
}
