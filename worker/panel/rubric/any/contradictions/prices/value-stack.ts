/** What the parts of an offer are said to be worth, and a total that they do not make. */
import type { Block } from '#db/shapes.ts'
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'

const total =
  /\b(?:total|combined|full|overall) (?:real |actual )?(?:value|worth)\b|\b(?:all (?:of )?(?:this|that)|everything|altogether|in total)\b[^.]{0,20}\bworth\b|\bvalued? at\b[^.]{0,24}\b(?:in total|altogether)\b/i
const worthBefore = /\b(?:value|worth|valued at)(?: of)?\s*:?\s*$/i
const worthAfter = /^\s*(?:value\b|worth\b|in value\b)/i
const noSum = /\b(?:up to|over|more than|at least|about|around|from|save|off|only|instead)\b/i

interface Worth {
  block: Block
  money: Money
}

function worthIn(block: Block): Worth[] {
  if (total.test(block.text)) return []
  return moneyIn(block.text).flatMap(money => {
    const [before, after] = [block.text.slice(0, money.index), block.text.slice(money.index + money.length)]
    return worthBefore.test(before) || worthAfter.test(after) ? [{ block, money }] : []
  })
}

export function valueStack(reading: Reading): Conflict[] {
  const blocks = [...new Set(everythingTold(reading).map(({ block }) => block))]
  const totals = blocks.filter(({ text }) => total.test(text) && moneyIn(text).length > 0)
  const [sum] = totals
  const stated = sum && moneyIn(sum.text).find(({ index }) => index > sum.text.search(total))
  if (!sum || !stated || totals.length > 1 || stated.bound !== 'exact' || noSum.test(sum.text)) return []
  const parts = blocks.flatMap(worthIn)
  if (parts.length < 3 || parts.some(({ money }) => money.currency !== stated.currency || money.bound !== 'exact'))
    return []
  // A part that is named among them without an amount may be worth the difference.
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return []
  const [from, to] = [blocks.indexOf(first.block), blocks.indexOf(last.block)]
  const at = blocks.indexOf(sum)
  if (at > from && at < to) return []
  const worthless = blocks
    .slice(from, to + 1)
    .some(block => block.type === first.block.type && worthIn(block).length === 0)
  const next = blocks[to + 1]
  const goesOn = next?.type === 'list_item' && worthIn(next).length === 0 && !/\b(?:priceless|free)\b/i.test(next.text)
  if (worthless || goesOn) return []
  const value = parts.reduce((all, { money }) => all + money.value, 0)
  if (Math.abs(value - stated.value) <= Math.max(2, 0.005 * stated.value)) return []
  return [
    {
      subject: 'the total value',
      first: parts.map(({ money }) => money.text.trim()).join(' + '),
      second: stated.text.trim(),
      because: `The parts add up to ${value.toLocaleString('en-GB')}.`,
      quotes: [first.block, last.block, sum].map(block => ({
        blockId: block.id,
        text: clip(block.text, quoteLength).trim(),
      })),
    },
  ]
}
