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
 * How Chromium gets its sandbox, which it refuses to root. Root therefore starts it as another user or, if that user cannot
 * reach the program, mapped to another user in a user namespace. `none` is used only if explicitly allowed.
 */
export type Confinement = 'own-user' | 'other-user' | 'user-namespace' | 'none'

/** The browser has ended, or was killed because of what it wrote to the pipe. */
export class BrowserEnded extends Error {
  /** Whether it was killed for writing too much during its only reading, which is therefore the cause. */
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
  ended: AbortSignal
  /** Marks the beginning of a reading; call the returned function at its end. */
  enter(): () => void
  close(): Promise<void>
}

const startMs = 20_000

/** Not the package's flags, which disable the sandbox, web security and site isolation. */
async function flags(profile: string, proxyServer: string): Promise<string[]> {
  return [
    ...((await hasSharedMemory()) ? [] : [withoutSharedMemory]),
    '--headless',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    '--no-startup-window',
    // All traffic goes through the guard, loopback too, and the browser resolves no names itself.
    `--proxy-server=${proxyServer}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--no-pings',
    // No background activity of the browser's own.
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
    // The same rendering on every machine, without a graphics card. Pages that use WebGL show their fallback.
    '--disable-3d-apis',
    '--disable-gpu',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--hide-scrollbars',
    '--mute-audio',
    // Background pages are not throttled: all our pages are in the background.
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
  ]
}

/** Rejects with Chromium's error output if it ends before it answers. */
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
    // A process group of its own, so that Ctrl-C reaches only Panel, which then closes the browser properly.
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
  let errorOutput = ''
  child.stderr?.setEncoding('utf8').on('data', text => {
    errorOutput = `${errorOutput}${text}`.slice(-4_000)
  })
  const exited = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`Chromium ended with ${code}: ${errorOutput.trim()}`)))
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
    // Imported while Chromium starts, because it takes a quarter of a second of CPU.
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
        // A reading that shared the browser is not blamed for a flood, even if the others have ended since.
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
