/** A question that one line of a text raises by itself: where the line stands, and nothing answers it, it is asked. */
import type { Block } from '#db/shapes.ts'
import type { Sentence } from '../../base-reading.ts'
import { short } from '../../deck/phrases.ts'
import type { Sighting } from '../../observation.ts'
import { isQuotation } from '../../read-base.ts'
import type { Reading } from '../../reading.ts'
import { negated, quoteFound, sentencesOf, wordsOf } from '../../text.ts'
import { type Question, question, type Subject } from '../question.ts'

type Facts = Sighting['facts']

interface LineQuestion extends Omit<Question, 'subject' | 'answeredBy'> {
  /** What the line says; its first group is `words` in the question, else the line itself. */
  line: RegExp
  /** Words in the same line that make it something else. */
  not?: RegExp
  answeredBy?: RegExp
  /** Further facts, or null where the line raises no question after all. */
  more?: (line: Sentence, reading: Reading) => Facts | null
  /** It is looked for in sections of terms too. */
  inTerms?: boolean
  /** The line may be a denial or a plan: "we have not asked them", "our targets for June". */
  anyMood?: boolean
}

const marker = /^[\s•·▪‣◦*–—-]+|^\(?(?:\d{1,2}|[a-z])[.)]\s+/giu
const longest = 16
const quoted = /["“”„«»]/
const lineTypes = new Set<Block['type']>(['paragraph', 'list_item', 'table_row', 'footnote', 'chart'])

const wholeLine = (block: Block): Sentence => ({ text: block.text, words: wordsOf(block.text), block, start: 0 })

/** The same as `linesOf` with sections of terms, which a quotation is made of as well. */
export function linesWithTerms(reading: Reading): Sentence[] {
  return reading.visible
    .filter(({ type, text }) => lineTypes.has(type) && !/^\s*["“„«]/.test(text) && !isQuotation(text))
    .flatMap(block => (block.type === 'table_row' || block.type === 'chart' ? [wholeLine(block)] : sentencesOf(block)))
    .filter(({ text }) => !/\?\W*$/.test(text))
}

const cache = new WeakMap<Reading, Sentence[]>()

/** Sentences, items and rows in the text's own voice; no headings, no questions. */
export function linesOf(reading: Reading): Sentence[] {
  const known = cache.get(reading)
  if (known) return known
  const rows = reading.prose.filter(({ type }) => type === 'table_row').map(wholeLine)
  const told = reading.sentences.filter(
    ({ block, text }) =>
      block.type !== 'heading' && block.type !== 'slide_title' && block.type !== 'table_row' && !/\?\W*$/.test(text),
  )
  const lines = [...told, ...rows]
  cache.set(reading, lines)
  return lines
}

/** The line as a question mentions it. */
export const lineOf = (text: string): string => short(text.replace(marker, '').replace(/\s+/g, ' '), longest)

export function lineQuestion({
  line,
  not,
  more,
  anyMood = false,
  inTerms = false,
  answeredBy = /(?!)/,
  ...rest
}: LineQuestion) {
  return question({
    ...rest,
    answeredBy,
    subject: (reading): Subject | null => {
      for (const sentence of inTerms ? linesWithTerms(reading) : linesOf(reading)) {
        const match = line.exec(sentence.text)
        if (!match || not?.test(sentence.text)) continue
        if (quoted.test(match[1] ?? sentence.text) || (!anyMood && negated(sentence.text, match.index))) continue
        const facts = more ? more(sentence, reading) : {}
        if (!facts) continue
        return {
          quotes: [quoteFound(sentence, match.index, match[0].length)],
          // A long line is mentioned by what was found in it.
          facts: {
            words: match[1]?.trim() ?? lineOf(sentence.words.length > longest ? match[0] : sentence.text),
            ...facts,
          },
        }
      }
      return null
    },
  })
}
