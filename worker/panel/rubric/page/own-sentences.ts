/** The page's own words about itself, as the observations of strengths read them. */
import type { Sentence } from '../base-reading.ts'
import type { Reading } from '../reading.ts'
import type { PageReading } from './page-reading.ts'

/** Sentences of the content in the company's voice: no legal part, no testimonial, no quotation. */
export function ownSentences(page: PageReading, reading: Reading): Sentence[] {
  const content = new Set(page.content)
  const others = new Set([...page.legal, ...page.testimonials.map(({ block }) => block)])
  return reading.sentences.filter(
    ({ block, text }) => content.has(block) && !others.has(block) && !/^\s*["“„«]/.test(text),
  )
}
