/** What checks on words share: which sentences count, what stands near them, how they are quoted, and the phrase check. */
import type { Block } from '#db/shapes.ts'
import type { Amount, Annotated, Sentence } from '../annotate/annotation.ts'
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

const isCode = (text: string): boolean => code.test(text)

/** What the submission says in its own running words to whoever reads it. */
export function claimsOf({ sentences }: Annotated): Sentence[] {
  return sentences.filter(
    ({ seen, speaker, question, block, text }) =>
      seen && speaker !== 'quoted' && !question && prose.has(block.type) && !around.has(block.zone) && !isCode(text),
  )
}

/** The block of a sentence and its neighbours of the same part: where a source or a condition would stand. */
export function beside({ section, block }: Sentence, reach = 1): Block[] {
  const at = section.blocks.indexOf(block)
  return section.blocks.slice(Math.max(0, at - reach), at + reach + 1)
}

export const textBeside = (sentence: Sentence, reach = 1): string =>
  beside(sentence, reach)
    .map(({ text }) => text)
    .join('\n')

/** A name, a link, a year or a mark that leads to one: more than enough to look a figure up. */
const source =
  /\bsources?\b|\baccording to\b|\bcited?\b|\bet al\b|\[\d{1,3}\]|\[\^?\w{1,8}\]|[¹²³⁴-⁹†‡]|\p{Ll}{3}[)”"]?\d{1,2}(?=[\s.,]|$)|https?:|www\.|\b\p{L}+\.(?:com|org|net|gov|edu|eu)\b|\((?:[^()]{0,60}[ ,])?(?:19|20)\d\d\)|\bn\s?=\s?\d|\b(?:survey|study|poll|sample|panel|interviews?|audit|report|census) (?:of|by|from|with|in|conducted|published)\b|\b(?:we|our|internal|own) (?:measured|asked|surveyed|interviewed|counted|tested|benchmarks?|survey|study|data|tests?)\b|\bbenchmark/iu

/** Whether anything near the sentence says where its figure comes from. A slide is read as a whole; so is a short part. */
export function hasSource(sentence: Sentence, { sentences }: Annotated): boolean {
  const { section, block } = sentence
  const near = section.blocks.length <= 12 ? section.blocks : beside(sentence, 2)
  if (near.some(one => source.test(one.text) || one.href !== undefined || (one.links?.length ?? 0) > 0)) return true
  const slide = block.where.kind === 'slide' ? block.where.slide : null
  return sentences.some(
    other =>
      /^(?:sources?|references|bibliography|footnotes|citations|further reading)\b/i.test(other.section.title ?? '') ||
      (slide !== null &&
        other.block.where.kind === 'slide' &&
        other.block.where.slide === slide &&
        source.test(other.text)),
  )
}

export const written = (sentence: Sentence, { start, end }: Pick<Amount, 'start' | 'end'>): string =>
  sentence.text.slice(start, end).trim()

/** A number as English writes it. */
export const plain = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 })

export interface Phrase extends Omit<Check, 'find' | 'reads'> {
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

/** A check on a phrase in the submission's own sentences. */
export function phraseCheck(phrase: Phrase): Check {
  const { says, unless, unlessNear, unlessSourced, unlessNegated, where, ...check } = phrase
  const find = (reading: Annotated): Found[] =>
    claimsOf(reading).flatMap((sentence): Found[] => {
      const match = says.exec(sentence.text)
      if (!match || unless?.test(sentence.text) || (unlessNegated && sentence.negated)) return []
      const claim = (match[1] ?? match[0]).trim()
      if (unlessNear?.test(textBeside(sentence)) || (where && !where(sentence, reading, claim))) return []
      if (unlessSourced && hasSource(sentence, reading)) return []
      return [{ quotes: [shown(sentence, match.index)], facts: { claim } }]
    })
  return { ...check, reads: 'words', find }
}
