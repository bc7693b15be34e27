/** Whether words say what is offered. */
import { offerNoun, taskWithObject } from '../nouns.ts'
import { wordsOf } from '../text.ts'

/** The text without the page’s own name, which may hold a noun by chance. */
export function withoutBrand(text: string, brand: string | null): string {
  return brand ? text.replaceAll(brand, ' ') : text
}

/** A kind of thing, or a task with its object. */
export function namesOffer(text: string): boolean {
  return offerNoun.test(text) || taskWithObject.test(text)
}

/** The name alone, or a welcome: a heading that says nothing yet. */
export const isGreeting = (text: string, brand: string | null): boolean => {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
  const name = brand?.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '') ?? null
  return (
    plain === name ||
    /^(?:welcome|home|hello|hi|homepage)$/.test(plain) ||
    (/^(?:welcome to|hello from|we are) .{1,40}$/.test(plain) &&
      (name === null ? wordsOf(plain).length <= 4 : plain.endsWith(name)))
  )
}
