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

/**
 * What stands between quotation marks, where those words are in the submission, begins and ends with a whole word. One
 * word alone may be another form of it: “LOI” for "LOIs".
 */
function expectWholeWords(sentence: string, texts: readonly string[]): void {
  for (const [, marked = ''] of sentence.matchAll(/“([^“”]+)”/g)) {
    const words = marked.replace(/\s*…$/, '').toLowerCase()
    const found = texts.flatMap(text => {
      const index = text.toLowerCase().indexOf(words)
      return !/\s/.test(words) || index === -1 ? [] : [{ text: text.toLowerCase(), index }]
    })
    const whole = found.some(({ text }) => {
      for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
        if (!isInside(text, at) && !isInside(text, at + words.length)) return true
      return false
    })
    if (found.length > 0) expect(whole, `“${marked}” is cut out of a longer word in: ${sentence}`).toBe(true)
  }
}

/** A letter or digit on both sides: "1|2 years", "bak|ery". */
function isInside(text: string, at: number): boolean {
  return /[\p{L}\p{N}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{N}]/u.test(text.slice(at))
}

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
    expectWholeWords(
      sentence,
      document.blocks.map(({ text }) => text),
    )
  }
}
