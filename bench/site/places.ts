/** Every route of the site, who sees it, and what says that it stands. */
import type { Page } from 'playwright-core'

export interface Place {
  route: string
  as: 'guest' | 'user' | 'admin'
  /** Where it differs from the route: ids, hashes. */
  address?: string
  /** Left by the page before, to be said on this one. */
  notice?: string
  ready(page: Page): Promise<unknown>
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
const table = (page: Page) => page.getByRole('table').first().waitFor()

export const marketing = ['/', '/home', '/about', '/privacy', '/terms']

/** `reviewed` is a project with a report, `draft` one without, both of the user's. */
export function placesOf({ reviewed, draft }: { reviewed: number; draft: number }): Place[] {
  const notice = JSON.stringify({ title: 'Login successful', text: 'Welcome back, Ines!' })
  const toast = (page: Page) => page.locator('[data-sonner-toast]').waitFor()
  return [
    ...marketing.map((route): Place => ({ route, as: 'guest', ready: heading })),
    { route: '/analysts', as: 'guest', ready: page => page.locator('.analyst').first().waitFor() },
    { route: '/auth', as: 'guest', ready: page => page.getByLabel('Username').waitFor() },
    { route: '/404', as: 'guest', address: '/nowhere', ready: heading },
    { route: '/dashboard', as: 'user', ready: table },
    { route: '/dashboard, just signed in', as: 'user', address: '/dashboard', notice, ready: toast },
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
    ...['users', 'analysts', 'projects', 'early-access'].map(
      (list): Place => ({ route: `/admin/${list}`, as: 'admin', ready: table }),
    ),
  ]
}
