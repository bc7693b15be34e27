/** What an amount is per, as the words after it say. */
import { anyCase } from '../any-case.ts'

const next =
  '(?=\\s*(?:$|[.,;:=)×/(–—-])|\\s(?:a|an|and|are|as|at|because|before|by|comes|each|every|for|from|gives|if|in|is|it|last|makes?|of|on|or|our|per|since|so|that|the|their|this|through|to|was|we|were|when|which|while|with)\\b)'
const lead = '^\\s?(?:(?:per|each|every|an?)\\s|/\\s?)'
/** Words that go on with the sentence: "€880 each that is", "£90 a month which makes". None of them is a unit. */
const goesOn =
  '(?!(?:that|which|this|these|it|they|we|you|is|are|was|were|makes?|gives?|comes?|adds?|and|or|but|to|in|on|at|by|for|from|of|the|our|their|its)\\b)'
const unit = anyCase(`${lead}${goesOn}[\\p{L}-]+${next}`)
/** Two words only where the second is none that goes on with the sentence. */
const longUnit = anyCase(`${lead}${goesOn}[\\p{L}-]+\\s${goesOn}[\\p{L}-]+${next}`)
const joined = anyCase(`^ and (?:day|week|month|year|season)${next}`)
const adverb = anyCase(`^ (?:daily|weekly|monthly|yearly|annually|each)\\b${next}`)
const starts = /^\s?(?:(?:per|each|every|an?)\s\p{L}|\/\s?\p{L})/iu

/**
 * "a month", "per hectare", "a year per vessel", "per clinic and year" behind an amount, with the space before it; empty
 * where there is no unit; null where there is one that cannot be told from the words after it.
 */
export function unitAfter(text: string, end: number): string | null {
  let at = end
  for (let parts = 0; parts < 2; parts++) {
    const rest = text.slice(at)
    const found = unit.exec(rest)?.[0] ?? longUnit.exec(rest)?.[0] ?? joined.exec(rest)?.[0] ?? adverb.exec(rest)?.[0]
    if (!found) {
      if (starts.test(rest)) return parts === 0 ? null : text.slice(end, at)
      break
    }
    at += found.length
  }
  return text.slice(end, at).trimEnd()
}
