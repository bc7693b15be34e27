/** A saving for those who book early that the early price and the regular one do not give. */
import { type Money, moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength, wordsOf } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'
import { isPlain } from '../readers/passages.ts'

const early = /^\W*(?:super )?early[- ]?bird(?: (?:ticket|price|rate|pass))?\b/i
const regular =
  /^\W*(?:regular|standard|full[- ]price|full rate|normal|list price|late|general admission)(?: (?:ticket|price|rate|pass))?\b/i
const saves = /\b(?:sav(?:e|es|ing)|discount(?: of)?)\s*(?:up to )?$|\b(?:less|cheaper|off)\b/i
const off = /^\s*(?:off|less|cheaper|discount|saving)\b/i
const other = /\b(?:up to|groups?|teams?|students?|members?|on top|extra|additional|hotel|rooms?|train)\b/i
/** Who sells tickets rounds what is saved, and hardly by more than this. */
const points = 2.5
/** Words of a line that names a ticket and its price. */
const longest = 14

interface Priced {
  money: Money
  blockId: string
  text: string
}

/** The price in the line that is called so, or alone in the line right below its name. */
function pricesFor(reading: Reading, name: RegExp): Priced[] {
  const blocks = reading.visible
  return blocks.flatMap((block, at): Priced[] => {
    if (!name.test(block.text) || wordsOf(block.text).length > longest) return []
    const own = moneyIn(block.text.split(name)[1] ?? '')
    const next = blocks[at + 1]
    const lone = own.length === 0 && wordsOf(block.text).length <= 4 && next && wordsOf(next.text).length <= longest
    const [money] = own.length > 0 ? own : lone ? moneyIn(next.text) : []
    const line = own.length > 0 ? block : next
    return money && line && isPlain(money) ? [{ money, blockId: line.id, text: line.text }] : []
  })
}

export function earlyPrice(reading: Reading): Conflict[] {
  const [first, dear] = [pricesFor(reading, early), pricesFor(reading, regular)]
  const values = (all: readonly Priced[]) => new Set(all.map(({ money }) => money.value))
  const [low, high] = [first[0], dear[0]]
  // Two prices of one kind are of two tickets.
  if (!low || !high || values(first).size > 1 || values(dear).size > 1) return []
  if (low.money.currency !== high.money.currency || low.money.value >= high.money.value) return []
  // A button makes the promise as well as a sentence does.
  const buttons = reading.visible.filter(({ type }) => type === 'link' || type === 'button')
  for (const { text, block } of [...everythingTold(reading), ...buttons.map(block => ({ text: block.text, block }))]) {
    if (!/early[- ]?bird/i.test(text) || other.test(text)) continue
    const [share, more] = percentsIn(text).filter(({ value, max }) => value === max)
    if (!share || more || share.bound === 'at-most') continue
    const [before, after] = [text.slice(0, share.index), text.slice(share.index + share.length)]
    if (!saves.test(before) && !off.test(after)) continue
    const real = 100 * (1 - low.money.value / high.money.value)
    const added = 100 * (high.money.value / low.money.value - 1)
    if ([real, added].some(one => Math.abs(one - Math.abs(share.value)) <= points)) continue
    const [cheap, full] = [low.money.text.trim(), high.money.text.trim()]
    return [
      {
        subject: 'the early-bird saving',
        first: share.text.trim(),
        second: `${cheap} instead of ${full}`,
        because: `From ${full} down to ${cheap} is ${Math.round(real)}% off.`,
        quotes: [{ blockId: block.id, text: clip(text, quoteLength).trim() }, low, high].map(
          ({ blockId, text: words }) => ({
            blockId,
            text: clip(words, quoteLength).trim(),
          }),
        ),
      },
    ]
  }
  return []
}
