/** What a statement holds of: "In Norway we have none", "none that write in Bokmål". Elsewhere it says nothing. */
import { anyCase } from '../../../any-case.ts'
import { wordsOf } from '../../../text.ts'

const bound =
  'in|for|on|at|among|amongst|within|across|outside|inside|under|below|above|over|with|without|around|near|between|beyond|from|of|during|where|when|if'
/** A phrase that opens the clause: "In Norway", "For same-day gaps", "but among clinics of our size,". */
const opening = anyCase(
  `(?:^|[;:,]\\s|\\s[–—]\\s|\\.\\s)\\W*(?:(?:and|but|while|whereas|so|also|yet|today|currently)\\s)*(?:${bound})\\s+([^;:,]{2,80}?)(?:,[^;:,]{0,30})?$`,
)
/** What follows and bounds it: "in Norway", "that write in Bokmål", "of our size", "below 100 cows". */
const trailing = anyCase(`^(?:\\s+\\p{Ll}+){0,2}?\\s+(?:(?:${bound}|that|who|which)\\s|yet\\b)([^.;:!?]{0,80})`)
/** Words in such a place that bound nothing: "at all", "in our market", "to date", "in short". */
const unbounded =
  /\b(?:(?:at|in|on|for|to|as|of|with) )?(?:(?:at )?all|(?:the |this )?(?:moment|present|time|whole|fact|short|general|truth|total|practice|now|date)|today|far|sight|our knowledge|us|me|you|(?:our|this|the|its|that) (?:own |whole |entire )?(?:market|field|segment|category|space|niche|industry|sector|world|business|company|product|app|platform|service)|anywhere|everywhere|anyone|anybody|any (?:customer|order|plan)s?|every \p{L}+|all \p{L}+|the world)\b/giu
/** Who or what the clause is about, and small words. */
const empty =
  /^(?:we|our|us|it|its|there|the|an?|is|are|has|have|had|been|currently|now|today|so|also|still|that|who|which|and|or|but|in|on|at|of|for|to|with|by|as|yet|any|no|all|ever|from|be|can|do|does|this|these|those|their|they|charge|pay|virtually|essentially)$/i

const stem = (word: string): string => word.toLowerCase().replace(/(?:['’]s|ies|es|s|y|ing|ed)$/u, '')

const contentOf = (phrase: string): string[] =>
  wordsOf(phrase.replace(unbounded, ' '))
    .filter(word => /[\p{L}\d]/u.test(word) && !empty.test(word))
    .map(stem)

/** The words that open a clause and bound it, as far as these words of it: "For members there is no fee" of members. */
const aheadOf = (text: string, words: string): string[] =>
  contentOf(opening.exec(text.slice(0, Math.max(0, text.indexOf(words))))?.[1] ?? '')

const behind = (text: string, words: string): string[] => {
  const at = text.indexOf(words)
  return at < 0 ? [] : contentOf(trailing.exec(text.slice(at + words.length))?.[0] ?? '')
}

const isToldOf = (scope: readonly string[], other: string): boolean => {
  const told = new Set(wordsOf(other).map(stem))
  return scope.every(word => told.has(word))
}

/** Said of a part only, and nothing in the other statement tells that it is about the same part. */
export const isBoundedApart = (text: string, words: string, other: string): boolean =>
  !isToldOf([...aheadOf(text, words), ...behind(text, words)], other)

/** The same by what opens the clause alone, where a rule reads for itself what follows. */
export const isOpenedApart = (text: string, words: string, other: string): boolean =>
  !isToldOf(aheadOf(text, words), other)
