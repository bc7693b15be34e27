import type { Block } from '#db/located-document.ts'
import type { Quote } from '#db/opinion.ts'
import { describePlace } from '#db/places.ts'
import type { PlacedQuote } from '#db/report.ts'

/** Each passage once: a quote that is contained in a longer one is replaced by the longer one. */
export function distinctQuotes(quotes: readonly Quote[]): Quote[] {
  const widest = quotes.map(quote =>
    quotes.reduce((widest, other) => (contains(other, widest) ? other : widest), quote),
  )
  const seen = new Set<string>()
  return widest.filter(({ blockId, text }) => {
    const key = `${blockId} ${text}`
    return !seen.has(key) && seen.add(key)
  })
}

const contains = (whole: Quote, part: Quote) =>
  whole.blockId === part.blockId && whole.text.length > part.text.length && whole.text.includes(part.text)

export function placedQuotes(quotes: readonly Quote[]): PlacedQuote[] {
  return distinctQuotes(quotes).map(quote => ({ ...quote, place: describePlace(quote.where) }))
}

type Overlap = (some: readonly Quote[], others: readonly Quote[]) => boolean

/** Returns a function that tells whether two lists of quotes share words of the document. */
export function overlapIn(blocks: readonly Block[]): Overlap {
  const texts = new Map(blocks.map(block => [block.id, block.text]))
  const spanOf = ({ blockId, text }: Quote) => {
    const start = texts.get(blockId)?.indexOf(text) ?? -1
    return { start, end: start + text.length }
  }
  return (some, others) =>
    some.some(one =>
      others.some(other => {
        if (one.blockId !== other.blockId) return false
        const [a, b] = [spanOf(one), spanOf(other)]
        return a.start !== -1 && b.start !== -1 && a.start < b.end && b.start < a.end
      }),
    )
}
