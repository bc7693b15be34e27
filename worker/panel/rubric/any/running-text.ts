/** Sentences that are read one after the other: no headings, no labels, no fragments of lists. */
import type { Sentence } from '../base-reading.ts'
import type { Reading } from '../reading.ts'

/** A table that came as text: bars or box lines stand between its cells. */
export function isTabular(text: string): boolean {
  return (text.match(/[|│┃║]/g)?.length ?? 0) >= 3
}

/** Whole sentences of paragraphs and list items: they end with a stop or have 8 words or more. */
export function runningSentences(reading: Reading): Sentence[] {
  return reading.sentences.filter(
    ({ block, text, words }) =>
      (block.type === 'paragraph' || block.type === 'list_item') &&
      words.length >= 3 &&
      !isTabular(text) &&
      (/[.!?]["”’')\]]*$/.test(text) || words.length >= 8),
  )
}

/** Words in running sentences. */
export function runningWords(reading: Reading): number {
  return runningSentences(reading).reduce((sum, { words }) => sum + words.length, 0)
}

/** Slides are not read as running text. */
export function isRead(reading: Reading): boolean {
  return reading.english && reading.form !== 'deck' && !reading.technical
}
