import { describe, expect, it } from 'vitest'
import { type DraftBlock, finishDocument } from '../../sources/draft.ts'
import { titleOfFile } from '../../sources/title.ts'
import { read } from './samples.ts'

const at = (text: string, slide: number, type: DraftBlock['type'] = 'paragraph'): DraftBlock => ({
  type,
  text,
  where: { kind: 'slide', slide, hidden: false },
})
const titled = async (title: string | null, blocks: DraftBlock[], kind: 'pptx' | 'docx' | 'website' = 'pptx') =>
  (await finishDocument({ title, blocks, unread: [], sheets: [] }, kind, '2026-11-20T12:00:00.000Z')).title

describe('the title of a document', () => {
  const slides = [at('HAYLOFT', 1), at('Barns that stay dry', 1), at('Problem', 2, 'slide_title'), at('Barns burn.', 2)]

  it.each(['PptxGenJS Presentation', 'Microsoft Word - deck final 3.docx', ''])(
    'is not one that a program gave: %j',
    async title => {
      expect(await titled(title, slides)).toBe('HAYLOFT')
      expect(await titled(title, [at('Hayloft: seed', 1, 'slide_title'), ...slides])).toBe('Hayloft: seed')
    },
  )

  it('is the one that its author gave', async () => {
    expect(await titled('Hayloft, autumn deck', slides)).toBe('Hayloft, autumn deck')
    expect(await titled('A presentation on barns', slides)).toBe('A presentation on barns')
    expect(await titled('Home', [at('Dry barns', 1, 'heading')], 'website')).toBe('Home')
  })

  it.each([
    ['HAYLOFT deck v9 FINAL final', 'HAYLOFT'],
    ['Deck v2 final', 'HAYLOFT'],
    ['The last draft horse', 'The last draft horse'],
  ])('leaves out the version of a draft: %j', async (title, expected) => {
    expect(await titled(title, slides)).toBe(expected)
  })

  it('is the file name if nothing in it says more', async () => {
    const { title } = await read(new TextEncoder().encode('It rains.\n\nIt rains a lot.'), 'Barns in autumn.txt')
    expect(title).toBe('Barns in autumn')
    expect(['document.txt', '2026-11-20.txt'].map(titleOfFile)).toEqual([null, null])
  })
})
