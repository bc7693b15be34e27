/** "The 5D method", and four words with a D below it. */
import type { Block } from '#db/shapes.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength, wordsOf } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { numberFrom } from '../readers/spelled.ts'

const named =
  /(?<![\p{L}\d.,$€£-])([3-9]|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even)[- ]?(\p{Lu})(?:['’]?s)?[™®]? (?:\p{L}+ ){0,1}?(?:[Mm]ethod(?:ology)?|[Ff]ramework|[Pp]rocess|[Mm]odel|[Aa]pproach|[Ss]ystem|[Ff]ormula|[Cc]ycle|[Pp]rinciples?)\b/u
/** "3D model", "4G system": the letter is a unit. */
const unitOf = /^(?:[34][- ]?D|[345][- ]?G)$/i
const between = /\s*(?:→|->|›|»|>|\||,(?: and)?|·|•|\n| [–—-] | and )\s*/u

const titleOf = (text: string) => text.replace(/^\W*\d{1,2}[.)]\s*/, '').trim()

/** The words that a line or a list below the name is made of, where all begin with its letter. */
function partsBelow(blocks: readonly Block[], at: number, letter: string): Block[] | string[] | null {
  const [next, after] = [blocks[at + 1], blocks[at + 2]]
  if (!next) return null
  const starts = (text: string) => titleOf(text).startsWith(letter)
  if (next.type !== 'heading' && next.type !== 'list_item') {
    const words = next.text.split(between).map(titleOf).filter(Boolean)
    const short = words.every(word => wordsOf(word).length <= 3 && word.startsWith(letter))
    // Another line of the same kind goes on with it.
    return words.length >= 3 && short && !(after && starts(after.text)) ? words : null
  }
  const run: Block[] = []
  for (const block of blocks.slice(at + 1)) {
    const heads = block.type === next.type && (next.type !== 'heading' || block.level === next.level)
    if (heads) run.push(block)
    else if (next.type === 'list_item' || block.type === 'heading') break
  }
  // One that begins otherwise may count as well: "Ask again" in a list of P.
  return run.length >= 3 && run.every(({ text }) => starts(text)) ? run : null
}

export function letterMethod(reading: Reading): Conflict[] {
  const blocks = reading.visible
  const own = new Set(reading.prose)
  for (const [at, block] of blocks.entries()) {
    if (!own.has(block) || wordsOf(block.text).length > 12) continue
    const match = named.exec(block.text)
    const [counted = '', letter = ''] = [match?.[1], match?.[2]]
    if (!match || unitOf.test(`${counted}${letter}`)) continue
    const count = numberFrom(counted)
    const parts = partsBelow(blocks, at, letter)
    if (!parts || parts.length === count || parts.length > count + 2) continue
    const below = parts.flatMap(part => (typeof part === 'string' ? [] : [part]))
    const lines = below.length > 0 ? [below[0], below.at(-1)] : [blocks[at + 1]]
    const line = blocks[at + 1]?.text.trim() ?? ''
    return [
      {
        subject: `the parts of the ${match[0]}`,
        first: match[0],
        second: below.length > 0 ? below.map(({ text }) => titleOf(text).split(/[\s:.]/)[0]).join(', ') : line,
        because: `The name counts ${count}, and ${parts.length} stand below it.`,
        quotes: [block, ...lines].flatMap(one =>
          one ? [{ blockId: one.id, text: clip(one.text, quoteLength).trim() }] : [],
        ),
        severity: 2,
      },
    ]
  }
  return []
}
