/** Every change that can be refused: where, by whom, and the notice. */
import type { Page } from 'playwright-core'
import { password } from '../app-installation.ts'
import { picture } from '../picture.ts'
import type { screenOf } from '../screen.ts'

type Act = (screen: ReturnType<typeof screenOf>, page: Page) => Promise<unknown>

/** Who changes what on which page. Each change has its notice's title, the action, and a text if not the server's. */
export type Failing = [
  as: 'guest' | 'user' | 'admin',
  page: string,
  changes: [title: string, act: Act, text?: string][],
]

export const draft = 'Quillgate pricing page'
export const person = 'person3'

const inDialog =
  (verb: string): Act =>
  ({ dialog }) =>
    dialog().getByRole('button', { name: verb }).click()

/** Chooses an action that needs confirmation from a row's menu. */
const chosen =
  (row: string, action: string): Act =>
  async ({ choose, confirm }) => {
    await choose(row, action)
    await confirm(action)
  }

const fill = async (field: ReturnType<typeof screenOf>['field'], values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
}

const signIn: Act = async ({ field, button }) => {
  await fill(field, { Username: 'ines', Password: password })
  await button('Sign In').click()
}
const register: Act = async ({ tab, field, button }) => {
  await tab('Create Account').click()
  await fill(field, { Username: 'ines', Email: 'ines@mosswick.example', Password: password })
  await button('Create Account').click()
}
const changePassword: Act = async ({ tab, field, button }) => {
  await tab('Security').click()
  for (const label of ['Current password', 'New password', 'Confirm new password']) await field(label).fill(password)
  await button('Update Password').click()
}
const addSubAccount: Act = async (screen, page) => {
  await screen.tab('Sub-Accounts').click()
  await screen.button('Add Sub-Account').click()
  await fill(label => screen.dialog().getByLabel(label), { Name: 'Alma', Email: 'alma@mosswick.example' })
  await inDialog('Add Sub-Account')(screen, page)
}
const removeSubAccount: Act = async ({ tab, button }, page) => {
  await tab('Sub-Accounts').click()
  page.once('dialog', question => question.accept())
  await button('Remove Tomas Reyes').click()
}
const createProject: Act = async ({ field, button }, page) => {
  await field('Project name').fill('Quillgate')
  await page.getByRole('radio', { name: 'Website' }).check()
  await field('Website URL').fill('https://quillgate.example/')
  await button('Save as draft').click()
}
const deleteProject: Act = async ({ link, button, confirm }) => {
  await link(`View ${draft}`).first().click()
  await button('Delete').click()
  await confirm('Delete')
}
const createAnalyst: Act = async (screen, page) => {
  await screen.button('Add Analyst').click()
  for (const label of ['Name', 'Title', 'Specialty', 'Bio', 'System prompt'])
    await screen.dialog().getByLabel(label, { exact: true }).fill('Long enough for each')
  await screen.dialog().getByLabel('Panel').selectOption({ index: 1 })
  await inDialog('Create Analyst')(screen, page)
}
/** Presses the first button of a list whose name starts with `verb`. */
const first = (page: Page, verb: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${verb} `) })
    .first()
    .click()
const updateAnalyst: Act = (screen, page) => first(page, 'Edit').then(() => inDialog('Save Changes')(screen, page))
const deleteAnalyst: Act = ({ confirm }, page) => first(page, 'Delete').then(() => confirm('Delete Analyst'))
const upload: Act = async (screen, page) => {
  await screen
    .dialog()
    .getByLabel('Image (optional)')
    .setInputFiles(await picture())
  await inDialog('Upload Image')(screen, page)
}
const opened =
  (name: string, act: Act): Act =>
  (screen, page) =>
    screen
      .button(name)
      .click()
      .then(() => act(screen, page))
const press =
  (name: string): Act =>
  ({ button }) =>
    button(name).click()

export const failing: Failing[] = [
  [
    'guest',
    '/auth',
    [
      ['Login failed', signIn],
      ['Registration failed', register],
    ],
  ],
  [
    'user',
    '/profile',
    [
      ['Update failed', press('Save Changes')],
      ['Password update failed', changePassword],
      ['Failed to create sub-account', addSubAccount],
      ['Failed to delete sub-account', removeSubAccount],
      ['Logout failed', press('Sign Out')],
    ],
  ],
  ['user', '/projects/create', [['Failed to create project', createProject]]],
  ['user', '/projects', [['Error deleting project', deleteProject]]],
  [
    'admin',
    '/admin/users',
    [
      ['Failed to update user role', chosen(person, 'Make Admin')],
      ['Failed to delete user', chosen(person, 'Delete User')],
    ],
  ],
  [
    'admin',
    '/admin/analysts',
    [
      ['Failed to create analyst', createAnalyst],
      ['Failed to update analyst', updateAnalyst],
      ['Failed to delete analyst', deleteAnalyst],
      ['Upload failed', opened('Add Analyst', upload)],
    ],
  ],
  [
    'admin',
    '/admin/projects',
    [
      ['Failed to update project', chosen(draft, 'Mark Completed')],
      ['Error deleting project', chosen(draft, 'Delete Project')],
    ],
  ],
  [
    'admin',
    '/admin/early-access',
    [['Error', opened('Update desk@vellum.example', inDialog('Save Changes')), 'Failed to update email status']],
  ],
]
