/** Amounts, proof, measures and names that a text promises and leaves out, and texts that give them. */
import { describe, expect, it } from 'vitest'
import { absolutePromise } from '#worker/panel/rubric/any/absolute-promise.ts'
import { mailNoOptOut } from '#worker/panel/rubric/any/mail-no-opt-out.ts'
import { proofOnRequest } from '#worker/panel/rubric/any/proof-on-request.ts'
import { quoteUnsigned } from '#worker/panel/rubric/any/quote-unsigned.ts'
import { stepsUnowned } from '#worker/panel/rubric/any/steps-unowned.ts'
import { successUnmeasured } from '#worker/panel/rubric/any/success-unmeasured.ts'
import { superlativeUnbacked } from '#worker/panel/rubric/any/superlative-unbacked.ts'
import { termUnquantified } from '#worker/panel/rubric/any/term-unquantified.ts'
import type { Observation } from '#worker/panel/rubric/observation.ts'
import { memo } from '../documents.ts'
import { see } from '../see.ts'

type Case = [observation: Observation, lines: string[], fact: string]

const seen: Case[] = [
  [termUnquantified, ['If we come late, you receive appropriate compensation.'], 'appropriate compensation'],
  [termUnquantified, ['For every missed visit we will credit a fair reduction.'], 'fair reduction'],
  [termUnquantified, ['Dealers get the usual discount.'], 'the usual discount'],
  [termUnquantified, ['There are special rates for those who sign early.'], 'special rates for those who'],
  [termUnquantified, ['It is very affordable and depends on your needs.'], 'very affordable and depends on your needs'],
  [proofOnRequest, ['We serve nine mills. References are available on request.'], 'references'],
  [proofOnRequest, ['Case studies can be provided upon request.'], 'case studies'],
  [proofOnRequest, ['Test reports on request.'], 'test reports'],
  [
    successUnmeasured,
    ['# What success looks like', '- Plenty of attention', '- Good sales before winter'],
    'What success looks like',
  ],
  [successUnmeasured, ['# KPIs', '- More awareness in the trade', '- Happy dealers'], 'KPIs'],
  [successUnmeasured, ['Goal: as many demos as possible'], 'Goal'],
  [stepsUnowned, ['# Next steps', '- Decide on the venue', '- Look into Austria', '- Buy the tent'], 'Next steps'],
  [stepsUnowned, ['# Open points', '- Clarify the price', '- Talk to the dealers'], 'Open points'],
  [quoteUnsigned, ['A customer told us it was “simply brilliant”.'], '“a customer”'],
  [quoteUnsigned, ['"Wow. I want one." – baker who tried the oven'], '“baker who tried the oven”'],
  [superlativeUnbacked, ['It is the best bread you have ever eaten.'], 'the best bread you have ever eaten'],
  [superlativeUnbacked, ['There is nothing like it on the market.'], 'There is nothing like it on the market'],
  [absolutePromise, ['Every bakery saves at least 20% of its gas.'], 'Every bakery saves at least 20%'],
  [absolutePromise, ['Since then mistakes are a thing of the past.'], 'mistakes are a thing of the past'],
]

const silent: [observation: Observation, why: string, lines: string[]][] = [
  [termUnquantified, 'the rate stands beside it', ['You receive a fair compensation of 5% of the monthly fee.']],
  [termUnquantified, 'it is told elsewhere', ['We will credit appropriate compensation (see annex 2).']],
  [termUnquantified, 'what others pay', ['Competitors offer reasonable compensation and pay late.']],
  [termUnquantified, 'wages', ['We look for people who want fair pay.']],
  [termUnquantified, 'usual hours', ['The usual conditions of the lake in May are calm.']],
  [proofOnRequest, 'a product that is made on request', ['Larger sizes are made on request.']],
  [proofOnRequest, 'kept for a reason', ['References are shared on request, once the customer has agreed.']],
  [proofOnRequest, 'papers of a person', ['Curriculum vitae', 'References available on request.']],
  [successUnmeasured, 'with numbers', ['# What success looks like', '- Strong sales: 300 mills', '- Lots of reviews']],
  [successUnmeasured, 'states that can be seen', ['# Success criteria', '- The form is live', '- Staff are trained']],
  [successUnmeasured, 'a label with a number', ['Target: more than 40 demos by June']],
  [successUnmeasured, 'a charity’s aims', ['# Our goals', '- Cleaner water', '- More trees']],
  [stepsUnowned, 'names', ['# Next steps', '- Decide on the venue (Mira)', '- Look into Austria (Tom)']],
  [stepsUnowned, 'days', ['# Next steps', '- Decide on the venue by Friday', '- Look into Austria']],
  [stepsUnowned, 'what a customer does', ['# Next steps', '- Sign the form', '- Send the plan', '- Meet the team']],
  [stepsUnowned, 'we and you', ['# Next steps', '- You choose a colour', '- We check the wall', '- Review the draft']],
  [quoteUnsigned, 'a name', ['A customer, Ada Muster of Muster Mills, told us it was “brilliant”.']],
  [quoteUnsigned, 'what was asked', ['A customer told us they wanted “a blue one”.']],
  [
    superlativeUnbacked,
    'leaders of others',
    ["It was refined with leaders from some of the world's most admired houses."],
  ],
  [superlativeUnbacked, 'houses of others', ["We have worked for several of the world's leading brands."]],
  [superlativeUnbacked, 'no rank', ['It was the softest launch in the industry.']],
  [superlativeUnbacked, 'a difficulty', ['The best thing you ever had to carry.']],
  [absolutePromise, 'a thing and its amount', ['Every wash saves at least half a litre.']],
  [absolutePromise, 'those that were counted', ['We metered 14 farms: every farm saves at least 20%.']],
  [absolutePromise, 'a time', ['Each week saves more than 20% of the month.']],
]

describe('what a text leaves out', () => {
  it.each(seen.map(one => [one[0].id, ...one] as const))('%s', (_id, observation, lines, fact) => {
    const facts = see(observation, memo(lines)).flatMap(one => Object.values(one.facts))
    expect(facts).toContain(fact)
  })
  it.each(silent.map(one => [one[0].id, one[1], one[0], one[2]] as const))(
    '%s: %s',
    (_id, _why, observation, lines) => {
      expect(see(observation, memo(lines))).toEqual([])
    },
  )
})

describe('mails to strangers', () => {
  it('are no internal mails because of a heading over notes', () => {
    const sequence = [
      'Oakline – outbound sequence',
      'List: joiners in Kent',
      '# Mail 1',
      'Subject: Oak at {{company}}',
      'Hi {{first_name}},',
      'We sell oak.',
      '# Mail 2',
      'Subject: Once more',
      'Hi {{first_name}},',
      'Just bumping this to the top of your inbox.',
      '# Internal notes',
      'Ring the good ones.',
    ]
    expect(see(mailNoOptOut, memo(sequence))).toHaveLength(1)
    expect(see(mailNoOptOut, memo(['Internal news mails', ...sequence.slice(1)]))).toEqual([])
  })
})
