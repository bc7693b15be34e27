/** Every change that can be refused: where, by whom, and what the notice says. */
import type { Page } from 'playwright-core'
import { password } from '../app-installation.ts'
import { picture } from '../picture.ts'
import { screenOf } from '../screen.ts'

interface Change {
  title: string
  text?: string
  act(page: Page): Promise<unknown>
}

/** Changes of one page, one after the other. */
export interface Failing {
  as: 'guest' | 'user' | 'admin'
  page: string
  changes: Change[]
}

const confirm = (page: Page, verb: string) => screenOf(page).question().getByRole('button', { name: verb }).click()
export const inDialog = (page: Page, verb: string) =>
  screenOf(page).dialog().getByRole('button', { name: verb }).click()
export const draft = 'Quillgate pricing page'
export const person = 'person3'

export const failing: Failing[] = [
  {
    as: 'guest',
    page: '/auth',
    changes: [
      {
        title: 'Login failed',
        async act(page) {
          await screenOf(page).field('Username').fill('ines')
          await screenOf(page).field('Password').fill(password)
          await screenOf(page).button('Sign In').click()
        },
      },
      {
        title: 'Registration failed',
        async act(page) {
          await screenOf(page).tab('Create Account').click()
          await screenOf(page).field('Username').fill('ines')
          await screenOf(page).field('Email').fill('ines@mosswick.example')
          await screenOf(page).field('Password').fill(password)
          await screenOf(page).button('Create Account').click()
        },
      },
    ],
  },
  {
    as: 'user',
    page: '/profile',
    changes: [
      { title: 'Update failed', act: page => screenOf(page).button('Save Changes').click() },
      {
        title: 'Password update failed',
        async act(page) {
          await screenOf(page).tab('Security').click()
          for (const label of ['Current password', 'New password', 'Confirm new password'])
            await screenOf(page).field(label).fill(password)
          await screenOf(page).button('Update Password').click()
        },
      },
      {
        title: 'Failed to create sub-account',
        async act(page) {
          await screenOf(page).tab('Sub-Accounts').click()
          await screenOf(page).button('Add Sub-Account').click()
          await screenOf(page).dialog().getByLabel('Name').fill('Alma')
          await screenOf(page).dialog().getByLabel('Email').fill('alma@mosswick.example')
          await inDialog(page, 'Add Sub-Account')
        },
      },
      {
        title: 'Failed to delete sub-account',
        async act(page) {
          await screenOf(page).tab('Sub-Accounts').click()
          page.once('dialog', question => question.accept())
          await screenOf(page).button('Remove Tomas Reyes').click()
        },
      },
      { title: 'Logout failed', act: page => screenOf(page).button('Sign Out').click() },
    ],
  },
  {
    as: 'user',
    page: '/projects/create',
    changes: [
      {
        title: 'Failed to create project',
        async act(page) {
          await screenOf(page).field('Project name').fill('Quillgate')
          await page.getByRole('radio', { name: 'Website' }).check()
          await screenOf(page).field('Website URL').fill('https://quillgate.example/')
          await screenOf(page).button('Save as draft').click()
        },
      },
    ],
  },
  {
    as: 'user',
    page: '/projects',
    changes: [
      {
        title: 'Error deleting project',
        async act(page) {
          await screenOf(page).link(`View ${draft}`).first().click()
          await screenOf(page).button('Delete').click()
          await confirm(page, 'Delete')
        },
      },
    ],
  },
  {
    as: 'admin',
    page: '/admin/users',
    changes: [
      {
        title: 'Failed to update user role',
        async act(page) {
          await screenOf(page).choose(person, 'Make Admin')
          await confirm(page, 'Make Admin')
        },
      },
      {
        title: 'Failed to delete user',
        async act(page) {
          await screenOf(page).choose(person, 'Delete User')
          await confirm(page, 'Delete User')
        },
      },
    ],
  },
  {
    as: 'admin',
    page: '/admin/analysts',
    changes: [
      {
        title: 'Failed to create analyst',
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
        async act(page) {
          await page
            .getByRole('button', { name: /^Delete / })
            .first()
            .click()
          await confirm(page, 'Delete Analyst')
        },
      },
      {
        title: 'Upload failed',
        async act(page) {
          await screenOf(page).button('Add Analyst').click()
          await screenOf(page)
            .dialog()
            .getByLabel('Image (optional)')
            .setInputFiles(await picture())
          await inDialog(page, 'Upload Image')
        },
      },
    ],
  },
  {
    as: 'admin',
    page: '/admin/projects',
    changes: [
      {
        title: 'Failed to update project',
        async act(page) {
          await screenOf(page).choose(draft, 'Mark Completed')
          await confirm(page, 'Mark Completed')
        },
      },
      {
        title: 'Error deleting project',
        async act(page) {
          await screenOf(page).choose(draft, 'Delete Project')
          await confirm(page, 'Delete Project')
        },
      },
    ],
  },
  {
    as: 'admin',
    page: '/admin/early-access',
    changes: [
      {
        title: 'Error',
        text: 'Failed to update email status',
        async act(page) {
          await screenOf(page).button('Update desk@vellum.example').click()
          await inDialog(page, 'Save Changes')
        },
      },
    ],
  },
  {
    as: 'admin',
    page: '/admin/settings',
    changes: [
      {
        title: 'Failed to save settings',
        async act(page) {
          await screenOf(page).field('Reviews at once').fill('3')
          await screenOf(page).button('Save Settings').click()
        },
      },
      {
        title: 'Failed to make an invitation',
        async act(page) {
          await screenOf(page).button('Invite Somebody').click()
          await inDialog(page, 'Make Link')
        },
      },
    ],
  },
]
