import { expect, it } from 'vitest'
import { createBrowser } from '../../adapters/browser/browser.ts'
import { dataDir } from './local-sites.ts'

it('a session whose page ended while it was made is refused, and the process goes on', async () => {
  const browser = createBrowser({ dataDir, allowHosts: [], log: () => {} })
  await browser.render({ signal: new AbortController().signal }, async session => {
    const { page } = await session.open('desktop')
    // As in the race: the answer comes, and what it names is gone.
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
  await browser.close()
})
