/**
 * Everything by keyboard alone: each step starts where the last one left the focus. A project is created so in `app.test.ts`
 * and deleted in `specification/calls.ts`, which also registers and signs in.
 */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const hasFocus = (target: Locator) => target.evaluate(it => it === document.activeElement)

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${target}`)
}

export async function write(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(words)
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function skipToContent(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await hasFocus(page.getByRole('main'))).toBe(true)
}

/** The first stop leads past the bar, and every stop is visible. */
export async function hasVisibleStops(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  expect(await hasFocus(page.getByRole('link', { name: 'Skip to the content' }))).toBe(true)
  const unseen: string[] = []
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      // The visible part of a hidden control is around it or is its label.
      const drawn = [focused, focused.closest('label'), focused.parentElement]
      const marked = drawn.some(it => it && getComputedStyle(it).outlineStyle !== 'none')
      return marked ? null : focused.outerHTML.slice(0, 120)
    })
    if (where) unseen.push(where)
  }
  expect(unseen).toEqual([])
}
