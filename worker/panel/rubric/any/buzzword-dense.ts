/** Buzzwords and unmeasured adjectives crowd out facts. */
import type { Sentence } from '../base-reading.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { asks, said, worried } from '../views.ts'
import { buzzTerms, type Term, vagueTerms } from '../words.ts'

interface Use {
  term: Term
  word: string
  sentence: Sentence
}

function usesIn(sentence: Sentence): Use[] {
  const measured = /\d/.test(sentence.text)
  return [...buzzTerms, ...(measured ? [] : vagueTerms)].flatMap(term => {
    if (term.unless?.test(sentence.text)) return []
    return everyMatch(term.pattern, sentence.text).map(({ text }) => ({ term, word: text.toLowerCase(), sentence }))
  })
}

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
    return [
      { severity: 1, quotes: [quoteSentence(sentence)], facts: { ...named(words), where: 'all in one sentence' } },
    ]
  }
  return []
}

function named(words: string[]): { first: string; list: string } {
  const list = words.slice(0, 3).map(word => `“${word}”`)
  return { first: `“${words[0] ?? ''}”`, list: list.join(', ') }
}

function detect(reading: Reading): Sighting[] {
  // A slide's title says which slide it is: "Solution" is a role there, not a buzzword.
  const sentences = reading.sentences.filter(({ words, block }) => words.length > 2 || block.type === 'paragraph')
  const uses = sentences.flatMap(usesIn)
  const buzz = new Set(uses.filter(({ term }) => buzzTerms.includes(term)).map(({ term }) => term.name))
  const terms = new Set(uses.map(({ term }) => term.name))
  const per100 = (100 * uses.length) / Math.max(1, reading.words)
  // Plain adjectives alone are ordinary speech.
  if (terms.size < 5 || buzz.size < 3 || per100 < 2) return heaps(sentences)
  const richest = [...new Set(uses.map(use => use.sentence))]
    .map(sentence => ({
      sentence,
      count: uses.filter(use => use.sentence === sentence && buzzTerms.includes(use.term)).length,
    }))
    // Plain adjectives count toward the share and prove nothing: they are not what is shown.
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
  const words = [...new Set(uses.filter(({ term }) => buzzTerms.includes(term)).map(({ word }) => word))]
  return [
    {
      severity: 2,
      quotes: richest.map(({ sentence }) => quoteSentence(sentence)),
      facts: { ...named(words), where: 'so thick' },
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
      s => `${s.facts.list}: words of this kind come ${s.facts.where}, and that leaves me nothing to check.`,
      s => `Replace each of ${s.facts.list} with what happens, for whom, and how fast.`,
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
