/** A budget over so many months: what its first half buys in knowledge. */
import { durationsIn, moneyIn } from '../../numbers.ts'
import { quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { isPaper, told } from './own-voice.ts'

const budget =
  /\b(?:budget|we (?:ask|request|apply)|I (?:ask|request)|fully loaded|requested|the (?:project|pilot|programme|plan|build|work) (?:costs?|needs?|takes?))\b/i
const other =
  /\b(?:loan|mortgage|overdraft|competitors?|rivals?|their|last year|spent|was|were|saves?|savings?|revenue|sales|price|contract|per month|a month|a week|a year|raised)\b/i

export const halfSpent = question({
  id: 'asked-half-spent',
  category: 'financials',
  sources: ['RIES'],
  lens: 'investment-opportunity',
  appliesTo: isPaper,
  answeredBy:
    /\b(?:tranches?|in (?:two|three|four) stages|stage[- ]gates?|launch gate|released (?:in|when|only)|milestone payments?|by then we (?:will )?know|we will know|we (?:will )?have learn(?:t|ed)|half(?:way)? (?:of the (?:money|budget)|through))\b/i,
  subject: reading => {
    for (const sentence of told(reading)) {
      const { text } = sentence
      if (!budget.test(text) || other.test(text)) continue
      const sum = moneyIn(text).find(({ value }) => value >= 10_000)
      const time = durationsIn(text).find(
        ({ index, months }) =>
          months >= 2 && /\b(?:over|for|within|in) (?:the (?:next|first) )?$/i.test(text.slice(0, index)),
      )
      if (!sum || !time) continue
      return {
        quotes: [quoteFound(sentence, sum.index, sum.length)],
        facts: { sum: sum.text.trim(), time: time.text.trim() },
      }
    }
    return null
  },
  ask: ({ sum }) => `When half of the ${sum} is spent, what will be known that cannot be known today?`,
  answer: ({ sum, time }) =>
    `Split the ${time} at the first thing that they are to prove, and say how much of the ${sum} is needed up to there.`,
  reason: ({ time }) => `Money for ${time} is decided once; what is learnt on the way could decide it a second time.`,
})
