/** Starts Chromium with its sandbox on and speaks to it over a pipe, which no other process can open. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import type { Browser } from 'playwright-core'
import type { Executable } from './executable.ts'
import { refuseLostSessions } from './lost-sessions.ts'
import { hasSharedMemory, withoutSharedMemory } from './memory.ts'
import { browserUser, runFolder } from './places.ts'
import { openWire } from './wire.ts'

/**
 * How the sandbox is had. Chromium refuses root: then it runs as another user, or as root seen as another from inside
 * a user namespace (for a program under a folder that only root can enter). `none` is only for those who ask for it.
 */
export type Confinement = 'own-user' | 'other-user' | 'user-namespace' | 'none'

/** The browser is gone, or was ended for what it wrote. */
export class BrowserEnded extends Error {
  /** Whether it is sure that the one reading that was under way in it is the cause. */
  readonly byItsOnlyReading: boolean

  constructor(message: string, byItsOnlyReading: boolean) {
    super(message)
    this.byItsOnlyReading = byItsOnlyReading
  }
}

export interface BrowserProcess {
  browser: Browser
  confinement: Confinement
  pid: number
  /** Aborts with a `BrowserEnded`. */
  ended: AbortSignal
  /** A reading begins; it lasts until the function that this gives is called. */
  enter(): () => void
  close(): Promise<void>
}

const startMs = 20_000

/** Own flags, not the package's: those switch off the sandbox, web security and site isolation. */
async function flags(profile: string, proxyServer: string): Promise<string[]> {
  return [
    ...((await hasSharedMemory()) ? [] : [withoutSharedMemory]),
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--no-startup-window',
    // Everything through the guard, loopback too, and no name is looked up by the browser itself.
    `--proxy-server=${proxyServer}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--no-pings',
    // Nothing of the browser's own accord.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
    '--disable-extensions',
    '--disable-sync',
    '--disable-breakpad',
    '--disable-client-side-phishing-detection',
    '--disable-field-trial-config',
    '--disable-features=Translate,OptimizationHints,MediaRouter,AutofillServerCommunication,WebTransport',
    '--metrics-recording-only',
    '--no-first-run',
    '--no-default-browser-check',
    '--password-store=basic',
    '--use-mock-keychain',
    // The same picture everywhere, with no graphics card: pages that draw with WebGL show what they offer without.
    '--disable-3d-apis',
    '--disable-gpu',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--hide-scrollbars',
    '--mute-audio',
    // Pages work while they are not in front, which none of ours is.
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
  ]
}

/** Starts one. Rejects with what Chromium said where it ends before it answers. */
export async function startBrowser(
  executable: Executable,
  confinement: Confinement,
  proxyServer: string,
): Promise<BrowserProcess> {
  try {
    return await attempt(executable, confinement, proxyServer, null)
  } catch (error) {
    const lacksLibrary = error instanceof Error && error.message.includes('error while loading shared libraries')
    if (!lacksLibrary || !executable.libraryPath) throw error
    return attempt(executable, confinement, proxyServer, executable.libraryPath)
  }
}

async function attempt(
  executable: Executable,
  confinement: Confinement,
  proxyServer: string,
  libraryPath: string | null,
): Promise<BrowserProcess> {
  const folder = await runFolder(confinement === 'other-user' ? browserUser : null)
  const child = launch(executable, confinement, await flags(folder, proxyServer), {
    // Its own group: Ctrl-C in the terminal goes to Panel, which ends the browser in its turn.
    detached: process.platform !== 'win32',
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    env: {
      HOME: folder,
      TMPDIR: folder,
      PATH: process.env.PATH,
      LANG: 'en_US.UTF-8',
      ...executable.env,
      ...(libraryPath ? { LD_LIBRARY_PATH: libraryPath } : {}),
    },
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', text => {
    said = `${said}${text}`.slice(-4_000)
  })
  const exited = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`Chromium ended with ${code}: ${said.trim()}`)))
  })
  const ended = new AbortController()
  let readings = 0
  let isShared = false
  exited.catch(error => ended.abort(new BrowserEnded(error.message.slice(0, 500), false)))
  const wire = openWire(child.stdio[3] as Writable, child.stdio[4] as Readable, ({ message, flooded }) => {
    ended.abort(new BrowserEnded(message, flooded && !isShared))
    child.kill('SIGKILL')
  })
  const end = async () => {
    child.kill('SIGKILL')
    await exited.catch(() => undefined)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    // Loaded while Chromium starts: it takes a quarter of a second of CPU, which a worker's start need not wait for.
    const { chromium } = await import('playwright-core')
    refuseLostSessions(chromium)
    const connected = chromium.connectOverCDP(wire.transport, { timeout: startMs, artifactsDir: folder })
    connected.catch(() => undefined)
    const browser = await Promise.race([connected, exited])
    return {
      browser,
      confinement,
      pid: child.pid ?? 0,
      ended: ended.signal,
      enter: () => {
        // One that is left alone again has what the others left it, and is not at fault for what they took.
        isShared = readings > 0
        if (!isShared) wire.renew()
        readings++
        return () => {
          readings--
        }
      },
      close: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

function launch(
  executable: Executable,
  confinement: Confinement,
  switches: string[],
  options: SpawnOptions,
): ChildProcess {
  if (confinement === 'other-user') {
    return spawn(executable.file, switches, { ...options, uid: browserUser, gid: browserUser })
  }
  if (confinement === 'user-namespace') {
    const map = ['--user', `--map-user=${browserUser}`, `--map-group=${browserUser}`, '--']
    return spawn('unshare', [...map, executable.file, ...switches], options)
  }
  return spawn(executable.file, confinement === 'none' ? ['--no-sandbox', ...switches] : switches, options)
}
