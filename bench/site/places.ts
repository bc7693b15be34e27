/** Every route of the site, with the user who visits it and how to tell that it has loaded. */
import type { Page } from 'playwright-core'

export interface Place {
  route: string
  as: 'guest' | 'user' | 'admin'
  /** If it differs from the route, because of ids or hashes. */
  address?: string
  /** A message that the previous page leaves for this one to show. */
  notice?: string
  /** Prepares the server's answers before the page is loaded. */
  before?(page: Page): Promise<unknown>
  ready(page: Page): Promise<unknown>
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
const table = (page: Page) => page.getByRole('table').first().waitFor()

/** Makes the newest project look as if its review were running; a real one would end too soon. */
const asRunning = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/api/projects',
    async route => {
      const [newest, ...others] = await (await route.fetch()).json()
      const review = {
        id: 'running',
        status: 'running',
        engine: 'rubric',
        createdAt: newest.createdAt,
        finishedAt: null,
      }
      await route.fulfill({ json: [{ ...newest, status: 'in_progress', review }, ...others] })
    },
  )

export const marketing = ['/', '/home', '/about', '/privacy', '/terms']

/** `reviewed` and `draft` are ids of the user's projects with and without a report. */
export function placesOf({ reviewed, draft }: { reviewed: number; draft: number }): Place[] {
  const notice = JSON.stringify({ title: 'Login successful', text: 'Welcome back, Ines!' })
  const toast = (page: Page) => page.locator('[data-sonner-toast]').waitFor()
  const running = (page: Page) => page.locator('.lanes .voice-name').first().waitFor()
  return [
    ...marketing.map((route): Place => ({ route, as: 'guest', ready: heading })),
    { route: '/analysts', as: 'guest', ready: page => page.locator('.analyst').first().waitFor() },
    { route: '/auth', as: 'guest', ready: page => page.getByLabel('Username').waitFor() },
    { route: '/auth#register', as: 'guest', ready: page => page.getByLabel('Email').waitFor() },
    { route: '/api/docs', as: 'guest', ready: heading },
    { route: '/404', as: 'guest', address: '/nowhere', ready: heading },
    { route: '/dashboard', as: 'user', ready: table },
    { route: '/dashboard, just signed in', as: 'user', address: '/dashboard', notice, ready: toast },
    { route: '/dashboard, a review runs', as: 'user', address: '/dashboard', before: asRunning, ready: running },
    {
      route: '/dashboard, just signed in, a review runs',
      as: 'user',
      address: '/dashboard',
      notice,
      before: asRunning,
      ready: page => Promise.all([toast(page), running(page)]),
    },
    { route: '/projects', as: 'user', ready: table },
    { route: '/projects/create', as: 'user', ready: page => page.getByLabel('Project name').waitFor() },
    { route: '/projects/{id}', as: 'user', address: `/projects/${draft}`, ready: heading },
    {
      route: '/projects/{id}, report',
      as: 'user',
      address: `/projects/${reviewed}#report`,
      ready: page => page.getByRole('heading', { name: 'Record of this review' }).waitFor(),
    },
    { route: '/projects/{id}/edit', as: 'user', address: `/projects/${draft}/edit`, ready: heading },
    { route: '/projects/reports', as: 'user', ready: table },
    { route: '/profile', as: 'user', ready: page => page.getByLabel('Email').waitFor() },
    { route: '/admin/settings', as: 'admin', ready: page => page.getByLabel('Reviews a day').waitFor() },
    ...['users', 'analysts', 'projects', 'early-access'].map(
      (list): Place => ({ route: `/admin/${list}`, as: 'admin', ready: table }),
    ),
  ]
}
