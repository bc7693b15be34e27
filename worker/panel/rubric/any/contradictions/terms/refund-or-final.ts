/** Money back is promised, and every sale is final. */
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import type { Conflict, Statement } from '../conflict.ts'
import { askedOver, conflictOf, everythingTold, firstSaid, inPlanCard } from '../everything-told.ts'

const promised =
  /\bmoney[- ]back guarantee\b|\b(?:full|complete|100\s?%) refund\b|\b(?:we|I)(?:['’]ll| will| shall)? (?:happily |gladly |simply |just )?(?:(?:refund|repay) (?:you|your|every|all|the)|(?:give|send|pay) (?:(?:you|all|every (?:cent|penny|dollar|euro|pound)|your money|the money|the full (?:price|amount|sum))(?: of it)? )+back|(?:give|send|pay|hand) back (?:all|every|your money|the (?:money|full|whole))(?: of it)?)|\bget (?:all )?(?:of )?your money back\b|\bor your money back\b/i
const final =
  /\ball (?:sales|purchases|orders|payments|bookings) (?:are|is) (?:strictly |considered )?(?:final|non-?refundable)\b|\b(?:we|I) (?:do not|don['’]t|cannot|can['’]t) (?:offer|give|issue|provide|make|grant)(?: any)? refunds?\b|\b(?:there are |strictly )?no refunds?\b(?= (?:are|is|will be) (?:given|issued|offered|possible|made|granted)\b|\s*(?:[.!,;:]|$))|\b(?:the |your )?(?:purchases?|payments?|prices?|course|programme|program|subscriptions?|membership|orders?|sales) (?:is|are) (?:strictly )?non-?refundable\b/i
/** One of several things that are sold, or a case in which it is so. */
const ofCase =
  /\b(?:after|beyond|past|unless|except\w*|excluding|other than|apart from|once|later|outside|partial\w*|pro[- ]?rat\w*|portion|unused|remaining|used|opened|worn|deposits?|gift|vouchers?|cards?|sale items?|on sale|clearance|discounted|reduced|outlet|custom\w*|personali[sz]ed|bespoke|made[- ]to[- ]order|engraved|downloads?|digital (?:products|items|goods|files|content)|tickets?|workshops?|events?|seminars?|yearly|annual\w*|monthly|renewals?|add-?ons?|upgrades?|extras?|set-?up|fees?|shipping|postage|delivery|taxes|when|where|if|expired|hygiene|underwear|earrings|food|perishable|plants|credits|domains?|coaching|consult\w*|retreat|rooms?|no-?shows?|late|rates?|tariff|saver|option|cancel\w*|missed|class(?:es)?|lessons?|within|instead of|used to|other (?:shops|courses|schools)|others|most|they)\b/i
/** "A full refund is not automatic." */
const notSure = /^[^.,;]{0,24}\b(?:not|never|no longer|only|depends?|may|might|can be|subject to|at (?:our|the))\b/i
/** Money back where the seller fails, which leaves a sale final otherwise. */
const fault =
  /\b(?:damaged|broken|faulty|defective|wrong item|lost|does(?:n['’]t| not) arrive|never arrives?|(?:we|I|us|organi[sz]er) (?:cancel|fail|miss|cannot|can['’]t|postpone)\w*|(?:is|are|gets?) cancel\w*|cancel(?:l?ed|s)? by us|deposit|shipping|delivery|difference|unused|balance|remaining|postage|double|overcharg\w*|by mistake|tickets?|events?|workshops?|retreat|trial|gift|competitors?|others|most|used to)\b/i

export function refundOrFinal(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  const own = (statement: Statement) => !inPlanCard(reading, statement)
  const around = (statement: Statement) => `${statement.text} ${askedOver(reading, statement)}`
  const back = firstSaid(
    told,
    promised,
    (statement, words) =>
      own(statement) &&
      !fault.test(around(statement)) &&
      !negated(statement.text, statement.text.indexOf(words)) &&
      !notSure.test(statement.text.slice(statement.text.indexOf(words) + words.length)),
  )
  const none = firstSaid(told, final, statement => own(statement) && !ofCase.test(around(statement)))
  if (!back || !none || back.statement === none.statement) return []
  return [conflictOf(told, 'refunds', 'A sale that is final gives nobody the money back.', [back, none])]
}
