import type http from 'node:http'
import type { LocatedDocument } from '#db/located-document.ts'
import { createBrowser } from '../../../adapters/browser/browser.ts'
import { inParallel } from '../../../panel/in-parallel.ts'
import { readWebsite } from '../../../sources/website/website.ts'
import { dataDir, serve } from '../../website/local-sites.ts'

export interface Page {
  name: string
  html: string
  /** The path on its site; the front page by default. */
  path?: string
}

const atOnce = 4

/** Reads each page in the packaged Chromium, on a host of its own. `serveOthers` answers all other paths. */
export async function readPages(
  pages: Page[],
  capturedAt: string,
  serveOthers: http.RequestListener = (_request, response) => response.writeHead(404).end(),
): Promise<Map<string, LocatedDocument>> {
  const { port, close } = await serve((request, response) => {
    const page = pages.find(({ name }) => request.headers.host?.startsWith(`${name}.example`))
    if (page === undefined || request.url !== (page.path ?? '/')) return serveOthers(request, response)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
  })
  const hostOf = ({ name }: Page) => `${name}.example:${port}`
  const browser = createBrowser({
    dataDir,
    allowHosts: pages.map(hostOf),
    resolve: async () => ['127.0.0.1'],
    log: () => undefined,
  })
  const documents = new Map<string, LocatedDocument>()
  try {
    await inParallel(pages, atOnce, async page => {
      const url = `http://${hostOf(page)}${page.path ?? '/'}`
      const read = await readWebsite({ url, capturedAt, signal: AbortSignal.timeout(60_000) }, { browser })
      if (!('document' in read)) throw new Error(`${page.name} was taken for a file`)
      documents.set(page.name, read.document)
    })
  } finally {
    await browser.close()
    await close()
  }
  return documents
}
