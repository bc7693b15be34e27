/** Section 5.2: the company is described as a famous one for something else. */
import type { Observation } from '../observation.ts'
import { xForY } from '../patterns.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view } from './finding.ts'
import { capital, short } from './phrases.ts'

export const xForYObservation: Observation = {
  id: 'x-for-y',
  category: 'solution',
  appliesTo: isPitch,
  sources: ['QZ', 'DUN'],
  detect: onDeck((deck, reading) => {
    for (const slide of deck.main.slice(0, 4))
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(xForY, sentence.text)[0]
        if (
          !match ||
          /\b(?:integrat\w+|connects?|alerts?|invoices|notifications?|programme|program|credits|export)\b/i.test(
            sentence.text,
          )
        )
          continue
        if (/\b(?:not|never|isn['’]t|unlike)\b/i.test(sentence.text.slice(0, match.index + 4))) continue
        const phrase = match.text.replace(/^\W*(?:(?:the|an?|like|as)\s+)*/i, '').trim()
        // "The Uber of everything" names no trade that the model could fit badly.
        if (/\b(?:everything|anything|everyone|everybody|anyone|anybody)$/i.test(phrase)) continue
        const famous = phrase.split(/[\s-]/)[0] ?? phrase
        const target = phrase.replace(/^[^\s-]+[\s-](?:of|for)[\s-]/i, '')
        return [
          {
            severity: 1,
            quotes: [quoteSentence(sentence)],
            facts: {
              phrase: short(phrase, 8),
              famous: capital(famous),
              target: short(target, 6),
              ...placed(deck, slide),
            },
          },
        ]
      }
    return []
  }),
  views: {
    'market-competition': view(
      '-',
      f =>
        `“${f.phrase}” borrows ${f.famous}'s economics along with its name. The buyers, prices and rivals in ${f.target} may behave nothing alike.`,
      f => `Write down which parts of ${f.famous}'s model need something that ${f.target} does not have.`,
      f => `A comparison with ${f.famous} hides who the real alternatives in ${f.target} are.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `“${f.phrase}” places the company in two seconds. I know the shape of the model and can ask about its size.`,
      f => `Be ready for the question which part of ${f.famous}'s model does not carry over.`,
      f => `The reference to ${f.famous} tells me which questions to begin with.`,
    ),
    positioning: view(
      '-',
      f =>
        `Calling it “${f.phrase}” makes ${f.famous} the standard and this the copy. The difference has to be explained afterwards.`,
      f => `Describe the value to ${f.target} in a sentence that does not need ${f.famous}.`,
      f => `The frame of ${f.famous} brings expectations that nobody here chose.`,
    ),
    brand: view(
      '-',
      f =>
        `The name that stays with me from “${f.phrase}” is ${f.famous}'s, and nothing in those words is the company's own.`,
      () => 'Give the opening line to the own name and its own promise.',
      f => `Each repetition of “${f.phrase}” advertises somebody else.`,
    ),
    'skeptical-buyer': view(
      '+',
      f => `I know ${f.famous}, so “${f.phrase}” tells me at once what to expect.`,
      f => `Tell me, when I ask, where it differs from ${f.famous}.`,
      f => `The comparison with ${f.famous} spares me a page of explanation.`,
    ),
  },
  question: s => `Which part of ${s.facts.famous}'s model does not hold for ${s.facts.target}?`,
}
