import { describe, expect, it } from 'vitest'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { deck, memo, type SlideParts } from '../documents.ts'
import { plainSlides } from './deck-cases.ts'

const { cover: _, ...others } = plainSlides
const slides = (cover: SlideParts, solution: string) =>
  deck([cover, ...Object.values(others), { title: 'How it works', body: [solution] }])
const companyOf = (document: Parameters<typeof readSubmission>[0]) => readSubmission(document).deck?.company

describe('the company', () => {
  it('is named by a logo in small letters, where the text writes it as a name', () => {
    const body = ['sorrelia', 'Because teeth cannot wait.', 'Series A | 2026']
    const text = 'Sorrelia opens on Sundays. Patients trust Sorrelia. 40 came to Sorrelia twice.'
    expect(companyOf(slides({ body }, text))).toBe('Sorrelia')
  })

  it('is not an ordinary word that stands small on the cover', () => {
    const body = ['clinics', 'Because teeth cannot wait.']
    expect(companyOf(slides({ body }, 'Clinics call. Our clinics answer. Clinics pay.'))).not.toBe('Clinics')
  })

  it('is not a word that is seldom said', () => {
    const body = ['sorrelia', 'Because teeth cannot wait.']
    expect(companyOf(slides({ body }, 'Sorrelia opens on Sundays.'))).not.toBe('Sorrelia')
  })

  it.each([
    ['FELLMOOR S.A.P.I.', 'FELLMOOR'],
    ['Fellmoor Pty Ltd', 'Fellmoor'],
    ['FELLMOOR CARE (PTY) LTD', 'FELLMOOR CARE'],
    ['Fellmoor Kitchens Pte. Ltd.', 'Fellmoor Kitchens'],
    ['Fellmoor S. de R.L.', 'Fellmoor'],
    ['Investor summary - Fellmoor Kitchens Ltd', 'Fellmoor Kitchens'],
  ])('is the name before the legal form of any country: %s', (line, name) => {
    expect(companyOf(memo([line, 'Letter to the board', 'The second quarter was dry.']))).toBe(name)
  })

  it('is a firm in capitals with its legal form', () => {
    const document = memo([
      'CORRIBANK, INC.',
      'Series A deck, October 2026',
      '# Corribank',
      'We are raising $2M.',
      ...['# Team', 'Two founders.', '# Market', 'TAM $4bn', '# Problem', 'Calls are lost.'],
    ])
    expect(companyOf(document)).toBe('Corribank')
  })
})
