/** A headline of words that any house could hang over its door. */
import { offerNoun } from '../nouns.ts'
import type { Observation } from '../observation.ts'
import { aspiration } from '../patterns.ts'
import { everyMatch, negated, quoteOf, wordsOf } from '../text.ts'
import { withoutBrand } from './offer-words.ts'
import { brief, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'

const worn =
  /\b(?:mak(?:e|ing) (?:a|the) difference|chang(?:e|ing) (?:lives|the world)|chang(?:e|ing) (?:the world )?one \p{L}+ at a time|one (?:drop|step|smile|child|life|bite|brick|stitch|meal) at a time|(?:unforgettable|extraordinary|exceptional|unique|culinary|sensory|magical) (?:(?:culinary|dining|taste|sensory|luxury|shopping|travel) )?(?:journey|experiences?|moments|adventure)|journey (?:of|through|for) (?:flavou?rs?|taste|the senses)|where (?:passion|quality|excellence|tradition|dreams?|luxury|beauty|taste|flavou?r) (?:meets?|begins?|comes?|lives?)|(?:excellence|quality|service) (?:you can (?:trust|count on|rely on)|at its best|redefined)|beyond (?:your )?expectations|your dreams?,? our (?:passion|mission|business)|(?:building|creating|shaping|for) a (?:better|brighter) (?:future|tomorrow|world)|passion for (?:excellence|quality|people|detail)|committed to (?:excellence|quality)|experience the difference|your (?:trusted|reliable) partner|your success is our)\b/iu

export const headlineWorn: Observation = {
  id: 'headline-worn',
  category: 'clarity',
  appliesTo: reading =>
    isEnglishPage(reading) && !['article', 'careers', 'legal', 'documentation'].includes(reading.page?.kind ?? 'other'),
  sources: ['NNG-READ', 'HALE'],
  detect: onPage(page => {
    const { headline } = page
    const match = headline && everyMatch(worn, headline.text)[0]
    if (!headline || !match || negated(headline.text, match.index) || aspiration.test(headline.text)) return []
    // What else the headline says may be the whole point: a thing, a place, a figure.
    const rest = withoutBrand(headline.text, page.brand).replace(match.text, ' ')
    const placed = /\b(?:in|at|near|from) (?:the )?\p{Lu}/u.test(rest)
    if (/\d/.test(headline.text) || offerNoun.test(rest) || placed || wordsOf(rest).length > 5) return []
    return [
      sight(2, [quoteOf(headline)], {
        headline: brief(headline.text),
        phrase: match.text.replace(/\s+/g, ' '),
        name: whereOf(page),
      }),
    ]
  }),
  beats: ['headline-names-no-product', 'buzzword-dense'],
  views: viewsOf({
    positioning: [
      '-',
      '“{headline}” could hang over any door, so it says nothing of {name}.',
      'Put what is particular about {name} into that line, and leave the feeling to the reader.',
      'Nobody would claim the opposite of “{phrase}”, and so it sets nothing apart.',
    ],
    brand: [
      '-',
      '“{headline}” is a borrowed line: “{phrase}” was worn out by others long before.',
      'Open with a detail that only someone who was there could know.',
      '“{phrase}” is nobody’s own voice.',
    ],
    'funnel-fixer': [
      '-',
      'After “{headline}” a visitor still has to find out what can be done here.',
      'Set the plainest sentence on what is offered in that place, and compare how many go on.',
      'The largest line is spent on “{phrase}”, and the offer waits for a smaller one.',
    ],
    'skeptical-buyer': [
      '-',
      '“{headline}” cannot be wrong, and so it tells me nothing.',
      'Begin with a fact.',
      'There is nothing in “{phrase}” that I could check.',
    ],
    'market-competition': [
      '-',
      '“{headline}” names no field, so no rival can be set beside {name}.',
      'Name what people use or do today instead.',
      '“{phrase}” would fit any of the houses around.',
    ],
  }),
}
