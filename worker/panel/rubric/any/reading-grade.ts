/** How hard the running text is. */
import type { Sentence } from '../base-reading.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteSentence } from '../text.ts'
import { said, worried } from '../views.ts'
import { isRead, runningSentences, runningWords } from './running-text.ts'
import { gradeOf } from './syllables.ts'

const fewestWords = 200

function hardest(sentences: Sentence[]): Sentence | undefined {
  const graded = sentences
    .filter(({ words }) => words.length >= 12 && words.length <= 60)
    .map(sentence => ({ sentence, grade: gradeOf([sentence.text])?.grade ?? 0 }))
  return graded.sort((a, b) => b.grade - a.grade)[0]?.sentence
}

function detectHard(reading: Reading): Sighting[] {
  if (runningWords(reading) < fewestWords) return []
  const sentences = runningSentences(reading)
  const grade = gradeOf(sentences.map(({ text }) => text))
  const example = hardest(sentences)
  if (!grade || !example || grade.grade < 13 || grade.ease >= 40) return []
  return [
    {
      severity: 1,
      quotes: [quoteSentence(example)],
      facts: { grade: Math.round(grade.grade), ease: Math.max(0, Math.round(grade.ease)) },
    },
  ]
}

export const readingGradeHigh: Observation = {
  id: 'reading-grade-high',
  category: 'readability',
  appliesTo: isRead,
  sources: ['UNB-24', 'MDPI', 'WCAG'],
  detect: detectHard,
  views: {
    'skeptical-buyer': worried(
      s => `It reads at grade ${s.facts.grade}, which is college level; ${said(s, 0, 80)} is an example.`,
      s => `Rewrite ${said(s, 0, 60)} for a reader in a hurry.`,
      s => `At a reading ease of ${s.facts.ease} I skim, and what I skim I do not trust.`,
    ),
    'funnel-fixer': worried(
      s => `Effort comes before meaning: grade ${s.facts.grade} and a reading ease of ${s.facts.ease}.`,
      s => `Bring the passage around ${said(s, 0, 60)} down by three grades and test it.`,
      s => `Grade ${s.facts.grade} is more work than a first reading pays for.`,
    ),
  },
}
