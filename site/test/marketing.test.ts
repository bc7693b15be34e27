/** The marketing pages as they are built: the specification's words, links that lead somewhere, no script, few bytes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type HTMLElement, parse } from 'node-html-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../scripts/building/site.ts'

const folder = path.join(import.meta.dirname, '..', '..', 'dist', 'site')
const files = {
  '/': 'index',
  '/home': 'home',
  '/about': 'about',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/404': '404',
  '/early-access/thanks': 'early-access/thanks',
}
const routes = Object.entries(files)
/** Of the specification's route table: what a visitor may be sent to. */
const known = ['/', '/home', '/auth', '/about', '/analysts', '/privacy', '/terms']

const pages = new Map<string, HTMLElement>()
const page = (route: string): HTMLElement => {
  const found = pages.get(route)
  if (!found) throw new Error(`${route} was not built`)
  return found
}
const words = (element: HTMLElement | null) => element?.textContent.replace(/\s+/g, ' ').trim()
const texts = (root: HTMLElement, selector: string) => root.querySelectorAll(selector).map(words)
const linked = (root: HTMLElement, name: string) =>
  root.querySelectorAll('a').flatMap(link => (words(link) === name ? [link.getAttribute('href')] : []))

beforeAll(async () => {
  await buildSite()
  for (const [route, file] of routes)
    pages.set(route, parse(readFileSync(path.join(folder, `${file}.html`), 'utf8'), { comment: true }))
}, 120_000)

describe.each(routes)('%s', route => {
  it('ships no script, no inline style and nothing that runs by itself', () => {
    const root = page(route)
    const scripts = root.querySelectorAll('script')
    // The page that is not found is come to from the app, and shows itself in the theme that was chosen there.
    expect(scripts).toHaveLength(route === '/404' ? 1 : 0)
    for (const script of scripts) expect(script.textContent).toContain("localStorage.getItem('panel.theme')")
    expect(root.querySelectorAll('script[src], iframe, astro-island, link[rel=modulepreload]')).toHaveLength(0)
    const attributes = root.querySelectorAll('*').flatMap(element => Object.entries(element.attributes))
    expect(attributes.filter(([name]) => name === 'style')).toEqual([])
    // The early-access form waits for a touch, and then asks for a file: see early-access-form.test.ts.
    const acting = attributes.filter(([name]) => name.startsWith('on'))
    const touch = "import('/early-access.js')"
    const form = [
      ['onpointerdown', touch],
      ['onfocus', touch],
    ]
    expect(acting).toEqual(route === '/' ? [...form, ...form] : [])
    expect(root.querySelectorAll('style')).toHaveLength(0)
  })

  it('has one h1, and headings that skip no level', () => {
    const levels = page(route)
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map(heading => Number(heading.tagName.slice(1)))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 1)).toBeLessThanOrEqual(1)
  })

  it('names every id once, and points only at ids that are there', () => {
    const root = page(route)
    const ids = root.querySelectorAll('[id]').map(element => element.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget']) {
      for (const element of root.querySelectorAll(`[${name}]`)) {
        expect(ids, `${name} of <${element.rawTagName}>`).toContain(element.getAttribute(name))
      }
    }
    for (const use of root.querySelectorAll('use')) expect(ids).toContain(use.getAttribute('href')?.slice(1))
  })

  it('leads only to pages of the specification and to files that were built', () => {
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

  it('tells searchers and sharers what it is', () => {
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

  it('ends in the footer of the specification', () => {
    const footer = page(route).querySelector('footer.foot')
    if (!footer) throw new Error('no footer')
    const [pagesColumn, legal] = footer.querySelectorAll('nav')
    if (!pagesColumn || !legal) throw new Error('no columns')
    expect(texts(pagesColumn, 'h2, li')).toEqual(['Pages', 'Home', 'Analysts', 'About', 'Create Account', 'Sign In'])
    expect(texts(legal, 'h2, li')).toEqual([
      'Legal',
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
      'Contact Us',
    ])
    expect(texts(legal, 'a')).toEqual(['Privacy Policy', 'Terms of Service'])
    expect(footer.querySelectorAll('.social a')).toHaveLength(0)
    expect(words(footer)).toContain(
      'helps founders and leaders make bolder decisions using AI panels that uncover blind spots and sharpen strategy',
    )
    expect(words(footer.querySelector('[data-year]'))).toMatch(/^20\d\d$/)
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

describe('the early-access page', () => {
  it('has the sections of the specification, in its order and words', () => {
    const root = page('/')
    expect(words(root.querySelector('h1'))).toBe('Real Feedback: Not Smoothed-Over AI Banter')
    expect(texts(root, 'main h2')).toEqual([
      'What Makes it Different',
      'Smart Decisions Start with Opinions',
      'Start with our Pitch, Marketing and Sales Panels',
      'Quotations',
      'How It Works',
      "Why AI Can't Make the Call",
      "Who It's For",
      'Join Early Access',
    ])
    expect(root.querySelector('header nav')).toBeNull()
    expect(linked(root, 'View full panel')).toEqual(['/analysts'])
  })

  it('shows three transcripts, each ending in a distillation, and counts the rest as asked', () => {
    const root = page('/')
    expect(texts(root, '.transcript h3')).toEqual(['Sales', 'Marketing', 'VC'])
    for (const transcript of root.querySelectorAll('.transcript')) {
      const last = transcript
        .querySelectorAll('*')
        .filter(element => element.parentNode === transcript)
        .at(-1)
      expect(words(last?.querySelector('h4') ?? null)).toBe('Distillation')
      expect(words(last?.querySelector('q') ?? null)).toMatch(/\?$/)
    }
    expect(root.querySelectorAll('.panels > .panel')).toHaveLength(3)
    expect(root.querySelectorAll('.steps > li')).toHaveLength(4)
    expect(root.querySelectorAll('.audiences dt')).toHaveLength(4)
  })

  it('has the form twice, and it works without a script', () => {
    const forms = page('/').querySelectorAll('form')
    expect(forms).toHaveLength(2)
    for (const form of forms) {
      expect(form.getAttribute('action')).toBe('/api/early-access')
      expect(form.getAttribute('method')).toBe('post')
      const input = form.querySelector('input')
      expect(input?.attributes).toMatchObject({ type: 'email', name: 'email', required: '' })
      expect(words(form.querySelector('label'))).toBe('Email address')
      expect(words(form.querySelector('button'))).toBe('Get Early Access')
      expect(words(form)).toContain('Your first panel is free when you register early.')
    }
  })
})

describe('the other pages', () => {
  it('puts the public bar above all but the landing page, and its links into the menu too', () => {
    for (const route of ['/home', '/about', '/privacy', '/terms']) {
      for (const nav of page(route).querySelectorAll('header nav')) {
        const links = nav.querySelectorAll('li a').map(link => [words(link), link.getAttribute('href')])
        expect(links).toEqual([
          ['Product', '/home'],
          ['Meet Our AI Analysts', '/analysts'],
          ['About', '/about'],
          ['Sign In', '/auth'],
          ['Create Account', '/auth'],
        ])
      }
    }
    expect(page('/home').querySelectorAll('header nav [aria-current=page]')).toHaveLength(2)
  })

  it('sells on /home what the specification asks for', () => {
    const root = page('/home')
    const main = root.querySelector('main')
    if (!main) throw new Error('no main')
    expect(linked(main, 'Get Started')).toEqual(['/auth'])
    expect(linked(main, 'Learn More about Panel')).toEqual(['/about'])
    expect(linked(main, 'Create Account')).toEqual(['/auth'])
    expect(linked(main, 'Contact Sales')).toEqual(['/about'])
    expect(texts(main, '.ledger h3')).toEqual(['Submit Content', 'AI Analysis', '10x Leadership Impact'])
    expect(words(main)).toContain('28%')
    expect(main.querySelectorAll('[aria-label$="out of 5 stars"]')).toHaveLength(3)
  })

  it('says of all sample copy that it is sample copy', () => {
    for (const [route, container] of [
      ['/', '.quotations'],
      ['/home', '.testimonials'],
    ] as const) {
      const figures = page(route).querySelectorAll(`${container} figure`)
      expect(figures).toHaveLength(3)
      for (const figure of figures) expect(words(figure.querySelector('figcaption'))).toMatch(/^Sample /)
      expect(words(page(route).querySelector('.sample'))).toMatch(/^Sample copy: /)
    }
  })

  it('explains on /about', () => {
    const root = page('/about')
    expect(texts(root, 'main h2').slice(0, 4)).toEqual(['Vision', 'Mission', 'How We Work', 'Why Choose Panel'])
    expect(texts(root, '.ways-of-work h3')).toEqual(['AI Technology', 'Expert Panels', 'Comprehensive Analysis'])
    expect(root.querySelectorAll('.reasons dt')).toHaveLength(4)
    expect(linked(root, 'Get Started')).toEqual(['/auth'])
  })

  it('has thirteen terms, and 30 days’ notice', () => {
    const root = page('/terms')
    expect(words(root.querySelector('h1'))).toBe('Terms of Service')
    expect(root.querySelectorAll('.clauses article')).toHaveLength(13)
    expect(root.querySelectorAll('.legal nav a')).toHaveLength(13)
    expect(words(root)).toContain('at least 30 days’ notice')
  })

  it('says what is missing on the page that is not there', () => {
    const root = page('/404')
    expect(words(root.querySelector('h1'))).toBe('404 Page Not Found')
    expect(texts(root, 'main p')).toContain('Did you forget to add the page to the router?')
    expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(texts(root, '.bar-links li')).toEqual(['Home', 'Meet Our AI Analysts', 'About', 'Sign In', 'Create Account'])
  })
})

describe('the answers to the form', () => {
  it('says what the notices say', () => {
    const thanks = page('/early-access/thanks')
    expect(words(thanks.querySelector('h1'))).toBe('Success!')
    expect(texts(thanks, 'main p')).toContain("We've added you to our early access list.")
  })
})

describe('files beside the pages', () => {
  it('has icons, a manifest, robots and a sitemap of public pages only', () => {
    const built = new Set(readdirSync(folder))
    for (const file of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'manifest.webmanifest', 'robots.txt'])
      expect(built).toContain(file)
    const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8'))
    for (const icon of manifest.icons) expect(existsSync(path.join(folder, icon.src)), icon.src).toBe(true)
    const sitemap = readFileSync(path.join(folder, 'sitemap-0.xml'), 'utf8')
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => new URL(match[1] ?? '').pathname)
    expect(listed).toEqual(expect.arrayContaining(['/', '/home', '/about', '/privacy', '/terms']))
    for (const address of listed) expect(known).toContain(address)
    expect(readFileSync(path.join(folder, 'robots.txt'), 'utf8')).toMatch(/^Sitemap: http.*\/sitemap-index\.xml$/m)
  })

  it('keeps themes in light-dark() and asks no other machine for anything', () => {
    const styles = readdirSync(path.join(folder, '_astro'))
      .filter(file => file.endsWith('.css'))
      .map(file => readFileSync(path.join(folder, '_astro', file), 'utf8'))
      .join('\n')
    expect(styles).toContain('light-dark(')
    expect(styles).not.toMatch(/url\((?!["']?\/)/)
  })
})
