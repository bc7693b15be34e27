/** The administrators' screens in a real Chromium on the real API, by role and name. */
import { describe, expect, it } from 'vitest'
import { analysts } from './admin/analysts.ts'
import { deskFor } from './admin/desk.ts'
import { earlyAccess } from './admin/early-access.ts'
import { projects } from './admin/projects.ts'
import { settings } from './admin/settings.ts'
import { users } from './admin/users.ts'
import { stageFor } from './stage.ts'

const stage = stageFor({ worker: false })
const desk = deskFor(stage)

users(desk)
projects(desk)
analysts(desk)
earlyAccess(desk)
settings(desk)

describe('on a phone', () => {
  it.each(['projects', 'early-access'])('/admin/%s shows a row as two lines and nothing wider', async name => {
    await desk.page.setViewportSize({ width: 375, height: 812 })
    await desk.page.goto(`/admin/${name}`)
    const first = desk.page.getByRole('row').nth(1)
    await first.waitFor()
    expect((await first.boundingBox())?.height).toBeLessThan(90)
    expect(await desk.page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})
