/** Section 5.1: nobody is said to have a problem. */
import { audienceNoun as audience } from '../nouns.ts'
import type { Observation } from '../observation.ts'
import { hasRole, isLabelledPitch, isTraditionalPlan, onDeck, sentencesOn, slidesRead, view } from './finding.ts'
import { short } from './phrases.ts'
import { burden, pains } from './problem-words.ts'
import { ownTitled } from './put-otherwise.ts'
import type { Slide } from './slides.ts'

const trouble =
  /\b(?:problems?|pain points?|troubles?|unable to|struggl\w+|suffer\w*|too (?:slow|expensive|late|long|many|much|few|little|heavy|complicated)|nobody (?:knows|can)|in vain|goes? wrong|fed up|unmet needs?|shortages?|overworked|overdue|unpaid|stand(?:s)? idle)\b/i

/** What a slide on the product's results, price or rivals calls slow or dear is no trouble of anybody's. */
const tellsOfTheWorld = (slide: Slide): boolean =>
  slide.number === 1 ||
  !(['competition', 'traction', 'financials', 'model', 'ask'] as const).some(role => slide.roles.includes(role))

const fewWords = 12
/** A typed section is a sentence or two. */
const fewInSection = 6
/** A cover with more on it than names and dates holds parts whose titles were not told from their text. */
const mostOnCover = 60

export const problemAbsent: Observation = {
  id: 'problem-absent',
  category: 'problem',
  appliesTo: isLabelledPitch,
  sources: ['SEQ', 'CBI'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || hasRole(deck, 'problem') || isTraditionalPlan(deck)) return []
    if (deck.slides.some(slide => /\b(?:broken|the gap|the old way|why it hurts|the need|today)\b/i.test(slide.title)))
      return []
    const early = deck.main.slice(0, 6)
    // A memo tells the trouble wherever it likes, and a deck in its own words: any of them is enough.
    const telling = (deck.unit === 'section' ? deck.main : early).filter(slide => !slide.roles.includes('team'))
    if (telling.some(slide => trouble.test(slide.text))) return []
    if (telling.filter(tellsOfTheWorld).some(slide => burden.test(slide.text))) return []
    // A part with a title of its own may well be the trouble, told in words that no list knows.
    const own = ownTitled(deck)
    const few = deck.unit === 'section' ? fewInSection : fewWords
    if (early.slice(1, 4).some(slide => own.includes(slide) || (slide.roles.length === 0 && slide.words > few)))
      return []
    if (deck.unit === 'section' && (early[0]?.words ?? 0) > mostOnCover) return []
    const told = early.flatMap(slide => sentencesOn(reading, slide)).filter(sentence => pains.test(sentence.text))
    if (told.some(sentence => audience.test(sentence.text))) return []
    const opening = early
      .slice(1, 4)
      .map(slide => `“${short(slide.title, 6)}”`)
      .join(', ')
    return [
      {
        severity: 3,
        quotes: [],
        lookedFor: `A ${deck.unit} on the problem (problem, pain, challenge, status quo, what is broken), or a sentence among the first six that says who loses what. ${slidesRead(deck)}`,
        facts: {
          opening: opening || 'its first pages',
          first: deck.unit === 'section' ? 'opening' : 'cover',
          company: deck.company ?? 'the company',
          unit: deck.unit,
        },
      },
    ]
  }),
  views: {
    'investment-opportunity': view(
      '-',
      f =>
        `After the ${f.first} come ${f.opening}, and none of them says whose trouble is being ended. Without that, there is no telling how often anyone would pay.`,
      f => `Open with one ${f.unit} that names who suffers, how often, and what it costs them each time.`,
      f =>
        `How large this can get depends on how many people have the trouble, and ${f.company} never says who they are.`,
    ),
    'market-competition': view(
      '-',
      f =>
        `No ${f.unit} describes a buyer with a problem, so there is nobody to count and nothing to compare ${f.company} with.`,
      () => 'Name the buyer and the thing they do today when the problem hits.',
      f => `A market is people with a need, and ${f.opening} name neither the people nor the need.`,
    ),
    'team-execution': view(
      '-',
      f =>
        `Nothing here shows that ${f.company} has sat with someone who has the problem. A team without one tends to build for itself.`,
      () => 'Put in what three users said they struggle with, and when you spoke to them.',
      () => 'I cannot plan a first release for a user whose trouble was never written down.',
    ),
    'skeptical-buyer': view(
      '-',
      f => `I read ${f.opening} and never recognised a trouble of mine. I would not know why to call.`,
      () => 'Describe a bad day of one customer before describing the product.',
      f => `If ${f.company} does not say what goes wrong without it, I keep what I have.`,
    ),
    positioning: view(
      '-',
      f =>
        `The story starts at ${f.company} instead of at the customer's situation, so the value has nothing to stand against.`,
      () => 'Lead with the situation in which the alternative fails, then show the product.',
      () => 'Value is the difference to a problem, and the problem is not on the page.',
    ),
    'growth-metrics': view(
      '?',
      f =>
        `Which event would a customer of ${f.company} want to see less often? No ${f.unit} names one that could be measured.`,
      () => 'State the problem as a rate: how many times a month, for what share of customers.',
      () => 'I cannot tell from this document how frequent the trouble is, and frequency decides usage.',
    ),
  },
}
