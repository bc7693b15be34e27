/** A remedy, a price or conditions that are promised without their amount: "suitable compensation". */
import { anyCase } from '../any-case.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { quoteFound } from '../text.ts'
import { asks, inTurn, worried } from '../views.ts'
import { around, isAboutOthers, isAdvice, isQuestion, isToldByAnother } from './voice.ts'

const loose = '(?:suitable|appropriate|adequate|fair|reasonable|proportionate|corresponding|generous|attractive)'
const vague = anyCase(
  [
    `\\b(?:we|you|society|client|customer|buyer)(?:['’]ll)?\\b[^.;|]{0,50}?\\b(?:credit|pay|paid|receive|get|offer|grant|give|be given|be offered|compensate[sd]?)(?: you| them)?(?: with| by)? (?:an? )?(${loose} (?:compensation|credits?|refund|reimbursement|remedy|penalt(?:y|ies)|reduction|rebate))\\b`,
    '\\b((?:the )?(?:usual|customary|standard) (?:trade |dealer )?(?:conditions|discounts?|margins?|rebates?))\\b(?= (?:apply|for)\\b|\\s*(?:[.,;]|$))',
    '\\b(special (?:conditions|terms|prices?|rates?) for (?:those who|early|fast|quick|the first|founding|whoever))',
    '\\b((?:very |highly |extremely |surprisingly |quite )(?:affordable|reasonable|competitive|attractive|cheap)(?:,)? (?:and|but|though)? ?(?:it )?depend(?:s|ing) on (?:your|the) (?:needs|requirements|size|scope|project))',
  ].join('|'),
)
/** The amount, or where it is to be read. */
const told =
  /\d\s?%|[$€£₹¥]\s?\d|\b(?:per cent|see|section|annex|appendix|table|schedule|clause|attached|price list|below|overleaf|calculated|formula|as follows)\b|:\s*$/i

function detect(reading: Reading): Sighting[] {
  return reading.sentences
    .flatMap((sentence): Sighting[] => {
      const match = vague.exec(sentence.text)
      if (!match || isQuestion(sentence.text) || isAdvice(sentence.text) || isAboutOthers(sentence.text)) return []
      if (isToldByAnother(sentence.text, match.index) || told.test(around(reading, sentence.block))) return []
      const words = match.slice(1).find(group => group !== undefined) ?? match[0]
      return [
        {
          severity: 2,
          quotes: [quoteFound(sentence, match.index, match[0].length)],
          facts: { words: words.replace(/\s+/g, ' ').trim() },
        },
      ]
    })
    .slice(0, 3)
}

export const termUnquantified: Observation = {
  id: 'term-unquantified',
  category: 'offer',
  appliesTo: reading => reading.english && !reading.technical && !reading.template,
  sources: ['STAN', 'NNG-PRICE'],
  detect,
  views: {
    'skeptical-buyer': worried(
      inTurn(
        s => `“${s.facts.words}”: how much is that, and who decides? I could hold nobody to it.`,
        s => `Of “${s.facts.words}” I cannot tell what would reach my account.`,
      ),
      s => `Put an amount, a rate or a formula in place of “${s.facts.words}”.`,
      s => `“${s.facts.words}” can be anything down to nothing.`,
    ),
    'funnel-fixer': worried(
      s => `Whoever weighs the offer has to ask what “${s.facts.words}” means before going on.`,
      s => `Answer it on the spot: one figure beside “${s.facts.words}”.`,
      s => `“${s.facts.words}” moves the decision to a call that not everybody makes.`,
    ),
    positioning: worried(
      s => `“${s.facts.words}” could stand in any offer in the trade.`,
      s => `Name the figure behind “${s.facts.words}”, if it is better than the usual one.`,
      s => `Nobody can compare “${s.facts.words}” with what a rival writes.`,
    ),
    'growth-metrics': asks(
      s => `What does “${s.facts.words}” come to in money?`,
      s => `Bring the range that “${s.facts.words}” has had so far.`,
      s => `Without a figure “${s.facts.words}” cannot be put into a margin.`,
    ),
  },
}
