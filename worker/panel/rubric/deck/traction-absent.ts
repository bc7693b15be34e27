/** Section 5.7: no number about customers, use or revenue. */
import { countsIn, percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, negated } from '../text.ts'
import { isInTrials } from './before-sales.ts'
import { everything, isLabelledPitch, isTraditionalPlan, onDeck, slidesRead, view, wholeOf } from './finding.ts'
import { ownMetrics } from './metrics.ts'
import { mayShowResults } from './own-results.ts'
import { mayBe } from './put-otherwise.ts'
import type { Slide } from './slides.ts'

const ownCount =
  /\b(?:we (?:now |already )?(?:have|serve)|\d[\d,.]*\+? (?:paying|active|registered|beta|pilot|early))\b[^.\n]{0,30}\b(?:customers?|clients?|users?|subscribers?|members|clinics|companies|teams|shops|schools)\b/i

const elsewhere = ['problem', 'market', 'competition', 'timing', 'model', 'team', 'ask', 'financials'] as const

/** A share or a count told of the product itself, or under a title of its own, may be a result. */
const isMeasured = (slide: Slide): boolean =>
  !elsewhere.some(role => slide.roles.includes(role)) &&
  slide.blocks.some(({ text }) =>
    [...percentsIn(text), ...countsIn(text)].some(({ value, index }) => value >= 2 && !negated(text, index)),
  )

/** Rows of numbers under a title of results are results, whatever their head calls them. */
const isTabled = (slide: Slide): boolean =>
  slide.roles.includes('traction') && slide.blocks.some(({ type, text }) => type === 'table_row' && /\d/.test(text))

export const tractionAbsent: Observation = {
  id: 'traction-absent',
  category: 'traction',
  appliesTo: isLabelledPitch,
  sources: ['500', 'SEIB'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || ownMetrics(deck).length > 0 || isTraditionalPlan(deck)) return []
    // Absence may be said only where nothing could be meant as a result.
    if (mayShowResults(deck) || isInTrials(deck) || mayBe(deck, 'traction')) return []
    const text = everything(deck)
    if (/\bn ?= ?\d/.test(text) || deck.slides.some(slide => isMeasured(slide) || isTabled(slide))) return []
    if (
      everyMatch(
        /\b(?:pilot(?:s|ed|ing)?|customers? (?:include|such as|like)|used by|deployed (?:at|by)|live (?:at|with|in)|in use (?:at|by|in)|design partners?|LOIs?|letters? of intent|pre-?orders?|first customers?|waiting ?list|waitlist|interviews?)\b/i,
        text,
      ).some(match => !negated(text, match.index))
    )
      return []
    // Customers that are counted beside the ask or the forecast are customers all the same.
    if (everyMatch(ownCount, text).some(match => !negated(text, match.index))) return []
    return [
      {
        severity: deck.stage === 'pre-seed' ? 1 : 3,
        quotes: [],
        lookedFor: `A number of customers, users, orders or revenue outside the market, forecast and ask ${deck.unit}s, or a named pilot. ${slidesRead(deck)}`,
        facts: {
          name: deck.company ?? 'the company',
          ...wholeOf(deck),
          stage: deck.stage ?? 'this stage',
        },
      },
    ]
  }),
  views: {
    'growth-metrics': view(
      '-',
      f =>
        `${f.none} holds a number that ${f.name} measured about its own customers or use. There is no first point of any curve.`,
      () => 'Put down the smallest true number you have, with its date, and add to it each month.',
      f => `I looked for customers, users, orders and revenue of ${f.name} and found none of the four.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `Whether anybody wants what ${f.name} makes is still an open question after ${f.read}. What must be true has not begun to be tested.`,
      () => 'Add evidence that costs the customer something: a payment, a pilot, a week of their time.',
      f => `The size of ${f.name} is argued from outside figures alone, with nothing of its own beside them.`,
    ),
    'team-execution': view(
      '-',
      f => `What has the team behind ${f.name} got done so far? The document lists plans and no results with a number.`,
      () => 'List the last three things you tried with users, each with what came of it.',
      () => 'I judge a plan by the last one, and its results are not here.',
    ),
    'market-competition': view(
      '?',
      f => `Has any buyer chosen ${f.name} over what they had? Nothing in the file answers that.`,
      () => 'Name one organisation that switched, and from what.',
      () => 'Without a single customer I cannot tell whether buyers see the difference.',
    ),
  },
}
