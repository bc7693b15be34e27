/** What pages may weigh, as a browser loads them with nothing cached. */
import { expect, it } from 'vitest'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { weigh, weightLimits } from '../weight.ts'

export function weights(stage: Stage): void {
  it.each(['/', '/home'])('%s loads no script, and little HTML and CSS', async address => {
    const { page } = await stage.open()
    const { html, css, js } = await weigh(page, address, it => it.getByRole('heading', { level: 1 }).waitFor())
    expect(js).toBe(0)
    expect(html).toBeGreaterThan(1000)
    expect(html + css).toBeLessThanOrEqual(weightLimits.marketing)
  })

  it.each([null, { title: 'Login successful', text: 'Welcome back, Ines!' }])(
    '/dashboard loads little JavaScript, with the notice %o too',
    async notice => {
      const { page } = await stage.open({ as: stage.user })
      await page.context().addInitScript(text => sessionStorage.setItem('panel.notice', text), JSON.stringify(notice))
      const { jsGzip } = await weigh(page, '/dashboard', async () => {
        await screenOf(page).heading('Welcome back, Ines').waitFor()
        if (notice) await screenOf(page).told(notice.title, notice.text)
      })
      expect(jsGzip).toBeGreaterThan(50_000)
      expect(jsGzip).toBeLessThanOrEqual(weightLimits.dashboard)
    },
  )
}
