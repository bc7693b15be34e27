import { describe, expect, it } from 'vitest'
import { button, field, type Line, link, quotes, saidBy, seen, site } from './sites.ts'

const at = (y: number, x = 120, width = 180) => ({ x, y, width, height: 44 })

describe('cta-absent-first-screen', () => {
  const id = 'cta-absent-first-screen'
  it('holds where the first screen has only words', () => {
    const document = site(['# Rotas for nurses', 'Plan the week.', button('Start free trial', { box: at(1500) })])
    expect(quotes(id, document)).toEqual(['Rotas for nurses'])
    expect(saidBy('funnel-fixer', id, document)).toContain('Start free trial')
  })
  it.each([
    ['a button', button('Start free trial')],
    ['a plain link that is on the list', link('Sign up')],
    ['a field', field('Your e-mail')],
    ['a number to call', link('020 7946 0000', 'tel:+442079460000')],
    ['a button in the header', button('Sign up', { zone: 'header', box: at(20) })],
    ['a button on the phone’s first screen', button('Start free trial', { box: at(1500), phoneBox: at(300, 20) })],
  ])('does not hold with %s', (_why, part) => {
    expect(seen(id, site(['# Rotas for nurses', part]))).toEqual([])
  })
  it.each([
    ['a number to text', ['Text a picture to 555.014.2211 and I tell you what it takes.']],
    ['an address to write to', ['Write to rooms at oldbakery dot example.']],
    ['an open door', ['Walk in, take a number, read the paper.', 'Tue–Sat 9–6, next to the bagel place.']],
  ])('does not hold with %s in its words', (_why, lines) => {
    expect(seen(id, site(['# Rotas for nurses', ...lines, button('Order', { box: at(1500) })]))).toEqual([])
  })
  it.each([
    ['an open door that is nowhere', ['Walk in, take a number, read the paper.']],
    ['hours without a door', ['Support answers Monday to Friday, 9 to 5.']],
    ['a number of people', ['Text 10000 patients at once.']],
  ])('holds with %s', (_why, lines) => {
    expect(seen(id, site(['# Rotas for nurses', ...lines, button('Order', { box: at(1500) })]))).toHaveLength(1)
  })
  it('says what follows further down, be it only a form', () => {
    const low = (line: Line): Line => ({ ...(line as object), box: at(1500) }) as Line
    const claim = (...lines: Line[]) => saidBy('funnel-fixer', id, site(['# Rotas for nurses', ...lines]))
    expect(claim(low(button('Start free trial')))).toContain('“Start free trial” comes only further down')
    expect(claim(low(field('Your e-mail')), low({ type: 'button', text: 'Submit' }))).toContain('further down')
  })
  it('does not hold where no step could be brought up', () => {
    const low = (line: Line): Line => ({ ...(line as object), box: at(1500) }) as Line
    expect(seen(id, site(['# Rooms above the bakery', 'Six of them.', low(link('The story'))]))).toEqual([])
    expect(seen(id, site(['# Rooms above the bakery', 'Six of them.']))).toEqual([])
  })
  it.each([
    ['a plain link of the content', link('See the rooms', '/rooms')],
    ['a link inside a line', { text: 'Rooms are shown here.', links: [{ text: 'here', href: '/rooms' }] }],
    [
      'a link in a cell of a table',
      { type: 'table_row' as const, text: 'Home | Rooms', links: [{ text: 'Rooms', href: 'rooms.html' }] },
    ],
  ])('does not hold with %s on the first screen', (_why, part) => {
    const low = button('Book', { box: at(1500) })
    expect(seen(id, site(['# Rooms above the bakery', low]))).toHaveLength(1)
    expect(seen(id, site(['# Rooms above the bakery', part, low]))).toEqual([])
  })
  it('says nothing that a greeting would make false', () => {
    const document = site(['# Welcome!', 'Six rooms.', button('Book a room', { box: at(1500) })])
    for (const lens of ['funnel-fixer', 'skeptical-buyer'] as const)
      expect(saidBy(lens, id, document)).not.toMatch(/convinced|claim/)
  })
  it('is off for articles, documentation and legal pages', () => {
    for (const path of ['blog/rotas', 'docs/rotas', 'privacy']) {
      expect(seen(id, site(['# Rotas for nurses'], { finalUrl: `https://example.com/${path}` }))).toEqual([])
    }
  })
})

describe('cta-competing', () => {
  const id = 'cta-competing'
  const equal = (labels: string[]) =>
    labels.map((label, n) => button(label, { href: `/${n}`, box: at(300, 120 + 200 * n) }))
  it('holds for two filled buttons of different intent', () => {
    const document = site(['# Rotas', ...equal(['Start free trial', 'Book a demo'])])
    expect(quotes(id, document)).toEqual(['Start free trial', 'Book a demo'])
  })
  it('holds for three equal ones', () => {
    expect(seen(id, site(['# Rotas', ...equal(['Start free trial', 'Try the rota', 'Sign up'])]))[0]?.facts.count).toBe(
      3,
    )
  })
  it('names each of several, whatever their colours', () => {
    const labels = ['Start free trial', 'Buy Rotabee', 'Book a demo', 'Download the app']
    const colours = ['#1144cc', '#b02a5b', '#0f6b4f', '#333333']
    const coloured = equal(labels).map(
      (line, n) => ({ ...(line as object), style: { filled: true, background: colours[n] } }) as typeof line,
    )
    for (const buttons of [equal(labels), coloured]) {
      const [sighting] = seen(id, site(['# Rotas', ...buttons]))
      expect(sighting?.facts.count).toBe(4)
      for (const label of labels) expect(sighting?.facts.labels).toContain(label)
    }
  })
  it('does not hold for one filled button beside two outlined ones', () => {
    const [main, ...rest] = equal(['Start free trial', 'See the rota', 'Read the guide'])
    const outlined = rest.map(
      line => ({ ...(line as object), style: { filled: true, background: '#ffffff' } }) as typeof line,
    )
    const headline: Line = { type: 'heading', level: 1, text: 'Rotas', style: { background: '#ffffff' } }
    expect(seen(id, site([headline, main as Line, ...outlined]))).toEqual([])
  })
  it('does not hold for three of different size', () => {
    const sizes = [300, 160, 90].map((width, n) =>
      button(`Choice ${n}`, { href: `/${n}`, box: at(300, 120 + 320 * n, width) }),
    )
    expect(seen(id, site(['# Rotas', ...sizes]))).toEqual([])
  })
  it('does not hold for store badges, a lighter second button, or one target twice', () => {
    expect(seen(id, site(['# Rotas', ...equal(['App Store', 'Google Play'])]))).toEqual([])
    const lighter = button('Book a demo', { href: '/demo', style: { filled: true, background: '#ffffff' } })
    expect(seen(id, site(['# Rotas', button('Start free trial'), lighter]))).toEqual([])
    expect(seen(id, site(['# Rotas', button('Start free trial'), button('Book a demo')]))).toEqual([])
    expect(seen(id, site(['# Rotas', ...equal(['Start free trial', 'Watch demo'])]))).toEqual([])
  })
})

describe('cta-vague-label', () => {
  const id = 'cta-vague-label'
  it('holds for a weak main button', () => {
    expect(quotes(id, site(['# Rotas for nurses', button('Learn more →')]))).toEqual(['Learn more →'])
    expect(seen(id, site(['# Rotas for nurses', button('Learn more')]))[0]?.severity).toBe(2)
  })
  it('weighs "Get started" less, and drops it where the next step is said', () => {
    const lines = ['# Rotas for nurses', button('Get started', { box: at(300) })]
    expect(seen(id, site(lines))[0]?.severity).toBe(1)
    const helper = { text: 'Sign up with an e-mail, no card needed.', box: { x: 120, y: 350, width: 300, height: 20 } }
    expect(seen(id, site([...lines, helper]))).toEqual([])
  })
  it.each([
    ['a noun', [button('Learn more about pricing')]],
    ['a specific one before it', [button('Start free trial'), button('Learn more', { href: '/more' })]],
    [
      'a card whose heading names the target',
      [{ type: 'heading' as const, level: 3, text: 'Night shifts', group: 4 }, button('Learn more', { group: 4 })],
    ],
    ['a message composer', [field('Message', { type: 'textarea' }), { type: 'button' as const, text: 'Send' }]],
    ['a search', [field('Search', { type: 'search' }), { type: 'button' as const, text: 'Go' }]],
    [
      'a support ticket',
      [
        '## Open a support ticket',
        field('Your e-mail', { type: 'email' }),
        { type: 'button' as const, text: 'Submit' },
      ],
    ],
  ])('does not hold with %s', (_why, lines) => {
    expect(seen(id, site(['# Rotas for nurses', ...lines]))).toEqual([])
  })
})

describe('cta-dead', () => {
  const id = 'cta-dead'
  it('holds for a bare "#", and weighs more where a click was seen to do nothing', () => {
    expect(seen(id, site(['# Rotas', button('Start free trial', { href: '#' })]))[0]?.severity).toBe(2)
    expect(
      seen(id, site(['# Rotas', button('Start free trial', { href: 'https://example.com/#', reacts: false })]))[0]
        ?.severity,
    ).toBe(3)
  })
  it('does not hold for an address, a place on the page, a button element, or where a click did something', () => {
    expect(seen(id, site(['# Rotas', button('Start free trial', { href: '#pricing' })]))).toEqual([])
    expect(seen(id, site(['# Rotas', button('Start free trial')]))).toEqual([])
    expect(seen(id, site(['# Rotas', { type: 'button', text: 'Start free trial' }]))).toEqual([])
    expect(seen(id, site(['# Rotas', button('Start free trial', { href: '#', reacts: true })]))).toEqual([])
  })
})

describe('cta-sales-only', () => {
  const id = 'cta-sales-only'
  it('holds where every button is a talk', () => {
    const document = site([
      '# Rotas',
      button('Book a demo', { href: '/demo' }),
      button('Talk to sales', { href: '/sales' }),
    ])
    expect(quotes(id, document)).toEqual(['Book a demo', 'Talk to sales'])
  })
  it('does not hold with a price, a sample or a way to sign up', () => {
    const talk = button('Book a demo')
    expect(seen(id, site(['# Rotas', talk, '$49 per month']))).toEqual([])
    const more = 'You have it in writing after one visit to the ward and it does not move, whatever we find.'
    expect(seen(id, site(['# Rotas', talk, `Per ward £240 to £380. ${more}`]))).toEqual([])
    expect(seen(id, site(['# Rotas', talk, `One ward saved £4,000 last year. ${more}`]))).toHaveLength(1)
    expect(seen(id, site(['# Rotas', talk, link('Sample report')]))).toEqual([])
    expect(seen(id, site(['# Rotas', talk, link('Sign up')]))).toEqual([])
  })
})

describe('cta-waitlist-only', () => {
  const id = 'cta-waitlist-only'
  it('holds where the list is all there is', () => {
    const document = site(['# Rotas for nurses', button('Join the waitlist')])
    expect(quotes(id, document)).toEqual(['Join the waitlist', 'Rotas for nurses'])
  })
  it('does not hold with a date, a stage, or something to download', () => {
    expect(seen(id, site(['# Rotas', button('Join the waitlist'), 'We open in March.']))).toEqual([])
    expect(seen(id, site(['# Rotas', button('Join the waitlist'), 'Now in private beta.']))).toEqual([])
    expect(seen(id, site(['# Rotas', button('Join the waitlist'), link('Download the app')]))).toEqual([])
  })
})
