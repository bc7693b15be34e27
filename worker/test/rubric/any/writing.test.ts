/** How a text is written: its sentences, its paragraphs, its headings and of whom it speaks. */
import { describe, expect, it } from 'vitest'
import { acronymUndefined } from '#worker/panel/rubric/any/acronym-undefined.ts'
import { companyFirstCopy } from '#worker/panel/rubric/any/company-first-copy.ts'
import { headingsGeneric } from '#worker/panel/rubric/any/headings-generic.ts'
import { readingGradeHigh } from '#worker/panel/rubric/any/reading-grade.ts'
import { sentencesLong } from '#worker/panel/rubric/any/sentences-long.ts'
import { wallOfText } from '#worker/panel/rubric/any/wall-of-text.ts'
import { deck, memo, page } from '../documents.ts'
import { see } from '../see.ts'

const plain =
  'We read your bills. You send us a photo of each one. We check the sum and the name. If it is wrong, we call the shop. You get your money back in a week. It costs two euros for each bill. You can stop when you like.'

const long =
  'When the clerk has opened the letter and has found the number of the account that belongs to it, she writes the sum into the book and passes the letter on to the next desk.'

const hard =
  'Organisational interoperability necessitates comprehensive reconciliation methodologies, incorporating multidimensional verification procedures, jurisdictional documentation requirements, and institutional accountability considerations throughout administrative implementation.'

describe('sentences-long', () => {
  it('sees a quarter of the sentences past 25 words and quotes the longest', () => {
    const [sighting] = see(sentencesLong, memo([`${plain} ${plain}`, ...Array<string>(6).fill(long)]))
    expect(sighting?.facts).toMatchObject({ long: 6, others: 5, sentences: 20, share: 30, longest: 35 })
    expect(sighting?.quotes[0]?.text).toBe(long)
    expect(sighting?.severity).toBe(1)
  })

  it('is graver from 40% on', () => {
    expect(see(sentencesLong, memo([`${plain} ${plain}`, ...Array<string>(10).fill(long)]))[0]?.severity).toBe(2)
  })

  it('leaves alone a fifth, eleven sentences, slides, and lists that end in no stop', () => {
    expect(see(sentencesLong, memo([`${plain} ${plain}`, long, long, long]))).toEqual([])
    expect(see(sentencesLong, memo(Array<string>(11).fill(long)))).toEqual([])
    expect(see(sentencesLong, deck([{ title: 'A', body: Array<string>(14).fill(long) }]))).toEqual([])
    const labels = Array<string>(40).fill('- Opening hours')
    expect(see(sentencesLong, memo([plain, plain, ...labels]))).toEqual([])
  })
})

describe('reading-grade-high', () => {
  it('tells college prose from plain prose', () => {
    const academic = memo(Array<string>(12).fill(hard))
    const simple = memo(Array<string>(5).fill(plain))
    expect(see(readingGradeHigh, academic)[0]?.facts.grade).toBeGreaterThan(13)
    expect(see(readingGradeHigh, simple)).toEqual([])
  })

  it('says nothing of fewer than 200 words and of another language', () => {
    expect(see(readingGradeHigh, memo([hard, hard]))).toEqual([])
    expect(see(readingGradeHigh, memo(Array<string>(12).fill(hard), { language: 'fr' }))).toEqual([])
  })

  it('does not count names, numbers and acronyms as hard words', () => {
    const named = plain.replaceAll('the shop', 'Konstantinopolitanische Verwaltung')
    expect(see(readingGradeHigh, memo(Array<string>(5).fill(named)))).toEqual([])
  })
})

describe('wall-of-text', () => {
  const words = (count: number) => `${Array<string>(count).fill('word').join(' ')}.`

  it('sees a paragraph past 150 words, graver past 250', () => {
    expect(see(wallOfText, memo([words(151)])).map(one => one.severity)).toEqual([1])
    expect(see(wallOfText, memo([words(251)])).map(one => one.severity)).toEqual([2])
  })

  it('asks for one endless sentence to be cut, and for several to be given air', () => {
    const suggest = (text: string) => {
      const [sighting] = see(wallOfText, memo([text]))
      return sighting && wallOfText.views.brand?.suggestion(sighting)
    }
    expect(suggest(words(151))).toMatch(/^Cut this one sentence of 151 words/)
    expect(suggest(`${words(100)} ${words(100)}`.replaceAll('word', 'Word'))).toMatch(/^Give the 2 sentences/)
  })

  it('counts the whole of an endless block, of which only the beginning is read', () => {
    const [endless] = see(wallOfText, memo([words(12_000)]))
    expect(endless?.facts.words).toBe('12,000')
    expect(endless && wallOfText.views.brand?.suggestion(endless)).toMatch(/^Part the 12,000 words into paragraphs/)
    expect(see(wallOfText, memo([`${words(6_000)}\n${words(6_000)}`]))).toEqual([])
  })

  it('leaves alone 150 words, lines with breaks, legal text, appendices and slides', () => {
    expect(see(wallOfText, memo([words(150)]))).toEqual([])
    expect(see(wallOfText, memo([`${words(100)}\n${words(100)}`]))).toEqual([])
    expect(see(wallOfText, memo(['# Terms of service', words(300)]))).toEqual([])
    expect(see(wallOfText, memo(['# Appendix', words(300)]))).toEqual([])
    expect(see(wallOfText, deck([{ body: [words(300)] }]))).toEqual([])
  })
})

describe('acronym-undefined', () => {
  const shorts = (document: Parameters<typeof see>[1]) => see(acronymUndefined, document).map(one => one.facts.short)

  it('sees one used three times and never spelled out', () => {
    expect(shorts(memo(['Each DRG has a price.', 'The DRG decides.', 'Without a DRG no one pays.']))).toEqual(['DRG'])
  })

  it('counts titles and tables too once it is often enough in the text', () => {
    const document = memo([
      '## What a DRG is',
      ...['Each DRG has a price.', 'The DRG decides.', 'Without a DRG no one pays.'],
      { type: 'table_row', text: 'DRG | Price' },
    ])
    expect(see(acronymUndefined, document)[0]?.facts.times).toBe(5)
  })

  it.each([
    [['DRG = a group of cases with one price.', 'The DRG decides.', 'No DRG, no pay.']],
    [['Open until 6pm JST.', 'From 9am JST.', 'All times are JST.']],
    [['A diagnosis related group (DRG) has a price.', 'The DRG decides.', 'No DRG, no pay.']],
    [['Each DRG (diagnosis related group) has a price.', 'The DRG decides.', 'No DRG, no pay.']],
    [['Each DRG has a price.', 'The DRG decides.']],
    [['The API is open.', 'Our API is fast.', 'An API for all.']],
    [['ARR is $2M.', 'ARR grew.', 'ARR is net of churn.']],
    [['Pay in USD.', 'USD only.', 'No USD, no deal.']],
    [['COP 1,280,000 a season.', 'We ask COP 820,000.', 'It costs us COP 530,000.']],
    [['Gnosta Armatur AB pays.', 'Lystad AB pays.', 'Hovde AB pays.']],
    [['Registration with ICA was filed.', 'ICA decides in spring.', 'Then ICA tells us.']],
    [['BUY NOW', 'BUY NOW', 'BUY NOW AND HERE']],
    [['Plan B12 is new.', 'B12 is here.', 'Try B12.']],
    [['# ACME makes pumps', 'At ACME we care.', 'ACME is here.', 'Ask ACME.']],
  ])('leaves alone: %j', lines => {
    expect(shorts(memo(lines))).toEqual([])
  })
})

describe('headings-generic', () => {
  const headings = (...texts: string[]) => memo(texts.flatMap(text => [`# ${text}`, plain, plain]))

  it('sees half of five headings or more', () => {
    const [sighting] = see(
      headingsGeneric,
      headings('Overview', 'Features', 'Team', 'We cut errors by half', 'Two euros a bill'),
    )
    expect(sighting?.facts.some).toBe('most of the')
    expect(sighting?.quotes.map(quote => quote.text)).toEqual(['Overview', 'Features', 'Team'])
  })

  it('counts no farewell among the parts', () => {
    const [sighting] = see(headingsGeneric, headings('Overview', 'Features', 'Team', 'Pricing', 'Roadmap', 'Thank you'))
    expect(sighting?.facts.some).toBe('all of the')
    expect(sighting?.facts.list).not.toContain('Thank you')
    expect(see(headingsGeneric, headings('Overview', 'Features', 'Team', 'Pricing', 'Thank you'))).toEqual([])
  })
  it('leaves alone fewer, and headings that say something', () => {
    expect(see(headingsGeneric, headings('Overview', 'Features', 'Team', 'Pricing'))).toEqual([])
    expect(
      see(
        headingsGeneric,
        headings('Overview', 'Features', 'Team of nine nurses', 'Market: 48,000 clinics', 'Why us, why now'),
      ),
    ).toEqual([])
  })
})

describe('company-first-copy', () => {
  const us = Array<string>(8).fill('We love our work.')

  it('sees a page that speaks of itself', () => {
    expect(see(companyFirstCopy, page([...us, 'It is for you.']))[0]?.facts).toMatchObject({ ours: 16, yours: 1 })
  })

  it('counts exactly: the country is not “us”, a line in capitals may be', () => {
    const lines = [...Array<string>(7).fill('We work.'), 'The US and the US again.', 'TALK TO US']
    expect(see(companyFirstCopy, page(lines))[0]?.facts).toMatchObject({ ours: 8, yours: 0 })
    expect(see(companyFirstCopy, page(lines.slice(1)))).toEqual([])
  })

  it('leaves alone a page that speaks to its reader, an about page, and a memo', () => {
    expect(
      see(
        companyFirstCopy,
        page([...us, 'You and your team get your money back, and you keep your data.', 'You win.']),
      ),
    ).toEqual([])
    expect(see(companyFirstCopy, page(us, { finalUrl: 'https://example.com/about' }))).toEqual([])
    expect(see(companyFirstCopy, memo(us))).toEqual([])
    expect(see(companyFirstCopy, page(Array<string>(9).fill('The US market is open.')))).toEqual([])
  })
})
