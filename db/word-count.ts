const aLetter = /[\p{L}\p{N}]/u

export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(word => aLetter.test(word)).length
}

export type Lack = 'no_readable_text' | 'too_few_words' | null

const fewestLetters = 20

/** Why a text is nothing to review. Letters count too, because some languages put no spaces between words. */
export function lackOfWords(text: string): Lack {
  if (!aLetter.test(text)) return 'no_readable_text'
  // Only its beginning is split, because it may have megabytes.
  const words = text.trim().split(/\s+/u, fewestLetters).join(' ')
  return words.length < fewestLetters && wordCount(words) < 3 ? 'too_few_words' : null
}
