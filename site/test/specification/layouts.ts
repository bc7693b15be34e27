/** Section 2, the layouts: which bar, sidebar, menu and footer stands on which page. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
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

/** What links say and where they lead, as they stand. */
const linksIn = (place: Locator): Promise<(string | null | undefined)[][]> =>
  place.getByRole('link').evaluateAll(links => links.map(link => [link.textContent?.trim(), link.getAttribute('href')]))

async function hasFooter(page: Page): Promise<void> {
  const foot = page.getByRole('contentinfo')
  expect((await linksIn(foot)).slice(1)).toEqual(footer)
  expect(await foot.getByRole('heading').allTextContents()).toEqual(['Pages', 'Legal'])
  const words = (await foot.textContent()) ?? ''
  // Without a target: words, no links.
  for (const placeholder of ['Cookie Policy', 'Contact Us']) expect(words).toContain(placeholder)
  expect(words.replaceAll(/\s+/g, ' ')).toContain(
    'helps founders and leaders make bolder decisions using AI panels that uncover blind spots and sharpen strategy',
  )
  expect(words.replaceAll(/\s+/g, ' ')).toContain(`© ${new Date().getFullYear()} Panel`)
}

export function layouts(stage: Stage): void {
  describe('the public layout', () => {
    it('is no bar and the footer on /', async () => {
      const { page } = await stage.visit('guest')
      await page.goto('/')
      expect(await page.getByRole('banner').getByRole('navigation').count()).toBe(0)
      expect(await linksIn(page.getByRole('banner'))).toEqual([['Panel', '/']])
      await hasFooter(page)
    })

    it.each(['/home', '/about', '/analysts', '/privacy', '/terms', '/auth'])('is bar and footer on %s', async path => {
      const { page } = await stage.visit('guest')
      await page.goto(path)
      expect(await linksIn(page.getByRole('navigation', { name: 'Main' }))).toEqual(publicBar)
      expect(await page.getByRole('navigation', { name: 'Sidebar' }).count()).toBe(0)
      await hasFooter(page)
    })

    it('has its menu from the left on small screens, without a script', async () => {
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

  describe.each<Kind>(['user', 'admin'])('the signed-in layout of a %s', kind => {
    const sidebar = kind === 'admin' ? [...mainLinks, ...adminLinks] : mainLinks
    const pages = kind === 'admin' ? [...mainLinks, ...adminLinks].map(([, href = '']) => href) : ['/dashboard']

    it.each([...pages, '/projects/create'])('is bar, sidebar and footer on %s', async path => {
      const { page } = await stage.visit(kind)
      await page.goto(path)
      const bar = page.getByRole('banner')
      await bar.getByRole('button', { name: 'Sign Out', exact: true }).waitFor()
      expect(await linksIn(page.getByRole('navigation', { name: 'Main' }))).toEqual([
        ...appBar,
        ['Dashboard', '/dashboard'],
      ])
      const side = page.getByRole('complementary', { name: 'Sidebar' })
      await expect.poll(() => linksIn(side)).toEqual(sidebar)
      await side.getByRole('button', { name: 'Sign out', exact: true }).waitFor()
      expect(await side.getByRole('heading', { name: 'Administration' }).count()).toBe(kind === 'admin' ? 1 : 0)
      await hasFooter(page)
    })

    it('holds the same links in a menu from the left on small screens', async () => {
      const { page } = await stage.open({ as: stage[kind === 'admin' ? 'admin' : 'user'], viewport: phone })
      await page.goto('/projects/create')
      await page.getByRole('heading', { name: 'Create Project' }).waitFor()
      expect(await page.getByRole('complementary', { name: 'Sidebar' }).isVisible()).toBe(false)
      await screenOf(page).button('Menu').click()
      const menu = page.locator('#menu')
      await menu.getByRole('button', { name: 'Sign out' }).waitFor()
      expect((await menu.boundingBox())?.x).toBe(0)
      await expect.poll(() => linksIn(menu)).toEqual([...sidebar, ...appBar])
      await menu.getByRole('link', { name: 'Reports' }).click()
      await page.waitForURL(url => url.pathname === '/projects/reports')
    })
  })

  it('marks the current page in the sidebar', async () => {
    const { page } = await stage.visit('user')
    await page.goto('/profile')
    const current = page.getByRole('complementary', { name: 'Sidebar' }).locator('[aria-current=page]')
    await expect.poll(() => current.allTextContents()).toEqual(['Account Settings'])
  })
}
