/** What checks on words share: which sentences count, what stands near them, how they are quoted, and the phrase check. */

import type { Block } from '#db/located-document.ts'
import type { Amount, Annotated, Section, Sentence } from '../annotate/annotation.ts'
import { pattern } from '../annotate/pattern.ts'
import type { Check, Found, Shown } from './check.ts'

/** Long enough to be found again, short enough to be read. */
const quoteLength = 240

/** At most so many characters, cut between words, with the place from `at` on inside. */
export function shown({ block, start, text }: Sentence, at = 0): Shown {
  if (text.length <= quoteLength) return { text, blockId: block.id }
  const from = at < quoteLength / 2 ? 0 : text.lastIndexOf(' ', at - 40) + 1
  const cut = block.text.slice(start + from, start + from + quoteLength)
  const whole = start + from + quoteLength < block.text.length ? cut.replace(/\s+\S*$/, '') : cut
  return { text: whole.trim(), blockId: block.id }
}

const around = new Set<Block['zone']>(['nav', 'consent', 'overlay'])
const prose = new Set<Block['type']>(['heading', 'paragraph', 'list_item', 'table_row', 'slide_title', 'footnote'])

/** Code and markup are no claims: "x = (a) => {", "<div>", "--flag", "path/to/file.ts". */
const code =
  /[{}`\\]|;\s*$|<\/?[a-z]|=>|==|\w=["'\w]|\w\(\w*\)|\s--\w|\w\/\w+[/.]\w|::|[a-z]_[a-z]|->|\$[a-z_]|https?:/i

export const isCode = (text: string): boolean => code.test(text)

/** What is computed of a part once and asked for by every sentence in it. */
export function remembered<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return key => {
    const { value } = known.get(key) ?? { value: compute(key) }
    known.set(key, { value })
    return value
  }
}

/** What the submission says in its own running words to whoever reads it. */
export const claimsOf = remembered((reading: Annotated): Sentence[] =>
  toldIn(reading).filter(({ text }) => !isCode(text)),
)

/** The same with what looks like code. */
const toldIn = remembered(({ sentences }: Annotated): Sentence[] =>
  sentences.filter(
    ({ seen, speaker, question, block }) =>
      seen && speaker !== 'quoted' && !question && prose.has(block.type) && !around.has(block.zone),
  ),
)

const placesIn = remembered(({ blocks }: Section) => new Map(blocks.map((block, at) => [block, at])))
/** Characters of a long block that stand near a sentence. */
const near = 1_200

/** The block of a sentence and its neighbours of the same part: where a source or a condition would stand. */
function beside({ section, block }: Sentence, reach: number): Block[] {
  const at = placesIn(section).get(block) ?? 0
  return section.blocks.slice(Math.max(0, at - reach), at + reach + 1)
}

/** Of a block what stands near the sentence, or else its beginning. */
const textNear = (sentence: Sentence, block: Block): string => {
  const from = block === sentence.block ? Math.max(0, sentence.start - near) : 0
  return block.text.slice(from, from + 2 * near)
}

const textBeside = (sentence: Sentence): string =>
  beside(sentence, 1)
    .map(block => textNear(sentence, block))
    .join('\n')

/** A name, a link, a year or a mark that leads to one: more than enough to look a figure up. */
const source = pattern(
  'iu',
  String.raw`\bsources?\b|\baccording to\b|\bcited?\b|\bet al\b|\[\d{1,3}\]|\[\^?\w{1,8}\]|[¹²³⁴-⁹†‡]`,
  String.raw`|\p{Ll}{3}[)”"]?\d{1,2}(?=[\s.,]|$)|https?:|www\.|\b\p{L}+\.(?:com|org|net|gov|edu|eu)\b`,
  String.raw`|\((?:[^()]{0,60}[ ,])?(?:19|20)\d\d\)|\bn\s?=\s?\d|\b(?:survey|study|poll|sample|panel|interviews?|audit`,
  String.raw`|report|census) (?:of|by|from|with|in|conducted|published)\b|\b(?:we|our|internal|own) (?:measured|asked`,
  String.raw`|surveyed|interviewed|counted|tested|benchmarks?|survey|study|data|tests?)\b|\bbenchmark`,
)

const hasSourceList = remembered(({ sections }: Annotated) =>
  sections.some(({ title }) =>
    /^(?:sources?|references|bibliography|footnotes|citations|further reading)\b/i.test(title ?? ''),
  ),
)

const slideOf = ({ where }: Block) => (where.kind === 'slide' ? where.slide : null)
const slidesWithSource = remembered(
  ({ sentences }: Annotated) =>
    new Set(sentences.filter(({ text }) => source.test(text)).map(({ block }) => slideOf(block))),
)

/** Whether anything near the sentence says where its figure comes from. A slide is read as a whole; so is a short part. */
export function hasSource(sentence: Sentence, reading: Annotated): boolean {
  const { section, block } = sentence
  const around = section.blocks.length <= 12 ? section.blocks : beside(sentence, 2)
  const slide = slideOf(block)
  return (
    around.some(
      one => source.test(textNear(sentence, one)) || one.href !== undefined || (one.links?.length ?? 0) > 0,
    ) ||
    hasSourceList(reading) ||
    (slide !== null && slidesWithSource(reading).has(slide))
  )
}

export const written = (sentence: Sentence, { start, end }: Pick<Amount, 'start' | 'end'>): string =>
  sentence.text.slice(start, end).trim()

/** A number as English writes it. */
export const plain = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })

interface Phrase extends Omit<Check, 'find' | 'reads'> {
  /** English words where it is left out. */
  reads?: Check['reads']
  /** Looks into what looks like code as well. */
  inCode?: true
  /** What the claim looks like. Group 1, or else the whole match, is told as `{claim}`. */
  says: RegExp
  /** What silences it in its own sentence, and in it or its neighbours. */
  unless?: RegExp
  unlessNear?: RegExp
  /** Silent as well where a source stands near. */
  unlessSourced?: boolean
  /** Silent where the sentence denies something. */
  unlessNegated?: boolean
  where?(sentence: Sentence, reading: Annotated, claim: string): boolean
}

/** Whether a place stands between quotation marks: who cites a claim does not make it. */
function isCited(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const open = before.lastIndexOf('“') > before.lastIndexOf('”') || (before.split('"').length - 1) % 2 === 1
  return open && /[”"]/.test(text.slice(at))
}

/** A check on a phrase in the submission's own sentences. */
export function phraseCheck(phrase: Phrase): Check {
  const { says, unless, unlessNear, unlessSourced, unlessNegated, inCode, where, ...check } = phrase
  const find = (reading: Annotated): Found[] =>
    (inCode ? toldIn(reading) : claimsOf(reading)).flatMap((sentence): Found[] => {
      const match = says.exec(sentence.text)
      if (!match || isCited(sentence.text, match.index)) return []
      if (unless?.test(sentence.text) || (unlessNegated && sentence.negated)) return []
      const claim = (match[1] ?? match[0]).trim()
      if (unlessNear?.test(textBeside(sentence)) || (where && !where(sentence, reading, claim))) return []
      if (unlessSourced && hasSource(sentence, reading)) return []
      return [{ quotes: [shown(sentence, match.index)], facts: { claim } }]
    })
  return { reads: 'words', ...check, find }
}
