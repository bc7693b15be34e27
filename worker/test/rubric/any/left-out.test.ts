/** What a text points to or half says: an appendix that is not there, a row with a value on one side. */
import { describe, expect, it } from 'vitest'
import { appendixMissing } from '#worker/panel/rubric/any/appendix-missing.ts'
import { beforeAfterInWords } from '#worker/panel/rubric/any/before-after-in-words.ts'
import { asked } from '../asked/offer/asking.ts'
import { memo, page } from '../documents.ts'
import { see } from '../see.ts'

const body = 'Our offer covers the repair of four boats, and we propose to begin in May.'

describe('appendix-missing', () => {
  const named = (...lines: string[]) => see(appendixMissing, memo([body, ...lines])).map(({ facts }) => facts.name)
  it.each([
    [
      'another of its kind is there',
      ['The drawings are in Appendix B.', '# Appendix A: prices', 'Oak: £90 a plank.'],
      'Appendix B',
    ],
    ['it is said to follow', ['Each task is listed in Appendix A below.'], 'Appendix A'],
    ['annexes by number', ['See Annex 2 for the tides.', '# Annex 1', 'Names of the crew.'], 'Annex 2'],
  ])('holds where %s', (_why, lines, name) => {
    expect(named(...lines)).toEqual([name])
  })
  it.each([
    ['it is there', ['The drawings are in Appendix A.', '# Appendix A', 'Oak: £90 a plank.']],
    [
      'it is a line of its own',
      ['The drawings are in Appendix A below.', 'APPENDIX A – drawings', 'Oak: £90 a plank.'],
    ],
    ['it may be another file', ['Each task is listed in Appendix A.']],
    ['it is of another text', ['We follow Appendix B of the harbour rules.', '# Appendix A', 'Oak: £90 a plank.']],
    ['it is the reader’s', ['We have read your Appendix B.', '# Appendix A', 'Oak: £90 a plank.']],
    ['all stand together', ['The drawings are in Appendix B.', '# Appendices', 'A. Prices', 'B. Drawings']],
    ['another kind is there', ['See Schedule 2.', '# Appendix A', 'Oak: £90 a plank.']],
  ])('is silent where %s', (_why, lines) => {
    expect(named(...lines)).toEqual([])
  })
  it('says nothing of a text that was not read whole', () => {
    const unread = [{ where: { kind: 'page', page: 1 } as const, reason: 'image' as const }]
    const document = memo([body, 'Each task is listed in Appendix A below.'])
    expect(see(appendixMissing, { ...document, unread: unread as never })).toEqual([])
  })
  it('is asked about where it may be a file of its own', () => {
    const said = (...lines: string[]) => asked('asked-appendix-at-hand', memo([body, ...lines]))
    expect(said('Each task is listed in Appendix A.')).toContain('“Appendix A”')
    expect(said('Each task is listed in Appendix A, which is sent with this letter.')).toBeNull()
    expect(said('Each task is listed in Appendix A below.')).toBeNull()
    expect(said('It is written into that agreement as Appendix A.')).toBeNull()
    expect(said('The rule stands in Annex II.')).toBeNull()
  })
})

describe('before-after-in-words', () => {
  const rows = (...texts: string[]) => memo([body, ...texts.map(text => ({ type: 'table_row' as const, text }))])
  const seen = (...texts: string[]) => see(beforeAfterInWords, rows('Measure | Before | After', ...texts))
  it('holds for a value that becomes a word, and for a word that becomes a share', () => {
    const [sighting] = seen('Leaks | 14 a month | Greatly reduced', 'Wait | 9 days | 2 days', 'Waste | High | Down 30%')
    expect(sighting?.quotes).toHaveLength(2)
    expect(sighting?.facts).toMatchObject({ what: 'Leaks', missing: 'after', more: ' One more row is like it.' })
    expect(seen('Waste | High | Down 30%')[0]?.facts.missing).toBe('before')
  })
  it.each([
    ['both values', ['Leaks | 14 a month | 5 a month (greatly reduced)']],
    ['a thing that became another', ['Diary | Paper | Kept by 2 clerks', 'Gate | 1 lock | Keypad']],
    ['two words', ['Record | Manual | Automatic']],
    ['a value in a third column', ['Leaks | 14 | Reduced | 5']],
  ])('is silent for %s', (_why, texts) => {
    expect(seen(...texts)).toEqual([])
  })
  it('needs a table of before and after', () => {
    expect(see(beforeAfterInWords, rows('Measure | Elm | Oak', 'Leaks | 14 | Reduced'))).toEqual([])
    const table = { type: 'table_row' as const, text: 'Leaks | 14 | Much reduced' }
    expect(see(beforeAfterInWords, page([body, table]))).toEqual([])
  })
})
