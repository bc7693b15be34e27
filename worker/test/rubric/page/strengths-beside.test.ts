/** What a good page shows in more than one sentence: under a heading, in an answer, in a list, beside a name. */
import { describe, expect, it } from 'vitest'
import { peopleNamed } from '#worker/panel/rubric/page/people-named.ts'
import { button, contactFooter, type Line, link, quotes, saidBy, seen, site } from './sites.ts'

const on = (...lines: Line[]) => site(['# Bicycle repairs in Whitby', button('Book a slot'), ...lines])

describe('limits under a heading', () => {
  it('are quoted with it', () => {
    const document = on('## Known limits', '- It cannot tell two speakers apart. It tries.')
    expect(quotes('limits-stated', document)).toEqual(['It cannot tell two speakers apart.', 'Known limits'])
    expect(saidBy('skeptical-buyer', 'limits-stated', document)).toContain('It cannot tell two speakers apart')
  })
  it('are none where the heading is a manner of speaking or the list one of quotas', () => {
    expect(seen('limits-stated', on('## No limits', 'Ride wherever the road goes, and farther.'))).toEqual([])
    expect(seen('limits-stated', on('## Limits', '- 50 requests a second and 1 MB a file'))).toEqual([])
    expect(seen('limits-stated', on('## What we don’t do', 'We do not do hard sell or hidden fees.'))).toEqual([])
    expect(seen('limits-stated', on('## Not included', 'Flights and the taxi to the harbour.'))).toEqual([])
    expect(seen('limits-stated', on('## Limitations of liability', 'The seller owes no more than the price.'))).toEqual(
      [],
    )
  })
})

describe('a limit in an answer', () => {
  const asked = (question: string, answer: string) => on('## Questions', `### ${question}`, answer)
  it('is none, whatever the answer', () => {
    expect(seen('limits-stated', asked('Does it work on plastic?', 'Poorly. Sound dies in it within 15 m.'))).toEqual(
      [],
    )
    expect(seen('limits-stated', asked('Do I need a card?', 'No, you pay when you fetch it.'))).toEqual([])
    expect(seen('limits-stated', asked('Does it work on plastic?', 'Yes, on most of it.'))).toEqual([])
    expect(seen('limits-stated', asked('Will it hurt?', 'No, you will hardly notice it.'))).toEqual([])
  })
})

describe('people-named', () => {
  const id = 'people-named'
  it.each([
    ['Teachers', 'Ruth Example has taught since 2008 and swims in winter.'],
    ['Who rides with you', 'Chiara Muster, twice national champion, and Marc, who fixes the van.'],
    ['Your skipper', 'Catriona Muster holds the certificate of an ocean master.'],
    ['About me', 'Beth Example, retired hydrologist, keeps bees.'],
  ])('sees under “%s”: %s', (heading, text) => {
    expect(quotes(id, on(`## ${heading}`, text))).toEqual([text, heading])
  })
  it('advises whoever runs the work on what to do with the strength', () => {
    const [sighting] = seen(id, on('## Teachers', 'Ruth Example has taught since 2008.'))
    const advice = sighting && peopleNamed.views['team-execution']?.suggestion(sighting)
    expect(advice).toBe('Name Ruth Example with the same record where the work itself is described.')
  })
  it('calls a doctor by the whole name', () => {
    const who = (text: string) => seen(id, on('## Who you will meet', text)).map(one => one.facts.who)
    expect(who('Dr Amrit Muster has worked as a dentist since 2009.')).toEqual(['Dr Amrit Muster'])
    expect(who('Dr Muster has worked as a dentist since 2009.')).toEqual(['Dr Muster'])
  })
  it.each([
    ['Who it is for', 'Ruth Example has taught since 2008 and reads it daily.'],
    ['Our customers', 'Ruth Example has bought here since 2008.'],
    ['Teachers', 'Our teachers have taught since 2008.'],
    ['Teachers', 'Ruth Example and Dan Muster teach in the evening.'],
    ['About us', 'Founded in North Street, we have been here since 2008.'],
    ['Prices', 'Ruth Example has taught since 2008.'],
    ['Your questions', 'Who was trained at which school?'],
  ])('leaves alone under “%s”: %s', (heading, text) => {
    expect(quotes(id, on(`## ${heading}`, text))).toEqual([])
  })
})

describe('leaving under a heading of its own', () => {
  it('is a term where it says until when', () => {
    const text = 'Text “no box” by Tuesday night.'
    expect(quotes('cancel-terms-stated', on('## Stopping', text))).toEqual([text])
    expect(seen('cancel-terms-stated', on('## Stopping', 'We would be sad to see you go.'))).toEqual([])
    expect(seen('cancel-terms-stated', on('## Stopping', 'Before 30 days you must pay the full price.'))).toEqual([])
  })
})

describe('a contact by name', () => {
  it('is told from an address that bears the name of someone introduced', () => {
    const mail: Line = { text: 'Spoke, 7 Skinner Street. hannah@spoke.example', zone: 'footer' }
    const document = on('Hannah Example opened the workshop.', mail)
    expect(quotes('contact-person', document)[0]).toBe('Hannah Example opened the workshop.')
    expect(seen('contact-person', on('Ada Muster opened the workshop.', mail))).toEqual([])
  })
})

describe('steps-stated', () => {
  const steps = (heading: string, ...lines: string[]) => on(`## ${heading}`, ...lines.map(line => `- ${line}`))
  const three = ['Bring the bike before ten.', 'You get a message with the price.', 'Pay us when you fetch it.']
  it('sees three to six things that are done, in order', () => {
    expect(quotes('steps-stated', steps('How it works', ...three))).toEqual(['How it works', three[0], three[1]])
    expect(saidBy('skeptical-buyer', 'steps-stated', steps('What happens next', ...three))).toContain('fetch it')
  })
  it('leaves features, fragments and other headings alone', () => {
    expect(seen('steps-stated', steps('How it works', ...three.slice(1)))).toEqual([])
    expect(seen('steps-stated', steps('Features', ...three))).toEqual([])
    expect(
      seen(
        'steps-stated',
        steps('How it works', 'Real-time sync everywhere', 'Powerful reports too', 'Safe and sound data'),
      ),
    ).toEqual([])
    expect(seen('steps-stated', steps('How it works', 'Order', 'Pay', 'Ride'))).toEqual([])
  })
})

it('a name and a trade under “What people say” are a reference, however short the praise', () => {
  const praise = (by: string) => on('## What people say', `“She remembered the name of the dog.” ${by}`)
  expect(seen('testimonial-attributed', praise('Lorna Example, postwoman in Sandsend'))).toHaveLength(1)
  expect(seen('testimonial-attributed', praise('Lorna'))).toEqual([])
  expect(seen('testimonial-attributed', on('“She remembered the name.” On the door it says so.'))).toEqual([])
})

it('a thing that goes back where it is not for you says nothing of whom it suits', () => {
  const text = 'Sixty nights to try it at home; we fetch it if it is not for you.'
  expect(seen('says-who-its-not-for', on(text, 'Four people work here.'))).toEqual([])
  const said = 'Not for you if you want to sell books by Christmas.'
  expect(quotes('says-who-its-not-for', on(said))).toEqual([said])
})

it('a way out is no strength where another sentence binds', () => {
  const way = 'You can cancel online at any time, and the box stops with the month.'
  expect(quotes('cancel-terms-stated', on(way))).toEqual([way])
  expect(seen('cancel-terms-stated', on(way, 'Every contract has a minimum term of 12 months.'))).toEqual([])
  expect(seen('cancel-terms-stated', on(way, { type: 'table_row', text: 'Minimum term | 12 months' }))).toEqual([])
  expect(quotes('cancel-terms-stated', on(way, 'There is no minimum term.'))).toEqual([way])
  expect(seen('cancel-terms-stated', site(['# Terms and conditions', way, link('Home'), contactFooter]))).toEqual([])
})
