import { describe, expect, it } from 'vitest'
import { button, link, quotes, saidBy, seen, site } from './sites.ts'

describe('lcp-slow', () => {
  const id = 'lcp-slow'
  it('holds over 2.5 s, and weighs more over 4 s', () => {
    expect(seen(id, site(['# Rotas'], { largestContentfulPaint: 2_600 }))[0]?.severity).toBe(1)
    const slow = site(['# Rotas'], { largestContentfulPaint: 4_300, largestContentfulElement: 'img: two nurses' })
    expect(seen(id, slow)[0]?.severity).toBe(2)
    expect(saidBy('brand', id, slow)).toContain('img: two nurses')
    expect(seen(id, slow)[0]?.lookedFor).toContain('4.3 s')
  })
  it('does not hold at 2.5 s, unmeasured, or where the way to the host was slow', () => {
    expect(seen(id, site(['# Rotas'], { largestContentfulPaint: 2_500 }))).toEqual([])
    expect(seen(id, site(['# Rotas'], { largestContentfulPaint: null }))).toEqual([])
    expect(seen(id, site(['# Rotas'], { largestContentfulPaint: 6_000, firstByte: 2_400 }))).toEqual([])
  })
})

describe('contrast-low', () => {
  const id = 'contrast-low'
  const faint = (text: string, contrast: number | null, more = {}) => ({
    text,
    style: { color: '#bbbbbb', background: contrast === null ? null : '#ffffff', contrast, ...more },
  })
  it('holds for the main button, or for three pieces of prose', () => {
    const main = button('Start free trial', {
      style: { filled: true, color: '#ffffff', background: '#88bbff', contrast: 2 },
    })
    expect(quotes(id, site(['# Rotas', main]))).toEqual(['Start free trial'])
    const three = site([
      '# Rotas',
      faint('The first line.', 2.1),
      faint('The second line.', 1.9),
      faint('The third line.', 2),
    ])
    expect(quotes(id, three)).toEqual(['The second line.', 'The first line.', 'The third line.'])
    expect(saidBy('team-execution', id, three)).toContain('1.9:1')
  })
  it('sees one sentence of small print far below the limit, in the footer too', () => {
    const print = 'On Sundays and public holidays a surcharge of 12% is added.'
    expect(quotes(id, site(['# Rotas', faint(print, 2.6)]))).toEqual([print])
    const below = { ...(faint(print, 2.9) as object), text: print, zone: 'footer' as const }
    expect(quotes(id, site(['# Rotas', below]))).toEqual([print])
    expect(seen(id, site(['# Rotas', faint(print, 3.4)]))).toEqual([])
    expect(seen(id, site(['# Rotas', faint('Lodz and Gdynia since 2011', 2.6)]))).toEqual([])
    expect(seen(id, site(['# Rotas', { ...below, zone: 'consent' as const }]))).toEqual([])
  })
  it('does not hold for two lines, large text at 3:1, pictures as ground, or a ground that was misread', () => {
    expect(seen(id, site(['# Rotas', faint('The first line.', 2), faint('The second line.', 2)]))).toEqual([])
    const large = ['One large line', 'Two large lines', 'Three large lines'].map(text => faint(text, 3.2, { size: 32 }))
    expect(seen(id, site(['# Rotas', ...large]))).toEqual([])
    const photo = ['On a photo', 'On another photo', 'On a third photo'].map(text => faint(text, null))
    expect(seen(id, site(['# Rotas', ...photo]))).toEqual([])
    const misread = ['On a photo', 'On another photo', 'On a third photo'].map(text => faint(text, 1.02))
    expect(seen(id, site(['# Rotas', ...misread]))).toEqual([])
  })
})

describe('images-without-alt', () => {
  const id = 'images-without-alt'
  const image = (more = {}) => ({
    type: 'image' as const,
    text: '',
    altMissing: true,
    box: { x: 0, y: 300, width: 400, height: 300 },
    ...more,
  })
  it('holds for an image without the attribute, and weighs more in a link', () => {
    expect(seen(id, site(['# Rotas', image()], { images: 1 }))[0]?.severity).toBe(1)
    expect(seen(id, site(['# Rotas', image({ href: '/homes' })], { images: 1 }))[0]?.severity).toBe(2)
  })
  it('does not hold for an empty alt, a pixel or an icon', () => {
    expect(seen(id, site(['# Rotas', image({ altMissing: false })]))).toEqual([])
    expect(seen(id, site(['# Rotas', image({ altMissing: undefined })]))).toEqual([])
    expect(seen(id, site(['# Rotas', image({ box: { x: 0, y: 0, width: 1, height: 1 } })]))).toEqual([])
    expect(seen(id, site(['# Rotas', image({ box: { x: 0, y: 0, width: 32, height: 32 } })]))).toEqual([])
  })
})

describe('moving-hero', () => {
  const id = 'moving-hero'
  const change = { before: 'Plan the week in an hour', after: 'See every night shift at once' }
  it('holds where one message replaces another', () => {
    const document = site(['# Plan the week in an hour'], { changingTexts: [change] })
    expect(quotes(id, document)).toEqual(['Plan the week in an hour'])
    expect(saidBy('positioning', id, document)).toContain('See every night shift at once')
  })
  it('does not hold for typing, counting, tickers, a pause button, or text of another part', () => {
    const run = (before: string, after: string, lines = [`# ${before}`]) =>
      seen(id, site(lines, { changingTexts: [{ before, after }] }))
    expect(run('Plan the week in', 'Plan the week in an hour')).toEqual([])
    expect(run('1,204 shifts planned so far', '1,219 shifts planned so far')).toEqual([])
    expect(run('Anna from Leeds just signed up', 'Omar from Bath just signed up')).toEqual([])
    expect(run(change.before, change.after, ['# Rotas for nurses'])).toEqual([])
    const paused = site(['# Plan the week in an hour', { type: 'button', text: 'Pause' }], { changingTexts: [change] })
    expect(seen(id, paused)).toEqual([])
  })
})

describe('overlay-on-load', () => {
  const id = 'overlay-on-load'
  const over = (text: string, type: 'heading' | 'paragraph' | 'button' = 'paragraph') => ({
    type,
    text,
    zone: 'overlay' as const,
  })
  it('holds for a box that asks for something at once', () => {
    const document = site(['# Rotas', over('Get 10% off your first order', 'heading'), over('Join', 'button')])
    expect(quotes(id, document)).toEqual(['Get 10% off your first order'])
    expect(saidBy('funnel-fixer', id, document)).toContain('Get 10% off')
  })
  it.each([
    ['cookies', [over('We use cookies to run this site')]],
    ['an age check', [over('Are you over 18 years old?')]],
    ['a region', [over('Choose your country and language')]],
    ['a sign-in', [over('Sign in to see your rota')]],
    [
      'a menu',
      ['Prices', 'Homes', 'Story', 'Press', 'Jobs', 'Help'].map(text => link(text, `/${text}`, { zone: 'overlay' })),
    ],
  ])('does not hold for %s', (_why, lines) => {
    expect(seen(id, site(['# Rotas', ...lines]))).toEqual([])
  })
})
