/** What every sighting of every observation must satisfy, whatever it is about. */
import { expect } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { verdictIn } from '#worker/panel/no-verdict.ts'
import type { Sighting } from '#worker/panel/rubric/observation.ts'
import { sentencesOf } from './deck-cases.ts'

/** Things stand on a slide or a page, and in a section. */
const misplaced =
  /\bon (?:any of )?the (?:\d+ |only )?(?:sections?|opening)\b|\bin (?:any of )?the (?:\d+ |only )?(?:slides?|pages?)\b/i
const oneOfMany =
  /(?<![\d.,:/$€£-])(?<!\b(?:[Ss]lide|[Pp]age|[Nn]umber) )\b1 (?:more )?(?!is\b|has\b|was\b|this\b)[a-z]+[^s\W]s\b/

export function expectSound(id: string, document: LocatedDocument, sighting: Sighting): void {
  expect(sighting.quotes.length).toBeLessThanOrEqual(3)
  if (sighting.quotes.length === 0) expect(sighting.lookedFor).toMatch(/\w{3}/)
  for (const quote of sighting.quotes) {
    const block = document.blocks.find(candidate => candidate.id === quote.blockId)
    expect(quote.text.trim()).not.toBe('')
    expect(block?.text).toContain(quote.text)
    // Of what nobody was to see, the notes themselves are what is shown.
    if (id !== 'notes-withheld') expect(block?.type).not.toBe('notes')
  }
  for (const sentence of sentencesOf(id, sighting)) {
    expect(sentence).not.toMatch(/undefined|\[object|NaN|Infinity|“”|\s{2}/)
    expect(verdictIn(sentence)).toBeNull()
    expect(sentence).toMatch(/^[^a-z]/)
    expect(sentence).toMatch(/[.?]$/)
    expect(sentence).not.toMatch(misplaced)
    expect(sentence).not.toMatch(oneOfMany)
  }
}
