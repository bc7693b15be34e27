import { describe, expect, it } from 'vitest'
import { button, link, quotes, saidBy, seen, site } from './sites.ts'

describe('proof-absent', () => {
  const id = 'proof-absent'
  it('holds where a page asks and nobody else speaks', () => {
    const document = site(['# Rotas for nurses', button('Start free trial')])
    expect(quotes(id, document)).toEqual(['Start free trial', 'Rotas for nurses'])
    expect(seen(id, document)[0]?.lookedFor).toContain('case studies')
  })
  it.each([
    [
      'a testimonial',
      ['“It gave us back our Sunday evenings and the nurses noticed.”', '— Maria Ortega, Matron at Elm House'],
    ],
    ['a rating', ['4.8/5 on Capterra']],
    ['a crowd', ['Used by 120 clinics']],
    ['a link to stories', [link('Customer stories')]],
    ['source code', [link('Source code')]],
    ['a certificate', ['ISO 27001 certified']],
    ['logos', [{ type: 'image' as const, text: 'Elm House logo' }]],
  ])('does not hold with %s', (_why, lines) => {
    expect(seen(id, site(['# Rotas for nurses', button('Start free trial'), ...lines]))).toEqual([])
  })
  it('does not hold without a primary button or where parts were not read', () => {
    expect(seen(id, site(['# Rotas for nurses', link('Read more')]))).toEqual([])
    const unread = { unread: [{ where: { kind: 'document' as const }, why: 'blocked' }] }
    expect(seen(id, site(['# Rotas for nurses', button('Start free trial')], {}, unread))).toEqual([])
  })
})

const said = '“It gave us back our Sunday evenings and the nurses noticed.”'

describe('testimonial-anonymous', () => {
  const id = 'testimonial-anonymous'
  it.each(['— Anna', '— Anna K.', '— Verified customer', '— Head nurse'])('holds for %s', by => {
    const document = site(['# Rotas', said, by])
    expect(seen(id, document)).toHaveLength(1)
    expect(saidBy('skeptical-buyer', id, document)).toContain(by.slice(2).replace(/\.$/, ''))
  })
  it('holds for a short sentence that is signed', () => {
    expect(seen(id, site(['# Rotas', '"This product changed my life." - John D.']))).toHaveLength(1)
    expect(seen(id, site(['# Rotas', '“It saved our Sundays.”', '— Anna K.']))).toHaveLength(1)
    for (const line of ['“Rota of the year 2026” — Care Weekly', '“It is what it is.” That was the answer.']) {
      expect(seen(id, site(['# Rotas', line]))).toEqual([])
    }
  })
  it('holds without any name under a heading of praise', () => {
    expect(seen(id, site(['# Rotas', '## What our customers say', said]))).toHaveLength(1)
  })
  it('does not hold for a name with company, an outside review, withheld names or a quotation in prose', () => {
    expect(seen(id, site(['# Rotas', said, '— Maria Ortega, Matron at Elm House']))).toEqual([])
    expect(seen(id, site(['# Rotas', said, '— Anna, Elm House']))).toEqual([])
    expect(seen(id, site(['# Rotas', said, '— Anna, on Trustpilot']))).toEqual([])
    expect(seen(id, site(['# Rotas', said, '— Anna', 'Names changed for the privacy of our patients.']))).toEqual([])
    expect(seen(id, site(['# Rotas', said, 'We heard this in spring, and then we began to build.']))).toEqual([])
  })
})

describe('testimonial-attributed', () => {
  const id = 'testimonial-attributed'
  it('holds for a surname with a role or company', () => {
    const document = site(['# Rotas', said, 'Maria Ortega, Matron at Elm House'])
    expect(quotes(id, document)).toEqual([said, 'Maria Ortega, Matron at Elm House'])
    expect(saidBy('skeptical-buyer', id, document)).toContain('Maria Ortega')
  })
  it('does not hold for a first name, nor for the company praising itself', () => {
    expect(seen(id, site(['# Rotas', said, '— Anna']))).toEqual([])
    expect(seen(id, site(['# Rotas', said, 'Tom Reed, founder of Rotabee']))).toEqual([])
  })
})

describe('testimonial-number-no-basis', () => {
  const id = 'testimonial-number-no-basis'
  const by = '— Maria Ortega, Matron at Elm House'
  it('holds for a bare result', () => {
    const document = site(['# Rotas', '“Rotabee cut our agency hours by 40% and I sleep better for it.”', by])
    expect(quotes(id, document)).toEqual(['“Rotabee cut our agency hours by 40% and I sleep better for it.”'])
    expect(saidBy('growth-metrics', id, document)).toContain('40%')
  })
  it.each([
    '“Rotabee cut our agency hours by 40% in three months and I sleep better.”',
    '“Rotabee took our agency hours down from 60% to 20% and I sleep better.”',
    '“I am 100% happy with how the rota looks on the wall.”',
    '“The best $40 that a matron like me can spend on paper and pens.”',
  ])('does not hold for %s', words => {
    expect(seen(id, site(['# Rotas', words, by]))).toEqual([])
  })
  it('does not hold where the page says what is typical', () => {
    const lines = [
      '# Rotas',
      '“Rotabee cut our agency hours by 40% and I sleep better for it.”',
      by,
      'The median home saves 12%.',
    ]
    expect(seen(id, site(lines))).toEqual([])
  })
})

const logos = (names: string[], more = {}) => names.map(name => ({ type: 'image' as const, text: name, ...more }))

describe('logo-wall-unlabelled', () => {
  const id = 'logo-wall-unlabelled'
  const names = ['Elm House logo', 'Oakfield logo', 'Birch Care logo', 'Limewood logo']
  it('holds for four logos under "Trusted by", with or without alt texts', () => {
    const document = site(['# Rotas', 'Trusted by', ...logos(names)])
    expect(quotes(id, document)).toEqual(['Trusted by'])
    expect(saidBy('skeptical-buyer', id, document)).toContain('Elm House')
    expect(seen(id, site(['# Rotas', 'Trusted by', ...logos(['', '', '', ''])]))).toHaveLength(1)
  })
  it('does not hold for three, linked, or explained logos, nor for integrations', () => {
    expect(seen(id, site(['# Rotas', 'Trusted by', ...logos(names.slice(1))]))).toEqual([])
    expect(seen(id, site(['# Rotas', 'Trusted by', ...logos(names, { href: '/elm' })]))).toEqual([])
    expect(seen(id, site(['# Rotas', 'Trusted by', ...logos(names), 'Oakfield runs nine homes on it.']))).toEqual([])
    expect(seen(id, site(['# Rotas', 'Works with', ...logos(names)]))).toEqual([])
  })
})

describe('big-number-undefined', () => {
  const id = 'big-number-undefined'
  it('holds for a crowd that is neither dated nor defined', () => {
    const document = site(['# Rotas', 'Trusted by 12,000+ users'])
    expect(quotes(id, document)).toEqual(['Trusted by 12,000+ users'])
    expect(saidBy('growth-metrics', id, document)).toContain('12,000')
  })
  it.each([
    'Trusted by 12,000 active users',
    'Trusted by 12,000 users since 2021',
    '48 million people in the US work in shifts.',
    'We surveyed 1,200 companies.',
    'Our team of 60 people is in Leeds.',
    'Up to 500 users per workspace.',
    'Used by 12 companies.',
    '8,7 from 2.316 customers',
    '4.6 out of 5 by 1,480 customers',
    '2,914 people gave €121,660 of €40,000 asked for.',
    '9,300 people pay for Sync',
  ])('does not hold for %s', text => {
    expect(seen(id, site(['# Rotas', text]))).toEqual([])
  })
})

describe('case-study-specific', () => {
  const id = 'case-study-specific'
  it('holds for a name, a number and a time in one sentence', () => {
    const text = 'Elm House cut agency hours by 40% within six months.'
    const document = site(['# Rotas', text])
    expect(quotes(id, document)).toEqual([text])
    expect(saidBy('investment-opportunity', id, document)).toContain('Elm House')
  })
  it.each([
    'We cut agency hours by 40% within six months.',
    'Customers cut agency hours by 40% within six months.',
    'Elm House cut agency hours by 40%.',
    'Elm House could have saved 40% within six months.',
    'Rotabee cut agency hours by 40% within six months.',
  ])('does not hold for %s', text => {
    expect(seen(id, site(['# Rotas', text]))).toEqual([])
  })
})
