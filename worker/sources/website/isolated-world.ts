/** Runs the in-page scripts in an isolated world, so that the page cannot tamper with the functions that they use. */
import type { CDPSession, Page } from '../../adapters/browser/browser.ts'
import type { Commands } from './in-page/commands.ts'
import { pageScript } from './page-script.ts'

/** The page navigated away or reloaded while it was being read. */
export class PageLeft extends Error {
  /** Where it is going, if known. */
  readonly to: string | null

  constructor(message: string, options: { cause?: unknown; to?: string } = {}) {
    super(message, { cause: options.cause })
    this.to = options.to ?? null
  }
}

const leaving = /cannot find (?:default execution )?context|context was destroyed|target navigated|no frame/i

function asPageLeft(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  throw leaving.test(message) ? new PageLeft(message, { cause: error }) : error
}

export interface World {
  run<Name extends keyof Commands>(
    name: Name,
    ...given: Parameters<Commands[Name]>
  ): Promise<Awaited<ReturnType<Commands[Name]>>>
  listensToScroll(): Promise<boolean>
}

/** Done once for each document, because reading a page takes dozens of commands. */
async function setUp(session: CDPSession): Promise<string> {
  const expression = await pageScript()
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'panel',
  })
  const { result } = await session.send('Runtime.evaluate', { contextId: executionContextId, expression })
  if (!result.objectId) throw new Error('The scripts that read a page could not be set up in it')
  return result.objectId
}

/** Opens a world in the main frame's document. Once the page leaves that, this and the commands reject with `PageLeft`. */
export async function openWorld(page: Page): Promise<World> {
  const session = await page.context().newCDPSession(page)
  const objectId = await setUp(session).catch(asPageLeft)
  // In the page's own world, because listeners can only be listed from the world that they belong to.
  const listeners = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression })
    if (!result.objectId) return []
    return (await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId })).listeners
  }
  return {
    listensToScroll: async () => {
      const heard = await Promise.all(['window', 'document'].map(listeners)).catch(() => [])
      return heard.flat().some(({ type }) => /^(?:scroll|scrollend|wheel)$/.test(type))
    },
    run: async (name, ...given) => {
      const sent = session.send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration: 'function (...given) { return this.run(...given) }',
        arguments: [name, ...given].map(value => ({ value })),
        awaitPromise: true,
        returnByValue: true,
      })
      const answer = await sent.catch(asPageLeft)
      if (answer.exceptionDetails) {
        const { exception, text } = answer.exceptionDetails
        throw new Error(`A script in the page failed: ${exception?.description ?? text}`)
      }
      return answer.result.value
    },
  }
}

/** Rejects with `PageLeft` once the page has left the world's document: Chromium never finishes a picture of such a page. */
export const whenLeft = (page: Page, world: World): Promise<never> =>
  new Promise((_, reject) => page.on('framenavigated', () => world.run('hasPrograms').catch(reject)))
