import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from '#db/located-document.ts'
import type { DrawnPage, PageWord } from '#db/page-words.ts'
import { linesOf, locateQuotes } from '../projects/locate-quotes.ts'

/** Words on lines of at most ten words, each 10 wide and 12 high. */
function pageOf(number: number, text: string): DrawnPage {
  const words = text.split(' ').map((word, at): PageWord => [word, (at % 10) * 12, Math.floor(at / 10) * 20, 10, 12])
  return { number, width: 200, height: 300, top: 0, words }
}

const block = (id: string, page: number, text: string): Block => ({
  id,
  type: 'paragraph',
  text,
  where: { kind: 'page', page },
})

describe('a quote is located', () => {
  it('on its words, line by line, although spaces, case and ligatures differ', () => {
    const pages = [
      pageOf(1, 'Other words'),
      pageOf(2, 'one two three four five six seven eight nine of ﬁfty homes, £11 400'),
    ]
    const blocks = [block('b1', 2, 'One two three four five six seven eight nine of fifty homes, £11,400')]
    const [mark] = locateQuotes(pages, blocks, [{ blockId: 'b1', text: 'nine of fifty homes' }])
    expect(mark).toMatchObject({ exact: 'words' })
    expect(mark?.places).toEqual([
      {
        page: 2,
        boxes: [
          { x: 96, y: 0, width: 22, height: 12 },
          { x: 0, y: 20, width: 22, height: 12 },
        ],
      },
    ])
    const leftwards = ['שלום', 'לחם', 'חם'].map((word, at): PageWord => [word, 88 - at * 12, 0, 10, 12])
    expect(linesOf(leftwards), 'from right to left').toEqual([{ x: 64, y: 0, width: 34, height: 12 }])
  })

  it('in its own passage, even if others contain its words or its whole text', () => {
    const texts = [
      block('b1', 1, 'Save 38% here 2'),
      block('b2', 1, 'They too save 38%'),
      block('b3', 1, 'Save 38% here'),
    ]
    const quotes = texts.map(({ id }) => ({ blockId: id, text: 'save 38%' }))
    const marks = locateQuotes([pageOf(1, texts.map(({ text }) => text).join(' '))], texts, quotes)
    expect(marks.map(({ places }) => places[0]?.boxes[0]?.x)).toEqual([0, 72, 96])
  })

  it('on its own card of a website where all say the same; by its box if folded away, and nowhere in a cookie notice', () => {
    const at = (x: number, over: Partial<Block> = {}): Block => {
      const box = { x, y: 0, width: 22, height: 12 }
      return { ...block(`b${x}`, 1, 'Buy now'), where: { kind: 'box', box, viewport: 'desktop' }, ...over }
    }
    const blocks = [at(0), at(36), at(72), at(100, { folded: true }), at(110, { zone: 'consent' })]
    const quotes = blocks.map(({ id }) => ({ blockId: id, text: 'buy now' }))
    const marks = locateQuotes([pageOf(1, 'Buy now or Buy now or Buy now')], blocks, quotes)
    expect(marks.map(({ places }) => places[0]?.boxes[0]?.x)).toEqual([0, 36, 72, 100, undefined])
  })

  it('by its passage, its box or its page if the words are not drawn', () => {
    const box = { x: 5, y: 310, width: 50, height: 20 }
    const pages = [pageOf(1, 'A chart'), { ...pageOf(2, 'A second screen'), top: 300 }]
    const onScreen: Block = { ...block('b2', 1, 'Sign up'), where: { kind: 'box', box, viewport: 'desktop' } }
    const blocks = [block('b1', 1, 'Sales 8 9'), onScreen]
    const marks = locateQuotes(pages, blocks, [
      { blockId: 'b1', text: 'Sales 8' },
      { blockId: 'b2', text: 'Sign up' },
      { blockId: 'gone', text: 'Sign up' },
    ])
    expect(marks).toMatchObject([
      { exact: 'page', places: [{ page: 1, boxes: [] }] },
      { exact: 'block', places: [{ page: 2, boxes: [{ ...box, y: 10 }] }] },
      { exact: 'page', places: [] },
    ])
  })

  /** Each mark as "words: x,y,width x,y,width", with its boxes. */
  const found = (page: DrawnPage, blocks: Block[], quotes: { blockId: string; text: string }[]) =>
    locateQuotes([page], blocks, quotes).map(
      ({ exact, places }) => `${exact}: ${places[0]?.boxes.map(({ x, y, width }) => [x, y, width].join()).join(' ')}`,
    )
  const rows = (type: Block['type'], ...texts: string[]) =>
    texts.map((text, at): Block => ({ ...block(`b${at}`, 1, text), type }))

  it('with the signs in a table row’s cells, and cell by cell if the row was not drawn as one', () => {
    const blocks = rows('table_row', 'Basic | − | £9 | ✓', 'Pro | ✓ | £19 | −')
    const quotes = blocks.map(({ id, text }) => ({ blockId: id, text }))
    const drawn = pageOf(1, 'Basic − £9 ✓ • and so on and so Pro ✓ £19 −')
    expect(found(drawn, blocks, quotes)).toEqual(['words: 0,0,46', 'words: 0,20,46'])
    const places = { Basic: [0, 0], Pro: [0, 20], '9': [0, 80], '£9': [60, 0], '£19': [60, 20] } as const
    const words = Object.entries(places).map(([word, [x, y]]): PageWord => [word, x, y, 10, 12])
    expect(found({ ...drawn, words }, blocks, quotes)).toEqual(['words: 0,0,10 60,0,10', 'words: 0,20,10 60,20,10'])
  })

  it('on a chart’s own words, or its frame if they are not drawn; never on the numbers of its axis', () => {
    const blocks = rows('chart', '2024 | 2025', 'Sales | 2 | 9')
    const quotes = ['2024 | 2025', 'Sales', '9', 'Sales | 2'].map((text, at) => ({
      blockId: `b${Math.min(at, 1)}`,
      text,
    }))
    const page = pageOf(1, 'Sales 2 9')
    const labels = ['2', '9', '2024', '2025', 'Sales'].map((word, at): PageWord => [word, 40 * at, 100, 10, 12])
    const drawn = { ...page, words: [['', 0, 40, 400, 200] as PageWord, ...page.words, ...labels] }
    const [frame, sales] = ['block: 0,40,400', 'words: 160,100,10']
    expect(found(drawn, blocks, quotes)).toEqual(['words: 80,100,10 120,100,10', sales, frame, frame])
    expect(found(page, blocks, quotes.slice(0, 1))).toEqual(['page: '])
  })

  it('in boxes that contain its words, wherever they were drawn', () => {
    const texts = fc.array(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (given, seed, length) => {
        const pages = given.map((words, at) => pageOf(at + 1, words.join(' ')))
        const blocks = given.map((words, at) => block(`b${at}`, at + 1, words.join(' ')))
        const at = seed % given.length
        const words = given[at] as string[]
        const from = seed % words.length
        const quoted = words.slice(from, from + 1 + (length % words.length))
        const [mark] = locateQuotes(pages, blocks, [{ blockId: `b${at}`, text: quoted.join(' ') }])
        expect(mark?.exact).toBe('words')
        expect(mark?.places.map(({ page }) => page)).toEqual([at + 1])
        const inside = pages[at]?.words.filter(([, x, y]) =>
          mark?.places[0]?.boxes.some(box => x >= box.x && x < box.x + box.width && y === box.y),
        )
        expect(inside?.map(([word]) => word).join('')).toContain(quoted.join(''))
      }),
    )
  })
})
