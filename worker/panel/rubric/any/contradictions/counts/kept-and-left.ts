/** So many per cent of customers stay in a year, and more or fewer than the rest leave in it. */
import { type Percent, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'

const who = '(?:customers?|accounts?|clients?|members?|subscribers?|logos?|households?|farms?|shops?|schools?|labs?)'
const inYear =
  /\b(?:trailing (?:twelve|12) months|(?:last|past) (?:twelve|12) months|LTM|TTM|annual(?:ly)?|yearly|(?:a|per|each|every|last|in the) year|year (?:ago|on year|to year)|from year to year|12-month)\b/i
const keptBefore = new RegExp(`\\b(?:${who} |logo )?retention(?: rate)?\\b[^.;%\\d]{0,24}$`, 'i')
const keptAfter = new RegExp(
  `^\\s*(?:of (?:our |the |all )?${who}\\b[^.;%\\d]{0,30}\\b(?:renew(?:ed)?|stay(?:ed)?|remain(?:ed)?|are still|come back|came back)\\b|(?:annual |yearly )?(?:${who} )?retention\\b)`,
  'i',
)
const leftBefore = new RegExp(
  `\\b(?:annual|yearly) (?:${who} )?churn(?: rate)?\\b[^.;%\\d]{0,24}$|\\b${who} churn(?: rate)?(?: (?:a|per) year)?\\b[^.;%\\d]{0,24}$`,
  'i',
)
const leftAfter = new RegExp(
  `^\\s*of (?:our |the |all )?${who}\\b(?! (?:who|that) (?:have |had |has )?(?:since )?(?:cancel|left|quit|leave|churn))[^.;%]{0,60}\\b(?:cancelled|canceled|left|quit|churned|did not renew|gave notice|leave)\\b|^\\s*(?:annual|yearly) (?:${who} )?churn\\b`,
  'i',
)
/** Another measure, another group, or a wish. */
const other =
  /\b(?:net|revenue|dollar|gross|NRR|GRR|MRR|ARR|monthly|month|quarter\w*|staff|employees?|technicians?|team|target|goal|benchmark|industry|typical|usual|competitors?|if|of (?:these|those|them|which|whom)|plans?|tier|cohort|new|trial|first year|enterprise|small(?:er)?|large[r]?|segment|before|was|were (?!active)|up from|down from)\b/i

interface Said {
  share: Percent
  statement: Statement
}

function saidIn(statements: readonly Statement[], before: RegExp, after: RegExp): Said[] {
  return statements.flatMap(statement => {
    const { text, block } = statement
    if (block.type === 'chart' || other.test(text) || isPlan(text) || !inYear.test(text)) return []
    const found = percentsIn(text).filter(
      share =>
        share.max === share.value &&
        !share.points &&
        share.value > 0 &&
        share.value < 100 &&
        (before.test(text.slice(0, share.index)) || after.test(text.slice(share.index + share.length))),
    )
    return found.length === 1 && found[0] ? [{ share: found[0], statement }] : []
  })
}

export function keptAndLeft(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const [kept, more] = saidIn(statements, keptBefore, keptAfter)
  const [left, further] = saidIn(statements, leftBefore, leftAfter)
  if (!kept || more || !left || further || kept.statement === left.statement) return []
  const rest = 100 - kept.share.value
  const loose = [kept, left].some(({ share }) => share.bound !== 'exact')
  if (loose || Math.abs(rest - left.share.value) <= 2.5) return []
  const round = (value: number) => Math.round(10 * value) / 10
  return [
    {
      subject: 'how many stay for a year',
      first: `${kept.share.text.trim()} kept`,
      second: `${left.share.text.trim()} lost`,
      because: `Where ${left.share.text.trim()} leave, ${round(100 - left.share.value)}% stay.`,
      quotes: bothQuotes(
        ...[kept.statement, left.statement].sort((a, b) => statements.indexOf(a) - statements.indexOf(b)),
      ),
    },
  ]
}
