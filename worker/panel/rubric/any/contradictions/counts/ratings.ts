/** Pair 18: one rating with two values. */
import type { Block } from '#db/shapes.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch, quoteAround } from '../../../text.ts'
import { type Conflict, dateOf, firstPair } from '../conflict.ts'

const platforms =
  'G2|Capterra|Trustpilot|Google(?: Play| Reviews)?|App Store|Play Store|Yelp|Tripadvisor|Glassdoor|Product Hunt|Amazon'
const rating = new RegExp(
  `\\b([1-5][.,]\\d)\\s?(?:\\/\\s?5|out of 5|★|stars?)?[^.\\d\\n]{0,20}\\b(${platforms})\\b|\\b(${platforms})\\b[^.\\d\\n]{0,14}([1-5][.,]\\d)\\s?(?:\\/\\s?5|out of 5|★|stars?)`,
  'i',
)

interface Rated {
  platform: string
  value: number
  text: string
  block: Block
  index: number
}

export function ratings(reading: Reading): Conflict[] {
  const rated = reading.visible.flatMap(block =>
    everyMatch(rating, block.text).map(({ index, text, groups }): Rated => {
      const [before, platform, other, after] = groups
      return {
        platform: platform ?? other ?? '',
        value: Number((before ?? after ?? '0').replace(',', '.')),
        text,
        block,
        index,
      }
    }),
  )
  return firstPair(rated, (a, b) => {
    if (
      a.platform.toLowerCase() !== b.platform.toLowerCase() ||
      Math.abs(a.value - b.value) < 0.11 ||
      a.block === b.block
    )
      return null
    if (dateOf(a.block.text) !== dateOf(b.block.text)) return null
    return {
      subject: `the rating on ${a.platform}`,
      first: String(a.value),
      second: String(b.value),
      because: 'Neither bears a date.',
      quotes: [quoteAround(a.block, a.index, a.text.length), quoteAround(b.block, b.index, b.text.length)],
    }
  })
}
