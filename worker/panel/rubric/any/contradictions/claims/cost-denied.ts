/** A cost or a source of money that is said not to exist, and its amount. Beside the fees that `fee-denied.ts` reads. */

import type { Amount } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { wordsOf } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { feeDenied } from '../prices/fee-denied.ts'
import { freeShipping } from '../prices/free-shipping.ts'
import { isOpenedApart } from '../readers/scopes.ts'
import { areApart, clash, type Half, isOfOthers, namesPlan, type Told, toldOf } from '../told-whole.ts'
import { denialOf, denying } from './denials.ts'

interface Kind {
  subject: string
  because: string
  /** What is denied. */
  denied: RegExp
  /** Other words for having none of it. */
  otherwise?: RegExp
  /** The denial must hold of these words too, such as of all orders. */
  only?: RegExp
  /** What stands before and after the amount; `¤` is the amount. */
  charged: RegExp
  /** Words of a charge that has a case of its own. */
  other: RegExp
  /** Another pair tells of the same. */
  told?: (reading: Reading) => Conflict[]
}

const fee = (word: string, subject: string): Kind => ({
  subject,
  because: 'A fee with an amount is a fee.',
  denied: denying(`(?:${word}) (?:fees?|charges?|costs?)`),
  // A label and its amount, with what it is made of in brackets: "Joining fees (40 x £50) £2,000".
  charged: anyCase(
    `^\\W*(?:one-(?:time|off) |initial )?(?:${word}) (?:fees?|charges?)\\s*(?:\\([^()]*\\))?[\\s.:|–—-]*¤|¤ (?:one-(?:time|off) )?(?:${word}) (?:fee|charge)\\b`,
  ),
  other:
    /\b(?:optional\w*|if|unless|waived|refund\w*|only|late|saved?|without|no|free|except\w*|on request|instead|extra|for larger|express|third[- ]party|government|was|were|used to|previously|until|second|third)\b/i,
  told: feeDenied,
})

const kinds: Kind[] = [
  fee('joining|entry|entrance|admission', 'the fee for joining'),
  fee('sign-?up|registration|enrol?ment', 'the fee for signing up'),
  fee('set-?up|start|starting|start-?up|activation', 'the fee for starting'),
  {
    subject: 'what is left to pay of a loss',
    because: 'Whoever pays a part of it is left with a part of it.',
    denied: denying('(?:own risk|deductibles?|co-?pay(?:ment)?s?|excess(?= to pay|\\s*(?:$|[.,;!])))'),
    charged:
      /\b(?:own risk|deductible|excess|co-?pay(?:ment)?)\s*(?:of|is|:|\||per (?:case|claim|event) is)?\s*¤|¤ (?:own risk|deductible|excess|co-?pay(?:ment)?)\b|\b(?:theft|loss|damage|claim|accident|event)\b[^.;]{0,20}¤[^.;]{0,12}\b(?:stays?|remains?|is|are)\b[^.;]{0,12}\b(?:for (?:the |your )?(?:own )?account|borne by|payable by)\b/iu,
    other: /\b(?:optional|if you|unless|instead|without|waived|reduced?|lowers?|driver|drivers)\b/i,
  },
  {
    subject: 'money from grants',
    because: 'A grant that paid for something was taken.',
    denied: denying(
      '(?:(?:grants?|donor|donations?|subsid(?:y|ies))(?:[- ]money| funding| funds)?|public (?:money|funding|funds)|state aid)',
    ),
    charged:
      /¤ (?:\p{L}+ ){0,2}(?:grant|subsidy)\b[^.;]{0,60}\b(?:paid (?:for|half)|covered|financed|funded|received|won|was awarded|built)\b|\b(?:[Ww]e (?:\p{L}+ )?(?:received|won|were awarded|got)|thanks to|paid (?:for )?(?:by|from|out of))\b[^.;\d]{0,24}\b(?:grant|subsidy) of ¤|\b(?:[Ww]e (?:\p{L}+ )?(?:received|won|were awarded|got)|thanks to|paid (?:for )?(?:by|from|out of))\b[^.;\d]{0,20}¤ (?:\p{L}+ ){0,2}(?:grant|subsidy)\b|^\W*(?:\p{L}+ )?(?:grants?|subsid(?:y|ies))(?: (?:income|money|funding|received))?\s*[|:][\s|]*¤/iu,
    other:
      /\b(?:appl(?:y|ied|ying|ication)|expect\w*|hope|would|will|could|may|might|if|pending|plan\w*|customers?|clients?|members|farmers get|their|programme|fee|possible|potential|next)\b/,
  },
  {
    subject: 'the cost of delivery',
    because: 'What is charged on some orders is not free on all of them.',
    denied: denying(
      '(?:freight|delivery|shipping|postage)(?: (?:charges?|costs?|fees?))?(?= to pay|\\s*(?:$|[.,;!]|on (?:any|every|all)))',
    ),
    only: /\b(?:every|all|any|each|no) (?:\p{L}+ )?(?:orders?|parcels?|deliver(?:y|ies)|boxes|bags?)\b|\b(?:whatever|however) (?:the size|small|little|much|you order)\b/iu,
    charged:
      /^\W*(?:(?:the|our|a|standard) )?(?:freight|delivery|shipping|postage)(?: (?:charge|cost|fee))?(?: of| is|:| costs)? ¤ (?:(?:goes|is (?:added|charged)|applies|falls due) (?:on|to|for)|for|on|per) (?:all |any )?(?:(?:small|smaller) )?orders?\b/iu,
    other:
      /\b(?:express|next[- ]day|overseas|abroad|outside|international\w*|islands?|until|from 1|was|were|retail)\b/i,
    told: freeShipping,
  },
  {
    subject: 'what is owed for the technology',
    because: 'A royalty that is paid is owed to somebody.',
    denied: denying('(?:royalt(?:y|ies)|licen[cs]e fees?)'),
    otherwise:
      /\bowes? (?:nobody|no one|no-one) (?:anything|a \p{L}+|any (?:royalty|fee))(?= (?:for|on)\b)|\bowes? nothing (?:to (?:anybody|anyone|any third party) )?(?=(?:for|on)\b)/iu,
    charged:
      /¤ (?:\p{L}+ )?royalt(?:y|ies)\b[^.;]{0,30}\b(?:we (?:pay|owe)|paid to|payable to|goes to|is due to)|\broyalt(?:y|ies)\b(?: of| is|:)? ¤[^.;]{0,60}\b(?:to|for) (?:the|its|our)\b|\bwe (?:pay|owe)\b[^.;]{0,50}\broyalt(?:y|ies) of ¤|\bwe (?:pay|owe)\b[^.;\d]{0,40}¤ (?:\p{L}+ )?royalt(?:y|ies)\b/iu,
    other: /\b(?:authors?|artists?|franchise\w*|would|will|until|ended|was|were|if|they pay|pays us|to us)\b/i,
  },
]
/** Denied for a case, a time or a part only. */
const conditional =
  /\b(?:if|unless|waived|only|except\w*|until|so far this|this (?:year|month)|during|instead|optional\w*|included? in|was|were|used to|first (?:month|year)|yet)\b/i

const isOurs = ({ text, asked }: Told): boolean =>
  !isOfOthers(text.replace(/\([^()]*\)/g, ' ')) && !namesPlan(text) && !namesPlan(asked) && !/\?\s*$/.test(text)

function chargeOf(told: Told, { charged, other }: Kind): Half | null {
  const { text } = told
  if (other.test(text.replace(/\([^()]*\)/g, ' '))) return null
  const amounts: Amount[] = [...moneyIn(text), ...percentsIn(text)].filter(({ value }) => value > 0)
  for (const { index, length } of amounts) {
    const marked = `${text.slice(0, index).trimEnd()} ¤ ${text.slice(index + length).trimStart()}`
    const match = charged.exec(marked.replace(/^ /, ''))
    if (match) {
      const words = match[0].replace('¤', text.slice(index, index + length))
      return { told, words: text.includes(words.trim()) ? words : text.slice(0, 90) }
    }
  }
  return null
}

export function costDenied(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(isOurs)
  const inCard = ({ parts }: Told) => parts.some(part => inPlanCard(reading, part))
  // The terms in full sentences may stand in what looks like a card, and hold of all the same.
  const charges = all.filter(told => !inCard(told) || wordsOf(told.text).length >= 10)
  return kinds.flatMap(kind => {
    const denial = all
      .filter(
        told => told.parts[0]?.block.type !== 'table_row' && !inCard(told) && (kind.only?.test(told.text) ?? true),
      )
      .flatMap(told => denialOf(told, kind.denied, kind.otherwise) ?? [])
      .find(({ told }) => !conditional.test(told.text))
    const charge =
      denial &&
      charges
        .flatMap(told => chargeOf(told, kind) ?? [])
        .find(one => areApart(one.told, denial.told) && !isOpenedApart(denial.told.text, denial.words, one.told.text))
    if (!denial || !charge || (kind.told?.(reading).length ?? 0) > 0) return []
    return [clash(reading, kind.subject, kind.because, [denial, charge])]
  })
}
