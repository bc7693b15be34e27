/** A score of satisfaction stands without the number of those who gave it. */
import type { Observation } from '../observation.ts'
import { everyMatch, quoteFound } from '../text.ts'
import { isOnInvestment, onDeck, placed, sentencesOn, view } from './finding.ts'
import { isHoped } from './statements.ts'

const score =
  /\b(?:NPS|Net Promoter Score|CSAT)(?: score)?(?: of| is|:| at| =|,)?\s?[+-]?\d{1,3}(?:\s?%)?(?![\d.,]*\d|\s?(?:responses|answers|customers|users))|\b(?:an? )?[+]?\d{2} (?:NPS|Net Promoter Score)\b/i
const sample =
  /\b(?:n ?= ?\d+|\d[\d,]* (?:\p{L}+ ){0,2}(?:responses?|respondents?|answers?|answered|replies|replied|reviews?|ratings?|surveyed|asked|users|customers|clinics|patients|people|employees|participants|votes)|\d+ of (?:the |our )?\d+|(?:response|reply) rate|survey of)\b/iu

export const scoreWithoutSample: Observation = {
  id: 'score-without-sample',
  category: 'traction',
  appliesTo: isOnInvestment,
  sources: ['STAN', 'A16-1'],
  detect: onDeck((deck, reading) =>
    deck.main.flatMap(slide => {
      // How many answered may stand anywhere on the same slide.
      if (
        sample.test(slide.text) ||
        slide.notes.some(({ text }) => sample.test(text)) ||
        slide.roles.includes('competition')
      )
        return []
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(score, sentence.text)[0]
        if (
          !match ||
          isHoped(sentence.text) ||
          /\b(?:competitors?|average|benchmark|their|incumbents?)\b/i.test(sentence.text)
        )
          continue
        return [
          {
            severity: 1 as const,
            quotes: [quoteFound(sentence, match.index, match.length)],
            facts: { score: match.text.replace(/\s+/g, ' ').trim(), ...placed(deck, slide) },
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
        `“${f.score}” may come from five friends or from five hundred customers: how many answered is not given ${f.on}.`,
      () => 'Write how many were asked, how many answered, and in which month.',
      f => `A score such as “${f.score}” is an average, and I do not know of how many.`,
    ),
    'skeptical-buyer': view(
      '-',
      f => `“${f.score}” tells me nothing until I know who was asked.`,
      () => 'Give the number of answers beside the score.',
      f => `Who gave “${f.score}” is what I would ask first.`,
    ),
    'investment-opportunity': view(
      '?',
      f => `How many customers stand behind “${f.score}”?`,
      () => 'Have the raw answers ready.',
      f => `“${f.score}” could be a good sign, if enough of them answered.`,
    ),
  },
}
