import { describe, expect, it } from 'vitest'
import { field, quotes, saidBy, seen, site } from './sites.ts'

const names = ['First name', 'Last name', 'E-mail', 'Phone', 'Company', 'Beds', 'Country', 'How did you hear of us']

describe('form-long', () => {
  const id = 'form-long'
  it('holds for eight fields of a first contact', () => {
    const document = site(['# Rotas', '## Book a demo', ...names.map(name => field(name))])
    expect(quotes(id, document)).toEqual(names.slice(0, 3))
    expect(saidBy('funnel-fixer', id, document)).toContain('8')
  })
  it('counts a group of options once, and leaves out what is not asked', () => {
    const options = ['Mornings', 'Evenings', 'Nights'].map(name => field(name, { type: 'radio' }))
    const silent = [field('q', { type: 'hidden' }), field('Search', { type: 'search' }), field('captcha')]
    expect(seen(id, site(['# Rotas', ...names.slice(0, 6).map(name => field(name)), ...options, ...silent]))).toEqual(
      [],
    )
  })
  it('takes a box of consent for no question', () => {
    const seven = names.slice(0, 7).map(name => field(name))
    const box = (label: string) => field(label, { type: 'checkbox', checked: true })
    for (const label of ['Send me offers from partners', 'I agree to the terms', 'Newsletter']) {
      expect(seen(id, site(['# Rotas', ...seven, box(label)]))).toEqual([])
    }
    expect(seen(id, site(['# Rotas', ...seven, box('I run a care home')]))).toHaveLength(1)
    const eight = site(['# Rotas', ...names.map(name => field(name)), box('Send me offers from partners')])
    expect(saidBy('funnel-fixer', id, eight)).toMatch(/^The form asks 8 things/)
    expect(saidBy('skeptical-buyer', id, eight)).not.toContain('offers from partners')
  })
  it('is one claim for two equal forms, and says that there are two', () => {
    const two = [1, 2].flatMap(form => [`## Book a demo ${form}`, ...names.map(name => field(name, { form }))])
    expect(seen(id, site(['# Rotas', ...two]))).toHaveLength(1)
    expect(saidBy('funnel-fixer', id, site(['# Rotas', ...two]))).toMatch(/^Each of the two equal forms asks 8 things/)
    const other = [...two, '## Write to us', ...[...names, 'Beds'].map(name => field(name, { form: 3 }))]
    expect(seen(id, site(['# Rotas', ...other])).map(({ facts }) => facts.copies)).toEqual([2, 1])
  })
  it('tells what is asked at length by its nature from words that only sound like it', () => {
    const fields = names.map(name => field(name))
    expect(seen(id, site(['# Grants for clinics', '## Ask for a site survey', ...fields]))).toHaveLength(1)
    expect(seen(id, site(['# Rotas', '## Claim your free month', ...fields]))).toHaveLength(1)
    expect(seen(id, site(['# Rotas', '## Take the survey', ...fields]))).toEqual([])
    expect(seen(id, site(['# Rotas', '## Make a claim', ...fields]))).toEqual([])
  })
  it('does not hold for applications, insurance, a checkout, or the footer', () => {
    expect(seen(id, site(['# Rotas', '## Apply for a place', ...names.map(name => field(name))]))).toEqual([])
    expect(seen(id, site(['# Travel insurance', ...names.map(name => field(name))]))).toEqual([])
    expect(seen(id, site(['# Rotas', ...names.map(name => field(name)), field('Card number')]))).toEqual([])
  })
})

describe('form-placeholder-labels', () => {
  const id = 'form-placeholder-labels'
  const bare = (placeholder: string) => field(null, { placeholder })
  it('counts all fields of the form, those that are chosen too', () => {
    const form = [
      field(null, { placeholder: 'From' }),
      field(null, { placeholder: 'To' }),
      field('Day', { type: 'select' }),
    ]
    expect(seen(id, site(['# Night ferries', ...form]))[0]?.facts.fields).toBe('2 of 3 fields')
  })
  it('holds for fields named by placeholders only, and weighs a single one less', () => {
    expect(seen(id, site(['# Rotas', bare('Your name'), bare('Your e-mail')]))[0]?.severity).toBe(2)
    expect(seen(id, site(['# Rotas', bare('Your e-mail')]))[0]?.severity).toBe(1)
  })
  it('is one claim for two equal forms, and says that there are two', () => {
    const two = [1, 2].flatMap(form => [
      `## Ask us ${form}`,
      field(null, { placeholder: 'Your name', form }),
      field(null, { placeholder: 'Your town', form }),
    ])
    expect(seen(id, site(['# Rotas', ...two]))).toHaveLength(1)
    expect(saidBy('funnel-fixer', id, site(['# Rotas', ...two]))).toMatch(/^In 2 of 2 fields of two equal forms/)
  })
  it('names what was looked for where the fields have no words on the page', () => {
    const sighting = seen(id, site(['# Rotas', field(null, { placeholder: 'Your e-mail', text: '' })]))[0]
    expect(sighting?.quotes).toEqual([])
    expect(sighting?.lookedFor).toContain('label')
  })
  it('does not hold with labels, in a minority of fields, or for a search', () => {
    expect(seen(id, site(['# Rotas', field('Name', { placeholder: 'Maria' })]))).toEqual([])
    expect(seen(id, site(['# Rotas', field('Name'), field('E-mail'), bare('Beds')]))).toEqual([])
    expect(seen(id, site(['# Rotas', field(null, { type: 'search', placeholder: 'Search' })]))).toEqual([])
  })
})

describe('form-short', () => {
  const id = 'form-short'
  it('calls a field by its own name, not by the line above it', () => {
    const email = field('Get the storm map for free', { type: 'email', placeholder: 'Email', text: 'Email' })
    expect(saidBy('funnel-fixer', id, site(['# Rotas', email]))).toMatch(/^The form asks one thing, “Email”/)
    expect(saidBy('growth-metrics', id, site(['# Rotas', email]))).toMatch(/^All that is asked is “Email”, so whoever/)
  })
  it('takes a box whose words stand beside it for no question', () => {
    const lines = [
      '# Rotas',
      field('E-mail', { type: 'email' }),
      field(null, { type: 'checkbox', checked: true }),
      'I agree',
    ]
    expect(saidBy('funnel-fixer', id, site(lines))).toMatch(/^The form asks one thing, “E-mail”/)
  })
  it('holds for three fields or fewer', () => {
    const document = site(['# Rotas', field('E-mail', { type: 'email' })])
    expect(quotes(id, document)).toEqual(['E-mail'])
    expect(saidBy('growth-metrics', id, document)).toContain('E-mail')
  })
  it('does not hold for four, for a search, for a sign-in, or in the footer', () => {
    expect(seen(id, site(['# Rotas', ...names.slice(0, 4).map(name => field(name))]))).toEqual([])
    expect(seen(id, site(['# Rotas', field('Search', { type: 'search' })]))).toEqual([])
    const signIn = ['## Sign in', field('E-mail'), field('Password', { type: 'password' })]
    expect(seen(id, site(['# Rotas', ...signIn]))).toEqual([])
    const footer = { ...(field('E-mail') as object), text: 'E-mail', zone: 'footer' as const }
    expect(seen(id, site(['# Rotas', footer]))).toEqual([])
  })
})
