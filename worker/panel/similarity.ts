/** Decides whether two findings or choices make the same point: their quotes overlap, and their wordings share words. */
import type { Block } from '#db/located-document.ts'
import type { Choice, Finding } from '#db/opinion.ts'
import { overlapIn } from './quotes/quotes.ts'
import { contentWords, sharedWords } from './text/content-words.ts'

/** How many content words two wordings must share. For a check one is enough, because it makes a single point. */
const minSharedWords = { opinion: 2, check: 1 } as const

export interface Similarity {
  findings(one: Finding, other: Finding): boolean
  choices(one: Choice, other: Choice): boolean
}

export function similarityIn(blocks: readonly Block[]): Similarity {
  const overlap = overlapIn(blocks)
  const cache = new Map<string, Set<string>>()
  const wordsOf = (text: string) => {
    const words = cache.get(text) ?? contentWords(text)
    cache.set(text, words)
    return words
  }
  const shared = (one: string, other: string) => sharedWords(wordsOf(one), wordsOf(other))
  return {
    findings(one, other) {
      if (one.stance !== other.stance) return false
      const needed = one.check || other.check ? minSharedWords.check : minSharedWords.opinion
      if (shared(wordingOf(one), wordingOf(other)) < needed) return false
      // If neither has a quote, both must have looked for the same thing.
      if (one.quotes.length + other.quotes.length > 0) return overlap(one.quotes, other.quotes)
      const [a, b] = [wordsOf(one.lookedFor ?? ''), wordsOf(other.lookedFor ?? '')]
      return a.size > 0 && a.size === b.size && sharedWords(a, b) === b.size
    },
    choices: (one, other) =>
      shared(one.sentence, other.sentence) >= minSharedWords.opinion && overlap(one.quotes, other.quotes),
  }
}

const wordingOf = ({ headline, text }: Finding) => `${headline} ${text}`
