/** Which texts are marketing or sales copy. */
import { describe, expect, it } from 'vitest'
import * as copies from './copies.ts'
import { others } from './others.ts'
import { kindOf, saidOf } from './typed.ts'

describe('copy', () => {
  it.each([
    ['page', copies.vegBox],
    ['page', copies.languageSchool],
    ['page', copies.softwarePage],
    ['page', copies.weakAgency],
    ['mail', copies.payrollMail],
    ['mail', copies.cleaningMail],
    ['proposal', copies.weddingOffer],
    ['story', copies.caseStudy],
  ])('is a %s: %s', async (kind, text) => {
    expect(await kindOf(text)).toBe(kind)
  })
  it('says nothing of "Stop losing your notes" by its last word', async () => {
    expect(
      await kindOf(copies.softwarePage.replace('Know which freezer will fail next week', 'Stop losing your notes')),
    ).toBe('page')
    expect(
      await kindOf(copies.softwarePage.replace('Know which freezer will fail next week', 'Meeting notes')),
    ).toBeNull()
  })
})

describe('no copy', () => {
  it.each(others)('is %s', async (_what, text) => {
    expect(await kindOf(text)).toBeNull()
    const { ids } = await saidOf(text)
    expect(
      ids.filter(id => /^(?:price-|testimonial-|failure-|limit|asked-beside|steps-|contact-person)/.test(id)),
    ).toEqual([])
  })
  it.each([
    ['who buys', 'We sell', 'We would like to buy'],
    ['who borrows', 'We sell', 'We would like to borrow'],
  ])('is a letter by somebody %s', async (_who, from, to) => {
    const letter =
      'Dear Mr. Rahn,\n\nWe sell bread to cafés; a loaf is €4.20 each. Could we bring you ten on Friday? Your guests get it warm, and you can send back what is left.\n\nKind regards,\nA. Pohl'
    expect(await kindOf(letter)).toBe('mail')
    expect(await kindOf(letter.replace(from, to))).toBeNull()
  })
})
