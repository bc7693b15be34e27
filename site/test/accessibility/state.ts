import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { screenOf } from '../screen.ts'
import type { Kind } from '../stage.ts'
import { type desk, phone } from './axe.ts'

export interface State {
  name: string
  as: Kind
  path: string
  /** Runs before the page is loaded, to change the server's answers. */
  before?(page: Page): Promise<unknown>
  act?(page: Page): Promise<unknown>
  /** Set if the state exists at one screen size only. */
  only?: typeof desk
  /** States reached from this one, one after the other, on a desktop. Page, scripts and axe are loaded only once. */
  further?: Step[]
}

export type Step = Required<Pick<State, 'name' | 'act'>> & Pick<State, 'only'>

/** The state of a freshly opened page, which every page has. */
export const asItComes = 'as it comes'

/** The ids of the projects whose pages are checked. */
export interface Places {
  draft: number
  reviewed: number
  failed: number
}

/** Matches a path, or everything below one that ends in a slash, with any query. */
const at = (address: string) => (url: URL) =>
  address.endsWith('/') ? url.pathname.startsWith(address) : url.pathname === address

export const broken = (route: Route) => route.fulfill({ status: 500, body: '' })
export const failing = (address: string) => (page: Page) => page.route(at(address), broken)
export const empty = (address: string) => (page: Page) => page.route(at(address), route => route.fulfill({ json: [] }))
export const press = (name: string) => (page: Page) => screenOf(page).button(name).click()
/** Requests again what failed to load, now that the server answers. */
export async function again(page: Page): Promise<void> {
  await page.unrouteAll()
  await press('Try again')(page)
}
export const said = (page: Page) => page.getByRole('alert').first().waitFor()

/** Closes every open menu, dialog and question, and discards what was typed. */
export async function leave(page: Page): Promise<void> {
  const open = page.locator('[role=menu], [role=dialog], [role=alertdialog]')
  const discard = screenOf(page).question().getByRole('button', { name: 'Discard', exact: true })
  await expect
    .poll(async () => {
      if (await discard.count()) await discard.click()
      else if (await open.count()) await page.keyboard.press('Escape')
      return open.count()
    })
    .toBe(0)
}

export async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await press('Menu')(page)
}
