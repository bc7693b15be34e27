import { expect, it } from 'vitest'
import { servePages } from './local-sites.ts'
import { readingOf } from './reading.ts'

const letter = '<title>Letters</title><p id="letter" style="font-size:48px;width:64px;height:64px"></p>'
const reading = readingOf(() => servePages({ '/': letter }))

it('draws Chinese, Japanese and Korean letters, each differently', { timeout: 20_000 }, async () => {
  // Letters that no font has are all drawn as the same empty box.
  const letters = ['中', 'か', '한', '\u{10ffff}']
  const pictures = await reading.browser.render({ signal: new AbortController().signal }, async session => {
    const { page } = await session.open('desktop')
    await page.goto(reading.site.origin)
    const drawn: string[] = []
    for (const letter of letters) {
      await page.locator('#letter').evaluate((element, text) => {
        element.textContent = text
      }, letter)
      drawn.push((await page.locator('#letter').screenshot()).toString('base64'))
    }
    return drawn
  })
  expect(new Set(pictures).size).toBe(letters.length)
})

it('refuses a session whose page closed while it was created, and keeps running', async () => {
  await reading.browser.render({ signal: new AbortController().signal }, async session => {
    const { page } = await session.open('desktop')
    // Imitates the race: the answer comes, but the target is gone.
    const wiring = (page as unknown as { _connection: { _createRemoteObject(...given: string[]): unknown } })
      ._connection
    const create = wiring._createRemoteObject
    wiring._createRemoteObject = (parent, type = '', ...more) =>
      type === 'CDPSession' ? undefined : create.call(wiring, parent, type, ...more)
    try {
      await expect(page.context().newCDPSession(page)).rejects.toThrow('The page has ended')
    } finally {
      wiring._createRemoteObject = create
    }
    await page.context().newCDPSession(page)
  })
})
