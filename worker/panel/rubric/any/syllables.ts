/** Syllables, the reading grade and the reading ease (Flesch-Kincaid; English only). */
import { wordsOf } from '../text.ts'

/** Vowel groups, less a silent ending: an estimate that is right for about nine words in ten. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const spoken = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^l]e)$/, match => match.charAt(0)).replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1)
}

/** Names, addresses, acronyms and numbers say nothing about how hard a sentence is. */
function isOrdinary(word: string, first: boolean): boolean {
  if (/[\d.@/]/.test(word) || /^[A-Z]{2,}/.test(word)) return false
  return first || /^\p{Ll}/u.test(word)
}

export interface Grade {
  /** US school grade; 13 is the first year of college. */
  grade: number
  /** 0 to 100 and beyond; higher is easier. */
  ease: number
  wordsPerSentence: number
}

/** The grade of sentences together; null where nothing ordinary is in them. */
export function gradeOf(sentences: string[]): Grade | null {
  let words = 0
  let syllables = 0
  let count = 0
  let counted = 0
  for (const sentence of sentences) {
    const all = wordsOf(sentence)
    if (all.length < 3) continue
    count += 1
    words += all.length
    for (const [at, word] of all.entries()) {
      if (!isOrdinary(word, at === 0)) continue
      counted += 1
      syllables += syllablesOf(word)
    }
  }
  if (count === 0 || counted === 0) return null
  const length = words / count
  const weight = syllables / counted
  return {
    grade: 0.39 * length + 11.8 * weight - 15.59,
    ease: 206.835 - 1.015 * length - 84.6 * weight,
    wordsPerSentence: length,
  }
}
