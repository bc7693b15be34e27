/** How hard, or how plain, the running text is. */
import type { Sentence } from '../base-reading.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteSentence } from '../text.ts'
import { asks, pleased, said, worried } from '../views.ts'
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

function detectPlain(reading: Reading): Sighting[] {
  if (runningWords(reading) < fewestWords) return []
  const sentences = runningSentences(reading)
  const grade = gradeOf(sentences.map(({ text }) => text))
  if (!grade || grade.wordsPerSentence > 14 || grade.grade > 8) return []
  const whole = sentences.filter(
    ({ words, text }) => words.length >= 8 && words.length <= 16 && /^[\p{Lu}\d“"][^*_`#:|>]*[.!?]$/u.test(text),
  )
  // What stands for the whole should be of its length, and about something else than an amount.
  const near = ({ words }: Sentence) => Math.abs(words.length - grade.wordsPerSentence)
  const example =
    whole.filter(({ text }) => !/\d/.test(text)).sort((a, b) => near(a) - near(b))[0] ?? whole[0] ?? sentences[0]
  if (!example) return []
  return [
    {
      severity: 1,
      quotes: [quoteSentence(example)],
      facts: { average: Math.round(grade.wordsPerSentence), grade: Math.max(1, Math.round(grade.grade)) },
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
      s => `Grade ${s.facts.grade} is more work than a first visit pays for.`,
    ),
    positioning: pleased(
      s => `Experts expect exact terms, and ${said(s, 0, 80)} speaks to them at their level.`,
      'Keep the precision, and check it with two people of the named audience.',
      s => `Grade ${s.facts.grade} fits a reader who does this for a living.`,
    ),
  },
  question: s => `Did readers from the named audience retell ${said(s, 0, 80)} correctly?`,
}

export const plainShort: Observation = {
  id: 'plain-short',
  category: 'readability',
  appliesTo: isRead,
  sources: ['GOV25', 'PL-SENT'],
  detect: detectPlain,
  views: {
    'skeptical-buyer': pleased(
      s => `I could follow it on first reading: about ${s.facts.average} words a sentence, grade ${s.facts.grade}.`,
      'Keep this measure when the terms and the small print are written.',
      s => `Plain sentences such as ${said(s, 0, 70)} hide nothing from me.`,
    ),
    'funnel-fixer': pleased(
      s =>
        `About ${s.facts.average} words a sentence at grade ${s.facts.grade}: the sentences do not slow a visitor down.`,
      s => `Hold what a reader meets next to the same ${s.facts.average} words a sentence.`,
      s => `At grade ${s.facts.grade} the text keeps out of the way of the next step.`,
    ),
    brand: pleased(
      s => `${said(s)} is short and plain, and so is the rest: nobody has to be let in on how this house talks.`,
      'Write down what makes this voice, so that the next author keeps it.',
      s => `Short and plain, ${s.facts.average} words a sentence, is a voice one remembers.`,
    ),
    positioning: asks(
      s => `Which technical difference was dropped to get to grade ${s.facts.grade}?`,
      s => `Ask an expert buyer what is missing from ${said(s, 0, 60)}.`,
      'Plain words may have cost a distinction that experts look for.',
    ),
  },
}
