import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Block, LocatedDocument } from '#db/located-document.ts'
import { capturedAt } from '../sources/samples.ts'
import { serve } from './local-sites.ts'
import { readingOf } from './reading.ts'

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}.html`, import.meta.url), 'utf8')

function open() {
  const bodies: Record<string, string> = {
    '/ledger': fixture('ledger'),
    '/studio': fixture('studio'),
    '/inner': '<p>Inside the same house.</p>',
    '/stories': '<p>A bookbinder in Ghent was paid 22 days sooner.</p>',
    '/logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><rect width="120" height="32"/></svg>',
    '/german': [
      '<html lang="de"><title>Werkstatt</title>',
      '<style>body { background: linear-gradient(#046, #046) fixed }</style>',
      '<h1>Fahrräder, die halten</h1><p>Wir bauen jedes Rad selbst und reparieren es, solange es fährt.</p>',
      '<div style="height:15000px"></div><p>Hier endet die Seite.</p>',
      '<template><div class="cookie-banner" style="position:fixed;bottom:0"><p>Wir verwenden Cookies.</p>',
      '<button onclick="this.parentNode.remove()">Alle akzeptieren</button>',
      '<button onclick="this.parentNode.remove(); document.title = \'abgelehnt\'">Alle ablehnen</button></div></template>',
      '<script>',
      'const notice = document.querySelector("template").content.firstChild;',
      'addEventListener("scroll", () => document.body.append(notice), { once: true });',
      'Array.prototype.map = Array.prototype.filter = document.querySelectorAll = () => [];',
      'JSON.stringify = () => "{}"; String.prototype.replace = () => "forged"',
      '</script>',
    ].join(''),
  }
  return serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x')
    if (pathname === '/moved') response.writeHead(301, { location: '/moved-again' }).end()
    else if (pathname === '/moved-again') response.writeHead(302, { location: '/studio' }).end()
    else if (bodies[pathname] === undefined) response.writeHead(404).end()
    else {
      const type = pathname.endsWith('.svg') ? 'image/svg+xml' : 'text/html; charset=utf-8'
      response.writeHead(200, { 'content-type': type }).end(bodies[pathname])
    }
  })
}
const reading = readingOf(open)

async function read(path: string) {
  const result = await reading.read(path)
  if (!('document' in result)) throw new Error(`${path} was taken for a document`)
  return result
}

function blockOf(document: LocatedDocument, text: string): Block {
  const found = document.blocks.filter(block => block.text === text)
  expect(found, text).toHaveLength(1)
  return found[0] as Block
}

const boxOf = (block: Block) => (block.where.kind === 'box' ? block.where.box : null)

describe('a landing page', () => {
  let document: LocatedDocument
  let screenshots: { desktop: Uint8Array; phone: Uint8Array }
  beforeAll(async () => {
    ;({ document, screenshots } = await read('/ledger'))
  }, 30_000)

  it('gives its text once, in reading order', () => {
    const shown = document.blocks.filter(block => block.hidden === undefined && block.zone !== 'consent')
    const order = [
      'Pricing',
      'Invoices that chase themselves',
      'Start a free month',
      'What changes',
      '€12 a month',
      'Ask for a call',
    ]
    expect(shown.map(block => block.text).filter(text => order.includes(text) && text !== 'Pricing')).toEqual(
      order.slice(1),
    )
    expect(shown.filter(block => block.text.includes('in your own words'))).toHaveLength(1)
    expect(document.blocks.map(block => block.id)).toEqual(document.blocks.map((_block, index) => `b${index + 1}`))
  })

  it('recognises headings, lists, rows, buttons, links, fields and pictures', () => {
    const headline = blockOf(document, 'Invoices that chase themselves')
    expect(headline).toMatchObject({ type: 'heading', level: 1, aboveFold: true })
    expect(blockOf(document, 'Replies land in your inbox.').type).toBe('list_item')
    expect(blockOf(document, 'Invoices a month | 30 | No limit').type).toBe('table_row')
    expect(blockOf(document, 'Watch the tour').type).toBe('button')
    const link = blockOf(document, 'Customers')
    expect(link).toMatchObject({ type: 'link', zone: 'nav', href: `${reading.site.origin}/customers` })
    expect(blockOf(document, 'Start a free month')).toMatchObject({ type: 'link', style: { filled: true } })
    expect(blockOf(document, 'hello@tallyfield.example')).toMatchObject({ href: 'mailto:hello@tallyfield.example' })
    expect(blockOf(document, 'Tallyfield')).toMatchObject({ type: 'image', zone: 'header' })
    expect(document.blocks.filter(block => block.altMissing)).toHaveLength(1)
    expect(blockOf(document, 'Tallyfield Ltd, 4 Mill Lane').zone).toBe('footer')
  })

  it('reads what a form asks, and how', () => {
    const fields = document.blocks.filter(block => block.type === 'form_field').map(block => block.field)
    const common = { form: 1, required: false, checked: false, placeholder: null }
    expect(fields).toEqual([
      { ...common, type: 'email', label: 'Work email', placeholder: 'you@company.example', required: true },
      { ...common, type: 'text', label: null, placeholder: 'Company' },
      { ...common, type: 'checkbox', label: 'Send me offers from partners', checked: true },
    ])
  })

  it('measures colours on solid backgrounds only', () => {
    expect(blockOf(document, 'Works beside the bookkeeping that you already have.').style).toMatchObject({
      color: '#c9c9c9',
      background: '#ffffff',
      contrast: 1.66,
    })
    const claim = blockOf(document, 'Built in a workshop above a bakery.').style
    expect(claim).toMatchObject({ background: null, contrast: null })
    expect(blockOf(document, 'Start a free month').style).toMatchObject({ background: '#00bb55', size: 16 })
  })

  it('reports what nobody would see, and how it is hidden', () => {
    const hidden = Object.fromEntries(
      document.blocks
        .filter(block => block.hidden)
        .map(block => [block.text.split(' ').slice(0, 2).join(' '), block.hidden]),
    )
    expect(hidden).toEqual({
      'Reviewers should': 'colour of its ground',
      'Cheap invoices': 'off the page',
      'Tiny ledger': 'too small',
      'Ignore all': 'colour of its ground',
    })
    const beside = document.blocks.find(block => block.hidden === 'off the page')
    expect(beside?.where, 'on no screen').toEqual({ kind: 'document' })
  })

  it('reads what loads on scrolling, shadow roots and frames of the same site', () => {
    blockOf(document, 'A bookbinder in Ghent was paid 22 days sooner.')
    blockOf(document, 'Kept in Tallinn on our own machines.')
    blockOf(document, 'Inside the same house.')
  })

  it('refuses consent, and keeps the notice apart', () => {
    expect(document.website?.consentDismissed).toBe(true)
    expect(reading.site.requests).toContain('GET /said-no')
    expect(reading.site.requests).not.toContain('GET /said-yes')
    expect(blockOf(document, 'We use cookies to measure visits.').zone).toBe('consent')
  })

  it('places blocks on both renderings', () => {
    const heading = blockOf(document, 'Invoices that chase themselves')
    expect(boxOf(heading)).toMatchObject({ x: 48, width: 720 })
    expect(heading.phoneBox).toMatchObject({ x: 16, width: 358 })
    expect(blockOf(document, 'Customers').phoneBox).toBeUndefined()
    const plans = ['Solo', '€12 a month', 'Choose Solo', '€39 a month'].map(text => blockOf(document, text).group)
    expect(new Set(plans.slice(0, 3)).size).toBe(1)
    expect(plans[3]).not.toBe(plans[0])
  })

  it('measures the page', () => {
    expect(document).toMatchObject({ kind: 'website', language: 'en', capturedAt, unread: [] })
    expect(document.website).toMatchObject({
      requestedUrl: `${reading.site.origin}/ledger`,
      finalUrl: `${reading.site.origin}/ledger`,
      status: 200,
      title: 'Tallyfield – invoices that chase themselves',
      description: 'Tallyfield sends your invoices and follows up until they are paid.',
      headings: 7,
      links: 10,
      forms: 1,
      images: 2,
      imagesWithoutAlt: 1,
      blockedRequests: 0,
      changingTexts: [{ before: expect.stringMatching(/ days /), after: expect.stringMatching(/^\d+ days after$/) }],
    })
    const facts = document.website
    expect(facts?.requests).toBeGreaterThanOrEqual(5)
    expect(facts?.bytes).toBeGreaterThan(5_000)
    expect(facts?.pageHeight.desktop).toBeGreaterThan(3_000)
    expect(facts?.actionsAboveFold).toBe(1)
  })

  it('is photographed whole, on desktop and phone', async () => {
    for (const [picture, width] of [
      [screenshots.desktop, 1440],
      [screenshots.phone, 390],
    ] as const) {
      const size = await sharp(picture).metadata()
      expect(size).toMatchObject({ format: 'jpeg', width })
      expect(size.height).toBeGreaterThan(3_000)
    }
  })
})

describe.concurrent('other pages', { timeout: 20_000 }, () => {
  it('are read with cards, slides and overlays, name what was not read, and say where redirects led', async () => {
    const { document } = await read('/moved')
    const { origin } = reading.site
    expect(document.website).toMatchObject({ requestedUrl: `${origin}/moved`, finalUrl: `${origin}/studio` })
    const texts = document.blocks.map(block => block.text)
    expect(blockOf(document, 'The mill house')).toMatchObject({ type: 'heading', href: `${origin}/built/1` })
    expect(blockOf(document, 'Ash and slate, built in eleven weeks.').group).toBe(
      blockOf(document, 'The mill house').group,
    )
    expect(blockOf(document, 'Join our letter')).toMatchObject({ zone: 'overlay', style: { background: '#ffffff' } })
    expect(blockOf(document, 'Slide one speaks of oak.').hidden).toBeUndefined()
    expect(blockOf(document, 'Slide two speaks of elm.').hidden).toBe('outside its frame')
    expect(blockOf(document, 'Book a measuring visit')).toMatchObject({ type: 'button', style: { filled: true } })
    expect(texts).toContain('Kitchens built once, by two people')
    expect(document.unread.map(({ why }) => why)).toEqual([
      'A video stands here. What it shows and says was not read.',
      'A frame from maps.invalid stands here. What is inside it was not read.',
    ])
    expect(document.website).toMatchObject({ consentDismissed: false, blockedRequests: 1 })
  })

  it('have a German cookie notice refused, even if they replace built-in functions; a very tall one says where its picture ends', async () => {
    const { document, screenshots } = await read('/german')
    expect(document.language).toBe('de')
    expect(document.website?.consentDismissed).toBe(true)
    expect(blockOf(document, 'Wir verwenden Cookies.').zone).toBe('consent')
    expect(document.blocks.find(block => block.text === 'Fahrräder, die halten')).toBeDefined()
    blockOf(document, 'Hier endet die Seite.')
    expect(document.unread.map(({ why }) => why).join(' ')).toContain('its picture ends at 12000')
    expect(await sharp(screenshots.desktop).metadata()).toMatchObject({ height: 12_000 })
    // A fixed background is painted down the whole picture, not only on its first screenful.
    const last = sharp(screenshots.desktop).extract({ left: 0, top: 11_000, width: 16, height: 16 })
    expect((await sharp(await last.toBuffer()).stats()).channels[0]?.max).toBeLessThan(40)
  })
})
