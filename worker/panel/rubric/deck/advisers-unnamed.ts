/** Section 5.9: advisers are told of by trade or number, and none by name. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteFound } from '../text.ts'
import { isOwnPitch, onDeck, placed, sentencesOn, view } from './finding.ts'
import { personName } from './people.ts'
import { short } from './phrases.ts'

const unnamed =
  /^\W*(?:(?:our|strong|experienced|senior|an?|supported by|backed by|with|\d{1,2}|two|three|four|five|six|several) )*(?:advis[eo]rs?|advisory board|mentors?)(?:(?::| come| drawn)? (?:from|across|in|out of|with (?:decades|years)|covering|of (?:experts|leaders)) )[^.;]{4,}/iu
const ofAdvice = /\badvis(?:[eo]rs?|ory board)\b|\bmentors?\b/i

export const advisersUnnamed: Observation = {
  id: 'advisers-unnamed',
  category: 'team',
  appliesTo: isOwnPitch,
  sources: ['SEQ'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete) return []
    for (const slide of deck.main) {
      for (const sentence of sentencesOn(reading, slide)) {
        const match = unnamed.exec(sentence.text)
        // "Advisers from Northgate Bank": a house that can be asked.
        if (!match || everyMatch(personName, sentence.text).length > 0 || /(?<=\s)\p{Lu}\p{Ll}+/u.test(match[0].trim()))
          continue
        const named = deck.slides.some(({ blocks }) => {
          const at = blocks.findIndex(({ text }) => ofAdvice.test(text) && text !== sentence.block.text)
          return at >= 0 && blocks.slice(at, at + 4).some(({ text }) => everyMatch(personName, text).length > 0)
        })
        const after = slide.blocks.slice(slide.blocks.indexOf(sentence.block) + 1)
        if (named || after.some(({ text }) => everyMatch(personName, text).length > 0)) continue
        return [
          {
            severity: 1,
            quotes: [quoteFound(sentence, match.index, match[0].length)],
            facts: { said: short(sentence.text, 12), ...placed(deck, slide) },
          },
        ]
      }
    }
    return []
  }),
  views: {
    'team-execution': view(
      '-',
      f => `“${f.said}”: I looked ${f.on} for a name that I could ask, and found none.`,
      () => 'Name those who have agreed to be named, each with what they have done for the company so far.',
      f => `“${f.said}” is help that cannot be checked.`,
    ),
    'investment-opportunity': view(
      '-',
      f => `The advisers are told of as “${f.said}”, and none of them by name.`,
      () => 'Put two names with a line each, or leave the advisers out.',
      f => `I would call an adviser, and “${f.said}” gives me nobody to call.`,
    ),
  },
}
