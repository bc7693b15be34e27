import type { Observation } from '../observation.ts'
import { quoteAround, quoteOf, wordsOf } from '../text.ts'
import {
  asking,
  brief,
  isEnglishPage,
  isWholePage,
  listed,
  makesOffer,
  onPage,
  sight,
  viewsOf,
  whereOf,
} from './on-page.ts'
import { namesOthers } from './outside-names.ts'
import type { PageReading } from './page-reading.ts'
import { mayBeProof } from './proof.ts'

export const proofAbsent: Observation = {
  id: 'proof-absent',
  category: 'proof',
  appliesTo: reading => isWholePage(reading) && makesOffer(reading),
  sources: ['STAN', 'NNG-TRUST', 'CIAL'],
  detect: onPage((page, reading) => {
    const { main, headline } = page
    if (!main || main.intent === null || page.proof.length > 0) return []
    // One more synonym: a quotation of any length, an outside review, a guarantee by a third party.
    const more =
      /\b(?:testimonial|review|customers? (?:say|include)|used (?:by|in)|recommended|peer[- ]reviewed|tested by|approved by|partner(?:s|ed) with|member of|years of experience|clients? include|we have (?:built|helped|worked)|cited|benchmark(?:ed|s)?|(?:timed|measured|counted|checked) by|here are their names)\b/i
    if (reading.visible.some(block => more.test(block.text) || mayBeProof(block.text))) return []
    if (namesOthers(page)) return []
    return [
      sight(
        3,
        [quoteOf(main.block), headline && quoteOf(headline)],
        { label: brief(main.label, 40), headline: brief(headline?.text ?? main.label), name: whereOf(page) },
        'Testimonials, ratings, logos, customer numbers, certificates, awards, press, and links to case studies, reviews, source code or a public demo, on the whole page and in its footer',
      ),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'The page asks me to “{label}” on its own word alone. No customer, no rating, no outside name backs {name} anywhere.',
      'Put one named customer with one result beside “{label}”.',
      'Only the seller speaks here, and every seller speaks well of what is sold.',
    ],
    'funnel-fixer': [
      '-',
      'At “{label}” the visitor looks for someone who went first, and finds nobody.',
      'Place the strongest piece of evidence that {name} has within sight of “{label}” and compare the clicks.',
      'A step that nobody is seen to have taken is a large step.',
    ],
    positioning: [
      '-',
      '“{headline}” is a value without proof: nothing on the page shows that it came true for anyone.',
      'Back the one difference that matters most with an outside fact.',
      'A difference that is only claimed holds no position.',
    ],
    brand: [
      '?',
      'Is {name} silent about its customers by choice? Restraint can be a style, and it can be an empty drawer.',
      'Decide which one story belongs to the name and tell it.',
      'The page does not show whether the silence is meant.',
    ],
    'investment-opportunity': [
      '-',
      'From this page I cannot tell that anyone outside {name} has ever said yes to “{label}”.',
      'Ask for three customers who would take a call.',
      'There is no outside sign of demand to start from.',
    ],
    'growth-metrics': [
      '-',
      '“{label}” comes without a number, a rating or a customer, so the page gives growth no starting value.',
      'State one usage figure with its date.',
      'Nothing on the page can be counted as evidence of use.',
    ],
  }),
}

const relation =
  /\b(?:trusted by|used by|loved by|our (?:customers|clients|partners)|(?:customers|clients) include|teams at)\b|^(?:customers|clients|partners)$/i
const relationSaid =
  /\b(?:paying|pilots?|since 20\d\d|investors?|backed by|integrat\w+|as seen|featured|suppliers?|sponsors?)\b/i

function logoName(alt: string): string {
  return alt
    .replace(/\b(?:logo|logotype|icon|image|of|the|svg|png|jpe?g|webp|customer|client|partner)\b|[_.]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export const logoWallUnlabelled: Observation = {
  id: 'logo-wall-unlabelled',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['NNG-TRUST', 'A16-1'],
  detect: onPage((page, reading) =>
    page.logoRows
      .filter(
        ({ heading, logos }) => logos.length >= 4 && relation.test(heading.text) && !relationSaid.test(heading.text),
      )
      .filter(({ logos }) => logos.every(logo => !logo.href))
      .flatMap(({ heading, logos }) => {
        const names = logos.map(logo => logoName(logo.text)).filter(name => name.length >= 3)
        const told = page.content.some(
          block => block.type !== 'image' && block !== heading && names.some(name => block.text.includes(name)),
        )
        const linkedInRow = reading.visible.some(
          block => block.type === 'link' && names.some(name => block.text.includes(name)),
        )
        if (told || linkedInRow) return []
        return [
          sight(1, [quoteOf(heading)], {
            heading: brief(heading.text, 60),
            count: logos.length,
            named: names.length > 0 ? `, ${listed(names, 3)}` : '',
            firms: names.length > 0 ? listed(names, 3) : 'other firms',
            name: whereOf(page),
          }),
        ]
      }),
  ),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{heading}” and {count} logos{named}: is each a payer, a pilot or one employee with a free seat? The page does not say.',
      'Link each logo to a sentence on what that customer does with {name}.',
      'A logo can be put on a page without its owner knowing of the product.',
    ],
    'growth-metrics': [
      '-',
      '{count} logos under “{heading}” are no revenue until someone says which of them pay.',
      'Give the number of paying accounts among the {count} and their start dates.',
      'A logo counts nothing that can be tracked.',
    ],
    'funnel-fixer': [
      '+',
      'The {count} logos under “{heading}” are taken in at a glance, by people who read no further.',
      'Keep the row to names that these visitors know.',
      'Familiar marks lower the guard of a first-time visitor.',
    ],
  }),
  question: asking('Which of the {count} logos under “{heading}” pay today, and since when?'),
}

/** Hero, or a part about proof and traction: near logos, testimonials, ratings or other crowd numbers. */
function inCrowdZone(page: PageReading, block: PageReading['content'][number]): boolean {
  if (page.hero.includes(block) || block.type === 'heading') return true
  if (wordsOf(block.text).length <= 7) return true
  const sections = page.proof.map(({ block: other }) => other).filter(other => other !== block)
  return sections.some(other => other.section !== undefined && other.section === block.section)
}

export const bigNumberUndefined: Observation = {
  id: 'big-number-undefined',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['A16-1', 'A16-2', 'RIES'],
  detect: onPage(page => {
    const quoted = new Set(page.testimonials.map(({ block }) => block))
    const shown = page.crowds.filter(({ block, defined }) => !defined && !quoted.has(block) && inCrowdZone(page, block))
    return shown.map(({ block, match, number, noun }) =>
      sight(2, [quoteAround(block, match.index, match.length)], {
        phrase: match.text.trim(),
        number,
        noun,
        name: whereOf(page),
      }),
    )
  }),
  beats: ['statistic-unsourced'],
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{phrase}”: since when, and how many of them are still there? Neither stands beside the number.',
      'Write the date and the word “active” or “ever” beside {number}.',
      'A count of {noun} without a day tells me little about today.',
    ],
    'growth-metrics': [
      '-',
      '“{phrase}” may count registrations of all years; {noun} who once signed up are not {noun} who use it.',
      'State which day the {number} were counted, and what made one of them count.',
      'Without a definition {number} cannot be compared with next quarter’s figure.',
    ],
    'investment-opportunity': [
      '?',
      'What kind of {noun} are the {number}: paying, active or registered?',
      'Ask for the same number a year ago.',
      'The number may be strong; what it counts is not said beside it.',
    ],
  }),
}
