/** Code's own rule for what makes the same point: the same words of the submission, and words of its own in common. */
import type { Block } from '#db/located-document.ts'
import type { Choice, Finding } from '#db/report.ts'
import { overlapIn } from './quotes/quotes.ts'
import { contentWords, sharedWords } from './text/content-words.ts'

/** Content words that two need to have in common; a check, which says one thing, needs one. */
const enough = { opinion: 2, check: 1 } as const

export interface Alike {
  findings(one: Finding, other: Finding): boolean
  choices(one: Choice, other: Choice): boolean
}

export function alikeIn(blocks: readonly Block[]): Alike {
  const overlap = overlapIn(blocks)
  const known = new Map<string, Set<string>>()
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? contentWords(text)
    known.set(text, words)
    return words
  }
  const shared = (one: string, other: string) => sharedWords(wordsOf(one), wordsOf(other))
  return {
    findings(one, other) {
      if (one.stance !== other.stance) return false
      const needed = one.check || other.check ? enough.check : enough.opinion
      if (shared(said(one), said(other)) < needed) return false
      // Where neither shows a passage, what both looked for has to be the same thing.
      if (one.quotes.length + other.quotes.length > 0) return overlap(one.quotes, other.quotes)
      const [missed, too] = [wordsOf(one.lookedFor ?? ''), wordsOf(other.lookedFor ?? '')]
      return missed.size > 0 && missed.size === too.size && sharedWords(missed, too) === too.size
    },
    choices: (one, other) =>
      shared(one.sentence, other.sentence) >= enough.opinion && overlap(one.quotes, other.quotes),
  }
}

const said = ({ headline, text }: Finding) => `${headline} ${text}`
