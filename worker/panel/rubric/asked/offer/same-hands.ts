/** One name behind several steps of a plan: who would take them over. */
import type { Block } from '#db/shapes.ts'
import { cellsOf, headCells, tablesOf } from '../../deck/tables.ts'
import { quoteOf } from '../../text.ts'
import { question, type Subject } from '../question.ts'
import { isPaper } from './own-voice.ts'

const owner = /^(?:owners?|who|responsible|lead|assigned(?: to)?|person|responsibility|in charge)$/i
const person = /^\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2}$/u
const manyHands =
  /\b(?:all|team|everyone|both|marketing|sales|product|engineering|design|finance|legal|ops|operations|HR|agency|supplier|client|customer|vendor|board|tbd|tbc|none|department|yes|no)\b/i

function mostBusy(table: Block[]): Subject | null {
  const [head, ...body] = table
  if (!head || body.length < 3) return null
  const column = headCells(head, cellsOf(body[0] ?? head).length).findIndex(cell => owner.test(cell))
  if (column < 1) return null
  const steps = new Map<string, Block[]>()
  for (const row of body) {
    const name = cellsOf(row)[column] ?? ''
    if (person.test(name) && !manyHands.test(name)) steps.set(name, [...(steps.get(name) ?? []), row])
  }
  const [name, rows] = [...steps].sort((a, b) => b[1].length - a[1].length)[0] ?? []
  const [first, second] = rows ?? []
  if (!name || !first || !second) return null
  return {
    quotes: [first, second].map(quoteOf),
    facts: { name, first: cellsOf(first)[0] ?? '', second: cellsOf(second)[0] ?? '' },
  }
}

export const sameHands = question({
  id: 'asked-same-hands',
  category: 'team',
  sources: ['GREEN'],
  lens: 'team-execution',
  appliesTo: isPaper,
  answeredBy:
    /\b(?:deput(?:y|ies|ise)|back-?ups?|stand-?in|substitute|hand-?over|in (?:his|her|their) absence|cover(?:s|ed)? for|if (?:he|she|\p{Lu}\p{L}+) (?:leaves|is ill|is away)|(?:leaves|takes over)\b)/u,
  subject: ({ deck }) => {
    for (const slide of deck?.main ?? [])
      for (const table of tablesOf(slide)) {
        const found = mostBusy(table)
        if (found && found.facts.first !== '' && found.facts.second !== '') return found
      }
    return null
  },
  ask: ({ name, first, second }) => `Who would carry “${first}” and “${second}” on if ${name} were away for a month?`,
  answer: ({ name }) => `Put a second name beside ${name}, and let that one lead the smaller of the steps.`,
  reason: ({ name, first }) => `${name} stands behind more than one step, so a delay at “${first}” seldom comes alone.`,
})
