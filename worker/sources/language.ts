/** Which language a text is in. */

/** Below this many letters a language cannot be told from a chance likeness. */
const fewestLetters = 40
/** The detector's certainty below which its answer is a guess. */
const surest = 0.1

/** Joints of English sentences that are no words of the other languages written in Latin letters. */
const joints = new Set('the and that with this from are which your their our they been these would'.split(' '))
/** What carries an English sentence however short it is; some are words of other languages as well. */
const carriers = new Set([...joints, ...'we you it is of to for on by at each a an in have has not'.split(' ')])
/**
 * How many words there must be, how many different joints among them, and which part of all must be joints and carriers. Of
 * English prose eight to twelve in a hundred are joints, and fewer where much is names; half in another language, a sixth
 * at most are carriers.
 */
const ofLong = { words: 40, kinds: 3, joints: 0.04, carriers: 0.18 }
const ofShort = [
  { words: 20, kinds: 3, joints: 0.08, carriers: 0 },
  { words: 8, kinds: 2, joints: 0.12, carriers: 0 },
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
  const carried = words.filter(word => carriers.has(word.toLowerCase()))
  const kinds = new Set(found.map(word => word.toLowerCase()))
  return (
    kinds.size >= least.kinds &&
    found.length >= least.joints * words.length &&
    carried.length >= least.carriers * words.length
  )
}

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

/** No sentence of these goes without letters beyond A to Z; the detector takes English about programs for them. */
const marked = new Set('cs sk hu pl vi is lt lv tr ro eo'.split(' '))

/** Letters of prose by which it is told. */
const sample = 6_000

/** Of Markdown and HTML what a reader never sees: fenced and inline code, tags, where links and pictures lead. */
const markup =
  /^```[\s\S]*?```|<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|`[^`\n]+`|\]\([^()\s]*\)|\]\[[^[\]\n]*\]|^\[[^[\]\n]+\]: ?\S+/gim
export const isCodeFence = (line: string): boolean => line.startsWith('```')
/** An address, a path, a name in code: in one word of plain letters a sentence has neither marks nor capitals inside. */
const isName = (word: string): boolean =>
  /^[!-~]+$/.test(word) && (/[a-z\d][^a-z\d\s,;'-]+[a-z\d]/i.test(word) || /[a-z][A-Z]/.test(word))

const proseIn = (text: string): string =>
  text
    .replace(markup, ' ')
    .split(/\s+/)
    .filter(word => !isName(word))
    .join(' ')
    .slice(0, sample)

/** ISO 639-1; null where the text is too short or too mixed to tell. Where little is prose, code is better than nothing. */
export async function languageOf(text: string): Promise<string | null> {
  const sound = text.toWellFormed()
  return (await told(proseIn(sound))) ?? (await told(sound.slice(0, sample)))
}

async function told(text: string): Promise<string | null> {
  // Marks and digits weigh in the detector: a bar between cells passes for Hindi.
  const letters = text.replace(/[^\p{L}\p{M}'’.,\s]+/gu, ' ')
  if ((letters.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) return null
  if (isPlainlyEnglish(letters)) return 'en'
  const words = letters.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
  const latin = /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(letters)
  if (latin && new Set(words).size < fewestDifferent) return null
  // Its word lists take longer to load than most documents take to read.
  const { detectAll } = await import('tinyld')
  const isPlain = words.every(word => /^[a-z'’]+$/.test(word))
  const [best] = detectAll(letters).filter(({ lang }) => !(isPlain && marked.has(lang)))
  if (best?.lang !== 'en' && latin && isEnglishButForMarks(words, part => detectAll(part)[0]?.lang)) return 'en'
  return best && best.accuracy >= surest && best.lang.length === 2 ? best.lang : null
}
