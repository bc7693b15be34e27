/** A crowd without a number and without anyone of it. */
import { countsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, negated, quoteFound } from '../text.ts'
import { isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'

const crowd =
  /\b(?:trusted|loved|chosen|used|preferred|recommended|adored) (?:daily |worldwide |every day )?by (?:over |more than |tens of |hundreds of |many )?(?:hundreds|thousands|millions|countless|many|so many|leading (?:companies|brands|teams|businesses))\b(?: (?:of )?(?:[\p{L}-]+ ){0,2}?(?:users?|customers?|clients?|companies|businesses|teams|people|brands|women|men|families|students|professionals|founders|owners|creators|developers|organi[sz]ations|homes|fans))?/iu

/** Somebody of the crowd stands beside it: a name, a number, a rating, a row of logos. */
const someone =
  /\b(?:including|such as|among them|like)\s+\p{Lu}|\b\d[\d.,]*\s?(?:\/\s?5|out of 5|stars?|reviews?|ratings?)\b|★/u

export const crowdUncounted: Observation = {
  id: 'crowd-uncounted',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['NNG-TRUST', 'RIES'],
  detect: onPage((page, reading) => {
    if (page.crowds.length > 0 || page.logoRows.length > 0) return []
    for (const sentence of reading.sentences) {
      const match = everyMatch(crowd, sentence.text)[0]
      // "Trusted by thousands? No."
      if (
        !match ||
        /\?\s*$/.test(sentence.text) ||
        negated(sentence.text, match.index) ||
        !page.content.includes(sentence.block)
      )
        continue
      const at = page.content.indexOf(sentence.block)
      const beside = page.content.slice(Math.max(0, at - 1), at + 3)
      const text = beside.map(block => block.text).join('\n')
      if (someone.test(text) || countsIn(sentence.text).length > 0) continue
      if (beside.some(block => block.type === 'image' || page.testimonials.some(one => one.block === block))) continue
      return [
        sight(2, [quoteFound(sentence, match.index, match.length)], {
          crowd: match.text.replace(/\s+/g, ' '),
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  beats: ['buzzword-dense'],
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{crowd}”, and not one of them is named or counted beside it. I look for a single one I could ask.',
      'Replace “{crowd}” by a count with its date, or by three names.',
      'A crowd that nobody counted is a figure of speech.',
    ],
    'growth-metrics': [
      '-',
      '“{crowd}” has no number that could rise or fall, so nothing follows from it about {name}.',
      'State how many were active last month in place of “{crowd}”.',
      'A word such as this cannot be set beside next month’s.',
    ],
    positioning: [
      '-',
      '“{crowd}” does not say which customers choose {name}, which is the part that places it.',
      'Name the kind of customer who comes most often instead of “{crowd}”.',
      'The rival next door is “{crowd}” too.',
    ],
    brand: [
      '?',
      'Does {name} know who is behind “{crowd}”? The warmth is meant, and the faces are missing.',
      'Show three faces in place of “{crowd}”.',
      'Whether the words are modest or empty depends on a count that only {name} has.',
    ],
  }),
}
