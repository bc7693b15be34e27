/**
 * The browser that opens strangers' pages: one Chromium kept warm, a fresh context for each page, and no way out but
 * the network guard. Nothing else in Panel knows that it is Playwright.
 */
import type { BrowserContext, Page } from 'playwright-core'
import { type Viewport, viewports } from '#db/vocabulary.ts'
import { SourceFailure } from '../sources/failure.ts'
import { findExecutable, NoBrowser } from './browser-executable.ts'
import { type BrowserProcess, type Confinement, startBrowser } from './browser-process.ts'
import { createNetworkGuard, type NetworkGuard } from './network-guard.ts'
import type { GuardedFetch, GuardedResponse } from './network-guard-fetch.ts'
import type { GuardLimits, GuardTraffic } from './network-guard-passage.ts'
import type { GuardRefusal, Resolve } from './network-guard-target.ts'

export type { CDPSession, Dialog, Page, Request, Response, Route } from 'playwright-core'

export interface BrowserOptions {
  /** Where the unpacked browser may be kept. */
  dataDir: string
  /** `PANEL_CHROMIUM`. */
  executablePath?: string | undefined
  /** "host:port" pairs that may be opened although they are private. */
  allowHosts: readonly string[]
  log: (message: string) => void
  /** Opens pages without Chromium's sandbox where none can be had. A hostile page then has one wall less to pass. */
  allowUnsandboxed?: boolean
  /** Instead of the system's; tests change their answers with it. */
  resolve?: Resolve
}

/** One page in a context of its own, with its share of the guard. */
export interface OpenPage {
  page: Page
  traffic: Readonly<GuardTraffic>
  /** Aborts when the page has used up its bytes: what it was loading then never ends. */
  overBytes: AbortSignal
  refusalOf(url: string): GuardRefusal | null
}

export interface RenderSession {
  open(viewport: Viewport, limits?: GuardLimits): Promise<OpenPage>
  fetch(url: string, options: GuardedFetch): Promise<GuardedResponse>
}

export interface WarmBrowser {
  /**
   * Runs `use` with a session whose pages are all closed when it ends, however it ends. Rejects with the signal's
   * reason when that aborts, with `SourceFailure` browser_missing where no browser can be started. A browser that dies
   * meanwhile is started again and `use` is run once more from its beginning.
   */
  render<T>(job: { signal: AbortSignal }, use: (session: RenderSession) => Promise<T>): Promise<T>
  /** How the running browser is confined and its process id; null before the first page. */
  running(): { confinement: Confinement; pid: number } | null
  close(): Promise<void>
}

/** Prepares a browser; nothing is started before the first `render`. */
export function createBrowser(options: BrowserOptions): WarmBrowser {
  let starting: Promise<BrowserProcess> | null = null
  let alive: BrowserProcess | null = null
  let guarding: Promise<NetworkGuard> | null = null

  const guard = () => {
    guarding ??= createNetworkGuard({
      allowHosts: options.allowHosts,
      ...(options.resolve ? { resolve: options.resolve } : {}),
    })
    return guarding
  }
  const start = async () => {
    const process = await startConfined(options, (await guard()).server)
    process.browser.once('disconnected', () => {
      if (alive === process) {
        alive = null
        starting = null
        void process.close()
      }
    })
    alive = process
    return process
  }
  const warm = () => {
    starting ??= start().catch(error => {
      starting = null
      throw error
    })
    return starting
  }

  const renderOnce = async <T>(signal: AbortSignal, use: (session: RenderSession) => Promise<T>): Promise<T> => {
    const network = await guard()
    const { browser } = await warm()
    const closers: (() => Promise<void>)[] = []
    const closeAll = () => Promise.all(closers.splice(0).map(close => close()))
    const aborted = Promise.withResolvers<never>()
    const abort = () => {
      aborted.reject(signal.reason)
      void closeAll()
    }
    aborted.promise.catch(() => undefined)
    signal.addEventListener('abort', abort, { once: true })
    const session: RenderSession = {
      open: async (viewport, limits) => {
        signal.throwIfAborted()
        const job = network.open(limits)
        closers.push(async () => job.close())
        const context = await browser.newContext(contextOptions(viewport, browser.version(), job.proxy))
        closers.push(() => closeContext(context))
        return {
          page: await context.newPage(),
          traffic: job.traffic,
          overBytes: job.overBytes,
          refusalOf: job.refusalOf,
        }
      },
      fetch: network.fetch,
    }
    try {
      signal.throwIfAborted()
      return await Promise.race([use(session), aborted.promise])
    } finally {
      signal.removeEventListener('abort', abort)
      await closeAll()
    }
  }

  return {
    render: async ({ signal }, use) => {
      signal.throwIfAborted()
      const before = await warm()
      try {
        return await renderOnce(signal, use)
      } catch (error) {
        if (signal.aborted || error instanceof SourceFailure || before.browser.isConnected()) throw error
        options.log('The browser ended while a page was open; it is started again for another try.')
        return renderOnce(signal, use)
      }
    },
    running: () => (alive ? { confinement: alive.confinement, pid: alive.pid } : null),
    close: async () => {
      const process = await starting?.catch(() => null)
      alive = null
      starting = null
      await process?.close()
      await (await guarding)?.close()
      guarding = null
    },
  }
}

/** Tries each way to a sandbox; which ones there are depends on who runs Panel. */
async function startConfined(options: BrowserOptions, proxyServer: string): Promise<BrowserProcess> {
  const missing = (hint: string) => {
    options.log(hint)
    return new SourceFailure('browser_missing', missingSentence)
  }
  const executable = await findExecutable(options.dataDir, options.executablePath).catch(error => {
    throw error instanceof NoBrowser ? missing(error.message) : error
  })
  const ways: Confinement[] = process.getuid?.() === 0 ? ['other-user', 'user-namespace'] : ['own-user']
  if (options.allowUnsandboxed) ways.push('none')
  const complaints: string[] = []
  for (const way of ways) {
    try {
      const started = await startBrowser(executable, way, proxyServer)
      if (way === 'none') options.log('Chromium runs WITHOUT its sandbox, because none could be had on this machine.')
      return started
    } catch (error) {
      complaints.push(error instanceof Error ? error.message : String(error))
    }
  }
  options.log(`Chromium could not be started: ${complaints.join(' | ')}`)
  throw missing(startHint(complaints.join('\n'), executable.file))
}

/** For whoever submitted a website; what to mend stands in the log. */
const missingSentence =
  'Websites cannot be opened here at the moment, because the browser for them does not start. Tell the administrator, or submit a PDF of the page.'

function startHint(complaint: string, file: string): string {
  if (/no usable sandbox|namespace|EPERM|EINVAL|unshare failed|credentials\.cc/i.test(complaint)) {
    return 'Chromium could not be started with its sandbox on. Run Panel as an ordinary user, or let this machine make user namespaces (in Docker: a seccomp profile that allows them).'
  }
  const library = /([\w.+-]+\.so[\w.]*): cannot open shared object/.exec(complaint)?.[1]
  if (library) {
    return `Chromium could not be started because the library ${library} is missing. Install it, or set PANEL_CHROMIUM to a browser that works.`
  }
  return `Chromium at ${file} could not be started. Set PANEL_CHROMIUM to a browser that works.`
}

function contextOptions(viewport: Viewport, version: string, proxy: { server: string }) {
  const phone = viewport === 'phone'
  const size = viewports[viewport]
  const system = phone ? 'Linux; Android 10; K' : 'X11; Linux x86_64'
  const mobile = phone ? ' Mobile' : ''
  const chrome = `Chrome/${version.split('.')[0]}.0.0.0${mobile}`
  return {
    viewport: size,
    screen: size,
    isMobile: phone,
    hasTouch: phone,
    deviceScaleFactor: 1,
    locale: 'en-US',
    // Chromium's own without the word Headless, at which servers send other pages; with our name, so that they can tell.
    userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} Safari/537.36 Panel/0.1`,
    acceptDownloads: false,
    serviceWorkers: 'block' as const,
    proxy,
  }
}

async function closeContext(context: BrowserContext): Promise<void> {
  await context.close().catch(() => undefined)
}
