/** Buzzwords and unmeasured adjectives crowd out facts. */
import type { Sentence } from '../base-reading.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { asks, said, worried } from '../views.ts'
import { buzzTerms, type Term, vagueTerms } from '../words.ts'
import { isTabular } from './running-text.ts'

interface Use {
  term: Term
  word: string
  sentence: Sentence
}

/** Somebody else's words, of which the writer may be making fun: “Leverage your synergies,” a consultant told us. */
const quotation = /["“„«][^"“”„«»]{3,200}["”“»]/u

function usesIn(sentence: Sentence): Use[] {
  const measured = /\d/.test(sentence.text)
  const quoted = everyMatch(quotation, sentence.text)
  const isOwn = (at: number) => !quoted.some(({ index, length }) => index <= at && at < index + length)
  return [...buzzTerms, ...(measured ? [] : vagueTerms)].flatMap(term => {
    if (term.unless?.test(sentence.text)) return []
    return everyMatch(term.pattern, sentence.text)
      .filter(({ index }) => isOwn(index))
      .map(({ text }) => ({ term, word: text.toLowerCase(), sentence }))
  })
}

const mostNamed = 3

/** One sentence alone that is made of them, in a text that otherwise is not. */
const heap = 4

/** Words that an engineer may mean as they stand. */
const technical = new Set([
  'solution',
  'robust',
  'scalable',
  'real-time',
  'end-to-end',
  'smart',
  'transform',
  'accelerate',
  'data-driven',
])

function heaps(sentences: Sentence[]): Sighting[] {
  for (const sentence of sentences) {
    if (/[\d?]/.test(sentence.text)) continue
    const uses = usesIn(sentence).filter(({ term }) => buzzTerms.includes(term))
    const terms = [...new Set(uses.map(({ term }) => term))]
    if (terms.length < heap || terms.filter(({ name }) => !technical.has(name)).length < 2) continue
    const words = [...new Set(uses.map(({ word }) => word))]
    return [{ severity: 1, quotes: [quoteSentence(sentence)], facts: { ...named(words), where: 'one sentence' } }]
  }
  return []
}

function named(words: string[]): { first: string; list: string } {
  const list = words.slice(0, mostNamed).map(word => `“${word}”`)
  return { first: `“${words[0] ?? ''}”`, list: list.join(', ') }
}

const isBuzz = ({ term }: Use) => buzzTerms.includes(term)
const isPlain = ({ term }: Use) => technical.has(term.name)

/** In a table or a list of functions "real-time" says what a thing does. */
const isLabel = ({ block, text }: Sentence) =>
  block.type === 'list_item' || block.type === 'table_row' || isTabular(text)

/** Of each sentence that is shown one word is named, then others of them. */
function wordsOfShown(shown: Use[][]): string[] {
  const firsts = shown.flatMap(uses => uses[0]?.word ?? [])
  return [...new Set([...firsts, ...shown.flat().map(({ word }) => word)])]
}

function detect(reading: Reading): Sighting[] {
  // A slide's title says which slide it is: "Solution" is a role there, not a buzzword.
  const sentences = reading.sentences.filter(({ words, block }) => words.length > 2 || block.type === 'paragraph')
  const uses = sentences.flatMap(usesIn).filter(use => !(isPlain(use) && isLabel(use.sentence)))
  const buzz = uses.filter(isBuzz)
  const names = new Set(buzz.map(({ term }) => term.name))
  const terms = new Set(uses.map(({ term }) => term.name))
  const share = (some: Use[]) => some.length / Math.max(1, reading.words)
  const own = buzz.filter(use => !isPlain(use))
  // Plain adjectives alone are ordinary speech, and words of engineers are a trade's.
  if (terms.size < 5 || names.size < 3 || new Set(own.map(({ term }) => term)).size < 2 || share(uses) < 0.02)
    return heaps(sentences)
  if (share(buzz) < 0.01) return heaps(sentences)
  // What stands in for nothing else is shown; plain adjectives count toward the share and prove nothing.
  const shown = [...new Set(own.map(use => use.sentence))]
    .map(sentence => own.filter(use => use.sentence === sentence))
    .sort((a, b) => b.length - a.length)
    .slice(0, mostNamed)
  return [
    {
      severity: 2,
      quotes: shown.flatMap(([use]) => (use ? [quoteSentence(use.sentence)] : [])),
      facts: {
        ...named(wordsOfShown(shown)),
        where: 'dense',
        count: buzz.length,
        words: reading.wordsTold.toLocaleString('en-GB'),
      },
    },
  ]
}

export const buzzwordDense: Observation = {
  id: 'buzzword-dense',
  category: 'voice',
  appliesTo: reading => reading.english && reading.words >= 60,
  sources: ['NNG-READ', 'HALE'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s =>
        s.facts.where === 'dense'
          ? `Stock words such as ${s.facts.list} stand here ${s.facts.count} times in ${s.facts.words} words.`
          : `Stock words stand together in one sentence: ${s.facts.list}.`,
      s => `Go through ${s.facts.list}: put what happens, and for whom, in the place of each, or cross it out.`,
      s => `${s.facts.list} could be said of anything, so they tell me nothing of this.`,
    ),
    'funnel-fixer': worried(
      s => `${said(s)} says what the reader should feel, and I look for what they get.`,
      s => `Rewrite the line on ${s.facts.first} with one number and one object.`,
      s => `Words like ${s.facts.list} are skimmed over, and the offer with them.`,
    ),
    positioning: worried(
      s => `Take the name away, and ${s.facts.list} fit every company in the field.`,
      s => `Cross out ${s.facts.list} and see which difference is left.`,
      s => `Terms that rivals use too, such as ${s.facts.list}, cannot set a company apart.`,
    ),
    brand: worried(
      s => `This is borrowed speech: ${s.facts.list} belong to everybody and so to nobody.`,
      s => `Find the word a customer would use for each of ${s.facts.list}.`,
      s => `A voice made of ${s.facts.list} has no owner.`,
    ),
    'market-competition': worried(
      s => `Stock terms such as ${s.facts.list} stand where the difference from rivals should.`,
      s => `Say in one sentence what a competitor cannot copy, without ${s.facts.list}.`,
      s => `I looked for a difference and found ${s.facts.list}.`,
    ),
    'team-execution': worried(
      s => `${said(s)} commits nobody to anything that could be late or done.`,
      'State what ships next instead, with a date.',
      s => `${s.facts.list} describe a mood, and I look for work.`,
    ),
    'investment-opportunity': asks(
      s => `What is left of ${said(s)} when ${s.facts.list} are taken out?`,
      'Ask for the same story in ten sentences with a number in each.',
      s => `Behind ${s.facts.list} there may be a business; the words do not show it.`,
    ),
  },
}
