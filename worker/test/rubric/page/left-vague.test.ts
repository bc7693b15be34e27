/** What a page leaves vague where its visitor would want to know: a refund, a result, a question in a form. */
import { describe, expect, it } from 'vitest'
import { button, field, type Line, quotes, seen, site } from './sites.ts'

const sees = (id: string, ...lines: Line[]) => seen(id, site(lines)).length > 0

describe('form-asks-personal', () => {
  const form = (...more: Line[]): Line[] => [
    '# Friends of the Otter brook',
    '## Join us',
    field('First name'),
    field('E-mail'),
    ...more,
    { type: 'button', text: 'Join' },
  ]
  it.each(['Date of birth *', 'Salary expectation', 'Marital status', 'Aadhaar number', 'Annual income'])(
    'names the field “%s”',
    name => {
      expect(quotes('form-asks-personal', site(form(field(name))))).toEqual([name])
    },
  )
  it('names all of them', () => {
    const [one] = seen('form-asks-personal', site(form(field('Date of birth'), field('Religion'))))
    expect(one?.facts.fields).toBe('“Date of birth” and “Religion”')
  })
  it('is silent where it is said what for, where nobody has to, and where the matter asks for it', () => {
    expect(sees('form-asks-personal', ...form(field('Home phone'), field('City')))).toBe(false)
    expect(sees('form-asks-personal', ...form(field('Date of birth (optional)')))).toBe(false)
    expect(
      sees(
        'form-asks-personal',
        ...form(field('Date of birth'), 'We ask for your date of birth so that under-18s pay half.'),
      ),
    ).toBe(false)
    expect(
      sees('form-asks-personal', '# Travel insurance', '## Your quote', field('Date of birth'), button('Go on')),
    ).toBe(false)
    expect(
      sees('form-asks-personal', '# Baker wanted', '## Job application', field('Salary expectation'), button('Send')),
    ).toBe(false)
  })
})

describe('refund-at-discretion', () => {
  const says = (...texts: string[]) => sees('refund-at-discretion', '# Baking course', ...texts)
  it.each([
    'Refund requests are considered on merit as per company policy.',
    'Refunds are granted at our sole discretion.',
    'Cancellations are decided case by case.',
    'Any refund is subject to management approval.',
  ])('holds for: %s', text => {
    expect(says(text)).toBe(true)
  })
  it.each<[string, string[]]>([
    [
      'a term beside it',
      ['Refunds are granted at our discretion.', 'You get a full refund until 14 days before the course.'],
    ],
    ['a term in it', ['Full refund within 14 days, and later at our discretion.']],
    ['a denial', ['We never decide refunds case by case.']],
    ['a question', ['Are refunds at your discretion?', 'You get your money back until the first class.']],
    ['something else', ['Recipes are chosen at our discretion.', 'Each loaf is judged on its merits.']],
  ])('is silent with %s', (_why, texts) => {
    expect(says(...texts)).toBe(false)
  })
})

describe('results-uncounted', () => {
  const says = (...texts: string[]) => sees('results-uncounted', '# Friends of the Otter brook', ...texts)
  it.each([
    'Our volunteers have planted thousands of trees and removed truckloads of rubbish.',
    'We have rescued hundreds of hedgehogs and taught countless children.',
    'Over the years we cleared tons of brush and repaired dozens of gates.',
  ])('holds for: %s', text => {
    expect(says(text)).toBe(true)
  })
  it.each<[string, string[]]>([
    ['a count', ['We planted thousands of trees and removed truckloads of rubbish: 4,120 trees in 2025.']],
    [
      'a count beside it',
      ['We planted thousands of trees and removed truckloads of rubbish.', '4,120 trees since spring.'],
    ],
    ['one such word', ['We planted thousands of trees with the school.']],
    ['a wish', ['We hope to have planted thousands of trees and removed truckloads of rubbish.']],
    ['nothing done', ['Thousands of birds and countless insects live along the brook.']],
  ])('is silent with %s', (_why, texts) => {
    expect(says(...texts)).toBe(false)
  })
})

describe('cta-vague-label', () => {
  const long = (label: string): Line[] => [
    '# Friends of the Otter brook',
    button('Donate'),
    '## Join us',
    ...['First name', 'Last name', 'E-mail', 'Phone', 'Address'].map(name => field(name)),
    { type: 'button', text: label, box: { x: 120, y: 1500, width: 180, height: 44 } },
  ]
  it('holds for the button that sends off a long form, whatever stands further up', () => {
    expect(quotes('cta-vague-label', site(long('Submit')))).toEqual(['Submit'])
    expect(sees('cta-vague-label', ...long('Become a friend'))).toBe(false)
    expect(
      sees('cta-vague-label', ...long('Submit').filter(line => typeof line === 'string' || line.text !== 'Phone')),
    ).toBe(false)
  })
})
