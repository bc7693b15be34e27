/** One share of time in service up here, and a lower one in the terms. */
import { type Percent, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { areApart, clash, isOfOthers, isSupposed, namesPlan, type Told, toldOf } from '../told-whole.ts'

const about = /\b(?:uptime|availability|available|SLA|service level)\b/i
/** What was measured may lie above what is promised. */
const measured =
  /\b(?:measured|achieved|actual(?:ly)?|recorded|observed|historic(?:al)?|delivered|past|last|previous|since|average|(?:in|during|over|for) (?:the |Q\d |\w+ )?(?:19|20)\d\d|months|quarters|was|were|has been|had|status page|target|aim|goal|objective|credits? (?:if|when)|regions?|reached|ran at|saw|maintenance|sundays?|weekends?|at night|office hours|except|multi-region|add-on)\b/i
const nines = ({ value, max }: Percent) => value === max && value >= 90 && value < 100

/** "98% of our customers" is another share than that of the time. */
const isOfTime = (text: string, { index, length }: Percent): boolean =>
  !/^\s*of (?!the time\b)/i.test(text.slice(index + length))

interface Promised {
  share: Percent
  told: Told
}

function promiseIn(reading: Reading, told: Told): Promised[] {
  const { text, asked, parts } = told
  if (!about.test(`${text} ${asked}`) || measured.test(text) || isOfOthers(text) || isSupposed(text)) return []
  if (
    namesPlan(text) ||
    namesPlan(asked) ||
    parts.some(part => inPlanCard(reading, part) || part.block.type === 'table_row')
  )
    return []
  const shares = percentsIn(text).filter(share => nines(share) && isOfTime(text, share))
  const [share] = shares
  // "Below 99.9% you get 10% back, below 99% a quarter": steps of the credits.
  return share && shares.length === 1 && !/\bbelow\s*$/i.test(text.slice(0, share.index)) ? [{ share, told }] : []
}

export function uptime(reading: Reading): Conflict[] {
  const promises = toldOf(reading).flatMap(told => promiseIn(reading, told))
  // Three are those of three services.
  if (new Set(promises.map(({ share }) => share.value)).size !== 2) return []
  const [first] = promises
  const second = promises.find(({ share }) => share.value !== first?.share.value)
  if (!first || !second || !areApart(first.told, second.told)) return []
  const low = Math.min(first.share.value, second.share.value)
  return [
    clash(reading, 'the uptime', `Whoever promises ${low}% in one place does not promise more in another.`, [
      { told: first.told, words: first.share.text },
      { told: second.told, words: second.share.text },
    ]),
  ]
}
