import type { Block } from '#db/located-document.ts'
import type { Amount, Annotated, Section, Sentence } from '../annotate/annotation.ts'
import { pattern } from '../annotate/pattern.ts'
import { type Check, type Found, type Given, type Passage, wordCheck } from './check.ts'

/** In characters: enough to find the passage, and still readable. */
const quoteLength = 240

/** The sentence, or an excerpt of at most `quoteLength` characters that is cut between words and contains offset `at`. */
export function excerptOf({ block, start, text }: Pick<Sentence, 'block' | 'start' | 'text'>, at = 0): Passage {
  if (text.length <= quoteLength) return { text, blockId: block.id }
  const from = at < quoteLength / 2 ? 0 : text.lastIndexOf(' ', at - 40) + 1
  const cut = block.text.slice(start + from, start + from + quoteLength)
  const whole = start + from + quoteLength < block.text.length ? cut.replace(/\s+\S*$/, '') : cut
  return { text: whole.trim(), blockId: block.id }
}

const besideContent = new Set<Block['zone']>(['nav', 'consent', 'overlay'])
const prose = new Set<Block['type']>(['heading', 'paragraph', 'list_item', 'table_row', 'slide_title', 'footnote'])

/** Code and markup, which make no claims: "x = (a) => {", "<div>", "--flag", "path/to/file.ts". */
const code =
  /[{}`\\]|;\s*$|<\/?[a-z]|=>|==|\w=["'\w]|\w\(\w*\)|\s--\w|\w\/\w+[/.]\w|::|[a-z]_[a-z]|->|\$[a-z_]|https?:/i

export const isCode = (text: string): boolean => code.test(text)

export function memoized<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return key => {
    const { value } = known.get(key) ?? { value: compute(key) }
    known.set(key, { value })
    return value
  }
}

/** The submission's own visible statements: no quotations, questions, navigation or code. */
export const claimsOf = memoized((reading: Annotated): Sentence[] =>
  statementsIn(reading).filter(({ text }) => !isCode(text)),
)

const statementsIn = memoized(({ sentences }: Annotated): Sentence[] =>
  sentences.filter(
    ({ seen, speaker, question, block }) =>
      seen && speaker !== 'quoted' && !question && prose.has(block.type) && !besideContent.has(block.zone),
  ),
)

const positionsIn = memoized(({ blocks }: Section) => new Map(blocks.map((block, at) => [block, at])))
/** How many characters of a long block count as near a sentence, on each side. */
const nearCharacters = 1_200

/** The sentence's block and up to `reach` blocks on each side in its section, where a source or a condition would be. */
function blocksBeside({ section, block }: Sentence, reach: number): Block[] {
  const at = positionsIn(section).get(block) ?? 0
  return section.blocks.slice(Math.max(0, at - reach), at + reach + 1)
}

/** For the sentence's own block, the part near the sentence; for another block, its beginning. */
const textNear = (sentence: Sentence, block: Block): string => {
  const from = block === sentence.block ? Math.max(0, sentence.start - nearCharacters) : 0
  return block.text.slice(from, from + 2 * nearCharacters)
}

const textBeside = (sentence: Sentence): string =>
  blocksBeside(sentence, 1)
    .map(block => textNear(sentence, block))
    .join('\n')

/** Signs of a source: a name, a link, a year, or a footnote mark. */
const source = pattern(
  'iu',
  String.raw`\bsources?\b|\baccording to\b|\bcited?\b|\bet al\b|\[\d{1,3}\]|\[\^?\w{1,8}\]|[¹²³⁴-⁹†‡]`,
  String.raw`|\p{Ll}{3}[)”"]?\d{1,2}(?=[\s.,]|$)|https?:|www\.|\b\p{L}+\.(?:com|org|net|gov|edu|eu)\b`,
  String.raw`|\((?:[^()]{0,60}[ ,])?(?:19|20)\d\d\)|\bn\s?=\s?\d|\b(?:survey|study|poll|sample|panel|interviews?|audit`,
  String.raw`|report|census) (?:of|by|from|with|in|conducted|published)\b|\b(?:we|our|internal|own) (?:measured|asked`,
  String.raw`|surveyed|interviewed|counted|tested|benchmarks?|survey|study|data|tests?)\b|\bbenchmark`,
)

const hasSourceList = memoized(({ sections }: Annotated) =>
  sections.some(({ title }) =>
    /^(?:sources?|references|bibliography|footnotes|citations|further reading)\b/i.test(title ?? ''),
  ),
)

const slideOf = ({ where }: Block) => (where.kind === 'slide' ? where.slide : null)
const slidesWithSource = memoized(
  ({ sentences }: Annotated) =>
    new Set(sentences.filter(({ text }) => source.test(text)).map(({ block }) => slideOf(block))),
)

/** Whether anything near the sentence says where its figure comes from. On a slide or in a short section, everything is near. */
export function hasSource(sentence: Sentence, reading: Annotated): boolean {
  const { section, block } = sentence
  const around = section.blocks.length <= 12 ? section.blocks : blocksBeside(sentence, 2)
  const slide = slideOf(block)
  return (
    around.some(
      one => source.test(textNear(sentence, one)) || one.href !== undefined || (one.links?.length ?? 0) > 0,
    ) ||
    hasSourceList(reading) ||
    (slide !== null && slidesWithSource(reading).has(slide))
  )
}

export const foundIn = (sentence: Sentence, at: number, facts: Record<string, string>): Found[] => [
  { quotes: [excerptOf(sentence, at)], facts },
]

export const amountText = (sentence: Sentence, { start, end }: Pick<Amount, 'start' | 'end'>): string =>
  sentence.text.slice(start, end).trim()

export const formatNumber = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })

interface Phrase extends Omit<Given, 'find'> {
  inCode?: true
  /** Matches the claim. Group 1, or else the whole match, becomes `{claim}`. */
  says: RegExp
  /** The check does not apply if the sentence matches `unless`, or if it or a block beside it matches `unlessNear`. */
  unless?: RegExp
  unlessNear?: RegExp
  unlessSourced?: boolean
  unlessNegated?: boolean
  where?(sentence: Sentence, reading: Annotated, claim: string): boolean
}

/** Whether offset `at` is inside quotation marks: citing a claim is not making it. */
function isInQuotationMarks(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const open = before.lastIndexOf('“') > before.lastIndexOf('”') || (before.split('"').length - 1) % 2 === 1
  return open && /[”"]/.test(text.slice(at))
}

export function phraseCheck(name: string, phrase: Phrase): Check {
  const { says, unless, unlessNear, unlessSourced, unlessNegated, inCode, where, ...check } = phrase
  const find = (reading: Annotated): Found[] =>
    (inCode ? statementsIn(reading) : claimsOf(reading)).flatMap((sentence): Found[] => {
      const match = says.exec(sentence.text)
      if (!match || isInQuotationMarks(sentence.text, match.index)) return []
      if (unless?.test(sentence.text) || (unlessNegated && sentence.negated)) return []
      const claim = (match[1] ?? match[0]).trim()
      if (unlessNear?.test(textBeside(sentence)) || (where && !where(sentence, reading, claim))) return []
      if (unlessSourced && hasSource(sentence, reading)) return []
      return foundIn(sentence, match.index, { claim })
    })
  return wordCheck(name, { ...check, find })
}
