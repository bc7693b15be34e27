/** Section 5.6: a customer is said to cost nothing to win. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteFound } from '../text.ts'
import { isPitch, onDeck, placed, sentencesOn, view } from './finding.ts'

const acquisitionCost =
  /\b(?:CAC|(?:customer )?acquisition costs?|cost (?:per|of) (?:customer )?acquisition|cost to acquire)\b/i

const noCost =
  /\b(?:CAC|(?:customer )?acquisition costs?|cost (?:per|of) (?:customer )?acquisition)\b(?: (?:is|of|was|are|remains|stays))?(?: (?:currently|still|effectively|essentially|practically|virtually|near(?:ly)?|almost|close to|approximately|about))*\s?[:=~≈–—-]?\s?(?:(?:[$€£]\s?0(?:\.0+)?|0(?:\.0+)?\s?[$€£])(?![.,]?\d|\s?[kKmM]\b)|(?:zero|nothing|nil)\b)|\bzero (?:CAC|(?:customer )?acquisition costs?)\b|[$€£]0 CAC\b/i

/** One channel's cost, or one that is compared or wished for. */
const otherCost =
  /\b(?:for (?:referrals?|referred|organic)|referral|per channel|competitors?|their|target|goal|aim|should|would|could|never|not|isn['’]t|paid CAC|marginal)\b/i

export const cacZero: Observation = {
  id: 'cac-zero',
  category: 'model',
  appliesTo: isPitch,
  sources: ['A16-1', 'SKOK'],
  detect: onDeck((deck, reading) =>
    deck.main.flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(noCost, sentence.text)[0]
        if (!match || otherCost.test(sentence.text) || sentence.text.trim().endsWith('?')) continue
        return [
          {
            severity: 2 as const,
            quotes: [quoteFound(sentence, match.index, match.length)],
            facts: {
              said: match.text.replace(/\s+/g, ' ').trim(),
              name: everyMatch(acquisitionCost, match.text)[0]?.text ?? 'CAC',
              company: deck.company ?? 'the company',
              ...placed(deck, slide),
            },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `“${f.said}” cannot be the whole cost: somebody's time goes into each customer, paid or not. Blended and paid cost have to be told apart.`,
      () => "Give the founders' hours, tools and any spending of last month, over the customers won in it.",
      f => `I cannot divide by “${f.said}”: payback and lifetime value over cost would both come out endless.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `“${f.said}” says that nothing was spent yet, and not what a customer will cost once money is spent to win more of them.`,
      () => 'Say which channel brought the customers so far, and what the next hundred would cost.',
      f => `Money can only be put to work at a known cost per customer, and “${f.said}” gives none.`,
    ),
    'team-execution': view(
      '?',
      f => `Whose hours stand behind “${f.said}”? If the founders sell, the cost is their time.`,
      () => 'Write down who talked to the last five customers, and for how long.',
      f => `Whether “${f.said}” leaves out work or tools cannot be told from the sentence alone.`,
    ),
  },
}
