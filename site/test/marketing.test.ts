import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { files, folder, known, page, readBuiltPages, routes, words } from './built-pages.ts'

readBuiltPages()

describe.each(routes)('%s', route => {
  it('ships no script, no inline style and nothing that runs by itself', () => {
    const root = page(route)
    const scripts = root.querySelectorAll('script')
    // The page for unknown addresses can be reached from the app, so it applies the theme chosen there.
    expect(scripts).toHaveLength(route === '/404' ? 1 : 0)
    for (const script of scripts) expect(script.textContent).toContain("localStorage.getItem('panel.theme')")
    expect(root.querySelectorAll('script[src], iframe, astro-island, link[rel=modulepreload]')).toHaveLength(0)
    const attributes = root.querySelectorAll('*').flatMap(element => Object.entries(element.attributes))
    expect(attributes.filter(([name]) => name === 'style')).toEqual([])
    // The early-access form requests its script when touched: see specification/early-access-form.ts.
    const acting = attributes.filter(([name]) => name.startsWith('on'))
    const load = "import('/early-access.js').then(({ touched }) => touched(event)"
    const missing = `if(validity.valueMissing){event.preventDefault();${load},()=>form.submit())}`
    const form = [
      ['onpointerdown', `${load})`],
      ['onfocus', `${load})`],
      ['oninvalid', missing],
    ]
    expect(acting).toEqual(route === '/' ? [...form, ...form] : [])
    expect(root.querySelectorAll('style')).toHaveLength(0)
  })

  it('links only to pages of the specification and to built files', () => {
    const root = page(route)
    const hrefs = root.querySelectorAll('a[href]').map(link => link.getAttribute('href') ?? '')
    expect(hrefs.length).toBeGreaterThan(5)
    for (const href of hrefs) {
      if (href.startsWith('#')) expect(root.querySelector(`[id="${href.slice(1)}"]`), href).not.toBeNull()
      else expect(known).toContain(href)
    }
    const assets = root
      .querySelectorAll('link[href]')
      .map(link => link.getAttribute('href') ?? '')
      .filter(href => href.startsWith('/'))
    expect(assets.length).toBeGreaterThan(4)
    for (const asset of assets) expect(existsSync(path.join(folder, asset)), asset).toBe(true)
  })

  it('has metadata for search engines and sharing', () => {
    const root = page(route)
    expect(words(root.querySelector('title'))).toContain('Panel')
    const meta = (name: string) =>
      root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
    expect(meta('description').length).toBeGreaterThan(25)
    expect(meta('description').length).toBeLessThan(170)
    const picture = new URL(meta('og:image'))
    expect(readFileSync(path.join(folder, picture.pathname)).subarray(1, 4).toString()).toBe('PNG')
    expect(root.querySelectorAll('meta[name=theme-color]')).toHaveLength(2)
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('en')
  })

  it('fits into 14 kB of HTML and CSS', () => {
    const root = page(route)
    const sheets = root.querySelectorAll('link[rel=stylesheet]').map(link => link.getAttribute('href') ?? '')
    expect(sheets.length).toBeGreaterThan(0)
    const bytes = [`${files[route as keyof typeof files]}.html`, ...sheets]
      .map(file => brotliCompressSync(readFileSync(path.join(folder, file))).length)
      .reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(14_000)
  })
})
