/** The Chromium that comes with Panel, the same as the worker's. */
import { type Browser, chromium } from 'playwright-core'
import { findExecutable } from '#worker/adapters/browser-executable.ts'
import { dataDir } from '#worker/test/website/local-sites.ts'

export async function startChromium(args: string[] = []): Promise<Browser> {
  const { file, env, libraryPath } = await findExecutable(dataDir, process.env.PANEL_CHROMIUM)
  const libraries = libraryPath ? { LD_LIBRARY_PATH: libraryPath } : {}
  return chromium.launch({ executablePath: file, args, env: { ...process.env, ...env, ...libraries } })
}
