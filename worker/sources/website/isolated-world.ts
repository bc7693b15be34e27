/** Runs the in-page scripts in a world beside the page's own, so that the page cannot change what they rest on. */
import type { CDPSession, Page } from '../../adapters/browser/browser.ts'
import { spreadCells } from '../parsers/table-rows.ts'
import { installColour } from './in-page/install-colour.ts'
import { installFolds } from './in-page/install-folds.ts'
import { installForms } from './in-page/install-forms.ts'
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

function asPageLeft(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  throw leaving.test(message) ? new PageLeft(message, { cause: error }) : error
}

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
  installForms,
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

/**
 * Made once for a document, so that its scripts and their tools are compiled once: a page takes dozens of runs. What they
 * remember is a variable and no property of the window, where an element of that name would stand in its place. The tools
 * themselves are fresh in each run, since the page changes between them.
 */
const reader = `(() => {
  const memory = { consentRoot: null, formOf: new WeakMap(), searchedAt: -Infinity };
  const scripts = new Map();
  const prepare = () => {
    const tools = { memory };
    for (const install of [${installers.map(install => install.toString()).join(',\n')}]) install(tools, ${spreadCells.toString()});
    return tools;
  };
  return {
    learn: (name, script) => scripts.set(name, script),
    run: (name, argument) => scripts.get(name)(prepare(), argument),
  };
})()`

/** The object that runs scripts in a world beside the page's own, as the browser's protocol names it. */
async function setUp(session: CDPSession): Promise<string> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'panel',
  })
  const { result } = await session.send('Runtime.evaluate', { contextId: executionContextId, expression: reader })
  if (!result.objectId) throw new Error('The scripts that read a page could not be set up in it')
  return result.objectId
}

/** A world in the main frame of the document that is open now; it ends with that document. Throws `PageLeft`, as its scripts do. */
export async function openWorld(page: Page): Promise<World> {
  const session = await page.context().newCDPSession(page)
  const objectId = await setUp(session).catch(asPageLeft)
  const learnt = new Map<string, number>()
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
      const source = script.toString()
      const known = learnt.get(source)
      const name = known ?? learnt.size
      learnt.set(source, name)
      const learn = known === undefined ? `this.learn(${name}, ${source});` : ''
      const sent = session.send('Runtime.callFunctionOn', {
        objectId,
        functionDeclaration: `async function (argument) { ${learn} return this.run(${name}, argument) }`,
        arguments: [{ value: argument }],
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
