/** What is said of one statement that is wrong by itself: there are no two sides to choose from. */
import type { Lens } from '#db/vocabulary.ts'
import type { Sighting } from '../../observation.ts'

type Facts = Sighting['facts']
type Words = Record<'claim' | 'suggestion' | 'reason', (facts: Facts) => string>

/** `first` is what is written, and `because` says what is so instead. */
export const aloneWords: Record<Lens, Words> = {
  'skeptical-buyer': {
    claim: f => `${f.first} cannot be right. ${f.because}`,
    suggestion: f => `Look up what ${f.first} should say, and correct it everywhere.`,
    reason: f => `I looked ${f.subject} up too: ${f.because}`,
  },
  'funnel-fixer': {
    claim: f => `Whoever goes by ${f.first} goes wrong. ${f.because}`,
    suggestion: f => `Correct ${f.first} before anybody else goes by it.`,
    reason: f => `Doubt about ${f.subject} stops people right before they act.`,
  },
  brand: {
    claim: f => `${f.first} looks careless. ${f.because}`,
    suggestion: f => `Correct ${f.first}, and check the others of its kind once.`,
    reason: f => `Care shows in whether ${f.subject} is right, and here it is not.`,
  },
  positioning: {
    claim: f => `${f.first} does not hold as it is written. ${f.because}`,
    suggestion: f => `Write what is meant in place of ${f.first}.`,
    reason: f => `No message should rest on ${f.first} as long as it is wrong.`,
  },
  'investment-opportunity': {
    claim: f => `${f.first} is wrong as it stands. ${f.because}`,
    suggestion: f => `Correct ${f.first}, and say which part of it was meant.`,
    reason: f => `I came to the same by myself. ${f.because}`,
  },
  'growth-metrics': {
    claim: f => `I checked ${f.first}, and it is wrong. ${f.because}`,
    suggestion: f => `Correct ${f.first} at its source, and wherever it was copied to.`,
    reason: f => `My own check of ${f.subject} ends the same way. ${f.because}`,
  },
  'market-competition': {
    claim: f => `${f.first} is not so. ${f.because}`,
    suggestion: f => `Put what is meant in place of ${f.first}.`,
    reason: f => `On ${f.subject} I need something that can be looked up.`,
  },
  'team-execution': {
    claim: f => `Nobody can plan with ${f.first}. ${f.because}`,
    suggestion: f => `Have one person settle what ${f.first} should say, and tell everybody who was told of it.`,
    reason: f => `A plan with ${f.first} in it cannot be carried out as written.`,
  },
}
