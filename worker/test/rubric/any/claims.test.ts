/** Superlatives and absolute promises, and what only looks like them. */
import { describe, expect, it } from 'vitest'
import { absolutePromise } from '#worker/panel/rubric/any/absolute-promise.ts'
import { safetyAbsolute } from '#worker/panel/rubric/any/safety-absolute.ts'
import { statisticUnsourced } from '#worker/panel/rubric/any/statistic-unsourced.ts'
import { superlativeUnbacked } from '#worker/panel/rubric/any/superlative-unbacked.ts'
import { memo } from '../documents.ts'
import { quotesSeen, see } from '../see.ts'
import { held, type Samples } from './samples.ts'

const samples: Samples[] = [
  {
    observation: superlativeUnbacked,
    holds: [
      ['The best soil sensor in the world.'],
      ['It is the most powerful shift swapping on the market.'],
      ['We are the leading platform for dental billing.'],
      ['Acme is the most advanced scheduling software.'],
      ["Join the world's #1 invoicing tool."],
      ['A best-in-class team of editors.'],
      ['We built the fastest app for freight brokers.'],
      ["Ads and search from Europe's leading marketing agency."],
      ['We are the leading platform for dental billing.', 'An award-winning team.'],
    ],
    not: [
      ['One of the best soil sensors in the world.'],
      ['We tested it against the best soil sensor on the market.'],
      ['The best view is from the second floor.'],
      ['Our best practices guide is free.'],
      ['The editor works best on Chrome.'],
      ['The best way to start is small.'],
      ['It strips a leading zero from each code.'],
      ['Late invoices are leading to delays.'],
      ['She spent four years leading a team of nine.'],
      ['The only required setting is the address.'],
      ['We are the leading platform for dental billing.', 'Source: Gartner, 2025'],
      ['We are the leading platform for dental billing.', 'Winner of the Dental Software Award 2025.'],
      ['“They are simply the best and the leading platform we have ever used at our clinic!”'],
      ['We are not the leading platform for dental billing.'],
      ["Talent from the world's leading universities."],
      ["Engineers from Europe's leading games studio."],
      ['Our goal is to become the leading platform for dental billing.'],
      ['Is this the leading platform for dental billing?'],
      ['Competitors claim to be the leading platform for dental billing.'],
      ['The fastest app for freight brokers, at 210 ms a search.'],
    ],
  },
  {
    observation: absolutePromise,
    holds: [
      ['We offer guaranteed results.'],
      ['It is completely risk-free.'],
      ['Our backup never fails.'],
      ['Results are guaranteed.'],
      ['Results are guaranteed.', 'There are no refunds.'],
      ['Repayment of the note is safe with us: repayment is guaranteed.'],
      ['Lowest prices guaranteed.'],
      ['It costs $40 a desk and we guarantee 100% rent compliance.'],
      ['Our assistant never hallucinates.'],
      ['Guaranteed admission to the school.'],
    ],
    not: [
      ['Lowest prices guaranteed.', 'Find it cheaper within 14 days and we refund the difference.'],
      ['Repayment is guaranteed by the state bank.'],
      ['Repayment is guaranteed.', 'A letter of credit of €2M stands behind it.'],
      ['No assistant never hallucinates.'],
      ['Repayment is not guaranteed.'],
      ['We cannot guarantee 100% compliance.'],
      ['Nobody can guarantee 100% delivery, and we do not.'],
      ['We guarantee 100% delivery or your money back.'],
      ['We guarantee 100% cotton.'],
      ['It never makes a mistake twice.'],
      ['Approval is guaranteed for 6 months once it is given.'],
      ['Every order has a 30-day money-back guarantee.'],
      ['Try it risk-free for 30 days.'],
      ['The shirt is 100% organic cotton and 100% safe dye.'],
      ['We are a 100% remote company.'],
      ['The migration is 100% complete.'],
      ['It is not foolproof.'],
      ['“They guarantee results, guaranteed results, and are simply the best we ever had!”'],
      ['Never promise guaranteed results to a client.'],
      ['Are your results guaranteed?'],
      ['100% risk-free guarantee', 'Not satisfied? Get your money back within 60 days.'],
      ['Week 1: make the core loop bulletproof'],
      ['Other vendors promise guaranteed results.'],
      ['Guaranteed results: if stock is not cut by 10%, the year is free.'],
    ],
  },
]

held(samples)

describe('a claim deep inside a long sentence', () => {
  const before = Array<string>(60).fill('it reads each bill').join(', ')

  it.each([
    [superlativeUnbacked, 'we are the leading platform for dental billing'],
    [absolutePromise, 'our clerks offer guaranteed results'],
    [safetyAbsolute, 'your data is 100% secure'],
    [statisticUnsourced, '73% of companies lose invoices'],
  ])('is in the quote', (observation, claim) => {
    expect(quotesSeen(observation, memo([`Every day ${before}, and ${claim}.`]))[0]).toContain(claim)
  })
})

describe('superlative-unbacked', () => {
  const rank = (line: string) => see(superlativeUnbacked, memo([line]))[0]?.facts
  it('names the rank to the end of its field', () => {
    expect(rank('It is the best wine app in the world.')?.rank).toBe('the best wine app in the world')
    expect(rank('We make the fastest platform for dental billing and we are small.')?.rank).toBe(
      'the fastest platform for dental billing',
    )
  })
  it('does not say a sentence twice that is the rank and no more', () => {
    const [sighting] = see(superlativeUnbacked, memo(['The best soil sensor in the world.']))
    const claim = sighting && superlativeUnbacked.views['skeptical-buyer']?.claim(sighting)
    expect(claim).toBe(
      '“The best soil sensor in the world”, says who? I looked beside it for a ranking, a test or an award.',
    )
  })
  it('names the whole of what ranks itself, and praises no rank', () => {
    expect(rank('Brackwater is a leading payroll solutions provider in the region.')?.rank).toBe(
      'a leading payroll solutions provider',
    )
    expect(Object.values(superlativeUnbacked.views).filter(view => view?.sign === '+')).toEqual([])
  })
})
