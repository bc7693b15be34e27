/** An administrator's desk: the built site on the real API, with nothing in it yet, and a page that is signed in there. */
import path from 'node:path'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Harness, startHarness } from '#api/test/harness.ts'
import { buildSite } from '../../../scripts/building/site.ts'
import { type BorrowedBrowser, borrowChromium } from '../chromium.ts'
import { screenOf } from '../screen.ts'
import { sent } from '../specification/wire.ts'

const siteDir = path.resolve(import.meta.dirname, '../../../dist/site')

type Person = Awaited<ReturnType<Harness['signUp']>>

export const today = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(
  new Date(),
)

export type Desk = ReturnType<typeof deskFor>

/** Starts before the suite that calls it, stops after it; no page may have broken by then. */
export function deskFor() {
  const faults: string[] = []
  const requests: Request[] = []
  let started: {
    harness: Harness
    browser: BorrowedBrowser
    context: BrowserContext
    page: Page
    admin: Person
  } | null = null
  const now = () => {
    if (!started) throw new Error('The desk has not been opened')
    return started
  }

  /** A context of its own, signed in with this token. */
  async function open(
    token: string,
    { browser, harness }: Pick<ReturnType<typeof now>, 'browser' | 'harness'> = now(),
  ) {
    const context = await browser.newContext({ baseURL: harness.url, reducedMotion: 'reduce' })
    context.setDefaultTimeout(30_000)
    await context.addInitScript(value => localStorage.setItem('panel.token', value), token)
    const page = await context.newPage()
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    return { context, page }
  }

  beforeAll(async () => {
    await buildSite()
    const harness = await startHarness({ config: { siteDir } })
    const browser = await borrowChromium()
    const admin = await harness.signUp({ admin: true })
    started = { harness, browser, admin, ...(await open(admin.token, { browser, harness })) }
    started.page.on('request', request => requests.push(request))
  }, 120_000)

  afterEach(() => now().context.setOffline(false))

  afterAll(async () => {
    await started?.browser.giveBack()
    await started?.harness.close()
    expect(faults).toEqual([])
  })

  const screen = () => screenOf(now().page)
  return {
    get harness() {
      return now().harness
    },
    get context() {
      return now().context
    },
    get page() {
      return now().page
    },
    get admin() {
      return now().admin
    },
    open,
    button: (name: string) => screen().button(name),
    field: (name: string) => screen().field(name),
    heading: (name: string) => screen().heading(name),
    text: (words: string) => screen().text(words),
    row: (name: string) => screen().row(name),
    question: () => screen().question(),
    choose: (rowName: string, action: string) => screen().choose(rowName, action),
    told: (title: string, words: string) => screen().told(title, words),
    columns: () => now().page.getByRole('columnheader').allTextContents(),
    options: (label: string) => screen().field(label).getByRole('option').allTextContents(),
    search: (words: string) => now().page.getByRole('searchbox').fill(words),
    count: (words: string) => now().page.getByRole('status').filter({ hasText: words }).waitFor(),
    /** The administrator signed in an hour ago, so this act wants the password once more. */
    async withPassword(act: () => Promise<void>): Promise<void> {
      const { admin, harness } = now()
      await harness.database.sql`
        update sessions set confirmed_at = now() - interval '1 hour' where user_id = ${admin.id}`
      await act()
      await screen().field('Password').fill('correct horse')
      await screen().button('Continue').click()
    },
    /** Section 7: the last of these calls went over the wire with this body and the administrator's credential. */
    async sent(call: string, body: object | null): Promise<void> {
      const like = new RegExp(`^${call.replace('{id}', '\\d+')}$`)
      const last = requests.findLast(request => like.test(`${request.method()} ${new URL(request.url()).pathname}`))
      if (!last) throw new Error(`Nobody has sent ${call}`)
      await sent(last, now().admin.token, body)
    },
  }
}
