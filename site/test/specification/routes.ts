/** Section 2, the route table and the guard: where a guest, a user and an administrator end up, and what they see. */
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Visit } from '../app-installation.ts'
import { screenOf } from '../screen.ts'
import { draftOf, type Stage } from '../stage.ts'
import { hasPublicLayout, hasSignedInLayout } from './layouts.ts'

interface Route {
  path: string
  access: 'public' | 'user' | 'admin'
  title: string
  heading: string
}

const suffix = ' · Panel'
const publicRoutes: Route[] = [
  ['/', 'Panel: real feedback, not smoothed-over AI banter', 'Real Feedback: Not Smoothed-Over AI Banter'],
  ['/home', `Four readers who don’t compare notes${suffix}`, 'Four readers who don’t compare notes'],
  ['/about', `About${suffix}`, 'A decision is only as good as the objections it met'],
  ['/analysts', `Meet Our AI Analysts${suffix}`, 'Meet Our AI Analysts'],
  ['/privacy', `Privacy Policy${suffix}`, 'Privacy Policy'],
  ['/terms', `Terms of Service${suffix}`, 'Terms of Service'],
].map(([path = '', title = '', heading = '']) => ({ path, access: 'public', title, heading }))

const ownPages = [
  '/dashboard',
  '/projects',
  '/projects/create',
  '/projects/1',
  '/projects/1/edit',
  '/projects/reports',
  '/profile',
]

export const adminRoutes: Route[] = [
  ['/admin/users', 'Users', 'Users'],
  ['/admin/analysts', 'Analysts', 'Analysts'],
  ['/admin/projects', 'All Projects', 'All Projects'],
  ['/admin/early-access', 'Early Access Requests', 'Early Access Requests'],
  ['/admin/model', 'Model', 'Model'],
  ['/admin/settings', 'Settings', 'Settings'],
].map(([path = '', title = '', heading = '']) => ({ path, access: 'admin', title: title + suffix, heading }))

export async function stands({ path, title, heading }: Route, { page }: Pick<Visit, 'page'>): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  // Not `expect.poll`, which hooks may not use.
  await vi.waitFor(async () => expect(await page.title()).toBe(title), 10_000)
}

/** Opens one of a user's own pages, and checks its title, heading and layout. */
export async function opensOwn(page: Page, path: string, title: string, heading = title): Promise<void> {
  await stands({ path, access: 'user', title: title + suffix, heading }, { page })
  await hasSignedInLayout(page, 'user')
}

export function routes(stage: Stage): void {
  it('a guest is sent to /auth, which knows the page to return to', async () => {
    const { page } = await stage.visit('guest')
    // One of the administrators' pages is enough: all of them have the same guard.
    for (const path of [...ownPages, '/admin/model']) {
      await page.goto(path)
      await page.waitForURL(url => url.pathname === '/auth', { waitUntil: 'commit' })
      expect(new URL(page.url()).searchParams.get('next'), path).toBe(path)
    }
    await screenOf(page).text('Sign in to see that page.').waitFor()
  })

  // The other pages are visited where their contents are checked, those of administrators in `site/test/admin/`.
  it('a user sees the page of a draft being edited, and is sent away from those of administrators', async () => {
    const { page } = await stage.visit('user')
    onTestFinished(() => page.unrouteAll())
    await opensOwn(page, `/projects/${await draftOf(stage.user)}/edit`, 'Edit Project')
    // Only where they are sent to matters here, so nothing is loaded there.
    await page.route('**/dashboard', route => route.fulfill({ contentType: 'text/html' }))
    for (const { path } of adminRoutes) {
      await page.goto(path)
      await page.waitForURL(url => url.pathname === '/dashboard', { waitUntil: 'commit' })
    }
  })

  it('everybody sees every public page, in the public layout', async () => {
    const guest = await stage.visit('guest')
    for (const route of publicRoutes) {
      await stands(route, guest)
      await hasPublicLayout(guest.page)
    }
    // The only public page that a script renders.
    for (const route of publicRoutes.filter(({ path }) => path === '/analysts'))
      await stands(route, await stage.visit('user'))
  })

  describe('/auth', () => {
    it('has the public layout and a heading for each tab, and redirects signed-in users', async () => {
      const { page } = await stage.visit('guest')
      const { heading, tab } = screenOf(page)
      await page.goto('/auth')
      await heading('Welcome back').waitFor()
      expect(await page.title()).toBe(`Sign In or Create Account${suffix}`)
      await hasPublicLayout(page)
      await tab('Create Account').click()
      await heading('Create an account').waitFor()
      expect(new URL(page.url()).hash).toBe('#register')
      const signedIn = (await stage.visit('user')).page
      await signedIn.goto('/auth')
      await signedIn.waitForURL(url => url.pathname === '/dashboard')
    })
  })

  describe('the guard', () => {
    it('shows a spinner while the user loads, says what is wrong if that fails, and tries again', async () => {
      const { page } = await stage.open({ as: stage.user })
      const { button, title } = screenOf(page)
      const held = Promise.withResolvers<void>()
      await page.route('**/api/user', async route => {
        await held.promise
        await route.abort()
      })
      await page.goto('/dashboard')
      await page.getByRole('status').filter({ hasText: 'Loading your account' }).waitFor()
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
      held.resolve()
      await page.getByRole('main').getByRole('alert').waitFor()
      await page.unroute('**/api/user')
      await button('Try again').click()
      await title('Welcome back, Ines').waitFor()
    })
  })

  describe('an unknown address', () => {
    it.each(['/projects/abc', '/admin'])('%s is not found', async path => {
      const { page } = await stage.visit('user')
      expect((await page.goto(path))?.status()).toBe(404)
      await screenOf(page).heading('404 Page Not Found').waitFor()
      await screenOf(page).text('Did you forget to add the page to the router?').waitFor()
    })

    it('/projects/999999/edit is not a project', async () => {
      const { page } = await stage.visit('user')
      await page.goto('/projects/999999/edit')
      await screenOf(page).heading('Project Not Found').waitFor()
      await screenOf(page)
        .text("The project you're looking for doesn't exist or you don't have permission to view it.")
        .waitFor()
    })

    it('includes somebody else’s project', async () => {
      const { page } = await stage.visit('user')
      await page.goto(`/projects/${await draftOf(await stage.installation.signUp())}`)
      await screenOf(page).heading('Project Not Found').waitFor()
    })
  })
}
