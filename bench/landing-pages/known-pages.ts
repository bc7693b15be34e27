/** The landing pages whose flaws are known: read from their folders, served, reviewed, and held against their lists. */
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { defaults } from '#cli/ci/defaults.ts'
import type { Finding } from '#db/shapes.ts'
import type { Severity } from '#db/vocabulary.ts'
import { createBrowser, type WarmBrowser } from '#worker/adapters/browser.ts'
import { type Claim, mergeClaims, quotesOf } from '#worker/panel/claims.ts'
import { reviewSubmission } from '#worker/panel/review.ts'
import { createRubricEngine } from '#worker/panel/rubric/engine.ts'
import { readWebsite } from '#worker/sources/website/website.ts'
import { memoryRecord } from '#worker/test/panel/memory-record.ts'
import { panelOf } from '#worker/test/rubric/panel.ts'

const folder = import.meta.dirname
/** Kept between runs, so that the browser is unpacked once. */
const dataDir = path.resolve(folder, '../../node_modules/.cache/panel-test')

export const sets = ['tuning', 'held-out-1', 'held-out-2', 'held-out-3'] as const

const Flaw = z.strictObject({
  /** Left out where no rule covers the flaw: the rubric misses it, and it counts. */
  observation: z.string().optional(),
  /** Other observations that say the same of the same words. */
  or: z.array(z.string()).default([]),
  severity: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Words that one of the claim's quotes must hold; a flaw of the whole page has none. */
  at: z.string().optional(),
  why: z.string(),
})
const Expected = z.strictObject({
  set: z.enum(sets),
  about: z.string(),
  wrong: z.array(Flaw),
  /** The traps that the page sets on purpose. Whatever is not in `wrong` must not be raised, named here or not. */
  right: z.array(z.strictObject({ observation: z.string(), why: z.string() })),
})
export type Flaw = z.infer<typeof Flaw>
export type KnownPage = z.infer<typeof Expected> & { name: string; html: string }

/** A build fails on a concern of this severity or above: what is measured is the gate that is shipped. */
export const gateSeverity: Severity = defaults.severity

/** Every known page, by name. */
export function knownPages(): KnownPage[] {
  return readdirSync(folder)
    .filter(name => existsSync(path.join(folder, name, 'expected.json')))
    .map(name => {
      const expected = Expected.parse(JSON.parse(readFileSync(path.join(folder, name, 'expected.json'), 'utf8')))
      return { ...expected, name, html: readFileSync(path.join(folder, name, 'index.html'), 'utf8') }
    })
}

export interface Scored {
  page: KnownPage
  /** Flaws that a concern names, whatever its severity. */
  raised: Flaw[]
  /** Flaws of the gate's severity that a concern of the gate's severity names. */
  raisedAtGate: Flaw[]
  missed: Flaw[]
  /** Concerns at the gate's severity, right or wrong. */
  atGate: Finding[]
  /** Those of them that name no flaw of the page. */
  falseAlarms: Finding[]
  /** Concerns below the gate's severity that name no flaw of the page. */
  remarks: Finding[]
}

/** The observations that name a flaw; none where no rule covers it. */
export const rulesOf = ({ observation, or }: Flaw): string[] => [
  ...(observation === undefined ? [] : [observation]),
  ...or,
]

function names(flaw: Flaw, claim: Claim): boolean {
  const { observation } = claim.leading
  if (observation === null || !rulesOf(flaw).includes(observation)) return false
  const { at } = flaw
  return at === undefined || claim.findings.flatMap(quotesOf).some(quote => quote.text.includes(at))
}

/** Holds the claims on a page against its list. */
export function score(page: KnownPage, claims: Claim[]): Scored {
  const concerns = claims.filter(({ leading }) => leading.stance === 'concern')
  const gated = concerns.filter(({ leading }) => leading.severity >= gateSeverity)
  const wrong = concerns.filter(claim => !page.wrong.some(flaw => names(flaw, claim)))
  const raised = page.wrong.filter(flaw => concerns.some(claim => names(flaw, claim)))
  return {
    page,
    raised,
    raisedAtGate: page.wrong.filter(flaw => flaw.severity >= gateSeverity && gated.some(claim => names(flaw, claim))),
    missed: page.wrong.filter(flaw => !raised.includes(flaw)),
    atGate: gated.map(claim => claim.leading),
    falseAlarms: wrong.filter(claim => gated.includes(claim)).map(claim => claim.leading),
    remarks: wrong.filter(claim => !gated.includes(claim)).map(claim => claim.leading),
  }
}

export interface Shares {
  flaws: number
  raised: number
  flawsAtGate: number
  raisedAtGate: number
  claims: number
  falseAlarms: number
}

export function sharesOf(scored: Scored[]): Shares {
  const sum = (count: (one: Scored) => number) => scored.reduce((total, one) => total + count(one), 0)
  return {
    flaws: sum(({ page }) => page.wrong.length),
    raised: sum(({ raised }) => raised.length),
    flawsAtGate: sum(({ page }) => page.wrong.filter(flaw => flaw.severity >= gateSeverity).length),
    raisedAtGate: sum(({ raisedAtGate }) => raisedAtGate.length),
    claims: sum(({ atGate }) => atGate.length),
    falseAlarms: sum(({ falseAlarms }) => falseAlarms.length),
  }
}

export interface Reviewer {
  review(page: KnownPage): Promise<Scored>
  close(): Promise<void>
}

/** Serves the pages, each at a host of its own name, and reviews them in the package's Chromium as a website is. */
export async function startReviewer(pages: KnownPage[]): Promise<Reviewer> {
  const server = http.createServer((request, response) => answer(pages, request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const hostOf = (page: KnownPage) => `${page.name}.example:${port}`
  const browser: WarmBrowser = createBrowser({
    dataDir,
    allowHosts: pages.map(hostOf),
    resolve: async () => ['127.0.0.1'],
    log: () => undefined,
  })
  return {
    async review(page) {
      const { signal } = new AbortController()
      // The clock of the pages: what they call last year is the year before.
      const capturedAt = '2026-11-20T12:00:00.000Z'
      const read = await readWebsite({ url: `http://${hostOf(page)}/`, capturedAt, signal }, { browser })
      if (!('document' in read)) throw new Error(`${page.name} was taken for a document`)
      const { document } = read
      const report = await reviewSubmission({
        reviewId: page.name,
        document,
        analysts: panelOf('marketing'),
        engine: createRubricEngine(),
        record: memoryRecord(),
        concurrency: 4,
        signal,
      })
      return score(page, mergeClaims(document, report.findings))
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(pages: KnownPage[], request: http.IncomingMessage, response: http.ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://page')
  const page = pages.find(({ name }) => request.headers.host?.startsWith(`${name}.example`))
  const picture = /^\/pictures\/[a-z-]+\.svg$/.test(pathname) ? path.join(folder, pathname) : null
  if (picture && existsSync(picture)) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(readFileSync(picture))
  } else if (page) {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(pathname === '/' ? page.html : '<!doctype html><title>Next</title><p>The next page.</p>')
  } else response.writeHead(404).end()
}
