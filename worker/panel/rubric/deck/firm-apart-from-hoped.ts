/** What is paid or signed stands in one line, and what may come of talks in another. */
import type { Sentence } from '../base-reading.ts'
import type { Observation } from '../observation.ts'
import { quoteSentence } from '../text.ts'
import { distinct, onDeck, placed, view } from './finding.ts'
import { countedIntent } from './intent-counted.ts'
import { loiAsTraction } from './loi-as-traction.ts'
import { short } from './phrases.ts'
import { risky } from './risks-answered.ts'
import type { Slide } from './slides.ts'
import { isRunning, linesOn } from './statements.ts'

const firm =
  /\b(?:paid (?:orders?|pilots?|trials?|stud(?:y|ies)|licen[cs]es?)|paying|contracts? (?:for|signed|with)|(?:signed|study|service|supply) contracts?|contracted|deposits? (?:received|paid)|invoiced|delivered|firm orders?|orders? (?:received|booked)|purchase orders?|revenue so far)\b/i
const soft =
  /\b(?:pipeline|options? (?:for|on)|letters? of intent|LOIs?|MOUs?|not binding|non-binding|conditional (?:on|orders?|upon)|in talks|in negotiation|proposals? (?:out|sent)|not (?:yet )?signed|verbal(?:ly)?|quotes? (?:out|sent))\b/i
const quantity = /\d/
/** A line of an account, in words; what is longer argues. */
const longest = 24

function pairOn(lines: Sentence[]): { paid: Sentence; open: Sentence } | null {
  const numbered = lines.filter(
    ({ text, words }) => words.length <= longest && quantity.test(text) && !text.endsWith('?'),
  )
  const open = numbered.find(({ text }) => soft.test(text))
  const paid = numbered.find(sentence => sentence !== open && firm.test(sentence.text) && !soft.test(sentence.text))
  return open && paid ? { paid, open } : null
}

const about = (slide: Slide): boolean =>
  !risky.test(slide.title) &&
  !(['problem', 'competition', 'ask', 'market', 'team'] as const).some(role => slide.roles.includes(role))

export const firmApartFromHoped: Observation = {
  id: 'firm-apart-from-hoped',
  category: 'traction',
  appliesTo: isRunning,
  sources: ['A16-1'],
  detect: onDeck((deck, reading) => {
    // Where a promise is counted as a contract, or listed among the results, it is not kept apart.
    if (
      countedIntent(deck).length > 0 ||
      (loiAsTraction.appliesTo(reading) && loiAsTraction.detect(reading).length > 0)
    )
      return []
    for (const slide of deck.main) {
      if (!about(slide)) continue
      const pair = pairOn(linesOn(reading, slide))
      if (!pair) continue
      return [
        {
          severity: 1,
          quotes: distinct([pair.paid, pair.open].map(quoteSentence)),
          facts: { paid: short(pair.paid.text, 14), open: short(pair.open.text, 14), ...placed(deck, slide) },
        },
      ]
    }
    return []
  }),
  views: {
    'growth-metrics': view(
      '+',
      f =>
        `What is paid for and what is hoped for are not mixed: “${f.paid}” is one line, “${f.open}” another. I can count the first and wait for the second.`,
      () => 'Keep the two lines apart in every later report.',
      f => `Money and intention are kept apart ${f.on}.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `I can tell how much of the interest is binding, since “${f.open}” is called what it is.`,
      f => `Leave “${f.open}” out of every total until it is signed.`,
      f => `“${f.paid}” stands for itself ${f.on} and borrows nothing from what may come.`,
    ),
    'market-competition': view(
      '?',
      f => `What would those behind “${f.open}” do instead if they did not sign?`,
      () => 'Name the alternative that each of the open ones is weighing.',
      () => 'That the open ones are shown apart says nothing yet of what they compare it with.',
    ),
  },
}
