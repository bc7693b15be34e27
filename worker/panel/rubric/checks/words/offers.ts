import type { Annotated, Sentence } from '../../annotate/annotation.ts'
import { pattern } from '../../annotate/pattern.ts'
import { type Check, type Found, wordCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { amountText, claimsOf, excerptOf, foundIn, phraseCheck } from '../statements.ts'

/** Whether any text of the page, hidden and folded text included, contains one of these words. */
const anywhere = ({ document }: Annotated, words: RegExp) => document.blocks.some(({ text }) => words.test(text))

const unitWords = pattern(
  'i',
  String.raw`\b(?:per|month(?:ly|s)?|mo|year(?:ly|s)?|yr|annual(?:ly)?|week(?:ly)?|day|hour(?:ly)?|one[- ](?:time|off)`,
  '|once|lifetime|each|subscription|billed|unit|piece|project|session|user|seat|pack|ticket|person|night',
  String.raw`|donation)\b|\/\s?(?:mo|month|yr|year|user|seat)`,
)

const priceUnitMissing = wordCheck('units of prices', {
  id: 'price-unit-missing',
  category: 'offer',
  weight: 2,
  headline: 'Prices do not say what they buy',
  text: 'The section on prices gives {price} without saying what for or for how long, so nobody can work out a bill.',
  suggestion: 'Write “per month”, “per seat” or “once” beside each price.',
  source: cite('NNG-PRICE'),
  find(reading) {
    if (reading.form !== 'page') return []
    const prices = claimsOf(reading).filter(
      ({ section, amounts }) =>
        section.role === 'pricing' &&
        amounts.some(({ kind, value }) => kind === 'money' && value >= 1 && value < 5_000),
    )
    const [first] = prices
    const amount = first?.amounts.find(({ kind }) => kind === 'money')
    if (!first || !amount || prices.length < 2 || anywhere(reading, unitWords)) return []
    const quotes = prices.slice(0, 3).map(sentence => excerptOf(sentence))
    return [{ quotes, facts: { price: amountText(first, amount) } }]
  },
})

const trial =
  /\bfree (?:\d+[- ]day )?trial\b|\b\d+[- ]day (?:free )?trial\b|\btry (?:it |us )?(?:for )?free for \d+ (?:days|weeks)\b/i
const trialTerms = pattern(
  'i',
  String.raw`\b(?:credit card|card|cancel\w*|after (?:the|your|that|\d+ days)|then [$€£]|no (?:obligation|commitment`,
  String.raw`|strings)|automatic\w*|renew\w*|downgrade\w*|trial (?:ends|is over|period ends|expires)|when (?:the`,
  String.raw`|your) trial|converts?|charged?|billed)\b`,
)

const trialTermsMissing = wordCheck('terms of trials', {
  id: 'trial-terms-missing',
  category: 'terms',
  weight: 2,
  headline: 'Nothing says what happens when the trial ends',
  text: 'A free trial is offered, but nothing on the page says whether a card is needed or what happens when it ends.',
  suggestion: 'Say beside the button whether a card is needed, and what happens on the day after.',
  source: cite('FTC-NEG'),
  find(reading) {
    const offered = reading.sentences.filter(({ seen, text, negated }) => seen && !negated && trial.test(text))
    if (reading.form !== 'page' || offered.length === 0 || anywhere(reading, trialTerms)) return []
    const lookedFor = 'a card, a charge, cancelling, or the end of the trial, in all text of the page'
    return [{ quotes: offered.slice(0, 3).map(sentence => excerptOf(sentence)), lookedFor }]
  },
})

const cancelByContact = phraseCheck('ways to cancel', {
  id: 'cancel-by-contact',
  category: 'terms',
  weight: 2,
  headline: 'Cancelling takes a message or a call',
  text: '“{claim}” makes leaving harder than a click, which a careful buyer reads as a warning.',
  suggestion: 'Let people close an account where they opened it.',
  source: cite('FTC-NEG'),
  says: pattern(
    'iu',
    String.raw`\b(to cancel(?: your \p{L}+| a \p{L}+| the \p{L}+)?,? (?:please |you (?:must|have to|need to) )?(?:call`,
    String.raw`|contact|phone|write to|e-?mail|send (?:us )?an? (?:letter|e-?mail)))\b`,
  ),
  unless:
    /\b(?:order|appointment|booking|reservation|click|online|dashboard|settings|account page|visit|event|class|lesson)\b/i,
})

const signed = /["”»]\s*(?:[–—-]|\()\s?([^"“”]{2,60}?)\)?\.?$/
const alone = /^\s*[–—-]\s?([^"“”]{2,60}?)\.?$/
const nobody = pattern(
  'iu',
  '^(?:an? |one of our |another )?(?:very )?(?:happy|satisfied|verified|anonymous|real|delighted|loyal',
  '|long-time|recent)? ?(?:customer|client|user|buyer|member|patient|student|parent|guest|shopper',
  String.raw`|subscriber)s?$|^\p{Lu}\.(?: ?\p{Lu}\.)?$|^(?:anonymous|name withheld)$`,
)

const testimonialAnonymous = wordCheck('names under testimonials', {
  id: 'testimonial-anonymous',
  category: 'proof',
  weight: 2,
  headline: 'Praise is signed by nobody a reader could ask',
  text: 'The praise is signed “{by}”, whom no reader could ask, so it counts as the seller’s own words.',
  suggestion: 'Print a full name with a firm or a place, or leave the quotation out.',
  source: cite('FTC255'),
  find({ sections }) {
    return sections.flatMap(({ blocks }) =>
      blocks.flatMap((block, at): Found[] => {
        const quoted = /["“«][^"”»]{15,400}["”»]/.test(block.text.slice(0, 1_200))
        const by = (
          signed.exec(block.text.slice(-160))?.[1] ?? alone.exec(blocks[at + 1]?.text.slice(0, 80) ?? '')?.[1]
        )?.trim()
        if (!quoted || block.hidden !== undefined || !by || !nobody.test(by)) return []
        return [{ quotes: [excerptOf({ block, start: 0, text: block.text })], facts: { by } }]
      }),
    )
  },
})

const rise = /\b(?:increas\w+|boost\w*|gr[eo]w\w*|cut|reduc\w+|improv\w+|rose|sav\w+|more|fewer|faster|higher|lower)\b/i
const basis =
  /\b(?:from|compared|versus|vs|against|within|after|before|since|over|last|per|every|months?|weeks?|days?|years?|quarters?|in (?:the|our) first)\b/i

const testimonialNumberNoBasis = wordCheck('results in testimonials', {
  id: 'testimonial-number-no-basis',
  category: 'proof',
  weight: 1,
  headline: 'A testimonial gives a result without period or baseline',
  text: '“{figure}” in the customer’s words has neither a period nor a baseline, so it cannot be compared.',
  suggestion: 'Ask the customer for the figures before and after, and the time between them.',
  source: cite('FTC255'),
  find: ({ sentences }) =>
    sentences.flatMap((sentence: Sentence): Found[] => {
      const { speaker, seen, text, block, amounts } = sentence
      const figure = amounts.find(({ kind, value }) => (kind === 'percent' && value !== 100) || kind === 'multiple')
      if (speaker !== 'quoted' || !seen || !figure || !/\b(?:we|our|my|us|I)\b/.test(text)) return []
      if (!rise.test(text) || basis.test(block.text.slice(0, 1_200))) return []
      return foundIn(sentence, 0, { figure: amountText(sentence, figure) })
    }),
})

export const offerChecks: Check[] = [
  priceUnitMissing,
  trialTermsMissing,
  cancelByContact,
  testimonialAnonymous,
  testimonialNumberNoBasis,
]
