/** The company speaks of itself three times as often as of the reader. */
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { said, worried } from '../views.ts'

const company = /\b(?:we|our|ours|us)\b(?!\$)/gi
const reader = /\b(?:you|your|yours)\b/gi
const about =
  /\/(?:about|careers?|jobs|team|company|investors?|press|story|who-we-are|work|portfolio|projects|case-stud)/i
/** "US" is a country, unless the whole line is in capitals: "TALK TO US". */
function withoutCountry(text: string): string {
  return text === text.toUpperCase() ? text : text.replace(/\bUS\b/g, '')
}

/** Prose of the first three screens. */
function firstScreens(reading: Reading) {
  return reading.sentences.filter(({ block }) => block.where.kind === 'box' && block.where.box.y < 2_700)
}

function detect(reading: Reading): Sighting[] {
  const sentences = firstScreens(reading)
  const speaking = sentences.filter(({ text }) => everyMatch(company, withoutCountry(text)).length > 0)
  const ours = sentences.reduce((sum, { text }) => sum + everyMatch(company, withoutCountry(text)).length, 0)
  const yours = sentences.reduce((sum, { text }) => sum + everyMatch(reader, text).length, 0)
  if (ours < 8 || ours < 3 * yours) return []
  return [
    {
      severity: 1,
      quotes: speaking.slice(0, 2).map(quoteSentence),
      facts: {
        ours,
        yours,
        times: yours === 1 ? 'once' : `${yours} times`,
        addressed:
          yours === 0
            ? 'is never addressed'
            : `is addressed ${yours === 1 ? 'once' : `${yours} times`} to ${ours} times “we”`,
      },
    },
  ]
}

export const companyFirstCopy: Observation = {
  id: 'company-first-copy',
  category: 'voice',
  appliesTo: reading =>
    reading.form === 'page' &&
    reading.english &&
    reading.page?.kind !== 'article' &&
    !about.test(new URL(reading.document.website?.finalUrl ?? 'http://x/').pathname),
  sources: ['PL-USER', 'SB7'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s =>
        `On the first three screens I count “we”, “our” and “us” ${s.facts.ours} times and “you” ${s.facts.yours === 0 ? 'not once' : s.facts.times}. ${said(s, 0, 80)} is about them, not about me.`,
      s => `Turn ${said(s, 0, 60)} round so that it starts with what the customer gets.`,
      'I could not find myself in it either.',
    ),
    'funnel-fixer': worried(
      s =>
        `“We”, “our” and “us” outnumber “you” and “your” ${s.facts.ours} to ${s.facts.yours} on the first three screens, where people decide whether it is for them.`,
      'Rewrite the first screen with “you” as the subject.',
      s => `${s.facts.ours} to ${s.facts.yours} is a talk about the host while the guest waits at the door.`,
    ),
    positioning: worried(
      s => `${said(s)} makes the company the hero, and the reader ${s.facts.addressed}.`,
      "Open with the customer's situation and let the company enter second.",
      s => `Where the reader ${s.facts.addressed}, no segment can see that it is meant.`,
    ),
  },
}
