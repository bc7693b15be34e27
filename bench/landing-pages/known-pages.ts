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
  /** Any of these checks may find it. Empty if no check covers the flaw, which then counts as missed. */
  checks: z.array(z.string()).default([]),
  weight: z.literal([1, 2, 3]),
  /** Words that one of the check's quotes must contain; absent for flaws of the whole page. */
  at: z.string().optional(),
  why: z.string(),
})
const Expected = z.strictObject({
  about: z.string(),
  wrong: z.array(Flaw),
  /** Traps that the page sets on purpose. Only what is in `wrong` may be raised, even where no trap is listed. */
  right: z.array(z.strictObject({ check: z.string(), why: z.string() })),
})
export type Flaw = z.infer<typeof Flaw>
export type KnownPage = z.infer<typeof Expected> & { name: string; html: string }

export function knownPages(): KnownPage[] {
  return readdirSync(folder)
    .filter(name => existsSync(path.join(folder, name, 'expected.json')))
    .map(name => {
      const expected = Expected.parse(JSON.parse(readFileSync(path.join(folder, name, 'expected.json'), 'utf8')))
      return { ...expected, name, html: readFileSync(path.join(folder, name, 'index.html'), 'utf8') }
    })
}

export interface Raised {
  check: Pick<Check, 'id' | 'gates' | 'weight' | 'headline'>
  quotes: string[]
}

export interface Scored {
  page: KnownPage
  raised: Flaw[]
  missed: Flaw[]
  /** Findings on which the default gate fails a build, right or wrong. */
  failing: Raised[]
  /** Findings that match no flaw of the page. */
  extra: Raised[]
}

export const fails = ({ check }: Raised): boolean => check.gates && check.weight >= defaults.severity

const names = ({ checks, at }: Flaw, { check, quotes }: Raised): boolean =>
  checks.includes(check.id) && (at === undefined || quotes.some(quote => quote.includes(at)))

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

/** The date at which the checks read the pages, since the pages mention years. */
const capturedAt = '2026-11-20T12:00:00.000Z'

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
