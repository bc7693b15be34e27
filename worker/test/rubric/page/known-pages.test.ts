/** What landing pages with planted flaws taught the page's observations; each case stood wrong on one of them. */
import { describe, expect, it } from 'vitest'
import { observe } from '#worker/panel/rubric/observed.ts'
import { button, type Line, link, quotes, seen, site } from './sites.ts'

const paragraph = (text: string, links: { text: string; href: string }[] = []): Line => ({ text, links })
const holds = (id: string, lines: Line[], more = {}) => seen(id, site(lines, more)).length > 0

describe('headline', () => {
  const greeting: Line[] = ['# Welcome to Rotabee', 'Everything in one place, at last.', button('Book a demo')]
  it('names no product where a greeting and a mood are all there is, whatever the buttons’ verbs', () => {
    expect(holds('headline-names-no-product', greeting)).toBe(true)
    expect(holds('headline-names-no-product', ['# Welcome to Rotabee', 'A rota planner for wards.'])).toBe(false)
  })
})

describe('prices', () => {
  const under = (text: string): Line[] => ['# Bread', '## Pricing', text]
  it('are read in a short sentence of a longer paragraph', () => {
    const text =
      'It is free for up to 500 pages of text. Pro has no limit and costs €4. Both come with search and export.'
    expect(quotes('price-unit-missing', site(under(text)))).toEqual(['Pro has no limit and costs €4.'])
  })
  it.each(['£5.90 a loaf, postage included.', '€12 for two people.', '€8 each.'])('know their unit: %s', text => {
    expect(holds('price-unit-missing', under(text))).toBe(false)
  })
  it('are reduced where one is struck through and no word says so', () => {
    const card: Line = { text: '€249 €79', struck: ['€249'] }
    expect(quotes('discount-unreferenced', site(['# Lamps', card]))).toEqual(['€249 €79'])
    expect(holds('discount-unreferenced', ['# Lamps', '€249 €79'])).toBe(false)
  })
})

describe('leaving', () => {
  it('by telephone is seen outside the prices where something runs on', () => {
    const text = 'The membership renews by itself. To cancel, you must call us on 01632 960 188.'
    expect(holds('cancel-by-contact', ['# Lessons', text])).toBe(true)
    expect(holds('cancel-by-contact', ['# Lessons', 'To cancel, you must call us on 01632 960 188.'])).toBe(false)
  })
})

describe('buttons that lead nowhere', () => {
  const dead = button('Download the map', { href: 'javascript:void(0)', reacts: false })
  it('are named by their target', () => {
    expect(seen('cta-dead', site(['# Maps', dead]))[0]?.facts.target).toBe('a script that does nothing')
    const lost = button('Download the map', { href: '#map', reacts: false })
    expect(seen('cta-dead', site(['# Maps', lost]))[0]?.facts.target).toBe('“#map”, which the page does not have')
    expect(holds('cta-dead', ['# Maps', button('Download the map', { href: '#map' })])).toBe(false)
  })
  it('are no way forward beside a list to join', () => {
    const list = button('Join the waitlist')
    expect(holds('cta-waitlist-only', ['# Maps of quarries', list, dead])).toBe(true)
    expect(holds('cta-waitlist-only', ['# Maps of quarries', list, button('Download the map')])).toBe(false)
  })
})

describe('links inside running text', () => {
  const page = (href: string) => {
    const document = site(['# Maps of quarries', paragraph('Rotabee · Contact · Privacy', [{ text: 'Contact', href }])])
    return { ...document, blocks: document.blocks.filter(({ text }) => text !== 'Contact') }
  }
  it('reach someone, or are dead and quoted', () => {
    expect(seen('contact-absent', page('/contact'))).toEqual([])
    expect(seen('contact-absent', page('mailto:a@rotabee.example'))).toEqual([])
    expect(seen('contact-absent', page('#'))[0]?.quotes.map(({ text }) => text)).toEqual(['Contact'])
  })
  it('count among the ways out', () => {
    const links = 'abcdef'.split('').map(name => ({ text: `way-${name}`, href: `/${name}` }))
    const lines = ['# Maps of quarries', button('Start free trial')]
    expect(holds('single-goal', lines)).toBe(true)
    expect(holds('single-goal', [...lines, paragraph(links.map(({ text }) => text).join(' '), links)])).toBe(false)
  })
})

describe('whoever spoke', () => {
  const words = '“In our first three months it fell from two hours to half of one.”'
  it('is found beside a link to the story', () => {
    const story = { text: 'Read how they set it up', href: 'https://example.com/stories/1' }
    const by = paragraph('Ida Muster, owner, Muster & Daughter Coffee, 14 staff · Read how they set it up', [story])
    expect(holds('testimonial-attributed', ['# Rotas', words, by])).toBe(true)
    expect(holds('proof-absent', ['# Rotas', button('Start free trial'), words, by])).toBe(false)
  })
  it('is not told by the page’s own next button', () => {
    const next = button('Subscribe now', { href: 'https://example.com/order' })
    expect(holds('testimonial-anonymous', ['# Rotas', `${words} – Margaret`, next])).toBe(true)
    const review = link('All reviews', 'https://reviews.example/rotabee')
    expect(holds('testimonial-anonymous', ['# Rotas', `${words} – Margaret`, review])).toBe(false)
  })
})

describe('what is said beside', () => {
  it('a stronger fact is still said where it shows on other words too', () => {
    const buzz =
      'Our seamless, robust, scalable and holistic ecosystem empowers innovation with cutting-edge, next-generation synergy.'
    const document = site(['# Rotas', 'The most advanced platform on the market.', buzz, `${buzz} It is frictionless.`])
    const made = observe(document).map(({ observation, beatenBy }) => [observation.id, beatenBy.length])
    expect(made).toContainEqual(['superlative-unbacked', 0])
    expect(made).toContainEqual(['buzzword-dense', 0])
  })
  it('a ticker is seen while another of its messages stands there', () => {
    const changingTexts = [
      { before: '17 people are looking at this shoe', after: 'Someone in Ghent just bought Trail 4' },
    ]
    expect(holds('activity-ticker', ['# Shoes', '9 people have it in their basket'], { changingTexts })).toBe(true)
    expect(holds('activity-ticker', ['# Shoes', 'Nine people made it.'], { changingTexts })).toBe(false)
  })
})
