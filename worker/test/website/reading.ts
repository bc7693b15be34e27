/** A site on loopback and a browser that reads it, open as long as the calling suite. */
import { afterAll, beforeAll } from 'vitest'
import type { LocatedDocument } from '#db/located-document.ts'
import { type BrowserOptions, createBrowser, type WarmBrowser } from '../../adapters/browser/browser.ts'
import { readWebsite, type WebsiteDeps, type WebsiteRead } from '../../sources/website/website.ts'
import { capturedAt } from '../sources/samples.ts'
import { dataDir, type Site } from './local-sites.ts'

export interface Reading {
  readonly site: Site
  readonly browser: WarmBrowser
  read(at: string, deps?: Partial<WebsiteDeps>, signal?: AbortSignal): Promise<WebsiteRead>
  documentAt(at: string): Promise<LocatedDocument>
  /** Like `documentAt`, but read once and shared by tests. */
  sharedAt(at: string): Promise<LocatedDocument>
}

export function readingOf(open: () => Promise<Site>, options: Partial<BrowserOptions> = {}): Reading {
  let site: Site
  let browser: WarmBrowser
  beforeAll(async () => {
    site = await open()
    const allowHosts = [site.host, ...(options.allowHosts ?? [])]
    browser = createBrowser({ dataDir, log: () => undefined, ...options, allowHosts })
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })
  const documents = new Map<string, Promise<LocatedDocument>>()
  const reading: Reading = {
    get site() {
      return site
    },
    get browser() {
      return browser
    },
    read(at, deps = {}, signal = new AbortController().signal) {
      const url = at.startsWith('/') ? `${site.origin}${at}` : at
      return readWebsite({ url, capturedAt, signal }, { browser, ...deps })
    },
    async documentAt(at) {
      const result = await reading.read(at)
      if (!('document' in result)) throw new Error(`${at} was taken for a document`)
      return result.document
    },
    sharedAt(at) {
      const document = documents.get(at) ?? reading.documentAt(at)
      documents.set(at, document)
      return document
    },
  }
  return reading
}
