import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { folder, known, linked, page, readBuiltPages, texts, words } from './built-pages.ts'

readBuiltPages()

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
    expect(linked(root, 'View full panel')).toEqual(['/analysts'])
  })

  it('shows three transcripts, each ending in a distillation, three panels, four steps and four audiences', () => {
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

  it('has the form twice, and it works without scripts', () => {
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
  it('include /home, with what the specification asks for', () => {
    const root = page('/home')
    const main = root.querySelector('main')
    if (!main) throw new Error('no main')
    expect(linked(main, 'Get Started')).toEqual(['/auth'])
    expect(linked(main, 'Learn More about Panel')).toEqual(['/about'])
    expect(linked(main, 'Create Account')).toEqual(['/auth#register'])
    expect(linked(main, 'Read the whole report')).toEqual(['/sample'])
    expect(words(main)).toContain('Written by hand in a model’s place, to show a full panel.')
    expect(linked(main, 'Contact Sales')).toEqual(['/about'])
    expect(texts(main, '.ledger h3')).toEqual(['Submit Content', 'AI Analysis', '10x Leadership Impact'])
    expect(words(main)).toContain('28%')
    expect(main.querySelectorAll('[aria-label$="out of 5 stars"]')).toHaveLength(3)
  })

  it('label all sample copy as such', () => {
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

  it('include /about, with its four sections', () => {
    const root = page('/about')
    expect(texts(root, 'main h2').slice(0, 4)).toEqual(['Vision', 'Mission', 'How We Work', 'Why Choose Panel'])
    expect(texts(root, '.ways-of-work h3')).toEqual(['AI Technology', 'Expert Panels', 'Comprehensive Analysis'])
    expect(root.querySelectorAll('.reasons dt')).toHaveLength(4)
    expect(linked(root, 'Get Started')).toEqual(['/auth'])
  })

  it('include thirteen terms, with 30 days’ notice', () => {
    const root = page('/terms')
    expect(words(root.querySelector('h1'))).toBe('Terms of Service')
    expect(root.querySelectorAll('.clauses article')).toHaveLength(13)
    expect(root.querySelectorAll('.legal nav a')).toHaveLength(13)
    expect(words(root)).toContain('at least 30 days’ notice')
  })

  it('include one for unknown addresses, and one that repeats the notice after the form', () => {
    const root = page('/404')
    expect(words(root.querySelector('h1'))).toBe('404 Page Not Found')
    expect(texts(root, 'main p')).toContain('Did you forget to add the page to the router?')
    const thanks = page('/early-access/thanks')
    expect(words(thanks.querySelector('h1'))).toBe('Success!')
    expect(texts(thanks, 'main p')).toContain("We've added you to our early access list.")
    expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(texts(root, '.bar-links li')).toEqual(['Home', 'Meet Our AI Analysts', 'About', 'Sign In', 'Create Account'])
  })
})

describe('files beside the pages', () => {
  it('include icons, a manifest, robots and a sitemap of public pages only', () => {
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
})
