/** Work is said to have gone on without a stop, and it stopped. */
import { anyCase } from '../../../any-case.ts'
import { isQuotation } from '../../../read-base.ts'
import type { Reading } from '../../../reading.ts'
import { sentencesOf } from '../../../text.ts'
import { type Conflict, quoteStatement, type Statement } from '../conflict.ts'

const what =
  '(?:shifts?|days?|hours?|minutes?|nights?|orders?|parcels?|deliver(?:y|ies)|cups?|meals?|guests?|bookings?|lessons?|sessions?|services?|trains?|batch(?:es)?)'
const denied = anyCase(
  [
    `\\bwithout (?:ever )?(?:los(?:ing|s of)|missing|cancelling|closing for|stopping for) (?:even )?(?:a single|one|a) ${what}\\b`,
    `\\bwithout (?:a single|one|an?) (?:${what} )?(?:day |hour |minute )?(?:of )?(?:closure|downtime|interruption|standstill|stoppage|outage)\\b`,
    `\\bwithout (?:a single|one) (?:\\p{L}+ed )${what}\\b`,
    '\\bstayed open (?:throughout|all the time|the whole time|every day)\\b',
    `\\bwithout (?:any )?(?:downtime|interruption|disruption|closure|closing|a stop)\\b`,
    '\\b(?:zero|no) (?:downtime|interruption|disruption|stoppages?|closures?|lost (?:shifts|days|production))\\b',
    `\\b(?:kept|keeps) every (?:shift|line|service|train|day) running\\b`,
    '\\b(?:production|the (?:line|shop|plant|café|restaurant|site|factory|kitchen|store|service)) never (?:once )?(?:stopped|stood still|closed|went (?:down|offline))\\b',
    '\\bno (?:production|shift|day|revenue|order)s? (?:was|were) (?:ever )?lost\\b',
  ].join('|'),
)
const length =
  '(?:(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3}|the whole|half a)(?: whole| full)? (?:hours?|days?|weeks?|weekends?|mornings?|shifts?|nights?))'
const stopped = anyCase(
  [
    `\\b(?:the|that|a|one|those) (?:weeks?|days?|weekends?|\\w+ (?:days|weeks)) (?:that |when )?(?:we|it|they) (?:were|was) (?:shut|closed|down|offline)\\b`,
    `\\b(?:was|were|stayed|remained|went|had to (?:close|shut)|closed|shut|stood still|stopped) (?:\\p{L}+ )?(?:(?:shut|closed|down|offline|still|idle) )?(?:for )?${length}\\b`,
    `\\b(?:lost|missed) (?:only |just |about )?${length}\\b`,
  ].join('|'),
)
/** Before it, elsewhere, or for show. */
const other =
  /\b(?:before|previous(?:ly)?|used to|old|other|others|elsewhere|competitors?|rivals?|if|would(?! not)|could|might|may|normally|usually|every (?:spring|summer|autumn|winter|year|month|week)|holidays?|christmas|easter|last (?:year|time)|instead of|each year|public|strike|covid|pandemic|storm|flood|fire)\b/i
const hoped = /\b(?:can|will|aim|goal|target|promise|should|planned?|nearly|almost|if|when you)\b/i

/** Customers tell how it went in their own words, so quotations are read as well. */
function sentences(reading: Reading): Statement[] {
  return reading.visible
    .filter(({ type }) => type !== 'table_row' && type !== 'button' && type !== 'link')
    .flatMap(block => sentencesOf(block).map(({ text, start }) => ({ text, block, start })))
}

const instance =
  /\b(?:installed|fitted|migrated|moved|switched|done|replaced|rebuilt|changed|kept|was|were|never|went|took|stayed|ran|opened)\b/i

export function disruptionDenied(reading: Reading): Conflict[] {
  const all = sentences(reading)
  const none = all.find(
    ({ text, block }) => denied.test(text) && instance.test(text) && !hoped.test(text) && !isQuotation(block.text),
  )
  if (!none) return []
  const halt = all.find(
    one =>
      one !== none &&
      stopped.test(one.text) &&
      !/\b(?:19|20)\d\d\b/.test(one.text) &&
      !other.test(one.text) &&
      !denied.test(one.text),
  )
  if (!halt) return []
  const [first, second] = all.indexOf(none) < all.indexOf(halt) ? [none, halt] : [halt, none]
  const words = (one: Statement) => (one === none ? denied : stopped).exec(one.text)?.[0] ?? ''
  return [
    {
      subject: 'the work that went on',
      first: words(first),
      second: words(second),
      because: 'While it stands still it does not go on.',
      quotes: [quoteStatement(first), quoteStatement(second)],
      severity: 2,
    },
  ]
}
