/** What is so in one place and not yet, or not at all, in another: certificates, licences, fees, prices, things owned. */
import { describe, expect, it } from 'vitest'
import { memo, page } from '../../documents.ts'
import { asks, sides, subjects } from './told.ts'

const site = (...texts: string[]) => page(texts)

describe('the share of time that it is up', () => {
  it.each([
    ['99.99% uptime', 'Our SLA is 99.5% a month.'],
    ['Uptime of 99.999%.', 'We guarantee 99.9% availability.'],
    ['99.9% availability, day and night', 'The service level is 99% per month.'],
    ['We promise 99.95% uptime.', 'Monthly availability: 99%.'],
  ])('is promised twice: %s %s', (first, second) => {
    expect(subjects(site('# A till for markets', first, second))).toEqual(['the uptime'])
  })
  it('is promised in a tile and in an answer', () => {
    const tile = [
      { text: '99.99%', group: 3 },
      { text: 'uptime', group: 3 },
    ]
    const answer = asks('What does your SLA guarantee?', '99.5% a month, with credits below.')
    expect(sides(page([...tile, ...answer]))).toEqual(['the uptime: “99.99%” / “99.5%”'])
  })
  it.each([
    ['what was measured', '99.99% uptime in the past 12 months.', 'Our SLA is 99.5%.'],
    ['what was reached', 'We achieved 99.98% uptime.', 'We guarantee 99.5% availability.'],
    ['a plan', '99.5% uptime', 'Uptime of 99.99% on the Enterprise plan.'],
    ['a rival', '99.99% uptime', 'Other tills manage 99% uptime.'],
    ['steps of a credit', '99.9% availability', 'Below 99% availability a quarter is paid back.'],
    ['a target', 'Our SLA is 99.5%.', 'Our target is 99.95% uptime.'],
    ['another share', '99.9% uptime', '98% of our customers stay, says our SLA team.'],
    ['the same', '99.9% uptime', 'The SLA is 99.9% availability.'],
  ])('is promised once beside %s', (_what, first, second) => {
    expect(subjects(site('# A till for markets', first, second))).not.toContain('the uptime')
  })
})

describe('a certificate', () => {
  it.each([
    ['We are SOC 2 Type II certified.', 'The SOC 2 Type II audit is under way.', 'SOC 2 Type II'],
    ['ISO 27001 certified', 'We expect our ISO 27001 certificate in autumn.', 'ISO 27001'],
    ['We are certified to ISO 9001.', 'ISO 9001: audit scheduled for May.', 'ISO 9001'],
    ['An ISO 13485-certified maker.', 'We are working towards ISO 13485.', 'ISO 13485'],
    ['PCI DSS compliant', 'Our PCI DSS assessment is in progress.', 'PCI DSS'],
    ['We are a certified B Corp.', 'Our B Corp application is pending.', 'B Corp status'],
    ['FDA cleared', 'FDA clearance is expected in 2027.', 'FDA clearance'],
    ['All gifts are deductible under 80G.', '12A registered; 80G registration applied for.', '80G registration'],
    ['Your gift is tax-deductible: we are a 501(c)(3).', 'Our 501(c)(3) status is pending.', '501(c)(3) status'],
  ])('is held and still to come: %s %s', (first, second, name) => {
    expect(subjects(site('# Milk tests', first, second))).toEqual([name])
    expect(subjects(memo(['# Milk tests', first, second]))).toEqual([name])
  })
  it('is still to come where the question names it', () => {
    const answer = asks('Do you have a SOC 2 report?', 'Type I, yes. The Type II observation window is under way.')
    expect(subjects(page(['We are SOC 2 Type II certified.', ...answer]))).toEqual(['SOC 2 Type II'])
  })
  it.each([
    ['another one', 'We are SOC 2 Type I certified.', 'The SOC 2 Type II audit is under way.'],
    ['another standard', 'ISO 9001 certified', 'We are working towards ISO 27001.'],
    ['its renewal', 'ISO 27001 certified', 'Our ISO 27001 recertification is scheduled for May.'],
    ['another site', 'ISO 27001 certified', 'ISO 27001 for our second site is in progress.'],
    ['the host', 'Hosted in data centres that are ISO 27001 certified.', 'Our own ISO 27001 audit is under way.'],
    ['what is denied', 'We are not yet ISO 27001 certified.', 'ISO 27001: audit scheduled for May.'],
    ['what was', 'In 2024 our SOC 2 audit was under way.', 'We are SOC 2 certified.'],
    ['a partner', 'Our partners are ISO 9001 certified.', 'Our own ISO 9001 audit is in progress.'],
    ['a condition', 'Once we are ISO 9001 certified, prices stay.', 'ISO 9001: audit scheduled for May.'],
  ])('is told once beside %s', (_what, first, second) => {
    expect(subjects(site('# Milk tests', first, second))).toEqual([])
  })
})

describe('the licence of a program', () => {
  it.each([
    ['source (MIT)', 'Licensed under the Business Source License 1.1.'],
    ['Released under the MIT license.', 'License: AGPL-3.0'],
    ['Open source (Apache 2.0)', 'It is available under the GPL v3.'],
    ['MIT licensed', 'Licensed under the Apache License, Version 2.0.'],
    ['Code (BSD-3-Clause)', 'Released under the MPL 2.0.'],
    ['Licensed under the Elastic License 2.0.', 'MIT License'],
    ['GPL-licensed', 'Licensed under the SSPL.'],
    ['Under the LGPL license.', 'Licensed under MIT.'],
  ])('is told twice: %s / %s', (first, second) => {
    expect(subjects(site('# A queue', first, second))).toEqual(['the licence'])
  })
  it.each([
    ['a choice', 'Licensed under MIT or Apache 2.0.', 'MIT License'],
    ['two parts', 'The server is licensed under the AGPL.', 'The client library is licensed under MIT.'],
    ['the manual', 'Licensed under MIT.', 'The documentation is licensed under the GPL.'],
    [
      'with time',
      'Licensed under the Business Source License 1.1.',
      'After four years it converts to the Apache License 2.0.',
    ],
    [
      'older versions',
      'Licensed under the Business Source License 1.1.',
      'Versions before 2.0 were released under MIT.',
    ],
    ['what it uses', 'Licensed under MIT.', 'It bundles a parser licensed under BSD.'],
    ['a school', 'Licensed under the GPL.', 'Two of us studied at MIT.'],
    ['a rival', 'Licensed under MIT.', 'Unlike others, which are licensed under the SSPL.'],
    ['the same', 'Licensed under the MIT License.', 'source (MIT)'],
  ])('is told once beside %s', (_what, first, second) => {
    expect(subjects(site('# A queue', first, second))).toEqual([])
  })
})

describe('a fee that is denied and charged', () => {
  it.each([
    ['No set-up fee.', 'Plus carries a one-off onboarding charge of £350.', 'starting'],
    ['No setup fees, ever.', 'A one-time setup fee of $99 applies.', 'starting'],
    ['Without any joining fee.', 'Joining fee: €25', 'starting'],
    ['We never charge a booking fee.', 'A booking fee of 3% is added.', 'booking'],
    ['No booking fees', '£2 booking fee', 'booking'],
    ['No cancellation fees.', 'The cancellation fee is €50.', 'leaving'],
    ['No call-out charge.', 'Call-out charge: £45', 'coming out'],
    ['Zero commission fees.', 'A transaction fee of 2.5% is taken.', 'each sale'],
    ['No activation fee', '$30 activation fee', 'starting'],
    ['No service charges.', 'The service charge is £12 a month.', 'the service'],
  ])('cannot be: %s %s', (first, second, kind) => {
    const subject = `the fee for ${kind}`
    expect(subjects(site('# A choir', first, second))).toContain(subject)
  })
  it.each([
    ['an option', 'No set-up fee.', 'Optional onboarding: a one-off onboarding fee of £350.'],
    ['a condition', 'No cancellation fee.', 'If you leave in the first year, a cancellation fee of £50 applies.'],
    ['a plan without', 'No set-up fee on Basic.', 'The set-up fee is £350.'],
    ['a rival', 'No set-up fee.', 'Other firms charge a set-up fee of £900.'],
    ['what was', 'No set-up fee.', 'Until 2024 the set-up fee was £100.'],
    ['another fee', 'No set-up fee.', 'A booking fee of £2 is added.'],
    ['a waived one', 'No set-up fee.', 'Set-up fee of £350 waived.'],
    ['an amount beside it', 'No set-up fee.', 'The first set-up fee question is who pays £350 rent.'],
    ['a late one', 'No booking fee.', 'Late booking fee: £5'],
    ['its end', 'No booking fee for members.', 'Booking fee: £2'],
  ])('can be beside %s', (_what, first, second) => {
    expect(subjects(site('# A choir', first, second)).filter(one => one.startsWith('the fee'))).toEqual([])
  })
})

describe('a saving by the year over a table of prices', () => {
  const table = (...texts: string[]) => texts.map(text => ({ type: 'table_row' as const, text, group: 4 }))
  const month = 'Monthly | £49 | £89 | £145 per home'
  const year = 'Yearly, paid up front | £529 | £961 | £1,566 per home'
  it.each([
    ['Pay yearly and save 20%.', month, year],
    ['Save 25% with annual billing.', 'Billed monthly | $10 | $20', 'Billed annually | $9 | $18'],
    ['30% off when you pay by the year', 'Per month | €12 | €24', 'Per year | €129 | €259'],
  ])('is not in it: %s', (claim, ...rows) => {
    expect(subjects(page(['## Prices', claim, ...table('Small | Large', ...rows)]))).toEqual(['the yearly saving'])
  })
  it.each([
    ['the right one', 'Pay yearly and save 10%.', month, year],
    ['up to', 'Save up to 20% by the year.', month, year],
    ['students', 'Students save 20% a year.', month, year],
    ['hours', 'Save 20% of your time each year.', month, year],
    ['one plan', 'Pay yearly and save 20%.', 'Monthly | £49 | £89', 'Yearly | £529 | £854'],
    ['a code', 'Save 20% on a year with the code SPRING.', month, year],
  ])('is in it, or is another: %s', (_what, claim, ...rows) => {
    expect(subjects(page(['## Prices', claim, ...table('Small | Large', ...rows)]))).toEqual([])
  })
})
