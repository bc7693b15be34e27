/** Section 8: every notice's title and text, one at a time and for five seconds. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { password } from '../app-installation.ts'
import { picture } from '../picture.ts'
import { screenOf } from '../screen.ts'
import { draftOf, type Stage } from '../stage.ts'

/** What the server says in these tests. */
const reason = 'The disk is full, so nothing was kept.'
const refusal = { status: 503, json: { code: 'unavailable', message: reason, requestId: 'test' } }

interface Failing {
  title: string
  text?: string
  as: 'guest' | 'user' | 'admin'
  page: string
  act(page: Page): Promise<unknown>
}

const confirm = (page: Page, verb: string) => screenOf(page).question().getByRole('button', { name: verb }).click()
const inDialog = (page: Page, verb: string) => screenOf(page).dialog().getByRole('button', { name: verb }).click()
const draft = 'Quillgate pricing page'
const person = 'person3'

const failing: Failing[] = [
  {
    title: 'Login failed',
    as: 'guest',
    page: '/auth',
    async act(page) {
      await screenOf(page).field('Username').fill('ines')
      await screenOf(page).field('Password').fill(password)
      await screenOf(page).button('Sign In').click()
    },
  },
  {
    title: 'Registration failed',
    as: 'guest',
    page: '/auth#register',
    async act(page) {
      await screenOf(page).field('Username').fill('ines')
      await screenOf(page).field('Email').fill('ines@mosswick.example')
      await screenOf(page).field('Password').fill(password)
      await screenOf(page).button('Create Account').click()
    },
  },
  { title: 'Logout failed', as: 'user', page: '/dashboard', act: page => screenOf(page).button('Sign Out').click() },
  {
    title: 'Failed to create project',
    as: 'user',
    page: '/projects/create',
    async act(page) {
      await screenOf(page).field('Project name').fill('Quillgate')
      await page.getByRole('radio', { name: 'Website' }).check()
      await screenOf(page).field('Website URL').fill('https://quillgate.example/')
      await screenOf(page).button('Save as draft').click()
    },
  },
  {
    title: 'Error deleting project',
    as: 'user',
    page: '/projects',
    async act(page) {
      await screenOf(page).link(`View ${draft}`).first().click()
      await screenOf(page).button('Delete').click()
      await confirm(page, 'Delete')
    },
  },
  { title: 'Update failed', as: 'user', page: '/profile', act: page => screenOf(page).button('Save Changes').click() },
  {
    title: 'Password update failed',
    as: 'user',
    page: '/profile#security',
    async act(page) {
      for (const label of ['Current password', 'New password', 'Confirm new password'])
        await screenOf(page).field(label).fill(password)
      await screenOf(page).button('Update Password').click()
    },
  },
  {
    title: 'Failed to create sub-account',
    as: 'user',
    page: '/profile#subaccounts',
    async act(page) {
      await screenOf(page).button('Add Sub-Account').click()
      await screenOf(page).dialog().getByLabel('Name').fill('Alma')
      await screenOf(page).dialog().getByLabel('Email').fill('alma@mosswick.example')
      await inDialog(page, 'Add Sub-Account')
    },
  },
  {
    title: 'Failed to delete sub-account',
    as: 'user',
    page: '/profile#subaccounts',
    async act(page) {
      page.once('dialog', question => question.accept())
      await screenOf(page).button('Remove Tomas Reyes').click()
    },
  },
  {
    title: 'Failed to update user role',
    as: 'admin',
    page: '/admin/users',
    act: page => screenOf(page).choose(person, 'Make Admin'),
  },
  {
    title: 'Failed to delete user',
    as: 'admin',
    page: '/admin/users',
    async act(page) {
      await screenOf(page).choose(person, 'Delete User')
      await confirm(page, 'Delete User')
    },
  },
  {
    title: 'Failed to create analyst',
    as: 'admin',
    page: '/admin/analysts',
    async act(page) {
      await screenOf(page).button('Add Analyst').click()
      const { dialog } = screenOf(page)
      for (const label of ['Name', 'Title', 'Specialty', 'Bio', 'System prompt'])
        await dialog().getByLabel(label, { exact: true }).fill('Long enough for each')
      await dialog().getByLabel('Panel').selectOption({ index: 1 })
      await inDialog(page, 'Create Analyst')
    },
  },
  {
    title: 'Failed to update analyst',
    as: 'admin',
    page: '/admin/analysts',
    async act(page) {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      await inDialog(page, 'Save Changes')
    },
  },
  {
    title: 'Failed to delete analyst',
    as: 'admin',
    page: '/admin/analysts',
    async act(page) {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click()
      await confirm(page, 'Delete Analyst')
    },
  },
  {
    title: 'Failed to update project',
    as: 'admin',
    page: '/admin/projects',
    act: page => screenOf(page).choose(draft, 'Mark Completed'),
  },
  {
    title: 'Error deleting project',
    as: 'admin',
    page: '/admin/projects',
    async act(page) {
      await screenOf(page).choose(draft, 'Delete Project')
      await confirm(page, 'Delete Project')
    },
  },
  {
    title: 'Upload failed',
    as: 'admin',
    page: '/admin/analysts',
    async act(page) {
      await screenOf(page).button('Add Analyst').click()
      await screenOf(page)
        .dialog()
        .getByLabel('Image (optional)')
        .setInputFiles(await picture())
      await inDialog(page, 'Upload Image')
    },
  },
  {
    title: 'Error',
    text: 'Failed to update email status',
    as: 'admin',
    page: '/admin/early-access',
    async act(page) {
      await screenOf(page).button('Update desk@vellum.example').click()
      await inDialog(page, 'Save Changes')
    },
  },
]

export function notices(stage: Stage): void {
  beforeAll(async () => {
    await draftOf(stage.user, draft)
    const { client } = stage.user
    await client.call('createSubAccount', { body: { name: 'Tomas Reyes', email: 'tomas@mosswick.example' } })
    await client.call('requestEarlyAccess', { body: { email: 'desk@vellum.example' } })
    while ((await stage.installation.signUp()).username < person);
  })

  describe('where the server refuses', () => {
    it.each(failing)('$page ($as) says "$title" and why', async ({ as, page: address, title, text, act }) => {
      const { page } = await stage.visit(as)
      onTestFinished(() => page.unrouteAll())
      await page.route('**/api/**', route =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill(refusal),
      )
      await page.goto('about:blank')
      await page.goto(address)
      await act(page)
      await screenOf(page).told(title, text ?? reason)
    })
  })

  it('an upload that fails without a word says that too', async () => {
    const { page } = await stage.visit('admin')
    onTestFinished(() => page.unrouteAll())
    await page.route('**/api/uploads/image', route => route.fulfill({ status: 500, body: '' }))
    await page.goto('/admin/analysts')
    await screenOf(page).button('Add Analyst').click()
    await inDialog(page, 'Upload Image')
    await screenOf(page).told('No file selected', 'Please select an image to upload')
    await screenOf(page)
      .dialog()
      .getByLabel('Image (optional)')
      .setInputFiles(await picture())
    await inDialog(page, 'Upload Image')
    await screenOf(page).told('Upload failed', 'An unknown error occurred')
  })

  it('one takes the place of another, and each goes after 5000 ms', async () => {
    const { page } = await stage.open({ as: stage.admin })
    await page.clock.install()
    const { choose, told, notices, row } = screenOf(page)
    await page.goto('/admin/projects')
    await row(draft).waitFor()
    await choose(draft, 'Mark Completed')
    await page.clock.runFor(100)
    await told('Project updated', `${draft}: Completed`)
    await page.clock.runFor(3000)
    await choose(draft, 'Mark In Progress')
    await page.clock.runFor(100)
    await told('Project updated', `${draft}: In progress`)
    // The second one's own five seconds: the first one's end is no end of it.
    await page.clock.runFor(4500)
    expect(await notices.count()).toBe(1)
    await page.clock.runFor(1500)
    await expect.poll(() => notices.count()).toBe(0)
  })

  it('is heard by screen readers, and can be put away', async () => {
    const { page } = await stage.visit('user')
    await page.goto('/profile')
    await screenOf(page).button('Save Changes').click()
    await screenOf(page).told('Profile updated')
    expect(
      await page
        .locator('[aria-live=polite]')
        .filter({ has: screenOf(page).notices })
        .count(),
    ).toBe(1)
    await page.getByRole('button', { name: 'Close toast' }).click()
    await screenOf(page).notices.waitFor({ state: 'detached' })
  })
}
