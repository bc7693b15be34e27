/**
 * Section 5: each form's messages about each field, word for word, on submit and then on change. Section 8: its notice when
 * the server refuses it.
 */
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { panels } from '#db/vocabulary.ts'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { documents } from './documents.ts'
import { reason, refusal } from './wire.ts'

/** A field's label, a value that is just invalid, its message, and one that is just valid. */
type Rule = [label: string, wrong: string, message: string, right: string]

const invalidEmail: Rule = ['Email', 'nowhere', 'Invalid email format', 'ines@mosswick.example']

interface Form {
  name: string
  page: string
  /** The request that is sent once the form is valid. */
  request: [method: string, path: string]
  /** The title of the notice when the server refuses it. */
  refused: string
  submit: string
  rules: Rule[]
  open?(page: Page): Promise<void>
}

const forms: Form[] = [
  {
    name: 'signing in',
    page: '/auth',
    request: ['POST', '/api/login'],
    refused: 'Login failed',
    submit: 'Sign In',
    rules: [
      ['Username', '', 'Username is required', 'i'],
      ['Password', '', 'Password is required', 'x'],
    ],
  },
  {
    name: 'registering',
    page: '/auth#register',
    request: ['POST', '/api/register'],
    refused: 'Registration failed',
    submit: 'Create Account',
    rules: [
      ['Username', 'in', 'Username must be at least 3 characters', 'ine'],
      invalidEmail,
      ['Password', '12345', 'Password must be at least 6 characters', '123456'],
    ],
  },
  {
    name: 'personal information',
    page: '/profile',
    request: ['PUT', '/api/user'],
    refused: 'Update failed',
    submit: 'Save Changes',
    rules: [invalidEmail],
  },
  {
    name: 'the password',
    page: '/profile#security',
    request: ['PUT', '/api/user/password'],
    refused: 'Password update failed',
    submit: 'Update Password',
    rules: [
      ['Current password', '', 'Current password is required', 'x'],
      ['New password', '12345', 'New password must be at least 6 characters', '123456'],
      ['Confirm new password', '12345', 'Password confirmation is required', '123456'],
    ],
  },
  {
    name: 'a sub-account',
    page: '/profile#subaccounts',
    request: ['POST', '/api/subaccounts'],
    refused: 'Failed to create sub-account',
    submit: 'Add Sub-Account',
    async open(page) {
      await screenOf(page).button('Add Sub-Account').click()
      await page.getByRole('dialog').waitFor()
    },
    rules: [['Name', 'Al', 'Name must be at least 3 characters', 'Alm'], invalidEmail],
  },
  {
    name: 'an analyst',
    page: '/admin/analysts',
    request: ['POST', '/api/analysts'],
    refused: 'Failed to create analyst',
    submit: 'Create Analyst',
    async open(page) {
      await screenOf(page).button('Add Analyst').click()
      await page.getByRole('dialog').getByLabel('Panel').selectOption(panels[0].name)
    },
    rules: [
      ['Name', 'Ve', 'Name must be at least 3 characters', 'Ver'],
      ['Title', 'Bu', 'Title must be at least 3 characters', 'Buy'],
      ['Specialty', 'Do', 'Specialty must be at least 3 characters', 'Dou'],
      ['Bio', 'Nine char', 'Bio must be at least 10 characters', 'Ten chars!'],
      ['System prompt', 'Nine char', 'Prompt must be at least 10 characters', 'Ten chars!'],
    ],
  },
  {
    name: 'a project',
    page: '/projects/create',
    request: ['POST', '/api/projects'],
    refused: 'Failed to create project',
    submit: 'Save as draft',
    async open(page) {
      await page.getByRole('radio', { name: 'Website' }).check()
    },
    rules: [
      ['Project name', 'Se', 'Project name must be at least 3 characters', 'See'],
      ['Website URL', 'not an address', 'Please enter a valid URL', 'https://quillgate.example/'],
    ],
  },
]

export function validation(stage: Stage): void {
  it.each(forms)(
    '$name: every rule applies on submit and then on change, nothing is sent before, and a refusal is told',
    async form => {
      const { page } = await stage.visit(form.page.startsWith('/auth') ? 'guest' : 'admin')
      onTestFinished(() => page.unrouteAll())
      const sent: string[] = []
      // The test answers the requests, so that the form can be sent again and again.
      await page.route('**/api/**', async route => {
        const request = route.request()
        if (request.method() === 'GET') return route.continue()
        sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
        return route.fulfill(refusal)
      })
      // Forms of the same page are on its tabs, for which the page is not loaded again.
      await page.goto(form.page)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await form.open?.(page)
      const place = (await page.getByRole('dialog').count()) ? page.getByRole('dialog') : page.getByRole('main')
      const field = (label: string) => place.getByLabel(label, { exact: true })
      const said = (words: string) => place.getByRole('alert').filter({ hasText: words })
      const submit = place.getByRole('button', { name: form.submit, exact: true })
      for (const [label, wrong] of form.rules) await field(label).fill(wrong)
      await submit.click()
      for (const [label, , message] of form.rules) {
        await said(message).waitFor()
        // The message is tied to the field for screen readers.
        expect(await field(label).getAttribute('aria-invalid')).toBe('true')
      }
      expect((await place.getByRole('alert').allTextContents()).sort()).toEqual(form.rules.map(rule => rule[2]).sort())
      expect(sent).toEqual([])
      for (const [label, , message, right] of form.rules) {
        await field(label).fill(right)
        await said(message).waitFor({ state: 'detached' })
      }
      await submit.click()
      await expect.poll(() => sent).toEqual([form.request.join(' ')])
      await screenOf(page).told(form.refused, reason)
    },
  )

  it('an address without a scheme gets one when the field is left; an empty or invalid one is refused', async () => {
    const { page } = await stage.open({ as: stage.user })
    const { field, button, text } = screenOf(page)
    await page.goto('/projects/create')
    await page.getByRole('radio', { name: 'Website' }).check()
    const address = field('Website URL')
    for (const [typed, becomes] of [
      ['quillgate.example', 'https://quillgate.example'],
      ['quillgate.example:8080/prices?x=1', 'https://quillgate.example:8080/prices?x=1'],
      ['http://quillgate.example', 'http://quillgate.example'],
      ['ines@mosswick.example', 'ines@mosswick.example'],
      ['quillgate', 'quillgate'],
    ] as const) {
      await address.fill(typed)
      await address.blur()
      expect(await address.inputValue()).toBe(becomes)
    }
    await field('Project name').fill('Quillgate')
    await address.fill('quillgate.example')
    await address.press('Enter')
    await text('Please enter a valid URL').waitFor()
    await field('Project name').focus()
    await text('Please enter a valid URL').waitFor({ state: 'detached' })
    // The completed address is kept over a reload.
    await page.reload()
    expect(await field('Website URL').inputValue()).toBe('https://quillgate.example')
    expect(await text('Please enter a website URL').count()).toBe(0)
    await address.fill('')
    await button('Submit to the panel').click()
    await text('Please enter a website URL').waitFor()
  })

  it('the confirmation must equal the new password', async () => {
    const { page } = await stage.visit('user')
    const { field, button, text } = screenOf(page)
    await page.goto('/profile#security')
    await field('Current password').fill('x')
    await field('New password').fill('battery staple')
    await field('Confirm new password').fill('battery stable')
    await button('Update Password').click()
    await text("Passwords don't match").waitFor()
  })

  describe('a document', () => documents(stage))
}
