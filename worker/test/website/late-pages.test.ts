import { describe, expect, it } from 'vitest'
import { freePort } from '#db/test/free-port.ts'
import { servePages } from './local-sites.ts'
import { readingOf } from './reading.ts'

const later = (ms: number, program: string) => `<script>setTimeout(() => { ${program} }, ${ms})</script>`
const page = (body: string) => `<!doctype html><html lang="en"><title>Ledger</title>${body}</html>`
/** Goes on while its picture is taken, which Playwright adds a style for, and which takes longer than 250 ms as it is tall. */
const leaves = `<div style="height:9000px;background:linear-gradient(red,blue)"></div><script>
  new MutationObserver(([{ addedNodes: [added] }]) => /background-att/.test(added?.textContent) &&
    setTimeout(() => { location = '/end' }, 250)).observe(document, { childList: true, subtree: true })</script>`
const draws = `root.innerHTML = '<h1>Drawn late</h1><p>58 clinics use it.</p>'`

const refusedPort = await freePort()

const pages = {
  '/end': page('<h1>Where it ends</h1><p>Rotas for 214 bakeries.</p>'),
  '/refresh': page(
    '<meta http-equiv="refresh" content="3; URL=\'/script\'"><h1>Please wait</h1><p>Taking you there.</p>',
  ),
  '/script': page(`<h1>Leaving soon</h1><p>We send you on.</p>${leaves}`),
  '/to-refused': page(
    `<h1>Leaving</h1><p>We send you on.</p>${later(900, `location = 'http://127.0.0.1:${refusedPort}/'`)}`,
  ),
  '/to-missing': page(later(900, `location = '/missing'`)),
  '/late-busy': page(
    `<h1>Ledger</h1><div id="root" aria-busy="true"></div>${later(3_000, `root.ariaBusy = 'false'; ${draws}`)}`,
  ),
  '/never': page('<div id="root">Loading…</div><script></script>'),
  '/never-whole': page('<h1>Ledger for clinics</h1><p>58 clinics use it.</p><div id="root">Loading prices…</div>'),
}
const reading = readingOf(() => servePages(pages))
const read = reading.documentAt

// Concurrent, because each page is mostly waiting. The longest starts first, so that it does not run alone in the end.
describe.concurrent('a page that is drawn late', () => {
  it('is read with its missing parts named', async () => {
    const document = await read('/never-whole')
    expect(document.unread.map(({ why }) => why)).toEqual([expect.stringContaining('still said “Loading prices…”')])
  })

  it('fails if it shows nothing but a loading message', async () => {
    await expect(read('/never')).rejects.toMatchObject({
      code: 'empty_page',
      message: expect.stringContaining('said “Loading…” and nothing else'),
    })
  })

  it('is waited for', async () => {
    const document = await read('/late-busy')
    expect(document.blocks.map(block => block.text)).toContain('58 clinics use it.')
    expect(document.blocks.every(block => block.phoneBox)).toBe(true)
    expect(document.unread).toEqual([])
  })
})

describe.concurrent('a page that redirects by script', () => {
  it('is read at its destination', async () => {
    const document = await read('/refresh')
    expect(document.blocks[0]?.text).toBe('Where it ends')
    const facts = document.website
    expect(facts).toMatchObject({
      requestedUrl: `${reading.site.origin}/refresh`,
      finalUrl: `${reading.site.origin}/end`,
    })
  })

  it('is refused if it leads to a forbidden address', async () => {
    await expect(read('/to-refused')).rejects.toMatchObject({ code: 'address_refused' })
  })

  it('fails as its destination does', async () => {
    await expect(read('/to-missing')).rejects.toMatchObject({ code: 'http_status' })
  })
})
