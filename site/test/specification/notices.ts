/** Section 8: refused changes show notices, which replace each other and stay for five seconds. */
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { leave } from '../accessibility/state.ts'
import { load, screenOf } from '../screen.ts'
import { draftOf, type Stage } from '../stage.ts'
import { draft, failing, person } from './refusals.ts'

const reason = 'The disk is full, so nothing was kept.'
const refusal = { status: 503, json: { code: 'unavailable', message: reason, requestId: 'test' } }

export function notices(stage: Stage): void {
  beforeAll(async () => {
    await draftOf(stage.user, draft)
    const { client } = stage.user
    await client.call('createSubAccount', { body: { name: 'Tomas Reyes', email: 'tomas@mosswick.example' } })
    await client.call('requestEarlyAccess', { body: { email: 'desk@vellum.example' } })
    while ((await stage.installation.signUp()).username < person);
  })

  it.each(failing)('%s, %s: each refused change shows its notice', async (as, address, changes) => {
    const { page } = await stage.visit(as)
    onTestFinished(() => page.unrouteAll())
    await page.route('**/api/**', route =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill(refusal),
    )
    await load(page, address)
    for (const [title, act, text = reason] of changes) {
      await act(screenOf(page), page)
      await screenOf(page).told(title, text)
      await leave(page)
    }
  })

  it('a notice replaces the one before it, and disappears after 5000 ms', async () => {
    const { page } = await stage.open({ as: stage.admin, fresh: true })
    await page.clock.install()
    const { choose, confirm, told, notices, row } = screenOf(page)
    await page.goto('/admin/projects')
    await row(draft).waitFor()
    await choose(draft, 'Mark Completed')
    await confirm('Mark Completed')
    await page.clock.runFor(100)
    await told('Project updated', `${draft}: Completed`)
    await page.clock.runFor(3000)
    await choose(draft, 'Mark In Progress')
    await confirm('Mark In Progress')
    await page.clock.runFor(100)
    await told('Project updated', `${draft}: In progress`)
    // The second has its own five seconds: the end of the first does not remove it.
    await page.clock.runFor(4500)
    expect(await notices.count()).toBe(1)
    await page.clock.runFor(1500)
    await expect.poll(() => notices.count()).toBe(0)
  })
}
