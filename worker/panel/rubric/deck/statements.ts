/** Statements of a text of any kind, for what may be said of it whether or not it is a pitch. */
import type { Sentence } from '../base-reading.ts'
import type { Reading } from '../reading.ts'
import { wordsOf } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { sentencesOn } from './finding.ts'
import type { SlideRole } from './roles.ts'
import type { Slide } from './slides.ts'

/** Gate G1 for a strength that is shown by the words themselves: any text in English, by whatever headings. */
export const isRunning = (reading: Reading): boolean =>
  reading.english && !reading.template && !reading.technical && reading.deck !== null

export interface Statement {
  slide: Slide
  sentence: Sentence
}

/** A slide's sentences in the text's own voice, without its title, and each row of its tables as a whole. */
export function linesOn(reading: Reading, slide: Slide): Sentence[] {
  const sentences = sentencesOn(reading, slide).filter(
    ({ block }) => block !== slide.titleBlock && block.type !== 'heading' && block.type !== 'table_row',
  )
  const rows = slide.blocks
    .filter(({ type }) => type === 'table_row')
    .map(block => ({ text: block.text, words: wordsOf(block.text), block, start: 0 }))
  return [...sentences, ...rows]
}

/** The lines of all slides before the appendix, outside slides of some roles. */
export function statements(reading: Reading, deck: DeckReading, ...away: SlideRole[]): Statement[] {
  return deck.main.flatMap(slide =>
    away.some(role => slide.roles.includes(role)) ? [] : linesOn(reading, slide).map(sentence => ({ slide, sentence })),
  )
}

const hoped =
  /\b(?:target\w*|goals?|aim(?:s|ing)?|forecast\w*|project(?:ed|ions?)|expect\w*|plan(?:s|ned)?|will|would|should|could|until|by (?:the end of |end of |\p{L}+ )?20\d\d|20\d\d[EFP]\b|budget\w*|potential\w*|up to|e\.g\.|for example|imagine|assum\w+|hypothetical\w*|benchmarks?|industry|typical(?:ly)?|on average in)\b/iu

/** What is hoped for, planned or only thought of. May is a month as well. */
export const isHoped = (text: string): boolean => hoped.test(text) || /\b(?:may|might)\b/.test(text)
