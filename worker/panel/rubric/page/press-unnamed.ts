/** Press that nobody could look up: "as featured in leading media". */
import type { Observation } from '../observation.ts'
import { everyMatch, negated, quoteAround } from '../text.ts'
import { isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { clickablesOf } from './place.ts'

const claimed =
  /\b(?:seen|featured|mentioned|covered|quoted|reported|praised) (?:in|on|by) (?:(?:the|many|numerous|several|various|countless|leading|major|top|big|international|national|global|renowned|well-known|prestigious|world’s|world's|industry|online|print|and|&) )+(?:media(?: outlets)?|press|publications?|newspapers?|magazines?|news(?: outlets)?|outlets|journals|tv|television)\b/i
/** Who they were follows: "such as the Examplebury Echo". */
const someone = /^[^.\n]{0,20}?(?:\bsuch as\b|\bincluding\b|\blike\b|\bamong them\b|:|\()\s*(?:the )?\p{Lu}/u

export const pressUnnamed: Observation = {
  id: 'press-unnamed',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['NNG-TRUST', 'STAN'],
  detect: onPage(page => {
    for (const [at, block] of page.content.entries()) {
      const match = everyMatch(claimed, block.text)[0]
      if (!match || negated(block.text, match.index)) continue
      if (someone.test(block.text.slice(match.index + match.length))) continue
      const below = page.content.slice(at, at + 6)
      // Logos, links or a list of names right below it are the names.
      if (
        below.some(
          other => other.type === 'image' || clickablesOf([other]).some(({ href }) => /^https?:/i.test(href ?? '')),
        )
      )
        continue
      if (
        below
          .slice(1, 3)
          .some(({ text }) => /(?:\p{Lu}[\p{L}&’'.-]+(?: \p{Lu}[\p{L}&’'.-]+)*(?:,| ·| \||$)\s*){2,}/u.test(text))
      )
        continue
      return [
        sight(2, [quoteAround(block, match.index, match.length)], {
          claim: match.text.replace(/\s+/g, ' '),
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
      '“{claim}”: which? A paper that wrote about {name} has a name and a day.',
      'Name the paper, the day and the headline, with a link, or take the line out.',
      'I cannot look up “{claim}”.',
    ],
    brand: [
      '-',
      '“{claim}” borrows a standing from somebody whom it does not name.',
      'Print one line that a paper really wrote, with its name.',
      'A name that was in the papers can say in which.',
    ],
    positioning: [
      '-',
      '“{claim}” says neither who noticed {name} nor what they found worth telling.',
      'Quote the sentence in which somebody else said what is different here.',
      'What others wrote would place {name}; that they wrote does not.',
    ],
    'funnel-fixer': [
      '?',
      'Does “{claim}” move anyone, without a mark that people know?',
      'Test the line against the logo of one paper that did write.',
      'The words may reassure a few; no name is there that could reassure more.',
    ],
  }),
}
