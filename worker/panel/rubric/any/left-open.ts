/** A value that is still to come, where a reader looks for it; and work still to be done, in a speaker's note. */
import type { Block } from '#db/shapes.ts'
import type { Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteAround, wordsOf } from '../text.ts'
import { isSpokenOf } from './filler-spoken-of.ts'
import { headingOver } from './voice.ts'

const open = '(?:TBD|TBC|TBA)'
/** "TBD, CTO", "Venue: TBC", "Price TBD": in place of the name or number, and nothing else but what it is of. */
const inPlace = new RegExp(
  [
    `^\\W*${open}(?:\\s?[,:–—-]\\s?| \\()[^.;|]{2,50}`,
    `(?<![\\p{L}\\d])[\\p{L}][\\p{L}’' -]{1,40}:\\s?${open}\\W*$`,
    `(?<![\\p{L}\\d])(?:venue|location|address|price|pricing|fee|cost|amount|valuation|cap|speaker|host|name|budget|terms?|phone)\\s(?:is\\s|[–—-]\\s)?${open}\\W*$`,
  ].join('|'),
  'u',
)
const cell = new RegExp(`^\\W*${open}\\W*$`)
/** A day that is yet to come may be open in earnest, and whoever explains the letters uses them on purpose. */
const ofTime =
  /\b(?:dates?|days?|when|time|timing|times|deadline|schedule|start\w*|ends?|launch\w*|release\w*|eta|due|delivery|phase|milestones?|roadmap|timeline|quarter|months?|weeks?|year|Q[1-4]|H[12]|20\d\d|next|later|future|planned|expected|to be (?:decided|determined|confirmed|announced|advised))\b/i

/** TODO, template text, or an order to put something where it belongs. */
const toDo =
  /(?<![\w#@/.])(?:TODO|FIXME)\s?[:–-]\s?[^.!?\n]{0,60}(?![\p{L}\d])|\b(?:swap|insert|replace|paste)(?: in)? (?:[\p{L}-]+ ){1,4}here\b|\blorem ipsum\b/iu
const shouted = /TODO|FIXME|lorem|here$/i
/** "Replace lorem ipsum on slide 9": filler that a note gives as a task is still there. */
const isTask = /(?:^|[.!?:–—-] *)(?:please )?(?:swap|replace|change|fix|remove|delete|fill in)\b[^.!?]{0,40}$/i

function openIn(block: Block, reading: Reading): Sighting[] {
  const { text } = block
  if (!/\b(?:TBD|TBC|TBA)\b/.test(text) || ofTime.test(text) || ofTime.test(headingOver(reading, block))) return []
  if (block.type === 'table_row') {
    const cells = text.split('|').map(one => one.trim())
    const found = cells.length === 2 && cell.test(cells[1] ?? '') ? text : undefined
    return found ? [sighting(block, 0, text.length, `${cells[0]}: ${cells[1]}`, 'open')] : []
  }
  const [match] = wordsOf(text).length <= 12 ? everyMatch(inPlace, text) : []
  return match ? [sighting(block, match.index, match.length, match.text, 'open')] : []
}

function sighting(block: Block, index: number, length: number, text: string, kind: 'open' | 'note'): Sighting {
  return {
    severity: kind === 'open' ? 2 : 1,
    quotes: [quoteAround(block, index, length)],
    facts: { text: text.replace(/\s+/g, ' ').replace(/^[\s•*–-]+|[\s.]+$/g, ''), kind },
  }
}

/** Values that are still to come, in the text itself. */
export function leftOpen(reading: Reading): Sighting[] {
  return reading.prose.flatMap(block => (block.field ? [] : openIn(block, reading)))
}

/** What a speaker's note says is still to be done on the slide. */
export function leftInNotes(reading: Reading): Sighting[] {
  return reading.document.blocks.flatMap(block => {
    if (block.type !== 'notes' || (block.where.kind === 'slide' && block.where.hidden)) return []
    const match = everyMatch(toDo, block.text).find(
      ({ text, index, length }) =>
        shouted.test(text) &&
        (isTask.test(block.text.slice(0, index)) || !(/^lorem/i.test(text) && isSpokenOf(block.text, index, length))),
    )
    // A to-do list is what a product may be about; the mark of work left is in capitals.
    if (!match || (/^(?:todo|fixme)/i.test(match.text) && !/^(?:TODO|FIXME)/.test(match.text))) return []
    return [sighting(block, match.index, match.length, match.text, 'note')]
  })
}
