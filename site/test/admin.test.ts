/** The administrators' screens in a real Chromium on the real API, by role and name. */
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, startHarness, textFile } from '#api/test/harness.ts'
import { panels } from '#db/vocabulary.ts'
import { findExecutable } from '#worker/adapters/browser-executable.ts'
import { dataDir } from '#worker/test/website/local-sites.ts'
import { buildSite } from '../../scripts/building/site.ts'

const root = path.resolve(import.meta.dirname, '../..')
const siteDir = path.join(root, 'dist', 'site')
type Person = Awaited<ReturnType<Harness['signUp']>>

let harness: Harness
let browser: Browser
let context: BrowserContext
let page: Page
let admin: Person
/** What no page may do: break, or break its Content-Security-Policy. */
const faults: string[] = []

/** A browser of its own, signed in with this token or with none. */
async function open(token: string | null): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: harness.url, reducedMotion: 'reduce' })
  context.setDefaultTimeout(10_000)
  if (token) await context.addInitScript(value => localStorage.setItem('panel.token', value), token)
  const page = await context.newPage()
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text())
  })
  return { context, page }
}

beforeAll(async () => {
  await buildSite()
  harness = await startHarness({ config: { siteDir } })
  const { file, env, libraryPath } = await findExecutable(dataDir, process.env.PANEL_CHROMIUM)
  const libraries = libraryPath ? { LD_LIBRARY_PATH: libraryPath } : {}
  browser = await chromium.launch({ executablePath: file, env: { ...process.env, ...env, ...libraries } })
  admin = await harness.signUp({ admin: true })
  ;({ context, page } = await open(admin.token))
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await harness?.close()
})

afterEach(() => context.setOffline(false))

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByLabel(name, { exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const text = (words: string) => page.getByText(words, { exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const columns = () => page.getByRole('columnheader').allTextContents()
const options = (label: string) => field(label).getByRole('option').allTextContents()
const search = (words: string) => page.getByRole('searchbox').fill(words)
const count = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor()
const question = () => page.getByRole('alertdialog')
const today = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(new Date())

async function choose(rowName: string, action: string): Promise<void> {
  await button(`Actions for ${rowName}`).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** One notice at a time: the one that is awaited is the only one. */
async function told(title: string, words: string): Promise<void> {
  const notice = page.locator('[data-sonner-toast]').filter({ hasText: title }).filter({ hasText: words })
  await notice.waitFor()
  expect(await page.locator('[data-sonner-toast]').count()).toBe(1)
}

describe('who may see them', () => {
  it.each(['users', 'analysts', 'projects', 'early-access'])('/admin/%s is for administrators', async name => {
    const visitor = await open(null)
    await visitor.page.goto(`/admin/${name}`)
    await visitor.page.waitForURL(url => url.pathname === '/auth')
    expect(new URL(visitor.page.url()).searchParams.get('next')).toBe(`/admin/${name}`)
    await visitor.context.close()
    const standard = await open((await harness.signUp()).token)
    await standard.page.goto(`/admin/${name}`)
    await standard.page.waitForURL(url => url.pathname === '/dashboard')
    await standard.page.getByRole('heading', { name: /^Welcome back/ }).waitFor()
    expect(await standard.page.getByRole('heading', { name: 'Administration' }).count()).toBe(0)
    await standard.context.close()
  })

  it('sends someone whose rights were taken away meanwhile to /dashboard', async () => {
    const former = await harness.signUp({ admin: true })
    const { context, page } = await open(former.token)
    await page.goto('/admin/users')
    await page.getByRole('table').waitFor()
    await harness.database.sql`update users set role = 'user' where id = ${former.id}`
    await page.getByLabel('Role', { exact: true }).selectOption('Admin')
    await page.waitForURL(url => url.pathname === '/dashboard')
    await context.close()
  })
})

describe('/admin/users', () => {
  beforeAll(async () => {
    await harness.database.sql`
      insert into users (username, email, password_hash, first_name, last_name)
      select 'founder' || n, 'founder' || n || '@mosswick.example', 'none', 'Ines', 'Osei' from generate_series(1, 250) n`
    await harness.database.sql`
      insert into users (username, email, password_hash, first_name, last_name)
      values ('quill', 'desk@vellum.example', 'none', 'Mira', 'Varga')`
    await page.goto('/admin/users')
    await heading('Users').first().waitFor()
  })

  it('finds people by username, email, first and last name, and by role', async () => {
    expect(await columns()).toEqual(['Username', 'Email', 'Name', 'Role', 'Member Since', 'Actions'])
    for (const words of ['QUILL', 'vellum.ex', 'mira', 'varga']) {
      await search(words)
      await count('1 user found')
      await row('desk@vellum.example').filter({ hasText: today }).waitFor()
    }
    await search('')
    expect(await options('Role')).toEqual(['All Roles', 'User', 'Admin'])
    await field('Role').selectOption('Admin')
    await count('1 user found')
    await row(`${admin.username} (you)`).waitFor()
    await page.reload()
    await count('1 user found')
    await search('nobody at all')
    await heading('No users found').waitFor()
    await button('Show all users').click()
    await row('desk@vellum.example').waitFor()
  })

  it('loads the rest by itself on the way down, by keyboard too', async () => {
    const list = page.getByRole('region', { name: 'Users' })
    expect(await row('founder1@').count()).toBe(0)
    await list.focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('End')
        return row(`${admin.username}@`).count()
      })
      .toBe(1)
    expect(await button('Load more').count()).toBe(0)
    const total = Number((await page.getByRole('status').first().textContent())?.replace(' users', ''))
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe(`${total + 1}`)
    expect(await row(`${admin.username}@`).getAttribute('aria-rowindex')).toBe(`${total + 1}`)
  })

  it('makes an administrator and takes that away again', async () => {
    await search('quill')
    await count('1 user found')
    await choose('quill', 'Make Admin')
    await told('User role updated', 'quill is now an administrator.')
    await row('quill').filter({ hasText: 'Admin' }).waitFor()
    await choose('quill', 'Remove Admin')
    await told('User role updated', 'quill is now a standard user.')
    expect(await harness.database.sql`select role from users where username = 'quill'`).toMatchObject([
      { role: 'user' },
    ])
  })

  it('deletes after a question that names the account, and puts the focus back into the list', async () => {
    await choose('quill', 'Delete User')
    for (const words of ['quill', 'desk@vellum.example', 'This action cannot be undone.'])
      await question().getByText(words).first().waitFor()
    await page.keyboard.press('Escape')
    await question().waitFor({ state: 'detached' })
    await expect.poll(() => button('Actions for quill').evaluate(it => it === document.activeElement)).toBe(true)
    await choose('quill', 'Delete User')
    await question().getByRole('button', { name: 'Delete User' }).click()
    await told('User deleted', 'quill')
    await heading('No users found').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('list')
  })

  it('offers no deleting of oneself, and shows why the last administrator stays one', async () => {
    await search(`${admin.username}@`)
    await count('1 user found')
    await button(`Actions for ${admin.username}`).click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Remove Admin'])
    await page.getByRole('menuitem', { name: 'Remove Admin' }).click()
    await question().getByRole('heading', { name: 'Remove your own admin rights?' }).waitFor()
    await question().getByRole('button', { name: 'Remove Admin' }).click()
    await told('Failed to update user role', 'This is the only administrator.')
    await row(admin.username).getByText('Admin', { exact: true }).waitFor()
  })
})

describe('/admin/projects', () => {
  let owner: Person

  beforeAll(async () => {
    owner = await harness.signUp()
    const document = { contentType: 'document', panelId: 2, contentUrl: '', notes: '' } as const
    const website = { contentType: 'website', panelId: 1, contentUrl: 'https://quillgate.example/' } as const
    await owner.client.call('createProject', { body: { ...document, name: 'Mosswick seed deck' }, file: textFile() })
    await owner.client.call('createProject', { body: { ...website, name: 'Quillgate pricing page' } })
    await page.goto('/admin/projects')
    await row('Mosswick seed deck').waitFor()
  })

  it('shows the columns and finds by name, owner, status, type and panel', async () => {
    expect(await columns()).toEqual(['Name', 'Owner', 'Type', 'Panel', 'Status', 'Created', 'Actions'])
    const cells = await row('Mosswick seed deck').getByRole('cell').allTextContents()
    expect(cells.slice(0, 6)).toEqual(['Mosswick seed deck', owner.username, 'Document', 'VC Strategy', 'Draft', today])
    expect(await options('Status')).toEqual(['All Statuses', 'Draft', 'In progress', 'Completed'])
    for (const [label, choice] of [
      ['Type', 'Website'],
      ['Panel', 'Marketing'],
    ] as const) {
      await field(label).selectOption(choice)
      await count('1 project found')
      await row('Quillgate pricing page').waitFor()
      await field(label).selectOption('all')
    }
    await search(owner.username)
    await count('2 projects found')
    await field('Status').selectOption('Completed')
    await heading('No projects found').waitFor()
    await button('Show all projects').click()
    await count('2 projects')
  })

  it('marks a project by keyboard, and offers no status that it has', async () => {
    const actions = async () => {
      await button('Actions for Mosswick seed deck').press('Enter')
      // Opened by a key, the menu puts the focus on its first item.
      await page.locator('[role="menuitem"]:focus').filter({ hasText: 'View Details' }).waitFor()
      return page.getByRole('menuitem').allTextContents()
    }
    expect(await actions()).toEqual(['View Details', 'Mark In Progress', 'Mark Completed', 'Delete Project'])
    await page.keyboard.press('ArrowDown')
    await page.locator('[role="menuitem"]:focus').filter({ hasText: 'Mark In Progress' }).waitFor()
    await page.keyboard.press('Enter')
    await told('Project updated', 'Mosswick seed deck: In progress')
    await row('Mosswick seed deck').getByText('In progress').waitFor()
    expect(await actions()).toEqual(['View Details', 'Mark Completed', 'Delete Project'])
    await page.keyboard.press('Escape')
    await choose('Mosswick seed deck', 'Mark Completed')
    await told('Project updated', 'Mosswick seed deck: Completed')
    expect(await actions()).toEqual(['View Details', 'Mark In Progress', 'Delete Project'])
    const details = page.getByRole('menuitem', { name: 'View Details' })
    expect(await details.getAttribute('href')).toMatch(/^\/projects\/\d+$/)
    await page.keyboard.press('Escape')
  })

  it('deletes after a question with owner, type, panel and created date', async () => {
    await choose('Quillgate pricing page', 'Delete Project')
    await question().getByText('Quillgate pricing page').waitFor()
    const facts = await question().locator('dt, dd').allTextContents()
    expect(facts).toEqual(['Owner', owner.username, 'Type', 'Website', 'Panel', 'Marketing', 'Created', today])
    await question().getByRole('button', { name: 'Delete Project' }).click()
    await told('Project deleted', 'Quillgate pricing page')
    await count('1 project')
    expect((await owner.client.call('listProjects')).map(({ name }) => name)).toEqual(['Mosswick seed deck'])
  })

  it('says so where a change or a read fails, and undoes what it showed', async () => {
    await context.setOffline(true)
    await choose('Mosswick seed deck', 'Mark In Progress')
    await told('Failed to update project', 'cannot be reached')
    await row('Mosswick seed deck').getByText('Completed').waitFor()
    await field('Panel').selectOption('Marketing')
    await text('Error loading projects. Please try again.').waitFor()
    await context.setOffline(false)
    await button('Try again').click()
    await text('Error loading projects. Please try again.').waitFor({ state: 'detached' })
    await heading('No projects found').waitFor()
  })
})

describe('/admin/analysts', () => {
  const form = () => page.getByRole('dialog')
  const formButton = (name: string) => form().getByRole('button', { name, exact: true })

  beforeAll(async () => {
    await page.goto('/admin/analysts')
    await heading('No analysts found.').waitFor()
  })

  it('names everything that is wrong with a new analyst', async () => {
    await button('Add Analyst').click()
    await formButton('Create Analyst').click()
    for (const message of [
      'Name must be at least 3 characters',
      'Title must be at least 3 characters',
      'Specialty must be at least 3 characters',
      'Bio must be at least 10 characters',
      'Prompt must be at least 10 characters',
      'Panel is required',
    ])
      await text(message).waitFor()
    await field('Name').fill('Vera Holt')
    await text('Name must be at least 3 characters').waitFor({ state: 'detached' })
  })

  it('keeps what was typed when the dialog is left by accident', async () => {
    await page.keyboard.press('Escape')
    await question().getByRole('heading', { name: 'Discard your changes?' }).waitFor()
    await question().getByRole('button', { name: 'Cancel' }).click()
    expect(await field('Name').inputValue()).toBe('Vera Holt')
  })

  it('uploads a picture, and says what is wrong with one', async () => {
    await formButton('Upload Image').click()
    await told('No file selected', 'Please select an image to upload')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await field('Image (optional)').setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: svg })
    await formButton('Upload Image').click()
    await told('Upload failed', 'SVG images can carry scripts')
    const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await field('Image (optional)').setInputFiles({ name: 'vera.png', mimeType: 'image/png', buffer })
    await formButton('Upload Image').click()
    await told('Upload successful', 'vera.png')
  })

  it('creates, edits, and filters', async () => {
    await field('Title').fill('Skeptical Buyer')
    await field('Specialty').fill('Doubt and proof')
    await field('Panel').last().selectOption(panels[0].name)
    await field('Bio').fill('Buys for a living.')
    await field('System prompt').fill('Ask what proves each claim.')
    await formButton('Create Analyst').click()
    await told('Analyst created', 'Vera Holt')
    expect(await columns()).toEqual(['Name', 'Specialty', 'Panel', 'Status', 'Last Updated', 'Actions'])
    for (const words of ['Doubt and proof', 'Marketing', 'Active', today])
      await row('Vera Holt').getByText(words).waitFor()
    await row('Vera Holt').locator('img[src^="/api/images/"]').waitFor()
    await button('Edit Vera Holt').click()
    expect(await field('System prompt').inputValue()).toBe('Ask what proves each claim.')
    await form().getByRole('checkbox').uncheck()
    await formButton('Save Changes').click()
    await told('Analyst updated', 'Vera Holt')
    await row('Vera Holt').getByText('Inactive').waitFor()
    await field('Status').selectOption('Active')
    await heading('No analysts found.').waitFor()
    await field('Status').selectOption('Inactive')
    await field('Panel').selectOption('VC Strategy')
    await heading('No analysts found.').waitFor()
    await field('Panel').selectOption('Marketing')
    await search('for a living')
    await row('Vera Holt').waitFor()
  })

  it('deletes after a question that names the analyst', async () => {
    await button('Delete Vera Holt').click()
    await question().getByText('Vera Holt').waitFor()
    await question().getByRole('button', { name: 'Delete Analyst' }).click()
    await told('Analyst deleted', 'Vera Holt')
    expect(await admin.client.call('listAnalysts')).toEqual([])
  })
})

describe('/admin/early-access', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Update Email Status' })

  beforeAll(async () => {
    for (const email of ['Ines@Mosswick.example', 'ops@tallow.example'])
      await harness.client().call('requestEarlyAccess', { body: { email } })
    await page.goto('/admin/early-access')
    await heading('Early Access Requests').waitFor()
  })

  it("has the specification's words, columns and filters", async () => {
    await text('Manage early access email submissions').waitFor()
    await row('ops@tallow.example').waitFor()
    expect(await columns()).toEqual(['Email', 'Status', 'Date', 'Notes', 'Actions'])
    const cells = await row('ops@tallow.example').getByRole('cell').allTextContents()
    expect(cells).toEqual(['ops@tallow.example', 'New', today, '–', 'Update'])
    expect(await options('Status')).toEqual(['All Statuses', 'New', 'Contacted', 'Subscribed', 'Rejected'])
    expect(await page.getByRole('searchbox').getAttribute('placeholder')).toBe('Search by email')
    await search('mossWICK')
    await count('1 request found')
    await row('Ines@Mosswick.example').waitFor()
    await search('')
    await field('Status').selectOption('Rejected')
    await heading('No early access emails found').waitFor()
    await field('Status').selectOption('all')
    await row('ops@tallow.example').waitFor()
  })

  it('updates status and notes in a dialog that names the email', async () => {
    await button('Update ops@tallow.example').click()
    await dialog().getByText('ops@tallow.example').waitFor()
    const notes = dialog().getByRole('textbox', { name: 'Notes' })
    expect(await notes.getAttribute('placeholder')).toBe('Add notes about this email submission')
    expect(await notes.getAttribute('rows')).toBe('4')
    const long = 'Asked for the finance panel; call on Thursday at ten, not before, and bring the plan.'
    await notes.fill(long)
    for (const status of ['Contacted', 'Subscribed', 'Rejected', 'New', 'Contacted']) {
      if (!(await dialog().isVisible())) await button('Update ops@tallow.example').click()
      await dialog().getByLabel('Status').selectOption(status)
      await dialog().getByRole('button', { name: 'Save Changes' }).click()
      await dialog().waitFor({ state: 'detached' })
      await told('Success', 'Email status updated successfully')
      await row('ops@tallow.example').getByText(status, { exact: true }).waitFor()
    }
    const cell = await row('ops@tallow.example').getByTitle(long).boundingBox()
    expect(cell?.width).toBeLessThanOrEqual(200)
    await button('Update ops@tallow.example').click()
    expect(await dialog().getByLabel('Notes').inputValue()).toBe(long)
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await dialog().waitFor({ state: 'detached' })
  })

  it('says that it could not save or load', async () => {
    await button('Update ops@tallow.example').click()
    await context.setOffline(true)
    await dialog().getByRole('button', { name: 'Save Changes' }).click()
    await told('Error', 'Failed to update email status')
    expect(await dialog().isVisible()).toBe(true)
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await field('Status').selectOption('Subscribed')
    await text('Failed to load early access emails').waitFor()
    await context.setOffline(false)
  })
})

describe('on a phone', () => {
  it.each(['users', 'projects', 'early-access'])('/admin/%s shows a row as two lines and nothing wider', async name => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(`/admin/${name}`)
    const first = page.getByRole('row').nth(1)
    await first.waitFor()
    expect((await first.boundingBox())?.height).toBeLessThan(90)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})

it('no page broke, or broke its Content-Security-Policy', () => {
  expect(faults).toEqual([])
})
