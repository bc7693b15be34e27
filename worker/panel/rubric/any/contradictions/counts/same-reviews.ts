/** One number of reviews with two averages. Beside `ratings.ts`, which knows the platforms. */
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { type Conflict, firstPair, type Statement } from '../conflict.ts'
import { conflictOf, everythingTold } from '../everything-told.ts'
import { ratings } from './ratings.ts'

const rated =
  /(?<![\d.,])([1-5][.,]\d{1,2})(?:\s?(?:\/\s?5|out of 5|stars?|★))?[^.\d\n]{0,24}?\(?(\d{1,3}(?:[,.]\d{3})+|\d{2,6})\)?\s*(?:verified |customer |user |five-star )*(?:reviews?|ratings?|votes?)\b/i

interface Rated {
  value: number
  reviews: string
  words: string
  statement: Statement
}

export function sameReviews(reading: Reading): Conflict[] {
  if (ratings(reading).length > 0) return []
  const told = everythingTold(reading)
  const all = told.flatMap(statement =>
    everyMatch(rated, statement.text).map(({ text, groups }): Rated => {
      const [value = '0', reviews = ''] = groups
      return { value: Number(value.replace(',', '.')), reviews: reviews.replace(/[,.]/g, ''), words: text, statement }
    }),
  )
  // More than two are articles in a list, where as many reviews are chance.
  if (all.length !== 2) return []
  return firstPair(all, (a, b) => {
    if (a.reviews !== b.reviews || Math.abs(a.value - b.value) < 0.06) return null
    return conflictOf(told, 'the rating', 'As many reviews have one average.', [a, b])
  })
}
