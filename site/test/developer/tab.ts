/** The Developer tab of a user who belongs to the running test. */
import type { Page } from 'playwright-core'
import { desk } from '../accessibility/axe.ts'
import type { Person } from '../app-installation.ts'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'

export const phone = { width: 360, height: 740 }
/** A webhook’s address. */
export const address = 'https://example.org/panel'

interface Options {
  admin: boolean
  viewport: typeof desk
  before(person: Person): Promise<unknown>
}

/** Opens the tab after `before`, which makes what is to stand in it. */
export async function atTab(stage: Stage, { admin = false, viewport = desk, before }: Partial<Options> = {}) {
  const person = await stage.installation.signUp({ admin })
  await before?.(person)
  const { page } = await stage.open({ as: person })
  await page.setViewportSize(viewport)
  await page.goto('/profile#developer')
  return { person, page, screen: screenOf(page) }
}

/** Whether a request with this key is accepted. */
export const asked = (stage: Stage, key: string) =>
  fetch(`${stage.installation.url}/api/user`, { headers: { authorization: `Bearer ${key}` } })

export const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
