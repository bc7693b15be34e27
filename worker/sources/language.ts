/** With fewer letters, a detection is mostly chance. */
const minLetters = 40
/** Below this accuracy, the detector's answer is a guess. */
const minAccuracy = 0.1

/** English function words that hardly any other language in Latin script has. */
const uniqueWords = new Set('the and that with this from are which your their our they been these would'.split(' '))
/** English function words that occur even in short sentences; some exist in other languages as well. */
const functionWords = new Set([
  ...uniqueWords,
  ...'we you it is of to for on by at each a an in have has not'.split(' '),
])
/** Of English prose 8 to 12 % are `uniqueWords`. If half of it is in another language, at most a sixth are function words. */
const longText = { words: 40, kinds: 3, uniqueWords: 0.04, functionWords: 0.18 }
const shortTexts = [
  { words: 20, kinds: 3, uniqueWords: 0.08, functionWords: 0 },
  { words: 8, kinds: 2, uniqueWords: 0.12, functionWords: 0 },
]

/** False leaves it to the detector. In short texts only words before a lower-case word count: "The Daily Loaf" is a name. */
function isPlainlyEnglish(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const isLong = words.length >= longText.words
  const least = isLong ? longText : shortTexts.find(of => words.length >= of.words)
  if (!least || (!isLong && words.some(word => /[^a-z]/i.test(word)))) return false
  const found = words.filter(
    (word, at) => uniqueWords.has(word.toLowerCase()) && (isLong || /^[a-z]/.test(words[at + 1] ?? '')),
  )
  const functional = words.filter(word => functionWords.has(word.toLowerCase()))
  const kinds = new Set(found.map(word => word.toLowerCase()))
  return (
    kinds.size >= least.kinds &&
    found.length >= least.uniqueWords * words.length &&
    functional.length >= least.functionWords * words.length
  )
}

const minFunctionWords = 3
/** With fewer different words (a repeated line), a detection is mostly chance, however long the text is. */
const minDistinctWords = 6

/** For the detector a single "ï" makes a text French. `best` detects the language of the rest. */
function isEnglishExceptAccents(words: readonly string[], best: (text: string) => string | undefined): boolean {
  const plain = words.filter(word => /^[a-z'’]+$/.test(word))
  const functional = new Set(plain.filter(word => functionWords.has(word)))
  return plain.length < words.length && functional.size >= minFunctionWords && best(plain.join(' ')) === 'en'
}

/** Languages whose every sentence has letters beyond A to Z. The detector mistakes English text about software for one of these. */
const accented = new Set('cs sk hu pl vi is lt lv tr ro eo'.split(' '))

/** How many characters of prose are examined. */
const sample = 6_000

/** What is not prose in Markdown and HTML: fenced and inline code, tags, and the targets of links and pictures. */
const markup =
  /^```[\s\S]*?```|<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|`[^`\n]+`|\]\([^()\s]*\)|\]\[[^[\]\n]*\]|^\[[^[\]\n]+\]: ?\S+/gim
export const isCodeFence = (line: string): boolean => line.startsWith('```')
/** An address, a path or an identifier: a word with punctuation or capitals inside it. */
const isName = (word: string): boolean =>
  /^[!-~]+$/.test(word) && (/[a-z\d][^a-z\d\s,;'-]+[a-z\d]/i.test(word) || /[a-z][A-Z]/.test(word))

const proseIn = (text: string): string =>
  text
    .replace(markup, ' ')
    .split(/\s+/)
    .filter(word => !isName(word))
    .join(' ')
    .slice(0, sample)

/** ISO 639-1; null if the text is too short or too mixed. If the prose alone gives no sure answer, code is examined as well. */
export async function languageOf(text: string): Promise<string | null> {
  const sound = text.toWellFormed()
  return (await detect(proseIn(sound))) ?? (await detect(sound.slice(0, sample)))
}

async function detect(text: string): Promise<string | null> {
  // Punctuation and digits mislead the detector: a bar between cells makes it answer Hindi.
  const letters = text.replace(/[^\p{L}\p{M}'’.,\s]+/gu, ' ')
  if ((letters.match(/\p{L}/gu)?.length ?? 0) < minLetters) return null
  if (isPlainlyEnglish(letters)) return 'en'
  const words = letters.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
  const latin = /^[\p{Script=Latin}\p{Script=Common}\p{M}]*$/u.test(letters)
  if (latin && new Set(words).size < minDistinctWords) return null
  // Imported only when needed: loading its word lists takes longer than reading most documents.
  const { detectAll } = await import('tinyld')
  const isPlain = words.every(word => /^[a-z'’]+$/.test(word))
  const [best] = detectAll(letters).filter(({ lang }) => !(isPlain && accented.has(lang)))
  if (best?.lang !== 'en' && latin && isEnglishExceptAccents(words, part => detectAll(part)[0]?.lang)) return 'en'
  return best && best.accuracy >= minAccuracy && best.lang.length === 2 ? best.lang : null
}
