import { describe, expect, it } from 'vitest'
import { servePages } from './local-sites.ts'
import { readingOf } from './reading.ts'

const gone = 'onclick="document.body.innerHTML = \'<h1>Pressed</h1><p>Nothing else was kept.</p>\'"'
const page = (rest: string) =>
  `<!doctype html><html lang="en"><title>Candles</title><h1>Candles poured in Bath</h1><p>They burn for 45 hours.</p>${rest}</html>`

/** Parts of pages that are not consent notices, each with words that must be read. */
const own: Record<string, [part: string, text: string]> = {
  biscuits: [
    `<div class="cookie-card"><h2>Chocolate chip cookie</h2><p>Six cookies in a tin for £9.</p><button ${gone}>Continue</button></div>`,
    'Six cookies in a tin for £9.',
  ],
  'sticky-header': [
    `<header style="position:sticky;top:0"><a href="#p">Privacy features</a> <button ${gone}>Allow list</button></header><p>No logs are kept.</p>`,
    'No logs are kept.',
  ],
  demo: [
    `<main><section><h2>A banner that visitors understand</h2><div class="cookie-banner"><p>We use cookies to measure visits.</p><button ${gone}>Accept all</button></div></section></main>`,
    'We use cookies to measure visits.',
  ],
}
/** In another language, with a heading of its own, from a consent manager that takes a moment and then leads elsewhere. */
const notice = page(
  `<div class="notice" role="dialog" style="position:fixed;inset:20%;background:#fff"><h1>Votre vie privée</h1><p>Nous utilisons des cookies.</p><button onclick="this.closest('.notice').remove(); setTimeout(() => { location = '/elsewhere' }, 400)">Accept all</button></div>`,
)

const parts = Object.values(own).map(([part]) => part)
const pages = { '/own': page(parts.join('')), '/notice': notice, '/elsewhere': page('<p>Elsewhere.</p>') }
const reading = readingOf(() => servePages(pages))

// A notice that appears on scrolling is in website.test.ts, a page that scrolls inside itself in scrolled-pages.test.ts.
describe.concurrent('a cookie notice', () => {
  // All parts are on one page, where removing one as a notice would remove all others too.
  it('is not seen in what belongs to the page', async () => {
    const document = await reading.documentAt('/own')
    const texts = Object.values(own).map(([, text]) => text)
    expect(document.blocks.map(block => block.text)).toEqual(
      expect.arrayContaining(['Candles poured in Bath', ...texts]),
    )
    expect(document.blocks.filter(block => block.zone === 'consent')).toEqual([])
    expect(document.website?.consentDismissed).toBe(false)
  })

  it('is dismissed and kept apart', async () => {
    const document = await reading.documentAt('/notice')
    expect(document.website).toMatchObject({ consentDismissed: true, finalUrl: `${reading.site.origin}/notice` })
    const texts = (consent: boolean) =>
      document.blocks.filter(block => (block.zone === 'consent') === consent).map(block => block.text)
    expect(texts(true).join()).toMatch(/cookies/)
    expect(texts(false)).toEqual(['Candles poured in Bath', 'They burn for 45 hours.'])
  })
})
