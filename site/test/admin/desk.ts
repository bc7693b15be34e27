/** A page on which an administrator is signed in, and helpers to use it. */
import type { Page, Request } from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { faultsOf, desk as large, otherViews } from '../accessibility/axe.ts'
import { password } from '../app-installation.ts'
import { screenOf } from '../screen.ts'
import { hasSignedInLayout } from '../specification/layouts.ts'
import { adminRoutes, stands } from '../specification/routes.ts'
import { refused, sent } from '../specification/wire.ts'
import type { Stage } from '../stage.ts'
import { shiftOf, weightLimits } from '../weight.ts'

export const today = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(
  new Date(),
)

const usual = { width: 1280, height: 720 }

export type Desk = ReturnType<typeof deskFor>

export function deskFor(stage: Stage) {
  const requests: Request[] = []
  let page: Page

  beforeAll(async () => {
    page = (await stage.visit('admin')).page
    page.on('request', request => requests.push(request))
  })

  afterEach(() => page.context().setOffline(false))

  const screen = () => screenOf(page)
  return {
    get installation() {
      return stage.installation
    },
    get page() {
      return page
    },
    get admin() {
      return stage.admin
    },
    button: (name: string) => screen().button(name),
    field: (name: string) => screen().field(name),
    heading: (name: string) => screen().heading(name),
    text: (words: string) => screen().text(words),
    row: (name: string) => screen().row(name),
    question: () => screen().question(),
    choose: (rowName: string, action: string) => screen().choose(rowName, action),
    told: (title: string, words: string) => screen().told(title, words),
    /** Opens the route as an administrator, and checks its title, heading and layout, and that it does not move. */
    async opens(address: string): Promise<void> {
      const route = adminRoutes.find(({ path }) => path === address)
      if (!route) throw new Error(`There is no route ${address}`)
      await page.setViewportSize(large)
      await stands(route, { page })
      await hasSignedInLayout(page, 'admin')
      expect(await shiftOf(page)).toBeLessThanOrEqual(weightLimits.shift)
      await page.setViewportSize(usual)
    },
    refused: (path: string, title: string, act: () => Promise<unknown>, text?: string) =>
      refused(page, path, title, act, text),
    /** Axe finds nothing in what is open; `whole` includes the bars and the page itself. */
    async faultless({ whole = false, views = otherViews } = {}): Promise<void> {
      expect(await faultsOf(page, views, { whole })).toEqual([])
      await page.setViewportSize(usual)
    },
    /** Checks that the list fits a phone, with each row in two lines. */
    async fitsPhone(): Promise<void> {
      const first = page.getByRole('row').nth(1)
      await page.setViewportSize({ width: 375, height: 812 })
      await expect.poll(async () => (await first.boundingBox())?.height).toBeLessThan(90)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
      await page.setViewportSize(usual)
    },
    columns: () => page.getByRole('columnheader').allTextContents(),
    options: (label: string) => screen().field(label).getByRole('option').allTextContents(),
    search: (words: string) => page.getByRole('searchbox').fill(words),
    count: (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor(),
    offline: (is: boolean) => page.context().setOffline(is),
    /** Makes the sign-in an hour old, so that the action asks for the password, and enters it. */
    async withPassword(act: () => Promise<void>): Promise<void> {
      await stage.installation.database.sql`
        update sessions set confirmed_at = now() - interval '1 hour' where user_id = ${stage.admin.id}`
      await act()
      await screen().field('Password').fill(password)
      await screen().button('Continue').click()
    },
    /** Section 7: checks that the last such call had this body and the administrator's credential. */
    async sent(call: string, body: object | null): Promise<void> {
      const like = new RegExp(`^${call.replace('{id}', '\\d+')}$`)
      const last = requests.findLast(request => like.test(`${request.method()} ${new URL(request.url()).pathname}`))
      if (!last) throw new Error(`Nobody has sent ${call}`)
      await sent(last, stage.admin.token, body)
    },
  }
}
