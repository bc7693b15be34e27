/** So many offices or shops, and a list below the heading "Our offices" that has another number of them. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength, wordsOf } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { isOfOthers, isPast, isSupposed, toldOf } from '../told-whole.ts'

const kinds = 'offices|branches|shops|stores|studios|clinics|showrooms|salons|restaurants|gyms|schools|workshops'
/** The heading says that these are all there are. */
const whole = anyCase(`^(?:(?:all )?(?:of )?our |the |all (?:the )?)?(${kinds})\\W*$`)
const someOf = /\b(?:main|head|new|latest|selected|featured|nearby|flagship|regional|partner|other|next|first|more)\b/i
const counted = (kind: string) =>
  anyCase(`(?<![\\w.,])(${anyNumber}) (?:(?:own|global|local|regional|friendly|international) )?${kind}\\b`)
const own = /(?:^\W*|\b(?:we (?:have|run)|our|with|from|across|in(?: all)?(?: of)?|one of)(?: our| all)? )$/i
const part =
  /\b(?:new|more|partner|of (?:which|them|the)|each|every|per|first|another|opening|by 20\d\d|franchise\w*)\b/i
const goesOn =
  /\b(?:and more|coming soon|opening|also|closed|see all|find (?:an?|your|the)|finder|view|map|all (?:offices|shops|stores)|more (?:offices|shops|stores))\b|…|\.\.\.$/i

/** Of more than so many a page shows some, whatever its heading says. */
const mostListed = 12

/** Items of one list, or headings of one rank, right below a heading; null where it is not plain that each is a place. */
function placesBelow(blocks: readonly Block[], at: number): Block[] | null {
  const next = blocks[at + 1]
  const rank = blocks[at]?.level ?? 2
  if (!next) return null
  const run: Block[] = []
  for (const block of blocks.slice(at + 1)) {
    if (block.type === 'heading' && (block.level ?? 2) <= rank) break
    if (goesOn.test(block.text)) return null
    if (block.type === next.type && block.level === next.level) run.push(block)
    else if (next.type === 'list_item') return null
  }
  const plain = run.every(({ text }) => wordsOf(text).length <= 14 && /^\p{Lu}/u.test(text.trim()))
  return (next.type === 'list_item' || next.type === 'heading') && run.length >= 2 && plain ? run : null
}

export function listedPlaces(reading: Reading): Conflict[] {
  const blocks = reading.visible
  const prose = new Set(reading.prose)
  for (const [at, heading] of blocks.entries()) {
    if (heading.type !== 'heading' || !prose.has(heading) || someOf.test(heading.text)) continue
    const kind = whole.exec(heading.text.trim())?.[1]?.toLowerCase()
    const places = kind ? placesBelow(blocks, at) : null
    if (!kind || !places) continue
    const pattern = counted(kind)
    const found = toldOf(reading).flatMap(told => {
      const match = pattern.exec(told.text)
      const said = match && own.test(told.text.slice(0, match.index))
      const other = isPast(told.text) || isOfOthers(told.text) || isSupposed(told.text) || part.test(told.text)
      return match && said && !other ? [{ told, match, count: numberFrom(match[1] ?? '') }] : []
    })
    const [first] = found
    // Two numbers are of two things.
    if (!first || new Set(found.map(({ count }) => count)).size !== 1) continue
    if (
      first.count === places.length ||
      first.count < 2 ||
      first.count > mostListed ||
      places.some(place => first.told.parts[0]?.block === place)
    )
      continue
    return [
      {
        subject: `the number of ${kind}`,
        first: first.match[0].trim(),
        second: heading.text.trim(),
        because: `Below that heading stand ${places.length}.`,
        quotes: [...first.told.parts.map(({ block }) => block).slice(0, 1), heading, places.at(-1)].flatMap(one =>
          one ? [{ blockId: one.id, text: clip(one.text, quoteLength).trim() }] : [],
        ),
        severity: 2,
      },
    ]
  }
  return []
}
