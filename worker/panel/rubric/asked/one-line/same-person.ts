/** Two names that differ by the end of the surname only: one person twice, or two. */
import type { Block } from '#db/shapes.ts'
import { isRunning } from '../../deck/statements.ts'
import type { Reading } from '../../reading.ts'
import { everyMatch, quoteAround } from '../../text.ts'
import { question, type Subject } from '../question.ts'

/** With a post behind it, as somebody is introduced: "Ada Lindqvist, head of baking". */
const introduced =
  /(?<![\p{L}\d])(\p{Lu}\p{Ll}+) (\p{Lu}[\p{Ll}’'-]+)(?=,? (?:\(|– |- )?(?:the |our |its )?(?:managing|head|chief|director|owner|founder|co-founder|CEO|CTO|COO|CFO|manager|lead|president|chair\w*|operations|sales|marketing|plant|deputy)\b)/gu
/** So many letters alike, and names are seldom two people's. */
const alike = 5

interface Named {
  block: Block
  index: number
  first: string
  last: string
}

function subject(reading: Reading): Subject | null {
  const people = reading.visible.flatMap(block =>
    everyMatch(introduced, block.text).map(
      ({ index, groups: [first = '', last = ''] }): Named => ({ block, index, first, last }),
    ),
  )
  for (const [at, one] of people.entries()) {
    const other = people
      .slice(at + 1)
      .find(
        next =>
          next.first === one.first &&
          next.last !== one.last &&
          next.last.slice(0, alike) === one.last.slice(0, alike) &&
          Math.min(next.last.length, one.last.length) > alike,
      )
    if (!other) continue
    const names = [one, other].map(({ first, last }) => `${first} ${last}`)
    return {
      quotes: [one, other].map(({ block, index, first, last }) =>
        quoteAround(block, index, first.length + last.length + 1),
      ),
      facts: { one: names[0] ?? '', other: names[1] ?? '' },
    }
  }
  return null
}

export const askedSamePerson = question({
  id: 'asked-same-person',
  category: 'consistency',
  sources: ['STAN'],
  lens: 'skeptical-buyer',
  appliesTo: isRunning,
  answeredBy: /\b(?:no relation|not related|her (?:sister|cousin)|his (?:brother|cousin)|two people)\b/i,
  subject,
  ask: ({ one, other }) => `Are ${one} and ${other} two people, or one whose name and post were written down twice?`,
  answer: ({ one, other }) =>
    `Check both places with whoever was quoted; if there are two, say so where ${other} comes after ${one}.`,
  reason: ({ one, other }) => `${one} and ${other} share a first name and most of the second.`,
})
