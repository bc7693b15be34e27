/** Runs the in-page scripts in a world beside the page's own, so that the page cannot change what they rest on. */
import type { Page } from '../../adapters/browser.ts'
import { spreadCells } from '../parsers/table-rows.ts'
import { installColour } from './in-page/install-colour.ts'
import { installFolds } from './in-page/install-folds.ts'
import { installGroups } from './in-page/install-groups.ts'
import { installHidden } from './in-page/install-hidden.ts'
import { installLabels } from './in-page/install-labels.ts'
import { installLooks } from './in-page/install-looks.ts'
import { installMotion } from './in-page/install-motion.ts'
import { installRows } from './in-page/install-rows.ts'
import { installScreen } from './in-page/install-screen.ts'
import { installTree } from './in-page/install-tree.ts'
import { installUnshown } from './in-page/install-unshown.ts'
import { installWriter } from './in-page/install-writer.ts'
import { installZones } from './in-page/install-zones.ts'
import type { Tools } from './in-page/tools.ts'

/** The page went elsewhere, or loaded itself anew, while it was read. */
export class PageLeft extends Error {
  /** Where it is known to go; null where that is to be seen. */
  readonly to: string | null

  constructor(message: string, options: { cause?: unknown; to?: string } = {}) {
    super(message, { cause: options.cause })
    this.to = options.to ?? null
  }
}

const leaving = /cannot find (?:default execution )?context|context was destroyed|target navigated|no frame/i

export interface World {
  /** Runs `script` in the page with fresh tools. It is sent as text: it may use nothing but its arguments. */
  run<Argument, Result>(
    script: (tools: Tools, argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  /** Whether the page's own scripts hear when it is scrolled. */
  hearsScrolling(): Promise<boolean>
}

const installers = [
  installTree,
  installRows,
  installColour,
  installHidden,
  installMotion,
  installScreen,
  installZones,
  installFolds,
  installLabels,
  installLooks,
  installGroups,
  installUnshown,
  installWriter,
]

// The consent notice that was found is remembered between scripts; all else is computed afresh.
const prepare = `(() => {
  const tools = {};
  for (const install of [${installers.map(install => install.toString()).join(',\n')}]) install(tools, ${spreadCells.toString()});
  tools.consentRoot = globalThis.panelConsentRoot ?? null;
  return tools;
})()`

/** A world in the main frame of the document that is open now; it ends with that document. */
export async function openWorld(page: Page): Promise<World> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'panel',
  })
  // In the page's own world: listeners are only told of to the world that they belong to.
  const listeners = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression })
    if (!result.objectId) return []
    return (await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId })).listeners
  }
  return {
    hearsScrolling: async () => {
      const heard = await Promise.all(['window', 'document'].map(listeners)).catch(() => [])
      return heard.flat().some(({ type }) => /^(?:scroll|scrollend|wheel)$/.test(type))
    },
    run: async (script, argument) => {
      const sent = session.send('Runtime.evaluate', {
        contextId: executionContextId,
        awaitPromise: true,
        returnByValue: true,
        expression: `(async () => {
          const tools = ${prepare};
          const result = await (${script.toString()})(tools, ${JSON.stringify(argument) ?? 'undefined'});
          globalThis.panelConsentRoot = tools.consentRoot;
          return result;
        })()`,
      })
      const answer = await sent.catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        throw leaving.test(message) ? new PageLeft(message, { cause: error }) : error
      })
      if (answer.exceptionDetails) {
        const { exception, text } = answer.exceptionDetails
        throw new Error(`A script in the page failed: ${exception?.description ?? text}`)
      }
      return answer.result.value
    },
  }
}
