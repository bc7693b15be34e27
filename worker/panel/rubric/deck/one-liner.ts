/** Sentences of the opening that say what the company makes. */
import type { Sentence } from '../base-reading.ts'
import { offerNoun, taskWithObject } from '../nouns.ts'
import type { Reading } from '../reading.ts'
import { literal } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { sentencesOn } from './finding.ts'
import type { Slide } from './slides.ts'

export const makes =
  /\b(?:is|are|makes?|helps?|lets?|builds?|automates?|sells?|provides?|offers?|turns?|gives?|connects?|runs?|delivers?|replaces?)\b/i

const fewestRead = 150

/**
 * The first three slides; of a memo, the first three sections or as many as it takes to have read 150 words, for a
 * heading with nothing below it tells nothing.
 */
export function openingOf(deck: DeckReading): Slide[] {
  if (deck.unit !== 'section') return deck.slides.slice(0, 3)
  let words = 0
  const enough = deck.slides.findIndex(slide => {
    words += slide.words
    return words >= fewestRead
  })
  return deck.slides.slice(0, Math.max(3, enough < 0 ? deck.slides.length : enough + 1))
}

/** What somebody did before is told in the past, or of oneself: "I did hardware at Yale for six years." */
const ofPerson =
  /\b(?:I|my|he|she|his|her)\b|\b(?:ran|built|led|sold|did|was|were|worked|spent|kept|founded|managed|headed|wrote|designed|owned|formerly|previously)\b/i

/** Sentences of the opening that say what the company makes: name or "we", a verb, and an object. */
export function oneLiners(deck: DeckReading, reading: Reading): Sentence[] {
  const self = deck.company ? new RegExp(`(?:${literal(deck.company)}|\\b(?:we|our)\\b)`, 'i') : /\b(?:we|our)\b/i
  return openingOf(deck)
    .flatMap(slide => sentencesOn(reading, slide).map(sentence => ({ slide, sentence })))
    .filter(({ slide, sentence: { text, words } }) => {
      if (words.length < 4 || words.length > 30 || text.trim().endsWith('?')) return false
      const object = offerNoun.test(text) || taskWithObject.test(text)
      const named = self.test(text) && makes.test(text)
      // A cover's tagline leaves the subject out: "Scheduling software for dental clinics".
      const tagline =
        !slide.roles.includes('problem') &&
        !ofPerson.test(text) &&
        words.length <= 16 &&
        offerNoun.test(text.split(/\b(?:for|that|to|which)\b/i)[0] ?? '') &&
        /\b(?:for|that|to|which)\b/i.test(text)
      return object && (named || tagline)
    })
    .map(({ sentence }) => sentence)
}
