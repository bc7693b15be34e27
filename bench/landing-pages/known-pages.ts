/** The landing pages whose flaws are known: read from their folders, rendered, checked, and held against their lists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { z } from 'zod'
import { defaults } from '#cli/ci/defaults.ts'
import { annotate } from '#worker/panel/rubric/annotate/annotate.ts'
import { checksFor } from '#worker/panel/rubric/checks/all-checks.ts'
import type { Check } from '#worker/panel/rubric/checks/check.ts'
import { readPages } from '#worker/test/rubric/page/rendered.ts'

const folder = import.meta.dirname

const Flaw = z.strictObject({
  /** The checks that name it, any of them; none where no check covers the flaw: it is missed, and it counts. */
  checks: z.array(z.string()).default([]),
  weight: z.literal([1, 2, 3]),
  /** Words that one of the check's quotes must hold; a flaw of the whole page has none. */
  at: z.string().optional(),
  why: z.string(),
})
const Expected = z.strictObject({
  about: z.string(),
  wrong: z.array(Flaw),
  /** The traps that the page sets on purpose. Whatever is not in `wrong` must not be raised, named here or not. */
  right: z.array(z.strictObject({ check: z.string(), why: z.string() })),
})
export type Flaw = z.infer<typeof Flaw>
export type KnownPage = z.infer<typeof Expected> & { name: string; html: string }

/** Every known page, by name. */
export function knownPages(): KnownPage[] {
  return readdirSync(folder)
    .filter(name => existsSync(path.join(folder, name, 'expected.json')))
    .map(name => {
      const expected = Expected.parse(JSON.parse(readFileSync(path.join(folder, name, 'expected.json'), 'utf8')))
      return { ...expected, name, html: readFileSync(path.join(folder, name, 'index.html'), 'utf8') }
    })
}

/** A check that holds on a page, with the words that show it. */
export interface Raised {
  check: Pick<Check, 'id' | 'gates' | 'weight' | 'headline'>
  quotes: string[]
}

export interface Scored {
  page: KnownPage
  raised: Flaw[]
  missed: Flaw[]
  /** Of what was raised, what the shipped gate fails a build on, right or wrong. */
  failing: Raised[]
  /** What names no flaw of the page. */
  extra: Raised[]
}

/** What fails a build: a check that gates, at the weight of the gate that is shipped or above. */
export const fails = ({ check }: Raised): boolean => check.gates && check.weight >= defaults.severity

const names = ({ checks, at }: Flaw, { check, quotes }: Raised): boolean =>
  checks.includes(check.id) && (at === undefined || quotes.some(quote => quote.includes(at)))

/** Holds what was raised on a page against its list. */
export function score(page: KnownPage, raised: Raised[]): Scored {
  const isRaised = (flaw: Flaw) => raised.some(one => names(flaw, one))
  return {
    page,
    raised: page.wrong.filter(isRaised),
    missed: page.wrong.filter(flaw => !isRaised(flaw)),
    failing: raised.filter(fails),
    extra: raised.filter(one => !page.wrong.some(flaw => names(flaw, one))),
  }
}

/** The clock of the pages: what they call last year is the year before. */
const capturedAt = '2026-11-20T12:00:00.000Z'

/** Renders the pages in the package's Chromium, runs every check on them and holds what it raises against the lists. */
export async function reviewPages(pages: KnownPage[]): Promise<Scored[]> {
  const documents = await readPages(pages, capturedAt, servePictures)
  return pages.map(page => {
    const document = documents.get(page.name)
    if (!document) throw new Error(`${page.name} was not read`)
    const reading = annotate(document)
    const raised = checksFor(reading).flatMap((check): Raised[] => {
      const found = check.find(reading)
      return found.length === 0
        ? []
        : [{ check, quotes: found.flatMap(({ quotes }) => quotes.map(({ text }) => text)) }]
    })
    return score(page, raised)
  })
}

const servePictures: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://page')
  const picture = path.join(folder, pathname)
  if (!pathname.startsWith('/pictures/')) {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Next</title><p>The next page.</p>')
  } else if (/^\/pictures\/[a-z-]+\.svg$/.test(pathname) && existsSync(picture)) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(readFileSync(picture))
  } else response.writeHead(404).end()
}
