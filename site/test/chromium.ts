/** The Chromium that comes with Panel, the same as the worker's. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { findExecutable } from '#worker/adapters/browser/executable.ts'
import { hasSharedMemory, withoutSharedMemory } from '#worker/adapters/browser/memory.ts'
import { dataDir } from '#worker/test/website/local-sites.ts'

export async function startChromium(args: string[] = []): Promise<Browser> {
  const { file, env, libraryPath } = await findExecutable(dataDir, process.env.PANEL_CHROMIUM)
  const libraries = libraryPath ? { LD_LIBRARY_PATH: libraryPath } : {}
  return chromium.launch({
    executablePath: file,
    args,
    ignoreDefaultArgs: (await hasSharedMemory()) ? [withoutSharedMemory] : [],
    env: { ...process.env, ...env, ...libraries },
  })
}

/** A suite's view of the shared browser; contexts share nothing with each other. */
export interface BorrowedBrowser {
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Closes what was opened, and leaves the browser to the next suite. */
  giveBack(): Promise<void>
}

let shared: Promise<Browser> | null = null

/** Starts one browser for all suites of a process, which ends with the process. */
export async function borrowChromium(): Promise<BorrowedBrowser> {
  shared ??= startChromium()
  const browser = await shared
  browser.once('disconnected', () => {
    shared = null
  })
  const opened: BrowserContext[] = []
  return {
    async newContext(options) {
      const context = await browser.newContext(options)
      opened.push(context)
      return context
    },
    async giveBack() {
      await Promise.all(opened.map(context => context.close()))
    },
  }
}
