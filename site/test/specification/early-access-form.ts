/** The early-access form in a real Chromium on the real API: untouched, touched, and without scripts. */
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Stage } from '../stage.ts'

export function earlyAccessForm(stage: Stage): void {
  /** The form in the hero; the second is at the page's end. */
  const form = (page: Page, at = 0) => {
    const root = page.locator('form.early').nth(at)
    return { field: root.getByLabel('Email address'), button: root.getByRole('button'), root }
  }
  const notice = (page: Page) => page.getByRole('region', { name: 'Notices' }).locator('.toast')
  const alive = (page: Page) => page.locator('form.early').first().and(page.locator('[novalidate]')).waitFor()
  const kept = (email: string) =>
    stage.installation.database.sql`select status from early_access where email = ${email}`

  async function touched(): Promise<Page> {
    const { page } = await stage.visit('guest')
    onTestFinished(() => page.unrouteAll())
    await page.goto('/')
    await form(page).field.focus()
    await alive(page)
    return page
  }

  describe('before it is touched', () => {
    it('has loaded no script; the first touch fetches one, of less than 6 kB', async () => {
      const { page } = await stage.open()
      const scripts: string[] = []
      let bytes = 0
      page.on('response', async response => {
        if (response.request().resourceType() === 'script') bytes += Number(response.headers()['content-length'])
      })
      page.on('request', request => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
      })
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(scripts).toEqual([])
      await form(page, 1).button.hover()
      await page.mouse.down()
      await alive(page)
      expect(scripts).toContain('/early-access.js')
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThan(6_000)
      const once = scripts.length
      await form(page).field.focus()
      await form(page).field.fill('somebody@example.org')
      expect(scripts).toHaveLength(once)
    })
  })

  it('reports an empty field even if it was sent before its script had loaded', async () => {
    const { page } = await stage.open()
    const held = Promise.withResolvers<void>()
    await page.route('**/early-access.js', async route => {
      await held.promise
      await route.continue()
    })
    await page.goto('/')
    const { field, button } = form(page, 1)
    const silenced = field.evaluate(
      input => new Promise(told => input.addEventListener('invalid', event => told(event.defaultPrevented))),
    )
    await button.click()
    expect(await silenced, 'the browser says nothing of its own beside the notice').toBe(true)
    expect(await field.evaluate(input => input.matches(':user-invalid'))).toBe(true)
    expect(await notice(page).count()).toBe(0)
    held.resolve()
    await notice(page).filter({ hasText: 'Email required' }).getByText('Please enter your email address.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await notice(page).count()).toBe(1)
    // Without its script the form is sent, and the server says the same.
    await page.unroute('**/early-access.js')
    await page.route('**/early-access.js', route => route.abort())
    await page.reload()
    await button.press('Enter')
    await page.getByRole('heading', { name: 'Email required' }).waitFor()
  })

  describe('once it is touched', () => {
    it('reports an empty field, sends nothing, and removes the message on typing', async () => {
      const page = await touched()
      const { field, button } = form(page)
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      await button.click()
      await notice(page).filter({ hasText: 'Email required' }).getByText('Please enter your email address.').waitFor()
      expect(await page.getByRole('alert').getByText('Email required').count()).toBe(1)
      expect(await field.evaluate(input => input === document.activeElement)).toBe(true)
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      expect(await page.getByText('Please enter your email address.').count()).toBe(1)
      await field.press('n')
      expect(await field.getAttribute('aria-invalid')).toBeNull()
      // The browser reports a wrong format.
      await field.fill('nobody')
      await button.click()
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
      expect(asked).toEqual([])
    })

    it('shows that it is submitting, then that it has, and clears the field', async () => {
      const page = await touched()
      const { field, button } = form(page)
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      let requests = 0
      await page.route('**/api/early-access', async route => {
        requests += 1
        await held
        await route.continue()
      })
      await field.fill('ines@mosswick.example')
      await button.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Submitting...', disabled: true }).waitFor()
      await field.press('Enter')
      expect(requests).toBe(1)
      release()
      await notice(page)
        .filter({ hasText: 'Success!' })
        .getByText("We've added you to our early access list.")
        .waitFor()
      expect(await page.getByRole('status').getByText('Success!').count()).toBe(1)
      await page.getByRole('button', { name: 'Get Early Access', disabled: false }).first().waitFor()
      expect(await field.inputValue()).toBe('')
      expect(requests).toBe(1)
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await kept('ines@mosswick.example')).toEqual([{ status: 'new' }])
    })

    it('keeps what was typed if the request fails, and says so in the words of the specification', async () => {
      const page = await touched()
      const { field, button } = form(page, 1)
      const logged: string[] = []
      page.on('console', message => logged.push(message.text()))
      await page.route('**/api/early-access', route => route.abort())
      await field.fill('lost@mosswick.example')
      await button.click()
      const failed = notice(page).filter({ hasText: 'Something went wrong' })
      await failed.getByText("We couldn't process your request. Please try again.").waitFor()
      expect(await field.inputValue()).toBe('lost@mosswick.example')
      expect(await button.isEnabled()).toBe(true)
      expect(logged.some(line => line.includes('Early access failed'))).toBe(true)
      // An address that only the server refuses: its reason is beside the field.
      await page.unroute('**/api/early-access')
      await field.fill('a@b')
      await button.click()
      await form(page, 1).root.getByText('Invalid email format').waitFor()
      expect(await notice(page).count()).toBe(1)
    })

    it('shows one notice for five seconds, for as long as it is pointed at, or until it is closed', async () => {
      const { page } = await stage.open({ fresh: true })
      await page.clock.install({ time: 0 })
      await page.goto('/')
      await form(page).field.focus()
      await alive(page)
      // From here on the test controls the time.
      await page.clock.pauseAt(3_600_000)
      const { button, field } = form(page)
      await button.click()
      await button.click()
      await notice(page).waitFor()
      expect(await notice(page).count()).toBe(1)
      await page.clock.fastForward(4_900)
      expect(await notice(page).count()).toBe(1)
      await page.clock.fastForward(200)
      await notice(page).waitFor({ state: 'detached' })
      await button.click()
      await notice(page).hover()
      await page.clock.fastForward(20_000)
      expect(await notice(page).count()).toBe(1)
      await page.getByRole('button', { name: 'Close notice' }).focus()
      await page.keyboard.press('Escape')
      await notice(page).waitFor({ state: 'detached' })
      expect(await field.evaluate(input => input === document.activeElement)).toBe(true)
    })
  })

  describe('without a script', () => {
    it('shows what was typed with the reason beside it, then leads to the thanks', async () => {
      const { page } = await stage.open({ javaScriptEnabled: false })
      await page.goto('/')
      await form(page).field.fill('o\'hara"<b>@b')
      await form(page).root.evaluate((element: HTMLFormElement) => {
        element.noValidate = true
      })
      await form(page).button.click()
      await page.getByRole('heading', { name: 'Please check your email address' }).waitFor()
      const { field, button } = form(page)
      expect(await field.inputValue()).toBe('o\'hara"<b>@b')
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
      const described = await Promise.all(ids.map(id => page.locator(`#${id}`).textContent()))
      expect(described).toEqual(['Invalid email format', 'Your first panel is free when you register early.'])
      await field.fill('')
      await button.click()
      await page.getByRole('heading', { name: 'Email required' }).waitFor()
      await form(page).field.fill('plain@mosswick.example')
      await form(page).button.click()
      await page.waitForURL('**/early-access/thanks')
      expect(await kept('plain@mosswick.example')).toHaveLength(1)
    })
  })
}
