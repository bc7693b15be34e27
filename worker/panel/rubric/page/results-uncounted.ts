/** What was achieved, in words of quantity without one number. */
import type { Observation } from '../observation.ts'
import { everyMatch, negated, quoteSentence } from '../text.ts'
import { brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { ownSentences } from './own-sentences.ts'

const much =
  /\b(?:(?:tens of |hundreds of )?thousands of|hundreds of|dozens of|scores of|millions of|countless|innumerable|numerous|(?:truck|lorry|bag|van|sack|boat|cart|bus|skip)[- ]?loads? of|tonn?es of|tons of|lots of|so many)\b/gi
const done =
  /\b(?:planted|removed|helped|reached|supported|trained|engaged|rescued|fed|saved|restored|built|taught|delivered|collected|served|cleaned|cleared|rehomed|treated|transformed|changed|improved|recycled|raised|repaired|sponsored|educated|empowered|inspired|organi[sz]ed|run|held|completed)\b/i
/** Told of others, or of what may come. */
const other =
  /\b(?:every year,? (?:people|families|we lose)|will|would|could|can|hope|aim|want|if|industry|worldwide|competitors?|companies (?:have|waste|lose))\b/i
const fewest = 2

export const resultsUncounted: Observation = {
  id: 'results-uncounted',
  category: 'proof',
  appliesTo: reading =>
    isEnglishPage(reading) && !['article', 'legal', 'documentation'].includes(reading.page?.kind ?? ''),
  sources: ['NNG-READ', 'STAN'],
  detect: onPage((page, reading) => {
    for (const sentence of ownSentences(page, reading)) {
      const { text, block } = sentence
      const amounts = everyMatch(much, text)
      const [first] = amounts
      if (!first || amounts.length < fewest || !done.test(text) || other.test(text) || /\?\s*$/.test(text)) continue
      if (negated(block.text, sentence.start + first.index)) continue
      const at = page.content.indexOf(block)
      // A number in the same paragraph or right beside it, other than a year, is the count.
      const beside = page.content
        .slice(Math.max(0, at - 2), at + 3)
        .map(one => one.text.replace(/\b(?:19|20)\d\d\b/g, ''))
      if (beside.some(one => /\d{2,}/.test(one))) continue
      return [
        sight(2, [quoteSentence(sentence)], {
          first: amounts[0]?.text.toLowerCase().replace(/ of$/, '') ?? '',
          second: amounts[1]?.text.toLowerCase().replace(/ of$/, '') ?? '',
          words: brief(text, 110),
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{first}” and “{second}” tell me that something was done, and neither how much nor when.',
      'Put one counted figure with its year where “{first}” stands.',
      'Whoever counted would have printed the number.',
    ],
    'growth-metrics': [
      '-',
      'No figure can be drawn from “{first}” and “{second}”, so the result of {name} cannot be set beside its cost.',
      'Count one of them for the last twelve months.',
      'What is not counted cannot be seen to grow.',
    ],
    brand: [
      '-',
      'Between “{first}” and “{second}” the work of {name} loses its outline; one exact number would be remembered.',
      'Swap the sweep for one thing that happened, with its number and place.',
      'Big words about good work sound like anybody’s.',
    ],
    'funnel-fixer': [
      '?',
      'Would more people take the next step if “{first}” were a number?',
      'Test the line against one counted result.',
      'The sentence carries the proof of the page, and I cannot see what it weighs.',
    ],
  }),
}
