/** What tells a customer's words from the page's own in quotation marks: its questions, promises, examples and mottoes. */
import { wordsOf } from '../text.ts'

/** A quotation as it stands in its block, and the line that would sign it. */
export interface Marked {
  /** What stands before it in the same block. */
  opening: string
  words: string
  signature: string
}

/** Whom a signature names, as far as it was read. */
interface Named {
  fullName: boolean
  role: boolean
  company: boolean
  byNobody: boolean
}

/** "A customer writes:", "Review of the week:"; not "Our promise:" or "Text". */
const introduced =
  /\b(?:customers?|clients?|users?|guests?|patients?|members?|readers?|parents?|says|said|writes|wrote|told us|tells us|reviews?|testimonials?|feedback|according to)\b/i

/** A sentence that goes on behind the quotation: "91% of customers say yes.", ". That is our rule." */
const goesOn =
  /^[.,;:!?]|\b(?:is|are|was|were|be|say|do|does|did|has|have|had|will|would|can|could|you|we|they|it|and then)\b|\p{Ll}{3}[.!?]$/iu
const dashed = /^\s*\(?[—–~-]{1,2}\s*(?=\p{Lu})/u
/** "Anna", "Anna K.", "Maria Ortega", and no "No small print". */
const bareName = /^\p{Lu}(?:\p{Ll}[\p{L}’'-]*|\.)(?: \p{Lu}(?:[\p{L}’'-]*|\.)){0,2}$/u

const firstPerson = /\b(?:I|I['’](?:m|ve|d|ll)|my|me|we|us|our)\b/
const toReader = /\byou(?:rs?|rself)?\b/i

function isSignature(line: string, { fullName, role, company, byNobody }: Named): boolean {
  const name = line.replace(/^[\s(—–~-]+/, '').trim()
  if (fullName || byNobody) return true
  // "Will S., plumber": the name may be a verb elsewhere.
  const [first = '', ...rest] = name.split(/,\s*/)
  if (bareName.test(first) && !goesOn.test(rest.join(', '))) return true
  return !goesOn.test(line.trim()) && (role || company || dashed.test(line))
}

/**
 * Whether a quotation outside a part of praise can be somebody's praise at all: it opens its block or is introduced as
 * somebody's, it asks nothing, and either its signature names somebody or it is told in the first person and not to the
 * reader.
 */
export function isSomebodys({ opening, words, signature }: Marked, named: Named): boolean {
  const letters = wordsOf(opening).filter(word => /\p{L}/u.test(word))
  if (letters.length > 0 && !introduced.test(opening)) return false
  if (/\?\s*$/.test(words) && !named.fullName) return false
  if (isSignature(signature, named)) return true
  return !goesOn.test(signature.trim()) && firstPerson.test(words) && !toReader.test(words)
}

/** Words that praise; what only tells an event makes no claim that a name would have to back. */
export const praising =
  /\b(?:amazing|awesome|great|best|fantastic|excellent|incredible|wonderful|love(?:d)?|perfect|outstanding|game[- ]chang\w+|changed (?:everything|my life)|highly recommend\w*|recommend\w*|brilliant|superb|world[- ]class|10\/10|life[- ]saver)\b/i
