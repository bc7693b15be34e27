/** Whether the headline is one. */
import { offerNoun } from '../nouns.ts'
import type { Observation } from '../observation.ts'
import { aspiration } from '../patterns.ts'
import { everyMatch, negated, quoteOf, wordsOf } from '../text.ts'
import { dayAndMonth } from './dates.ts'
import { isGreeting, namesOffer, withoutBrand } from './offer-words.ts'
import { brief, isEnglishPage, isWholePage, makesOffer, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { isText } from './place.ts'
import { namesAudience } from './says-audience.ts'

/** "Two days for people whose code has to run for thirty years", "11–13 March, De Oude Ververij, Ghent". */
function explains(text: string): boolean {
  if (wordsOf(text).length < 5) return false
  return /^\W*an? \p{L}/iu.test(text) || namesOffer(text) || namesAudience(text) || dayAndMonth.test(text)
}

export const headlineMissing: Observation = {
  id: 'headline-missing',
  category: 'clarity',
  appliesTo: reading => isWholePage(reading) && makesOffer(reading),
  sources: ['NNG-STAY', 'WCAG'],
  detect: onPage(page => {
    if (page.heroIsImage || page.hero.length === 0) return []
    const { headline, subhead } = page
    if (headline && !isGreeting(headline.text, page.brand)) return []
    // A name in large letters and right below it what it is: an event or a book is headed so.
    if (headline && subhead && !/^\W*(?:welcome|hello|hi|home)/i.test(headline.text) && explains(subhead.text))
      return []
    const other = page.hero.find(
      block =>
        block !== headline &&
        isText(block) &&
        wordsOf(block.text).length >= 3 &&
        ((block.style?.size ?? 0) >= 24 || (block.type === 'heading' && (block.level ?? 3) <= 2)),
    )
    if (other) return []
    const largest = headline ?? page.hero.find(block => isText(block) && wordsOf(block.text).length > 0)
    if (!largest) return []
    const opening = headline ? `“${brief(headline.text)}”` : 'ordinary text'
    return [
      sight(
        3,
        [quoteOf(largest)],
        { opening, name: whereOf(page), first: brief(largest.text) },
        'A heading, or text of 24 px or more with three words, that says more than the name or a greeting, on the first screen',
      ),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'The largest words that {name} has for me are {opening}. That tells me who is talking, not what I would be paying for.',
      'Use that line to say what is sold and to whom.',
      'I get {opening} where the offer should be.',
    ],
    'funnel-fixer': [
      '-',
      'The first screen opens with {opening}, so the visitor has no line to decide by and scrolls or leaves on a guess.',
      'Give the first screen one headline that says what a visitor can do here.',
      'With {opening} in the headline’s place there is nothing that pulls a visitor on.',
    ],
    positioning: [
      '-',
      'Where the frame of comparison should stand, {name} has {opening}.',
      'Replace it with the category and the customer, in that order.',
      '{opening} leaves the reader to work out what {name} is an alternative to.',
    ],
    brand: [
      '-',
      'A voice needs a first line, and here it is {opening}: nobody will quote it to a friend.',
      'Write the one sentence that only {name} could open with.',
      'There is nothing to remember in {opening}.',
    ],
  }),
}

export const headlineAspirationOnly: Observation = {
  id: 'headline-aspiration-only',
  category: 'clarity',
  appliesTo: reading =>
    isEnglishPage(reading) && !['article', 'careers', 'legal'].includes(reading.page?.kind ?? 'other'),
  sources: ['NNG-READ', 'CXL', 'HALE'],
  detect: onPage(page => {
    const { headline, subhead } = page
    if (!headline) return []
    const match = everyMatch(aspiration, headline.text)[0]
    if (!match || /\d/.test(headline.text) || namesOffer(withoutBrand(headline.text, page.brand))) return []
    if (negated(headline.text, match.index)) return []
    const grounded = subhead !== null && offerNoun.test(subhead.text) && namesAudience(subhead.text)
    return [
      sight(grounded ? 1 : 2, [quoteOf(headline), subhead && quoteOf(subhead)], {
        headline: brief(headline.text),
        phrase: match.text,
        name: whereOf(page),
        below: subhead ? `“${brief(subhead.text, 60)}”` : 'nothing',
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{headline}” cannot be wrong, so it tells me nothing. What would arrive for my money, “{phrase}” leaves open.',
      'Say what {name} does on a Monday morning, and let me draw the conclusion.',
      'There is no fact in “{headline}” that I could check.',
    ],
    'funnel-fixer': [
      '-',
      'Visitors get “{headline}” first and must find the offer in {below}; each extra line loses some of them.',
      'Swap the two lines and see whether more people reach the main button.',
      '“{phrase}” asks visitors to be patient before they know what for.',
    ],
    positioning: [
      '-',
      '“{phrase}” is open to every rival, so the headline does no sorting for {name}.',
      'Keep the ambition for the close and lead with the difference from the alternative.',
      'A rival could print “{headline}” unchanged.',
    ],
    'market-competition': [
      '-',
      '“{headline}” claims a change without naming whose product it displaces.',
      'Name what customers use today in the same breath.',
      'I cannot tell from “{phrase}” which market is meant.',
    ],
    'investment-opportunity': [
      '?',
      '“{headline}” could be the start of a large story or of none: what is the first thing {name} sells?',
      'Ask what exists today behind “{phrase}”.',
      'The size of the ambition is clear, the product behind it is not.',
    ],
  }),
}
