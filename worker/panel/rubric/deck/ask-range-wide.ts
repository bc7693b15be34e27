/** Section 5.10: the amount asked for is a range whose ends are two plans. */
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import { asksIn } from './asks.ts'
import { isOwnPitch, onDeck, placed, view } from './finding.ts'

/** Below this the ends are one plan with a margin. */
const widest = 2
/** Who wants how much, and what each size pays for, makes a range into a choice. */
const explained =
  /\b(?:minimum|maximum|at least|target|cap(?:ped)?|hard cap|over-?subscri\w+|first close|second close|tranches?|tickets?|cheques?|checks?|with the (?:smaller|larger|first|second)|valuation)\b/i

export const askRangeWide: Observation = {
  id: 'ask-range-wide',
  category: 'ask',
  appliesTo: isOwnPitch,
  sources: ['KAW', 'TETEN'],
  detect: onDeck(deck => {
    for (const slide of deck.main)
      for (const ask of asksIn(slide)) {
        const near = ask.block.text.slice(Math.max(0, ask.index - 2), ask.index + ask.length + 24)
        const amounts = moneyIn(near)
        const range = amounts.find(({ value, max }) => max > value)
        const dashed = /\d\s?[kKmM]?\w*\s?(?:[-–—]|to)\s?(?:[$€£₹]\s?)?\d/.test(near)
        const [low, high] = range
          ? [range.value, range.max]
          : dashed && amounts.length >= 2
            ? [amounts[0]?.value ?? 0, amounts[1]?.value ?? 0]
            : [0, 0]
        if (low <= 0 || high / low < widest || explained.test(slide.text)) continue
        const last = range ?? amounts[1]
        const first = range ?? amounts[0]
        if (!first || !last) continue
        return [
          {
            severity: 2,
            quotes: [quoteAround(ask.block, ask.index, ask.length)],
            facts: {
              range: near.slice(first.index, last.index + last.length).trim(),
              times: Math.round((high / low) * 10) / 10,
              ...placed(deck, slide),
            },
          },
        ]
      }
    return []
  }),
  views: {
    'team-execution': view(
      '-',
      f =>
        `${f.range} is two plans: the upper end is ${f.times} times the lower one. Which of them would be carried out?`,
      () => 'Write what is done with the lower sum, and what the higher one adds.',
      f => `A plan for the one end of ${f.range} is no plan for the other.`,
    ),
    'investment-opportunity': view(
      '-',
      f => `A round of ${f.range} leaves open how much of the company is given for it and how far it carries.`,
      () => 'Name one sum, or a first close and a cap.',
      f => `Between the ends of ${f.range} lie a factor of ${f.times} and different companies.`,
    ),
    'growth-metrics': view(
      '-',
      f => `No target can be divided by ${f.range}.`,
      f => `Tie a number to each end of ${f.range}.`,
      f =>
        `What would be reached with the lower end of ${f.range} must differ from the upper, and that is not told apart.`,
    ),
  },
}
