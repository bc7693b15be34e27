/** A plan that rests on an assumed share: how far it may fall short. */

import type { Sentence } from '../../base-reading.ts'
import { short } from '../../deck/phrases.ts'
import { percentsIn } from '../../numbers.ts'
import type { Reading } from '../../reading.ts'
import { quoteFound, wordsOf } from '../../text.ts'
import { question } from '../question.ts'
import { isPaper, told } from './own-voice.ts'

const assumed =
  /\b(?:we (?:assume|calculate with|reckon with|count on|expect|plan with|have assumed|budget)|assum(?:es|ing|ed|ption)|is assumed|are assumed|is taken (?:as|to be)|is expected to|are expected to)\b/i
const bet =
  /\b(?:rates?|occupancy|utili[sz]ation|conversion|share|take-?up|uptake|response|renewals?|retention|churn|margin|wins?|yield|growth|will be users|repl(?:y|ies)|opens?|attendance|capacity|sell-?through)\b/i
const notBet =
  /\b(?:wages?|salar(?:y|ies)|inflation|interest|VAT|tax|rent|exchange|discount|commission|off list|deposit)\b/i

/** Items under a heading that calls them assumptions. */
function assumptions(reading: Reading): Sentence[] {
  return (reading.deck?.main ?? [])
    .filter(({ title }) => /\bassumptions?\b/i.test(title))
    .flatMap(({ blocks }) =>
      reading.sentences.filter(({ block }) => block.type !== 'heading' && blocks.includes(block)),
    )
}

/** The sentence up to the clause that holds the rate. */
function whole(text: string, from: number): string {
  const rest = /[,;:](?=\s)|\s[–—-]\s/.exec(text.slice(from))
  return short(rest ? text.slice(0, from + rest.index) : text, 24)
}

export const assumedRate = question({
  id: 'asked-assumed-rate',
  category: 'financials',
  sources: ['GREEN'],
  lens: 'growth-metrics',
  appliesTo: isPaper,
  answeredBy:
    /\b(?:sensitivit(?:y|ies)|worst case|downside|scenarios?|pessimistic|break-?even (?:at|is|needs?|requires?|occupancy)|even (?:at|with) \d+|would still (?:pay|cover|break|leave)|stress[- ]test\w*)\b/i,
  subject: reading => {
    for (const sentence of [...assumptions(reading), ...told(reading).filter(({ text }) => assumed.test(text))]) {
      const { text } = sentence
      const rate = percentsIn(text)[0]
      if (!rate || rate.value <= 0 || !bet.test(text) || notBet.test(text) || /[?“”"]/.test(text)) continue
      if (wordsOf(text).length < 4 || /\b(?:not|never|no longer)\b/i.test(text)) continue
      return {
        quotes: [quoteFound(sentence, rate.index, rate.length)],
        facts: { rate: rate.text.trim(), said: whole(text, rate.index + rate.length) },
      }
    }
    return null
  },
  ask: ({ rate, said }) => `“${said}”: how far below ${rate} may it come out before the plan no longer carries itself?`,
  answer: ({ rate }) =>
    `Work the last line out once more with half of the ${rate}, and with the value at which nothing is left over.`,
  reason: ({ rate }) => `The ${rate} is an assumption, and whatever is computed from it leans the same way.`,
})
