/** A rank that the company gives itself, and what only looks like one. */
import { describe, expect, it } from 'vitest'
import { headingsGeneric } from '#worker/panel/rubric/any/headings-generic.ts'
import { superlativeUnbacked } from '#worker/panel/rubric/any/superlative-unbacked.ts'
import { deck, memo } from '../documents.ts'
import { see } from '../see.ts'

const ranks = (...lines: string[]) => see(superlativeUnbacked, memo(lines)).map(one => one.facts.rank)

describe('superlative-unbacked', () => {
  it.each([
    ['Harrowgate is a leading provider of thoughtful roofs.', 'a leading provider'],
    ['We are one of the largest and best leading firms in the Baltic.', 'one of the largest and best leading firms'],
    ['Our company is one of the biggest suppliers of peat.', 'one of the biggest suppliers'],
    ['Our prices are the lowest and cannot be matched.', 'Our prices are the lowest'],
    ['Our quality is the finest.', 'Our quality is the finest'],
    ['We run the quietest pumps on the market.', 'the quietest pumps on the market'],
    ['We are world-leading in the small segment.', 'world-leading in the small segment'],
    ['We’re the market leader in Baltic peat.', 'the market leader in Baltic peat'],
    ['There is an open API, and we are the leading solution for peat.', 'the leading solution'],
    ["We're the leading honest brand for seeds.", 'the leading honest brand'],
  ])('sees the plain rank in: %s', (line, rank) => {
    expect(ranks(line)).toEqual([rank])
  })

  it.each([
    ['terms that are asked for', 'You would name us as your only packaging supplier partner.'],
    ['what one depends on', 'Brackwater is our only yarn supplier company.'],
    ['an order of events', "Europe's first customer signed in May."],
    ['a person', 'World-class chemist engineers will join soon.'],
    ['a person to be hired', 'A best-in-class developer, to be named.'],
    ['others', 'They are the leading provider of peat.'],
    ['what was where', 'The most interesting pumps of that year were in the US.'],
    ['a wish', 'We want to be world-leading in peat.'],
    ['others who lead', 'Our customers are world-leading in peat.'],
    ['one of the quietest', 'It is one of the quietest pumps on the market.'],
    ['a wish of the other side', 'The buyers expect the leading supplier company to deliver by rail.'],
    ['a condition', 'Our software is the best when nobody is on shift.'],
    ['somebody among many', 'The best of our products are the cheapest.'],
    ['a share of one', 'Our service is the best part of the week.'],
  ])('does not take for a rank: %s', (_, line) => {
    expect(ranks(line)).toEqual([])
  })

  it.each([
    [
      'named others and a day',
      'We are the only system with a Welsh interface; Calvera and Norrit have none as of May 2026.',
    ],
    ['named others', 'We are the only system with a Welsh interface. Calvera and Norrit have none.'],
    ['one other', 'Ours is the only app that works under ground, unlike Peatmoor.'],
    ['two others', 'We sell the only software which prints braille: neither Peatmoor nor Harrow does.'],
    ['a day', 'The only agency whose people climb, as of 3 May 2026.'],
    ['a day before it', 'As of May 2026 we are the only platform with a Welsh interface.'],
    ['a check of its own', 'We are the only system with a Welsh interface, by our own check in May 2026.'],
    ['others in one place', 'We are the only agency in Wales; Peatmoor does not work there.'],
    ['a day it was checked', 'We are the only provider in Wales with a night shift (checked in May 2026).'],
  ])('leaves alone the only one of its kind that can be checked against %s', (_, line) => {
    expect(ranks(line)).toEqual([])
  })

  it.each([
    ['We are the only system with a Welsh interface.', 'the only system with a Welsh interface'],
    ['We are the only system with a Welsh interface; nobody else has one.', 'the only system with a Welsh interface'],
    ['We are the only platform that plans a whole day, and we are proud.', 'the only platform that plans a whole day'],
    ['We are the only platform; Calvera and Norrit have none as of May 2026.', 'the only platform'],
    ['The only platform, and we work with Leeds as of May 2026.', 'The only platform'],
    ['We are the only platform with a plan. Harrow has no rival.', 'the only platform with a plan'],
    ['We are the leading platform with a plan; Peatmoor has none.', 'the leading platform'],
    [
      'We are the only platform that lets every driver of every shift in each depot see tomorrow.',
      'the only platform that lets every driver of every shift in each depot see …',
    ],
    ['The only app that you want. We opened as planned in 2026.', 'The only app that you want'],
  ])('still asks who says it in: %s', (line, rank) => {
    expect(ranks(line)).toEqual([rank])
  })

  it('leaves out what is said of another firm', () => {
    const opening = ['Harrowgate mends roofs.', 'It works in Leeds.', 'Its people climb.']
    expect(ranks(...opening, 'Peatmoor is the leading provider in the north.')).toEqual([])
    expect(ranks(...opening, 'Harrowgate is the leading provider in the north.')).toEqual(['the leading provider'])
  })
})

describe('headings-generic', () => {
  const titled = (...titles: string[]) => see(headingsGeneric, deck(titles.map(title => ({ title, body: ['Words.'] }))))

  it('needs more than half of all titles', () => {
    const said = ['Crowns come back', 'Nine in ten fit', 'Clinics pay a month ahead']
    expect(titled('Problem', 'Market', 'Team', ...said)).toEqual([])
    expect(titled('Problem', 'Market', 'Team', 'The ask', ...said)[0]?.facts.some).toBe('4 of the 7')
  })

  it('counts the cover and the farewell among the titles that a reader counts', () => {
    const [sighting] = titled(
      'Harrowgate',
      'Problem',
      'Market',
      'Team',
      'The ask',
      'Roofs leak twice a year',
      'Thank you',
    )
    expect(sighting?.facts.some).toBe('4 of the 7')
  })
})
