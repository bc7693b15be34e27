/** A figure that the company means to reach by a date, and nothing of which assumption carries it. */
import { isOnInvestment, within } from '../../deck/finding.ts'
import { short } from '../../deck/phrases.ts'
import { projectionNoAssumptions } from '../../deck/projection-no-assumptions.ts'
import { statements } from '../../deck/statements.ts'
import { type Money, moneyIn } from '../../numbers.ts'
import { everyMatch, quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { isOfAnother, isQuoted } from './own-lines.ts'

const measured = /\b(?:ARR|MRR|GMV|(?:net |recurring )?revenues?|turnover)\b/i
const due =
  /\b(?:by|until|before|end of|in)(?: the)?(?: (?:end|close|middle) of| late| early| mid-?)?(?: (?:Q[1-4]|H[12]|FY|January|February|March|April|May|June|July|August|September|October|November|December))?,? ?(20\d\d)\b/
const meant =
  /\b(?:by(?: the end of| end of| \p{L}+)? (?:Q[1-4] )?20\d\d|will|plan(?:s|ned)? to|aim(?:s|ing)? (?:to|for)|target\w*|reach(?:es|ing)?|grow to|get(?:s)? (?:us )?to|brings us to|takes us to|expect\w*|forecast\w*)\b/iu
const notOurs =
  /\b(?:markets?|industry|TAM|SAM|SOM|competitors?|they|their|if|could|would|was|were|had|did|lost|sector|spend(?:ing)?|not|raised|grew)\b/i

export const askedCarryingNumber = question({
  id: 'asked-carrying-number',
  category: 'financials',
  sources: ['TETEN', 'KAW'],
  lens: 'investment-opportunity',
  appliesTo: isOnInvestment,
  unless: [projectionNoAssumptions],
  answeredBy:
    /\b(?:assum\w+|sensitivit\w+|sensitive to|scenarios?|worst case|downside|base case|if only|rests on|depends on|hangs on|driven by|(?:growth|revenue|key) drivers?|drivers? of)\b/i,
  subject: reading => {
    const { deck } = reading
    if (!deck) return null
    for (const { sentence } of statements(reading, deck, 'market', 'competition', 'problem', 'timing', 'team')) {
      const { text, block } = sentence
      const when = everyMatch(due, text).at(-1)
      if (block.type === 'table_row' || !when || !meant.test(text) || notOurs.test(text)) continue
      if (text.endsWith('?') || isOfAnother(text, deck)) continue
      const monies = moneyIn(text)
      const figure = monies.findLast((money: Money) => {
        const named = everyMatch(measured, text).find(match => within(text, [match], [money], 6))
        return named && money.value >= 1e4 && !isQuoted(text, money.index)
      })
      const name = everyMatch(measured, text)[0]?.text
      if (!figure || !name || monies.length > 2) continue
      return {
        quotes: [quoteFound(sentence, figure.index, figure.length)],
        facts: {
          figure: `${figure.text.trim()} ${/^[A-Z]+$/.test(name) ? name : `of ${name.toLowerCase()}`}`,
          year: when.groups[0] ?? '',
          said: short(text, 12),
        },
      }
    }
    return null
  },
  ask: f => `Which one number carries “${f.said}”, and where did it stand last month?`,
  answer: f =>
    `Take the one input that moves ${f.figure} most, give its value today, and say what is left in ${f.year} at half of it.`,
  reason: f => `${f.figure} in ${f.year} can be weighed by its weakest input, and that one has no name in the text.`,
})
