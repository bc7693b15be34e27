import { describe, expect, it } from 'vitest'
import { isQuotation, readBase } from '#worker/panel/rubric/read-base.ts'
import { deck, memo, page } from '../documents.ts'

const prose = (document: Parameters<typeof readBase>[0]) => readBase(document).prose.map(block => block.text)

describe('form', () => {
  const pages = (count: number, width: number, words: number) =>
    Array.from({ length: count }, (_, at) => ({
      number: at + 1,
      width,
      height: 540,
      words,
      hidden: false,
      imageShare: 0,
    }))

  it('is told by kind and by the shape of the pages', () => {
    expect(readBase(page(['Hello']))).toMatchObject({ form: 'page' })
    expect(readBase(deck([{ title: 'Hello' }]))).toMatchObject({ form: 'deck' })
    expect(readBase(memo(['Hello']))).toMatchObject({ form: 'memo' })
    expect(readBase(memo(['Hello'], { kind: 'pdf', sheets: pages(6, 960, 40) })).form).toBe('deck')
    expect(readBase(memo(['Hello'], { kind: 'pdf', sheets: pages(6, 400, 40) })).form).toBe('memo')
    expect(readBase(memo(['Hello'], { kind: 'pdf', sheets: pages(4, 960, 40) })).form).toBe('memo')
    expect(readBase(memo(['Hello'], { kind: 'pdf', sheets: pages(6, 960, 400) })).form).toBe('memo')
  })
})

describe('complete', () => {
  const slides = (...shares: number[]) => deck(shares.map(imageShare => ({ title: 'A', imageShare })))

  it('is not said of a deck with a slide that is only a picture, cover and closing excepted', () => {
    expect(readBase(slides(0.9, 0, 0, 0.9)).complete).toBe(true)
    expect(readBase(slides(0, 0.9, 0, 0)).complete).toBe(false)
  })

  it('is not said where more than one page in twenty was unread, or where it is not known what', () => {
    const many = Array.from({ length: 20 }, () => ({ title: 'A' }))
    const unread = (slide: number) => ({ where: { kind: 'slide', slide, hidden: false } as const, why: 'damaged' })
    expect(readBase(deck(many, { unread: [unread(3)] })).complete).toBe(true)
    expect(readBase(deck(many, { unread: [unread(3), unread(4)] })).complete).toBe(false)
    expect(readBase(memo(['Hello'], { unread: [{ where: { kind: 'document' }, why: 'cut' }] })).complete).toBe(false)
  })
})

describe('prose', () => {
  it('leaves out chrome, notes, hidden text and hidden slides', () => {
    expect(
      prose(
        page([
          { text: 'Home', zone: 'nav' },
          'We sell pumps.',
          { text: 'Imprint', zone: 'footer' },
          { text: 'We use cookies', zone: 'consent' },
          { text: 'Secret words', hidden: 'white on white' },
          { type: 'button', text: 'Buy' },
        ]),
      ),
    ).toEqual(['We sell pumps.'])
    expect(
      prose(
        deck([
          { title: 'A', notes: 'Say hello' },
          { title: 'B', hidden: true },
        ]),
      ),
    ).toEqual(['A'])
  })

  it('leaves out what others say, and who said it', () => {
    expect(
      prose(
        memo([
          'We sell pumps.',
          '“They guarantee results and are simply the best of all!”',
          '— Ann Lee, Acme',
          'Call us.',
        ]),
      ),
    ).toEqual(['We sell pumps.', 'Call us.'])
    expect(isQuotation('"Fast" is a word that we like to use often here.')).toBe(false)
    expect(isQuotation('We say “the pumps that we make are the best there are” a lot.')).toBe(false)
  })

  it('leaves out legal sections, legal pages and code', () => {
    expect(prose(memo(['# Terms of service', 'You agree.', '# Pumps', 'We sell pumps.']))).toEqual([
      'Pumps',
      'We sell pumps.',
    ])
    expect(prose(page(['You agree.'], { finalUrl: 'https://example.com/privacy-policy' }))).toEqual([])
    expect(prose(memo(['const pump = { id: 1, on: [true] };', 'We sell pumps.']))).toEqual(['We sell pumps.'])
  })
})

describe('language and templates', () => {
  it('takes unknown languages for English only where common words say so', () => {
    expect(readBase(memo(['We sell pumps to the farmers of Ohio.'], { language: null })).english).toBe(true)
    expect(readBase(memo(['Wir verkaufen Pumpen an Bauern.'], { language: null })).english).toBe(false)
    expect(readBase(memo(['We sell pumps to the farmers of Ohio.'], { language: 'de' })).english).toBe(false)
  })

  it('knows a template by ten bracketed fields, footnote marks and links aside', () => {
    expect(readBase(memo(Array.from({ length: 10 }, () => 'Dear [First name],'))).template).toBe(true)
    expect(readBase(memo(Array.from({ length: 9 }, () => 'Dear [First name],'))).template).toBe(false)
    expect(readBase(memo(Array.from({ length: 20 }, () => 'As said [1] and [here](there).'))).template).toBe(false)
  })
})

it('reads the beginning of an endless block, and then says nothing about what is missing', () => {
  const endless = readBase(memo(['word '.repeat(10_000)]))
  expect(endless.words).toBe(4_000)
  expect(endless.complete).toBe(false)
})

it('counts the words that the report tells apart from those there are to judge', () => {
  const site = page([
    { text: 'Home and prices', zone: 'nav' },
    'We sell pumps - 20 a day.',
    { text: 'Secret words', hidden: 'white on white' },
    { type: 'button', text: 'Buy one' },
  ])
  expect(readBase(site)).toMatchObject({ words: 6, wordsTold: 11 })
  expect(readBase(memo(['word '.repeat(10_000)])).wordsTold).toBe(10_000)
})

it('parts sentences before a name that the page writes in lower case', () => {
  const lines = ['# See locks with tinkerd', 'It is free, and stays free. tinkerd Teams costs more.']
  const sentences = (title: string, finalUrl: string) =>
    readBase(page([{ text: 'Docs', zone: 'nav' }, ...lines, 'Install tinkerd.'], { title, finalUrl })).sentences.length
  expect(sentences('Locks', 'https://example.com/')).toBe(3)
  expect(sentences('Locks', 'https://tinkerd.example/')).toBe(4)
  expect(sentences('tinkerd: see locks', 'https://example.com/')).toBe(4)
})
