/** What the company says that it earns today, and how many pay it. */
import type { DeckReading } from '../../deck/deck-reading.ts'
import { within } from '../../deck/finding.ts'
import { lowered } from '../../deck/phrases.ts'
import type { Statement } from '../../deck/statements.ts'
import { countsIn, moneyIn } from '../../numbers.ts'
import type { Reading } from '../../reading.ts'
import { everyMatch, negated } from '../../text.ts'
import { isOfToday, isQuoted, linesAway } from './own-lines.ts'

const measures = /\b(?:(?:annual |monthly )?recurring revenue|ARR|MRR|(?:net |subscription )?revenues?|turnover)\b/i
const notTakings =
  /\b(?:pipeline|potential|opportunit\w+|markets?|lost|loses?|saved?|saves|savings|unlock\w*|recover\w*|for (?:our )?(?:customers|clients|partners|merchants|sellers)|average|median|per|each|every|debt|loans?|from [$€£]|GMV|rais\w+|valuation|multiple|built|scaled|grew (?:it|a|the)|path|way to|grows? (?:to|from)|reach(?:es)?|year (?:\d|one|two|three|four|five)|(?:in|over|within) \w+ years|once|when)\b|→|->/i

export interface Takings extends Statement {
  index: number
  length: number
  /** "€0.94m of ARR". */
  said: string
  value: number
  recurring: boolean
}

const smallest = 5_000

/** Revenue that stands in one plain line of the company's own, the largest of them: what came before was less. */
export function ownTakings(reading: Reading, deck: DeckReading): Takings | null {
  const found = linesAway(reading, deck, 'market', 'competition', 'problem', 'timing', 'team', 'ask', 'financials')
    .filter(({ sentence }) => isOfToday(sentence, deck) && !notTakings.test(sentence.text))
    .flatMap((line): Takings[] => {
      const { text } = line.sentence
      const monies = moneyIn(text)
      if (monies.length > 2) return []
      return monies.flatMap(money => {
        const measured = everyMatch(measures, text).find(match => within(text, [match], [money], 4))
        if (!measured || money.value < smallest || money.value !== money.max) return []
        if (negated(text, money.index) || isQuoted(text, money.index)) return []
        const name = lowered(measured.text).replace(/revenues$/, 'revenue')
        const amount = money.text.trim().replace(/\s+/g, ' ')
        return [
          {
            ...line,
            index: money.index,
            length: money.length,
            said: `${amount} of ${name}`,
            value: money.value,
            recurring: /recurring|subscription|ARR|MRR/i.test(measured.text),
          },
        ]
      })
    })
  return found.toSorted((a, b) => b.value - a.value)[0] ?? null
}

const payers = /^(?:customers|clients|subscribers)$/
const notPaying =
  /\b(?:lost|lose|left|churned|former|pilots?|trials?|free|interview\w*|spoke|talk(?:ed|ing)?|survey\w*|asked|pipeline|wait\w*|prospects?|leads?|letters?|LOIs?|intent|negotiat\w*|out of|of (?:our|the|whom|these|those))\b/i

export interface Payers extends Statement {
  index: number
  length: number
  /** "61 paying clinics". */
  said: string
  value: number
}

/** Those who pay, as one plain line counts them, the largest number first. */
export function ownPayers(reading: Reading, deck: DeckReading): Payers | null {
  const found = linesAway(reading, deck, 'market', 'competition', 'problem', 'timing', 'team', 'ask', 'financials')
    .filter(({ sentence }) => isOfToday(sentence, deck) && !notPaying.test(sentence.text))
    .flatMap((line): Payers[] => {
      const { text } = line.sentence
      return countsIn(text).flatMap(count => {
        const pays = payers.test(count.noun) || /\bpaying\b/.test(count.qualifier)
        // What is earned "from 23 clinics" is earned from just so many.
        const exact = count.bound === 'exact' || /\bfrom $/i.test(text.slice(0, count.index))
        if (!pays || !exact || count.value < 2) return []
        if (negated(text, count.index) || isQuoted(text, count.index)) return []
        const said = count.text.replace(/\s+/g, ' ')
        return [{ ...line, index: count.index, length: count.length, said: said.toLowerCase(), value: count.value }]
      })
    })
  return found.toSorted((a, b) => b.value - a.value)[0] ?? null
}
