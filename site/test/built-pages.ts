import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { beforeAll } from 'vitest'
import { buildSite } from '../../scripts/building/site.ts'

export const folder = path.join(import.meta.dirname, '..', '..', 'dist', 'site')
export const files = {
  '/': 'index',
  '/home': 'home',
  '/about': 'about',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/404': '404',
  '/early-access/thanks': 'early-access/thanks',
}
export const routes = Object.entries(files)
/** The addresses to which links may lead: the specification's routes, and the sample. */
export const known = ['/', '/home', '/auth', '/auth#register', '/about', '/analysts', '/sample', '/privacy', '/terms']

const pages = new Map<string, HTMLElement>()
export const page = (route: string): HTMLElement => {
  const found = pages.get(route)
  if (!found) throw new Error(`${route} was not built`)
  return found
}
export const words = (element: HTMLElement | null) => element?.textContent.replace(/\s+/g, ' ').trim()
export const texts = (root: HTMLElement, selector: string) => root.querySelectorAll(selector).map(words)
export const linked = (root: HTMLElement, name: string) =>
  root.querySelectorAll('a').flatMap(link => (words(link) === name ? [link.getAttribute('href')] : []))

/** Builds the site, if needed, before the calling suite, and reads its pages. */
export function readBuiltPages(): void {
  beforeAll(async () => {
    await buildSite()
    for (const [route, file] of routes)
      pages.set(route, parse(readFileSync(path.join(folder, `${file}.html`), 'utf8'), { comment: true }))
  }, 120_000)
}
