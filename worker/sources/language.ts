/** Which language a text is in. */

/** Below this many letters a language cannot be told from a chance likeness. */
const fewestLetters = 40
/** The detector's certainty below which its answer is a guess. */
const surest = 0.1

/** Joints of English sentences that are no words of the other languages written in Latin letters. */
const joints = new Set('the and that with this from are which your their our they been these would'.split(' '))
/** Of a hundred words of English prose eight to twelve are such joints; where half is in another language, six at most. */
const leastShare = 0.08
/** Long texts, then short ones: from how many words on, and how many different joints they must hold. */
const ofLong = { words: 60, kinds: 5, share: leastShare }
const ofShort = [
  { words: 20, kinds: 3, share: leastShare },
  { words: 8, kinds: 2, share: 0.12 },
]

/**
 * Whether it is English beyond doubt; false leaves it to the detector. A short text must be nothing but A to Z, and its
 * joints must join plain words: "The Daily Loaf" is a name in any language.
 */
function isPlainlyEnglish(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const isLong = words.length >= ofLong.words
  const least = isLong ? ofLong : ofShort.find(of => words.length >= of.words)
  if (!least || (!isLong && words.some(word => /[^a-z]/i.test(word)))) return false
  const found = words.filter(
    (word, at) => joints.has(word.toLowerCase()) && (isLong || /^[a-z]/.test(words[at + 1] ?? '')),
  )
  const kinds = new Set(found.map(word => word.toLowerCase()))
  return found.length >= least.share * words.length && kinds.size >= least.kinds
}

/** Words that carry an English sentence however short it is; some are words of other languages as well. */
const carriers = new Set([...joints, ...'we you it is of to for on by at each a an in have has not'.split(' ')])
const fewestCarriers = 3
/** A line that is repeated likens a language by chance, however long it goes on. */
const fewestDifferent = 6

/**
 * Whether it is English but for a name or a borrowed word: to the detector one "ï" makes a text French for certain.
 * `best` is asked again without the words that have letters beyond A to Z.
 */
function isEnglishButForMarks(words: readonly string[], best: (text: string) => string | undefined): boolean {
  const plain = words.filter(word => /^[a-z'’]+$/.test(word))
  const carried = new Set(plain.filter(word => carriers.has(word)))
  return plain.length < words.length && carried.size >= fewestCarriers && best(plain.join(' ')) === 'en'
}

/** ISO 639-1; null where the text is too short or too mixed to tell. */
export async function languageOf(text: string): Promise<string | null> {
  // Marks and digits weigh in the detector: a bar between cells passes for Hindi.
  const letters = text.toWellFormed().replace(/[^\p{L}\p{M}'’.,\s]+/gu, ' ')
  if ((letters.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return null
  if (isPlainlyEnglish(letters)) return 'en'
  const words = letters.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
  const latin = /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(letters)
  if (latin && new Set(words).size < fewestDifferent) return null
  // Its word lists take longer to load than most documents take to read.
  const { detectAll } = await import('tinyld')
  const [best] = detectAll(letters)
  if (best?.lang !== 'en' && latin && isEnglishButForMarks(words, part => detectAll(part)[0]?.lang)) return 'en'
  return best && best.accuracy >= surest && best.lang.length === 2 ? best.lang : null
}
