/** Not to be washed in the machine, and washed in it. */
import type { Block } from '#db/shapes.ts'
import { isShop } from '../../../page/shop.ts'
import type { Reading } from '../../../reading.ts'
import { clip, everyMatch, negated, quoteLength } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'

const never =
  /\b(?:do not|don['’]t|never|must not be|not to be|cannot be) (?:be )?(?:machine[- ]?wash(?:ed)?|wash(?:ed)? (?:it )?in (?:the|a) (?:washing )?machine)\b|\bnot machine[- ]washable\b|\b(?:hand wash|dry[- ]clean) only\b/i
const may =
  /\bmachine[- ]washable\b|\bmachine wash (?:at|on|cold|warm|it)\b|\bwash(?:ed|es)? (?:it |them )?(?:at|on) [346]0\s?(?:°|degrees|C\b)|\b(?:goes|put it|throw it|can go) in(?:to)? the (?:washing )?machine\b/i
/** A part that comes off, or another article. */
const part =
  /\b(?:covers?|removable|insert|liner|lining|pillow ?case|case|strap|pad|inlay|filling|inner|without|other|our (?:\p{L}+ )?(?:socks|duvets|pillows)|only the|apart from|except\w*|if)\b/iu

const materials = /\b(?:silk|cotton|wool|linen|cashmere|leather|down|viscose|polyester|hemp|alpaca|merino|velvet)\b/gi

/** "The silk scarf", "the cotton scarves": each of a material that the other is not of. */
function areOfTwo(a: string, b: string): boolean {
  const [one, two] = [a, b].map(text => (text.match(materials) ?? []).map(word => word.toLowerCase()))
  return !!one?.length && !!two?.length && !one.some(word => two.includes(word))
}

const wordsIn = (block: Block, pattern: RegExp) =>
  everyMatch(pattern, block.text).find(
    ({ index, text }) => pattern === never || !(negated(block.text, index) || /not/i.test(text)),
  )

/** It stands under a name of its own: an article among others. */
const isCard = (reading: Reading, { group }: Block) =>
  group !== undefined && reading.visible.some(block => block.group === group && block.type === 'heading')

/** Also what customers tell: what stands on the page is read as a way to care for it. */
export function washing(reading: Reading): Conflict[] {
  // Among many articles one is washed and another is not.
  if (!reading.page || isShop(reading.page)) return []
  const blocks = reading.visible.filter(
    ({ type, text, zone }) =>
      zone !== 'nav' && zone !== 'footer' && ['paragraph', 'list_item', 'table_row'].includes(type) && !part.test(text),
  )
  const no = blocks.find(block => wordsIn(block, never))
  const yes = blocks.find(block => block !== no && !never.test(block.text) && wordsIn(block, may))
  if (no && yes && areOfTwo(no.text, yes.text)) return []
  const [a, b] = [no && wordsIn(no, never), yes && wordsIn(yes, may)]
  if (!no || !yes || !a || !b || (isCard(reading, no) && isCard(reading, yes) && no.group !== yes.group)) return []
  const sides = [
    { block: no, words: a.text },
    { block: yes, words: b.text },
  ].toSorted((one, two) => reading.visible.indexOf(one.block) - reading.visible.indexOf(two.block))
  return [
    {
      subject: 'the washing',
      first: sides[0]?.words ?? '',
      second: sides[1]?.words ?? '',
      because: 'Whoever follows the wrong one spoils it.',
      quotes: sides.map(({ block }) => ({ blockId: block.id, text: clip(block.text, quoteLength).trim() })),
      severity: 2,
    },
  ]
}
