/** "Six modules", and the modules are numbered 1 to 5. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { clip, everyMatch, quoteLength } from '../../../text.ts'
import type { Conflict, Statement } from '../conflict.ts'
import { everythingTold, inPlanCard } from '../everything-told.ts'
import { numberFrom } from '../readers/spelled.ts'

const nouns = ['module', 'step', 'lesson', 'chapter', 'phase', 'stage', 'pillar', 'session', 'unit', 'principle']
const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const item = new RegExp(
  `^\\W*(${nouns.join('|')})\\s+(?:no\\.? ?|#)?(\\d{1,2})\\b(?!\\s?(?:of|/|[-–]|to|and|,)\\s?\\d)`,
  'i',
)
const counted = anyCase(
  `(?<![\\p{L}\\d.,$€£#-])(${words.join('|')}|\\d{1,2})[ -](?:(?:simple|easy|clear|short|core|video|online|full|complete|self-paced|practical|proven|key|main|weekly|in-depth)[ -]){0,2}(${nouns.join('|')})s?\\b`,
  'giu',
)
/** Some of them, those of somebody else, or a pace. */
const notAll =
  /\b(?:first|last|next|final|of|the other|another|other|more|these|those|least|most|about|around|over|than|up to|nearly|each|every|per|any|only|after|within|choose|pick|any|or|from|to|between|additional|extra|bonus|free|new|remaining)\s+(?:our |the |these )?$/i
const notAllAfter =
  /^\s*(?:a|per|each|every|at a time|free|of (?:them|the|these|those|which|\d)|or (?:more|so)|in one|left|remain|away|ahead|later|\+)\b/i

interface Numbered {
  block: Block
  number: number
}

/** The headings or lines "Module 1" to "Module n" of one run, or null where there is no such run or more than one. */
function runOf(told: readonly Statement[], noun: string): Numbered[] | null {
  const run = told.flatMap(({ block, start }): Numbered[] => {
    const match = start === 0 ? item.exec(block.text) : null
    return match?.[1]?.toLowerCase() === noun ? [{ block, number: Number(match[2]) }] : []
  })
  const inSteps = run.every(({ number }, at) => number === at + 1)
  return run.length >= 3 && inSteps ? run : null
}

export function countedHeadings(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  for (const noun of nouns) {
    const run = runOf(told, noun)
    if (!run) continue
    const last = run.length
    // "Module 6 follows in May", an extra one, or one before the first: the list is not all.
    const more = new RegExp(
      `\\b${noun}s? (?:${last + 1}|0|zero)\\b|\\b(?:bonus|intro\\w*|extra|final|welcome|starter|optional) ${noun}|coming soon|\\band more\\b`,
      'i',
    )
    if (told.some(({ text }) => more.test(text))) continue
    const ids = new Set(run.map(({ block }) => block.id))
    for (const statement of told) {
      if (ids.has(statement.block.id) || inPlanCard(reading, statement)) continue
      const match = everyMatch(counted, statement.text).find(({ index, length, groups }) => {
        const [written = '', named = ''] = groups
        if (named.toLowerCase() !== noun || numberFrom(written) === last || numberFrom(written) < 2) return false
        const rest = statement.text.slice(index + length)
        return !notAll.test(statement.text.slice(0, index)) && !notAllAfter.test(rest)
      })
      if (
        !match ||
        told.filter(({ text }) =>
          everyMatch(counted, text).some(
            ({ groups }) => groups[1]?.toLowerCase() === noun && numberFrom(groups[0] ?? '') === last,
          ),
        ).length > 0
      )
        continue
      const ends = [run[0], run.at(-1)].flatMap(one => (one ? [one.block] : []))
      return [
        {
          subject: `the number of ${noun}s`,
          first: match.text,
          second: `${ends.map(({ text }) => clip(item.exec(text)?.[0].trim() ?? '', 40)).join(' to ')}`,
          because: `The ${noun}s that are numbered end at ${last}.`,
          quotes: [statement.block, ...ends].map(block => ({
            blockId: block.id,
            text: clip(block === statement.block ? statement.text : block.text, quoteLength).trim(),
          })),
          severity: 2,
        },
      ]
    }
  }
  return []
}
