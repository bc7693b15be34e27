import { describe, expect, it } from 'vitest'
import { quotes, saidBy, seen, site } from './sites.ts'

describe('headline-names-no-product', () => {
  const id = 'headline-names-no-product'
  const vague = site(['# Unlock your full potential', 'The platform that empowers teams to achieve more, together.'])

  it('holds where headline, subhead and title name no thing', () => {
    expect(quotes(id, vague)).toEqual([
      'Unlock your full potential',
      'The platform that empowers teams to achieve more, together.',
    ])
    expect(saidBy('skeptical-buyer', id, vague)).toContain('Unlock your full potential')
  })

  it.each([
    ['an offer noun in the subhead', ['# Unlock your full potential', 'Accounting software that empowers teams.'], {}],
    ['a task with its object', ['# Send invoices before lunch', 'The platform for better business.'], {}],
    [
      'a noun in the title tag',
      ['# Unlock your full potential', 'Achieve more, together.'],
      { title: 'Rotabee – payroll software' },
    ],
    [
      'a noun in the host name',
      ['# Unlock your full potential', 'Achieve more, together.'],
      { finalUrl: 'https://rotabee-clinic.example/' },
    ],
    [
      'a concrete noun that no list knows',
      ['# Handmade ukuleles and banjos', 'Carved from walnut in a shed by the river.'],
      {},
    ],
    ['a greeting, which another row sees', ['# Welcome to Rotabee', 'Achieve more, together.'], {}],
  ])('does not hold with %s', (_why, lines, facts) => {
    expect(seen(id, site(lines, facts))).toEqual([])
  })

  it('is off where the page was not read whole, is not English, or an image covers the first screen', () => {
    const lines = ['# Unlock your full potential', 'The platform that empowers teams to achieve more, together.']
    expect(seen(id, site(lines, {}, { unread: [{ where: { kind: 'document' }, why: 'blocked' }] }))).toEqual([])
    expect(seen(id, site(lines, {}, { language: 'de' }))).toEqual([])
    const image = { type: 'image' as const, text: 'A hill', box: { x: 0, y: 60, width: 1440, height: 800 } }
    expect(seen(id, site([image, ...lines]))).toEqual([])
  })
})

describe('headline-missing', () => {
  const id = 'headline-missing'
  it('holds for a greeting and for no heading at all', () => {
    expect(quotes(id, site(['# Welcome to Rotabee', 'We sort the week.']))).toEqual(['Welcome to Rotabee'])
    expect(seen(id, site(['Here is a page about work.']))).toHaveLength(1)
  })
  it('does not hold for a headline, large text or a name with a claim', () => {
    expect(seen(id, site(['# Shift plans for care homes']))).toEqual([])
    expect(seen(id, site([{ text: 'Shift plans for care homes', style: { size: 40 } }]))).toEqual([])
    expect(seen(id, site(['# Welcome to Rotabee', '## Shift plans for care homes']))).toEqual([])
    expect(seen(id, site(['# Welcome to the shift plan that nurses like']))).toEqual([])
  })
})

describe('headline-aspiration-only', () => {
  const id = 'headline-aspiration-only'
  it('holds for an aspiration, and weighs less where the subhead is concrete', () => {
    expect(seen(id, site(['# Reimagine the way you work']))[0]?.severity).toBe(2)
    expect(seen(id, site(['# Reimagine the way you work', 'Scheduling software for care homes.']))[0]?.severity).toBe(1)
  })
  it.each(['# Transform your payroll software', '# Redefining shift plans in 30 days', '# Shift plans that hold'])(
    'does not hold for %s',
    headline => {
      expect(seen(id, site([headline]))).toEqual([])
    },
  )
  it('is off on a manifesto and a careers page', () => {
    expect(seen(id, site(['# The future of work'], { finalUrl: 'https://example.com/manifesto' }))).toEqual([])
    expect(seen(id, site(['# The future of work'], { finalUrl: 'https://example.com/careers' }))).toEqual([])
  })
})

describe('category-and-audience-stated', () => {
  const id = 'category-and-audience-stated'
  it('holds for one sentence with both', () => {
    const document = site(['# Scheduling software for care homes', 'Plan the week in an hour.'])
    expect(quotes(id, document)).toEqual(['Scheduling software for care homes'])
    expect(saidBy('positioning', id, document)).toContain('Scheduling software for care homes')
  })
  it.each([
    ['nobody named', ['# Scheduling software for teams']],
    ['nothing named', ['# The platform for nurses']],
    ['a negation', ['# This software is not for nurses']],
    [
      'a customer’s words',
      [
        '# Plan the week',
        '“This is the best scheduling software for care homes that I know of.”',
        '— Maria Ortega, Matron at Elm House',
      ],
    ],
    ['a question', ['# Need software for nurses?']],
  ])('does not hold with %s', (_why, lines) => {
    expect(seen(id, site(lines))).toEqual([])
  })
  it('does not hold below the first screen', () => {
    const low = {
      type: 'heading' as const,
      level: 2,
      text: 'Scheduling software for care homes',
      box: { x: 0, y: 1500, width: 700, height: 40 },
    }
    expect(seen(id, site(['# Plan the week', low]))).toEqual([])
  })
})
