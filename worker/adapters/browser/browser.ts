/** One warm Chromium for untrusted pages: a fresh context for each, and no network but through the guard. */
import type { Page } from 'playwright-core'
import { type Viewport, viewports } from '#db/vocabulary.ts'
import { SourceFailure } from '../../source-failure.ts'
import type { GuardedFetch, GuardedResponse } from '../guard/fetch.ts'
import { createNetworkGuard, type NetworkGuard } from '../guard/network-guard.ts'
import type { GuardLimits, GuardTraffic } from '../guard/proxied-connection.ts'
import type { GuardRefusal, Resolve } from '../guard/target.ts'
import { findExecutable, NoBrowser } from './executable.ts'
import { BrowserEnded, type BrowserProcess, type Confinement, startBrowser } from './process.ts'

export type { CDPSession, Dialog, Frame, Page, Request, Response, Route } from 'playwright-core'
export { BrowserEnded }

export interface BrowserOptions {
  dataDir: string
  executablePath?: string | undefined
  /** "host:port" pairs that may be reached although they are private. */
  allowHosts: readonly string[]
  log: (message: string) => void
  /** Opens pages without Chromium's sandbox if none can be set up, which leaves hostile pages one barrier less. */
  allowUnsandboxed?: boolean
  /** Replaces the system's resolver in tests. */
  resolve?: Resolve
}

export interface OpenPage {
  page: Page
  traffic: Readonly<GuardTraffic>
  /** Aborts when the page has used up its bytes; what it is loading then never finishes. */
  overBytes: AbortSignal
  refusalOf(url: string): GuardRefusal | null
}

export interface RenderSession {
  open(viewport: Viewport, limits?: GuardLimits): Promise<OpenPage>
  fetch(url: string, options: GuardedFetch): Promise<GuardedResponse>
}

type Use<T> = (session: RenderSession) => Promise<T>

export interface WarmBrowser {
  /**
   * Runs `use` with a session whose pages are closed when it settles. Rejects with the signal's reason, or with
   * `SourceFailure` browser_missing if no browser can be started. If the browser ends meanwhile, which another reading may
   * have caused, `use` is run once more in a separate browser. Rejects with `BrowserEnded` only if this session's pages did it.
   */
  render<T>(job: { signal: AbortSignal }, use: Use<T>): Promise<T>
  running(): { confinement: Confinement; pid: number } | null
  close(): Promise<void>
}

export function createBrowser(options: BrowserOptions): WarmBrowser {
  let starting: Promise<BrowserProcess> | null = null
  let alive: BrowserProcess | null = null
  const others = new Set<BrowserProcess>()
  let guarding: Promise<NetworkGuard> | null = null

  const guard = () => {
    guarding ??= createNetworkGuard({
      allowHosts: options.allowHosts,
      ...(options.resolve ? { resolve: options.resolve } : {}),
    })
    return guarding
  }
  const start = async () => startConfined(options, (await guard()).server)
  const startWarm = async () => {
    const process = await start()
    const end = () => {
      if (alive === process) alive = starting = null
      void process.close()
    }
    alive = process
    if (process.ended.aborted) end()
    else process.ended.addEventListener('abort', end)
    return process
  }
  const warm = () => {
    starting ??= startWarm().catch(error => {
      starting = null
      throw error
    })
    return starting
  }

  const renderIn = async <T>(process: BrowserProcess, signal: AbortSignal, use: Use<T>): Promise<T> => {
    const network = await guard()
    const over = AbortSignal.any([signal, process.ended])
    over.throwIfAborted()
    const cut = Promise.withResolvers<never>()
    cut.promise.catch(() => undefined)
    over.addEventListener('abort', () => cut.reject(over.reason), { once: true })
    const leave = process.enter()
    const closers: (() => Promise<void>)[] = []
    let isOver = false
    const closeAll = async () => {
      isOver = true
      await Promise.all(closers.map(close => close()))
      leave()
    }
    const session: RenderSession = {
      open: async (viewport, limits) => {
        over.throwIfAborted()
        const job = network.open(limits)
        closers.push(async () => job.close())
        const context = await process.browser.newContext(contextOptions(viewport, process.browser.version(), job.proxy))
        const close = () => context.close().catch(() => undefined)
        closers.push(close)
        if (isOver) await close()
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
      const result = await Promise.race([use(session), cut.promise])
      await closeAll()
      return result
    } catch (error) {
      // Not awaited, because the page that is closed may be what hangs.
      void closeAll()
      signal.throwIfAborted()
      process.ended.throwIfAborted()
      throw error
    }
  }

  return {
    render: async ({ signal }, use) => {
      signal.throwIfAborted()
      try {
        return await renderIn(await warm(), signal, use)
      } catch (error) {
        if (signal.aborted || !(error instanceof BrowserEnded) || error.byItsOnlyReading) throw error
        options.log(
          `The browser ended while a page was open: ${error.message} The page is tried again in a browser of its own.`,
        )
      }
      const own = await start()
      others.add(own)
      try {
        return await renderIn(own, signal, use)
      } finally {
        await own.close()
        others.delete(own)
      }
    },
    running: () => (alive ? { confinement: alive.confinement, pid: alive.pid } : null),
    close: async () => {
      const process = await starting?.catch(() => null)
      alive = null
      starting = null
      await process?.close()
      for (const other of others) await other.close()
      await (await guarding)?.close()
      guarding = null
    },
  }
}

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

/** For whoever submitted a website; the log says what to fix. */
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
    // Without "Headless", because servers send other pages to headless browsers; with our name, to be recognizable.
    userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} Safari/537.36 Panel/0.1`,
    acceptDownloads: false,
    serviceWorkers: 'block' as const,
    proxy,
  }
}
