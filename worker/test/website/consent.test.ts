import { describe, expect, it } from 'vitest'
import { servePages } from './local-sites.ts'
import { readingOf } from './reading.ts'

const gone = 'onclick="document.body.innerHTML = \'<h1>Pressed</h1><p>Nothing else was kept.</p>\'"'
const away = 'onclick="this.closest(\'.notice\').remove()"'
const page = (rest: string) =>
  `<!doctype html><html lang="en"><title>Candles</title><h1>Candles poured in Bath</h1><p>They burn for 45 hours.</p>${rest}</html>`

/** Parts of pages that are not consent notices, each with words that must have been read. */
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
const shell = `<!doctype html><html lang="en"><title>Candles</title><div style="position:fixed;inset:0;overflow:auto"><main><h1>Candles poured in Bath</h1><p>We use cookies of beeswax.</p><button ${gone}>Continue</button></main></div></html>`

const notices: Record<string, string> = {
  '/own-heading': page(
    `<div class="notice" role="dialog" style="position:fixed;inset:20%;background:#fff"><h1>We value your privacy</h1><p>We and our 842 partners use cookies.</p><button ${away}>Accept all</button></div>`,
  ),
  // In another language.
  '/once-scrolled': page(
    `<div style="height:1800px"></div><script>addEventListener('scroll', () => document.body.insertAdjacentHTML('beforeend', \`<div class="notice" style="position:fixed;bottom:0"><p>Nous utilisons des cookies.</p><button ${away.replaceAll("'", '&#39;')}>Tout refuser</button></div>\`), { once: true })</script>`,
  ),
  // A consent manager that takes a moment to disappear.
  '/leading-later': page(
    `<div class="notice" style="position:fixed;bottom:0"><p>We use cookies.</p><button onclick="this.closest('.notice').remove(); setTimeout(() => { location = '/elsewhere' }, 400)">Accept</button></div>`,
  ),
}

const parts = Object.values(own).map(([part]) => part)
const pages = { '/own': page(parts.join('')), '/shell': shell, ...notices, '/elsewhere': page('<p>Elsewhere.</p>') }
const reading = readingOf(() => servePages(pages))

describe.concurrent('a notice of cookies', () => {
  // All on one page, where mistaking one for a notice would take all others with it.
  it.each([
    ['/own', Object.values(own).map(([, text]) => text)],
    ['/shell', ['We use cookies of beeswax.']],
  ])('is not seen in the page of %s', async (path, texts) => {
    const document = await reading.documentAt(path)
    expect(document.blocks.map(block => block.text)).toEqual(
      expect.arrayContaining(['Candles poured in Bath', ...texts]),
    )
    expect(document.blocks.filter(block => block.zone === 'consent')).toEqual([])
    expect(document.website?.consentDismissed).toBe(false)
  })

  it.each(Object.keys(notices))('is dismissed and kept apart on %s', async path => {
    const document = await reading.documentAt(path)
    expect(document.website).toMatchObject({ consentDismissed: true, finalUrl: `${reading.site.origin}${path}` })
    const texts = (consent: boolean) =>
      document.blocks.filter(block => (block.zone === 'consent') === consent).map(block => block.text)
    expect(texts(true).join()).toMatch(/cookies/)
    expect(texts(false)).toEqual(['Candles poured in Bath', 'They burn for 45 hours.'])
  })
})
