/** Section 2, the layouts: the bar, sidebar, menu and footer of each page. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { screenOf } from '../screen.ts'
import type { Kind, Stage } from '../stage.ts'

const publicBar = [
  ['Product', '/home'],
  ['Meet Our AI Analysts', '/analysts'],
  ['About', '/about'],
  ['Sign In', '/auth'],
  ['Create Account', '/auth#register'],
]
const mainLinks = [
  ['Dashboard', '/dashboard'],
  ['Projects', '/projects'],
  ['Reports', '/projects/reports'],
  ['Account Settings', '/profile'],
]
const adminLinks = [
  ['Users', '/admin/users'],
  ['All Projects', '/admin/projects'],
  ['Analysts', '/admin/analysts'],
  ['Early Access', '/admin/early-access'],
  ['Model', '/admin/model'],
  ['Settings', '/admin/settings'],
]
const appBar = [
  ['Home', '/'],
  ['Meet Our AI Analysts', '/analysts'],
  ['About', '/about'],
]
const footer = [
  ['Home', '/'],
  ['Analysts', '/analysts'],
  ['About', '/about'],
  ['Create Account', '/auth#register'],
  ['Sign In', '/auth'],
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
]

const phone = { width: 375, height: 812 }

const linksIn = (place: Locator): Promise<(string | null | undefined)[][]> =>
  place.getByRole('link').evaluateAll(links => links.map(link => [link.textContent?.trim(), link.getAttribute('href')]))

async function hasFooter(page: Page): Promise<void> {
  const foot = page.getByRole('contentinfo')
  expect((await linksIn(foot)).slice(1)).toEqual(footer)
  expect(await foot.getByRole('heading').allTextContents()).toEqual(['Pages', 'Legal'])
  const words = (await foot.textContent()) ?? ''
  // Without a target: words, not links.
  for (const placeholder of ['Cookie Policy', 'Contact Us']) expect(words).toContain(placeholder)
  expect(words.replaceAll(/\s+/g, ' ')).toContain(
    'helps founders and leaders make bolder decisions using AI panels that uncover blind spots and sharpen strategy',
  )
  expect(words.replaceAll(/\s+/g, ' ')).toContain(`© ${new Date().getFullYear()} Panel`)
}

const sidebarOf = (kind: Kind) => (kind === 'admin' ? [...mainLinks, ...adminLinks] : mainLinks)

/** Checks the bar, which only the landing page lacks, and the footer. */
export async function hasPublicLayout(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === '/') {
    expect(await page.getByRole('banner').getByRole('navigation').count()).toBe(0)
    expect(await linksIn(page.getByRole('banner'))).toEqual([['Panel', '/']])
  } else {
    expect(await linksIn(page.getByRole('navigation', { name: 'Main' }))).toEqual(publicBar)
    expect(await page.getByRole('navigation', { name: 'Sidebar' }).count()).toBe(0)
  }
  await hasFooter(page)
}

/** Checks the bar, the sidebar with the current page marked, and the footer. */
export async function hasSignedInLayout(page: Page, kind: Kind): Promise<void> {
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Sign Out', exact: true }).waitFor()
  expect(await linksIn(page.getByRole('navigation', { name: 'Main' }))).toEqual([
    ...appBar,
    ['Dashboard', '/dashboard'],
  ])
  const side = page.getByRole('complementary', { name: 'Sidebar' })
  const sidebar = sidebarOf(kind)
  await vi.waitFor(async () => expect(await linksIn(side)).toEqual(sidebar), 10_000)
  const { pathname } = new URL(page.url())
  const named = sidebar.flatMap(([name, href]) => (href === pathname ? [name] : []))
  if (named.length > 0) expect(await side.locator('[aria-current=page]').allTextContents()).toEqual(named)
  await side.getByRole('button', { name: 'Sign out', exact: true }).waitFor()
  expect(await side.getByRole('heading', { name: 'Administration' }).count()).toBe(kind === 'admin' ? 1 : 0)
  await hasFooter(page)
}

/** The layouts on small screens. `routes.ts` checks those on a desktop. */
export function layouts(stage: Stage): void {
  describe('the public layout', () => {
    it('slides its menu in from the left on small screens, without scripts', async () => {
      const { page } = await stage.open({ viewport: phone, javaScriptEnabled: false })
      await page.goto('/home')
      await page.getByRole('button', { name: 'Menu' }).press('Enter')
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await menu.waitFor()
      expect((await menu.boundingBox())?.x).toBe(0)
      expect((await linksIn(menu)).slice(-publicBar.length).map(([name]) => name)).toEqual(
        publicBar.map(([name]) => name),
      )
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Menu' }).click()
      await menu.getByRole('button', { name: 'Close' }).click()
      await menu.waitFor({ state: 'hidden' })
    })
  })

  describe('the signed-in layout', () => {
    it('has the same links in a menu from the left on small screens', async () => {
      const { page } = await stage.open({ as: stage.admin })
      await page.setViewportSize(phone)
      await page.goto('/projects/create')
      await page.getByRole('heading', { name: 'Create Project' }).waitFor()
      expect(await page.getByRole('complementary', { name: 'Sidebar' }).isVisible()).toBe(false)
      await screenOf(page).button('Menu').click()
      const menu = page.locator('#menu')
      await menu.getByRole('button', { name: 'Sign out' }).waitFor()
      expect((await menu.boundingBox())?.x).toBe(0)
      await expect.poll(() => linksIn(menu)).toEqual([...sidebarOf('admin'), ...appBar])
      await menu.getByRole('link', { name: 'Reports' }).click()
      await page.waitForURL(url => url.pathname === '/projects/reports')
    })
  })
}
