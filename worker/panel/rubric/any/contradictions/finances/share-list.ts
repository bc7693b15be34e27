/** Shares below what is raised, a line for each, that are not the whole. Beside `use-of-funds.ts`, which needs a heading. */
import type { Block } from '#db/shapes.ts'
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength, sentencesOf, wordsOf } from '../../../text.ts'
import { type Conflict, notTheWhole } from '../conflict.ts'
import { fundShares } from './fund-shares.ts'
import { raises } from './raise-amounts.ts'
import { useOfFunds as belowHeading } from './use-of-funds.ts'

const uses =
  /\b(?:use of (?:funds|proceeds)|where (?:it|the money|the round) goes|how we(?:['’]ll| will)? (?:use|spend)|allocation|(?:money|funds|round|proceeds|it|capital|loan) (?:will )?(?:goes|go|be (?:used|spent|split)|is split|are split|is for) ?(?:to|into|on|for|as follows)?)\b/i
const leading =
  /^\W*\d{1,3}(?:[.,]\d)?\s?% (?!of\b|more|less|growth|margin|equity|discount|share|increase|per\b)\p{L}/iu
const trailing = /^[\p{L}][\p{L} &,/-]{2,40}[:–—-]?\s*\d{1,3}(?:[.,]\d)?\s?%$/u
/** "Sales in Norway, Scotland and the islands: 45%": however long, the share stands alone behind its colon. */
const coloned = /^[^:–—%]{2,90}(?::| [–—])\s*\d{1,3}(?:[.,]\d)?\s?%$/u
const notShare =
  /\b(?:growth|margin|equity|stake|dilution|discount|churn|retention|up to|about|at least|of which|including|conversion|rate|year)\b/i

function isShare({ type, text }: Block): boolean {
  if (type !== 'list_item' && type !== 'paragraph') return false
  if (percentsIn(text).length !== 1 || notShare.test(text)) return false
  const words = wordsOf(text).length
  return (words <= 8 && (leading.test(text) || trailing.test(text))) || (words <= 16 && coloned.test(text))
}

export function shareList(reading: Reading): Conflict[] {
  if (belowHeading(reading).length > 0 || fundShares(reading).length > 0) return []
  const asks = new Set(raises(reading).map(({ statement }) => statement.block))
  const blocks = reading.visible
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1]
    if (!before || !isShare(block) || isShare(before)) continue
    const opening = sentencesOf(before).at(-1)?.text ?? ''
    const names = uses.test(opening) && (wordsOf(before.text).length <= 8 || /:\s*$/.test(opening))
    if (!asks.has(before) && !names) continue
    const rest = blocks.slice(at)
    const end = rest.findIndex(one => !isShare(one))
    const parts = end < 0 ? rest : rest.slice(0, end)
    // Another line with a share may be one of them.
    if (parts.length < 3 || percentsIn(blocks[at + parts.length]?.text ?? '').length > 0) continue
    const shares = parts.flatMap(({ text }) => percentsIn(text))
    if (shares.some(({ bound, max, value }) => bound !== 'exact' || max !== value)) continue
    const sum = Math.round(10 * shares.reduce((all, { value }) => all + value, 0)) / 10
    if (sum >= 98 && sum <= 102) continue
    const quoted = [before, parts[0], parts.at(-1)].flatMap(one => (one ? [one] : []))
    return [
      notTheWhole(
        'the use of funds',
        shares.map(({ text }) => text),
        sum,
        quoted.map(one => ({ blockId: one.id, text: clip(one.text, quoteLength).trim() })),
      ),
    ]
  }
  return []
}
