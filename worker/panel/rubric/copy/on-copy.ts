/** Small steps that the observations on copy share. */
import type { Sentence } from '../base-reading.ts'
import type { Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { type Copy, copyOf } from './copy-reading.ts'

export const isCopy = (reading: Reading): boolean => copyOf(reading) !== null

/** Runs a detector on copy. */
export function onCopy(detect: (copy: Copy, reading: Reading) => Sighting[]): (reading: Reading) => Sighting[] {
  return reading => {
    const copy = copyOf(reading)
    return copy ? detect(copy, reading).slice(0, 6) : []
  }
}

/** Whoever sells, in a sentence. */
export const sellerIn = ({ seller }: Copy): string => seller ?? 'the seller'

/** What is longer is no sentence that anybody wrote for a reader. */
const longestSentence = 600

/** Sentences in the seller's own voice: nobody's praise, no heading, no label. */
export function ownLines({ asPage: { page, sentences } }: Copy): Sentence[] {
  const praise = new Set(page.testimonials.flatMap(({ block, byBlock }) => [block, byBlock]))
  return sentences.filter(
    ({ block, text }) =>
      text.length <= longestSentence &&
      block.type !== 'heading' &&
      block.type !== 'button' &&
      !praise.has(block) &&
      !/^\s*["“„«]/.test(text),
  )
}

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const dayOfMonth = `\\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d`
/** "30 March", "March 30", "27.02.2026". */
export const date = new RegExp(`\\b(?:${dayOfMonth})\\b`)
/** The same, or the day of a week. */
export const day = new RegExp(`\\b(?:${dayOfMonth}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\\b`)
