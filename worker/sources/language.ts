/** Which language a text is in. */

/** Below this many letters a language cannot be told from a chance likeness. */
const fewestLetters = 40
/** The detector's certainty below which its answer is a guess. */
const surest = 0.1

/** Joints of English sentences that are no words of the other languages written in Latin letters. */
const joints = new Set('the and that with this from are which your their our they been these would'.split(' '))
/** Of a hundred words of English prose eight to twelve are such joints; where half is in another language, six at most. */
const leastShare = 0.08
const fewestKinds = 5
const fewestWords = 60

/** Whether it is English beyond doubt; false leaves it to the detector. */
function isPlainlyEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const found = words.filter(word => joints.has(word))
  return words.length >= fewestWords && found.length >= leastShare * words.length && new Set(found).size >= fewestKinds
}

/** ISO 639-1; null where the text is too short or too mixed to tell. */
export async function languageOf(text: string): Promise<string | null> {
  // Marks and digits weigh in the detector: a bar between cells passes for Hindi.
  const letters = text.toWellFormed().replace(/[^\p{L}\p{M}'’.,\s]+/gu, ' ')
  if ((letters.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return null
  if (isPlainlyEnglish(letters)) return 'en'
  // Its word lists take longer to load than most documents take to read.
  const { detectAll } = await import('tinyld')
  const [best] = detectAll(letters)
  return best && best.accuracy >= surest && best.lang.length === 2 ? best.lang : null
}
