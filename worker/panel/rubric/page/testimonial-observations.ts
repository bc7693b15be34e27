/** What customers are quoted as saying. */
import { durationsIn, moneyIn, multiplesIn, percentsIn } from '../numbers.ts'
import type { Observation, Sighting } from '../observation.ts'
import { quoteAround, quoteOf, sentencesOf } from '../text.ts'
import { asking, brief, isEnglishPage, onPage, sight, viewsOf } from './on-page.ts'
import type { Testimonial } from './testimonials.ts'

/** Names are held back for a reason, or the words come from an outside review. */
const withheld =
  /\b(?:names? (?:are |have been )?(?:withheld|changed|anonymi[sz]ed)|privacy of (?:our )?(?:patients|clients)|confidential(?:ity)?|at their request|anonymi[sz]ed)\b/i

function isAnonymous({ attribution, by }: Testimonial): boolean {
  const { fullName, company, link } = attribution
  if (link || fullName || company) return false
  return !/\b(?:on|via)\s+(?:G2|Trustpilot|Capterra|Google|Product Hunt|App Store|Twitter|X|LinkedIn|Reddit|Yelp)\b/.test(
    by,
  )
}

export const testimonialAnonymous: Observation = {
  id: 'testimonial-anonymous',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['FTC465', 'STAN'],
  detect: onPage((page, reading) => {
    if (reading.visible.some(block => withheld.test(block.text))) return []
    return page.testimonials.filter(isAnonymous).map(testimonial => {
      const { block, words, by, byBlock } = testimonial
      const at = block.text.indexOf(words)
      return sight(
        2,
        [
          quoteAround(block, Math.max(0, at), Math.min(words.length, 120)),
          byBlock && byBlock !== block ? quoteOf(byBlock) : null,
        ],
        { words: brief(words, 60), by: by === '' ? 'nobody' : `“${brief(by, 40)}”`, name: page.brand ?? 'the page' },
      )
    })
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{words}” is signed by {by}. I cannot ring that person, so the praise weighs nothing with me.',
      'Print a surname and a company under it, or replace it with a customer who agrees to that.',
      'I cannot check {by}.',
    ],
    positioning: [
      '-',
      'Praise from {by} does not say which kind of customer {name} wins.',
      'Choose a speaker from the segment that {name} wants to own, with role and company.',
      'An untraceable voice proves the value for no one in particular.',
    ],
    brand: [
      '-',
      '“{words}”, signed by {by}, reads as if it had been written in the house.',
      'Let real people speak in their own uneven words, under their own names.',
      'A voice without a person sounds like the seller’s own.',
    ],
    'funnel-fixer': [
      '?',
      'Would the customer behind “{words}” agree to be named? The quote stands close enough to the step to matter.',
      'Ask for the name, and test the two versions.',
      'Whether a named version exists is for {name} to say.',
    ],
  }),
}

function isAttributed({ attribution }: Testimonial): boolean {
  const { fullName, role, company, photo, link } = attribution
  if (!fullName && !company) return false
  return [fullName, role, company, photo, link].filter(Boolean).length >= 2
}

export const testimonialAttributed: Observation = {
  id: 'testimonial-attributed',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['STAN', 'NNG-TRUST'],
  detect: onPage(page => {
    const named = page.testimonials.filter(isAttributed)
    const first = named[0]
    if (!first) return []
    const { block, words, by, byBlock } = first
    return [
      sight(
        1,
        [
          quoteAround(block, Math.max(0, block.text.indexOf(words)), Math.min(words.length, 120)),
          byBlock && byBlock !== block ? quoteOf(byBlock) : null,
        ],
        { words: brief(words, 60), by: brief(by, 60), count: named.length, name: page.brand ?? 'the page' },
      ),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{words}” comes from {by}, and that is someone I could find and ask.',
      'Link the name to where this person can be found.',
      '{by} has put a name to the words, which few do for something that failed them.',
    ],
    'funnel-fixer': [
      '+',
      'A named voice, {by}, stands ready to carry the hesitant over the last step.',
      'Move “{words}” next to the main button.',
      'People follow people, and {by} is one.',
    ],
    brand: [
      '+',
      '{name} gains a human voice that the company’s own copy cannot have: {by}.',
      'Keep the words as they were spoken.',
      '“{words}” sounds like a person.',
    ],
    positioning: [
      '?',
      'Is {by} the buyer whom {name} wants more of? Each named voice also says whom the product is for.',
      'Compare {by} with the best-fit customer and reorder the quotes.',
      'The person is real; whether it is the right segment the page does not say.',
    ],
    'investment-opportunity': [
      '+',
      '{by} put a name to this, so the statement can be traced to someone.',
      'Offer a way to reach {by}, or tell the whole story with its figures.',
      'A named customer is the first outside evidence.',
    ],
  }),
}

const change =
  /\b(?:cut|cuts|cutting|sav(?:e[sd]?|ing)|reduc\w+|increas\w+|gr[eo]w\w*|doubl\w+|tripl\w+|halv\w+|drop\w*|f[ea]ll\w*|fewer|faster|more|less|boost\w*|up|down|lower\w*|higher|rose|raised?|gain\w*|improv\w*|earn\w*|made us|extra|return)\b/i
const compared =
  /\b(?:compared (?:to|with)|than (?:before|last|the)|from .{1,40} to |used to|before .{1,60} (?:now|after)|versus|vs\.?)\b/i
const period =
  /\b(?:in|within|over|after|during|since|per|a|every|each|this|last|first)\s+(?:the\s+)?(?:first |last |past |our )?(?:day|week|month|quarter|year|season|January|February|March|April|May|June|July|August|September|October|November|December|20\d\d)s?\b/i
const typical =
  /\b(?:typical(?:ly)?|on average|median|average (?:customer|client|user)|results? (?:may|will|can)? ?var(?:y|ies)|not typical)\b/i

export const testimonialNumberNoBasis: Observation = {
  id: 'testimonial-number-no-basis',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['FTC255'],
  detect: onPage((page, reading) => {
    if (reading.visible.some(block => typical.test(block.text))) return []
    const found: Sighting[] = []
    for (const { block, words, by } of page.testimonials) {
      const at = block.text.indexOf(words)
      const results = [
        ...percentsIn(words).filter(({ value }) => value !== 100 && value !== 110),
        ...multiplesIn(words),
        ...moneyIn(words),
      ].sort((a, b) => a.index - b.index)
      const result = results[0]
      if (!result || at < 0 || results.length >= 2) continue
      const sentence = sentencesOf({ ...block, text: words }).find(
        ({ start, text }) => start <= result.index && start + text.length >= result.index,
      )
      if (!sentence || !change.test(sentence.text)) continue
      if (durationsIn(words).length > 0 || period.test(words) || compared.test(words)) continue
      found.push(
        sight(2, [quoteAround(block, at + result.index, result.length)], {
          result: result.text.trim(),
          words: brief(sentence.text, 80),
          by: by === '' ? 'the customer' : brief(by, 50),
          name: page.brand ?? 'the page',
        }),
      )
    }
    return found
  }),
  beats: ['statistic-unsourced'],
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{words}” gives {result} and neither a start nor a time. Compared with what?',
      'Add the figure before, the figure after and the months between.',
      '{result} of an unknown amount is an unknown amount.',
    ],
    'growth-metrics': [
      '-',
      '{result} from {by} has no baseline and no period, so it cannot be set beside any other figure.',
      'Report what customers get in the median, over a stated time.',
      'A rate without its base is not a measurement.',
    ],
    'funnel-fixer': [
      '+',
      '{result} in a customer’s mouth is the kind of line that people stop at and act on.',
      'Put “{words}” where the decision is made.',
      'A figure moves the undecided more than an adjective does.',
    ],
    positioning: [
      '+',
      '“{words}” names the value in the customer’s own unit, {result}, and that is what a position is built on.',
      'Use this unit throughout, for the alternative as well.',
      'The customer has said what {name} is worth, as a number.',
    ],
  }),
  question: asking('What do customers of {name} generally get, over what time, where {by} got {result}?'),
}
