/** A quarter of the sentences are longer than 25 words. */
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteSentence } from '../text.ts'
import { asks, said, worried } from '../views.ts'
import { isRead, runningSentences } from './running-text.ts'

function detect(reading: Reading): Sighting[] {
  const sentences = runningSentences(reading)
  // A "sentence" of commas and bars is a list that lost its shape.
  const long = sentences.filter(
    ({ words, text }) => words.length > 25 && words.length <= 120 && !/[|•·;].*[|•·;]/.test(text),
  )
  const share = sentences.length === 0 ? 0 : long.length / sentences.length
  if (sentences.length < 12 || share < 0.25) return []
  const longest = [...long].sort((a, b) => b.words.length - a.words.length).slice(0, 2)
  return [
    {
      severity: share >= 0.4 ? 2 : 1,
      quotes: longest.map(quoteSentence),
      facts: {
        long: long.length,
        others: long.length - 1,
        sentences: sentences.length,
        share: Math.round(share * 100),
        longest: longest[0]?.words.length ?? 0,
      },
    },
  ]
}

export const sentencesLong: Observation = {
  id: 'sentences-long',
  category: 'readability',
  appliesTo: isRead,
  sources: ['GOV25'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s =>
        `I had to read ${said(s, 0, 70)} twice: it runs to ${s.facts.longest} words, and ${s.facts.others === 1 ? 'one other passes' : `${s.facts.others} others pass`} 25.`,
      s => `Split the sentences over 25 words, the one of ${s.facts.longest} first.`,
      s => `${s.facts.share}% of the sentences lose me before their end.`,
    ),
    'funnel-fixer': worried(
      s =>
        `${s.facts.long} of ${s.facts.sentences} sentences pass 25 words; that is ${s.facts.share}% of the reading at a slower pace.`,
      s => `Cut ${said(s, 0, 60)} into two or three.`,
      s => `A sentence of ${s.facts.longest} words stands between the reader and the next step.`,
    ),
    brand: worried(
      s =>
        `The voice runs out of breath: ${s.facts.longest} words in one go, and ${s.facts.share}% of its sentences over 25.`,
      s => `Read ${said(s, 0, 60)} aloud and stop where the breath ends.`,
      s => `Nobody talks in sentences of ${s.facts.longest} words.`,
    ),
    'team-execution': asks(
      s => `Is the thinking as tangled as ${said(s, 0, 70)}, or only the writing?`,
      'Ask for the same point in two sentences and see whether it holds.',
      s => `Long sentences, ${s.facts.long} of ${s.facts.sentences}, can hide a plan or the want of one.`,
    ),
  },
}
