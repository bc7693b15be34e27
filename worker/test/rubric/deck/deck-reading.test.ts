import { describe, expect, it } from 'vitest'
import type { LocatedDocument, Sheet } from '#db/shapes.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { deck, memo } from '../documents.ts'
import { pitch, plainSlides } from './deck-cases.ts'

function read(document: LocatedDocument) {
  const { deck: reading } = readSubmission(document)
  if (!reading) throw new Error('This document has no deck reading')
  return reading
}

function pdf(width: number, height: number, pages: number, words: number): LocatedDocument {
  const sheets = Array.from(
    { length: pages },
    (_, at): Sheet => ({ number: at + 1, width, height, words, hidden: false, imageShare: 0 }),
  )
  return {
    ...memo(sheets.map(sheet => ({ text: `Page ${sheet.number}`, where: { kind: 'page', page: sheet.number } }))),
    kind: 'pdf',
    sheets,
  }
}

describe('readDeck', () => {
  it.each([
    [
      'the first word of a longer name',
      ['# Fallow Health', 'We help wards.', '# Product', 'Fallow calls each patient.'],
    ],
    ['behind the kind of document', ['INVESTMENT MEMO: Fallow, Series A', '# Product', 'Fallow calls each patient.']],
    ['a cover that alone bears it', ['# Fallow', 'A nurse call for wards.', '# Product', 'It calls each patient.']],
    ['behind the number of its slide', ['Slide 1: Fallow', 'A nurse call.', '# Product', 'Fallow calls each patient.']],
    ['behind a summary', ['# Executive Summary – Fallow', '# Product', 'It calls each patient.']],
    ['behind a dated update', ['# Board update, Q3 2026: Fallow', '# Product', 'It calls each patient.']],
    ['a subject that returns', ['# Why wards wait', 'Fallow calls each patient.', '# How', 'Fallow moves the date.']],
  ])('finds the company by %s', (_, lines) => {
    expect(readSubmission(memo(lines)).deck?.company).toBe('Fallow')
  })
  it.each([
    ['Pip & Pea', 'Snacks that children finish'],
    ['Basalt Loop', 'Carbon removal from quarry dust'],
    ['Kalimba Learning', 'Maths in the language of home'],
  ])('takes a cover’s name of two words, %s, where a line beside it says more', (name, line) => {
    expect(read(pitch({ cover: { title: name, body: [line] }, solution: null })).company).toBe(name)
    expect(read(pitch({ cover: { title: name }, solution: null })).company).not.toBe(name)
  })

  it.each(['Better mornings', 'Health', 'Welcome', 'Digital Dentistry', 'Booking'])(
    'takes no cover’s “%s” for a name',
    title => {
      const body = ['An answer to appointments on the phone, in digital dentistry and health']
      expect(read(pitch({ cover: { title, body }, solution: null })).company).toBeNull()
    },
  )

  it.each([
    ['a legal form', ['Marlow Tarn Pte. Ltd.', 'Nets that mend themselves'], 'Marlow Tarn'],
    ['a legal form in capitals', ['# FALLOW AB', 'Fallow mends nets.'], 'Fallow'],
    ['the subject of a mail', ['Subject: Marlow Tarn: Q3 update (two misses)', 'Hi all,'], 'Marlow Tarn'],
    [
      'the first words of a sentence',
      ['# Fallowell. Nets for farms.', 'See https://fallowell.example/demo now.'],
      'Fallowell',
    ],
    [
      'the line below “Cover”',
      ['# 1. Cover', 'Marlow Tarn Nets - nets in an hour - Pune', '# Problem', 'Nets tear.'],
      'Marlow Tarn Nets',
    ],
    [
      'nothing in what is offered',
      ['# Managed Print Services Proposal', 'Managed Print Services for you.', '# Price', '€9.'],
      null,
    ],
    ['nothing in what a mail is about', ['Subject: Lunch: bring bread', 'Hi all,'], null],
  ])('finds the company by %s', (_, lines, name) => {
    expect(readSubmission(memo(lines)).deck?.company).toBe(name)
  })

  it('reads a pitch: roles, company, stage and model', () => {
    const reading = read(pitch())
    expect(reading).toMatchObject({
      unit: 'slide',
      pitch: true,
      company: 'Brindlecot',
      stage: 'seed',
      model: 'subscription',
    })
    expect(reading.slides.map(slide => slide.roles[0] ?? null)).toEqual([
      null,
      'problem',
      'solution',
      'timing',
      'market',
      'competition',
      'model',
      'traction',
      'go-to-market',
      'team',
      'ask',
    ])
  })

  it('is no pitch with three core roles', () => {
    expect(read(deck([plainSlides.problem, plainSlides.solution, plainSlides.team])).pitch).toBe(false)
  })

  it('is one with four', () => {
    expect(read(deck([plainSlides.problem, plainSlides.solution, plainSlides.team, plainSlides.ask])).pitch).toBe(true)
  })

  it('gives a role by three terms of the body where the title names none', () => {
    const slide = { title: 'A Monday in Porto', body: ['Clinics lose calls, waste hours and make errors.'] }
    expect(read(pitch({ problem: slide })).slides[1]?.roles).toEqual(['problem'])
    expect(read(pitch({ problem: { ...slide, body: ['Clinics lose calls.'] } })).slides[1]?.roles).toEqual([])
  })

  it('cuts the appendix off, from its divider on', () => {
    const reading = read(pitch({}, {}, [{ title: 'Appendix' }, { title: 'Market', body: ['More.'] }]))
    expect(reading.main).toHaveLength(11)
    expect(reading.slides).toHaveLength(13)
  })

  it('counts a hidden slide as appendix, and keeps notes apart from what is shown', () => {
    const reading = read(pitch({ team: { title: 'Team', body: ['Two.'], notes: 'Speak slowly.', hidden: true } }))
    const team = reading.slides.find(slide => slide.title === 'Team')
    expect(team).toMatchObject({ appendix: true, text: 'Team\nTwo.' })
    expect(team?.notes.map(block => block.text)).toEqual(['Speak slowly.'])
  })

  it('takes the largest short text for the title where none is marked', () => {
    const blocks = [
      { text: 'Brindlecot 2026', style: { size: 10 } },
      { text: 'Our team', style: { size: 32 } },
      { text: 'Two people', style: { size: 18 } },
    ]
    expect(read(deck([{ body: blocks }])).slides[0]?.title).toBe('Our team')
  })

  it('reads a memo by its headings, and calls it a pitch with three core roles', () => {
    const three = read(memo(['# Problem', 'Calls.', '# Market', 'Large.', '# Team', 'Two.']))
    expect(three).toMatchObject({ unit: 'section', pitch: true })
    expect(read(memo(['# Problem', 'Calls.', '# Market', 'Large.', '# Weather', 'Fine.'])).pitch).toBe(false)
  })

  it('takes neither a deck for customers nor notes for a website for a pitch', () => {
    const customers = [
      '# Problem',
      'Calls.',
      '# Solution',
      'A diary.',
      '# Pricing',
      '€200.',
      '# Target market',
      'Clinics.',
      '## Who this is for',
      'Owners.',
    ]
    expect(read(memo(customers)).pitch).toBe(false)
    expect(read(memo([...customers, '# The ask', '€1M'])).pitch).toBe(true)
    const page = [
      '# Landing page copy',
      'For investors.',
      '# Problem',
      'Calls.',
      '# Solution',
      'A diary.',
      '# Pricing',
      '€200.',
    ]
    expect(read(memo(page)).pitch).toBe(false)
  })

  it.each([
    [
      'a paper',
      [
        '# Retry storms',
        '# Introduction',
        'We measured.',
        '# The problem',
        'Load.',
        '# Market rules',
        'Visa’s.',
      ].concat(['# Results', 'Load fell by 34%.', '# Our team', 'Two of us.', '# Conclusion', 'Retry less.']),
    ],
    [
      'an application for a grant',
      [
        'Grant application: a bog',
        '# The problem',
        'Peat dries.',
        '# Team',
        'Two.',
        '# Budget',
        '£148,000.',
        '# Results',
        'None.',
      ],
    ],
  ])('takes %s for no pitch', (_, lines) => {
    expect(read(memo(lines)).pitch).toBe(false)
    expect(read(memo([...lines, '# The ask', 'We are raising £1M.'])).pitch).toBe(false)
    expect(read(memo([...lines, '# The ask', 'We are raising £1M of equity.'])).pitch).toBe(true)
  })

  it('tells a landscape PDF of few words from a portrait one', () => {
    expect(readSubmission(pdf(960, 540, 8, 60)).form).toBe('deck')
    expect(readSubmission(pdf(595, 842, 8, 60)).form).toBe('memo')
    expect(readSubmission(pdf(960, 540, 8, 400)).form).toBe('memo')
    expect(readSubmission(pdf(960, 540, 4, 60)).form).toBe('memo')
  })
})
