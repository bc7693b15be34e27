import { describe, expect, it } from 'vitest'
import { audienceNoun, offerNoun, taskWithObject } from '#worker/panel/rubric/nouns.ts'
import * as patterns from '#worker/panel/rubric/patterns.ts'

const byName: typeof patterns = { ...patterns }
type Name = keyof typeof patterns

/** Strings that a naive rule confuses: each pattern with what it must see and what it must not. */
const samples: [Name, string[], string[]][] = [
  [
    'noCompetitors',
    ['We have no competitors.', 'There is no direct competition.'],
    ['No competitor offers same-day payout', 'There are no direct competitors listed for this model'],
  ],
  ['onePercent', ['If we capture just 1% of the market'], ['Our fee is just 1% of each invoice']],
  [
    'absolute',
    ['guaranteed results', 'risk-free'],
    ['30-day money-back guarantee', '100% organic cotton', '100% remote'],
  ],
  [
    'superlative',
    ['the leading platform', 'world-class'],
    [
      'best practices',
      'works best on Chrome',
      'a leading zero',
      'leading to delays',
      'leading a team of nine',
      'the only required setting',
    ],
  ],
  [
    'xForY',
    ['Uber for dog walkers', 'the Airbnb of boats'],
    ['Slack for alerts', 'GitHub for Education', 'Stripe for invoices'],
  ],
  ['everyone', ['for everyone', 'businesses of all sizes'], ['For everyone on your team', 'for everyone who asked']],
  ['shame', ["No thanks, I don't want to save"], ['No thanks']],
  [
    'timer',
    ['Ends in 3 hours', '02:13:45'],
    ['12:00:00 UTC', '2006/01/02 15:04:05', 'card ending in 1234', 'Registration closes 14 March, 18:00 CET'],
  ],
  ['scarcity', ['Only 3 left in stock', '2 rooms left', 'Only 9 places left'], ['$87 left', '3 left-aligned columns']],
  ['placeholder', ['Lorem ipsum', '[Company name]', 'Your headline here'], ['size XXL', 'XX chromosomes', '[1]']],
  ['letterOfIntent', ['3 LOIs signed', 'in talks with two banks'], ['We talk with banks']],
  ['growthPercent', ['300% growth', 'grew 40%'], ['40% of patients']],
  ['runRate', ['ARR (run-rate)', 'annualised run rate'], ['ARR of $2M']],
  ['cancelByContact', ['To cancel, call us', 'Cancel by phone'], ['Cancel in your settings']],
  ['gated', ['Contact us for pricing', 'Request a quote'], ['Tell us about the weather']],
  ['cumulative', ['Cumulative users', 'total downloads to date'], ['cumulative layout shift']],
]

describe.each(samples)('%s', (name, holds, not) => {
  const pattern = byName[name]
  it('sees', () => {
    for (const text of holds) expect(text).toMatch(pattern)
  })
  it('leaves alone', () => {
    for (const text of not) expect(text).not.toMatch(pattern)
  })
})

it('no pattern keeps state between uses', () => {
  for (const pattern of Object.values(patterns)) expect(pattern.global || pattern.sticky).toBe(false)
})

describe('nouns', () => {
  it('tell kinds of offers, audiences and tasks', () => {
    for (const text of ['an invoicing app', 'dental clinics', 'the marketplace', 'APIs'])
      expect(text).toMatch(offerNoun)
    for (const text of ['a better way', 'our platform', 'apparel']) expect(text).not.toMatch(offerNoun)
    for (const text of ['for dentists', 'help nurses', 'charities']) expect(text).toMatch(audienceNoun)
    for (const text of ['for teams', 'businesses', 'people', 'users']) expect(text).not.toMatch(audienceNoun)
    for (const text of ['send invoices', 'hire nurses', 'track your parcels']) expect(text).toMatch(taskWithObject)
    for (const text of ['find out more', 'build on it', 'plan for more']) expect(text).not.toMatch(taskWithObject)
  })
})
