import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { entryFile } from '../../entry-file.ts'
import { fontConfiguration } from './fonts.ts'
import { keptFolder } from './places.ts'

export interface Executable {
  file: string
  env: Record<string, string>
  /** Used if the machine lacks a library that the binary needs. */
  libraryPath: string | null
}

/** No browser is available. The message is for the operator's log: it names settings and folders. */
export class NoBrowser extends Error {}

const installed: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']

/** The named executable, else the npm package's (Linux x64), else the machine's own. Rejects with `NoBrowser`. */
export async function findExecutable(dataDir: string, named: string | undefined): Promise<Executable> {
  if (named) {
    if (existsSync(named)) return { file: named, env: {}, libraryPath: null }
    throw new NoBrowser(
      `There is no file at ${named}, which PANEL_CHROMIUM names. Correct it, or unset it to use the browser that comes with Panel.`,
    )
  }
  const manifest = process.platform === 'linux' && process.arch === 'x64' ? packagedBrowser() : null
  if (manifest) return unpacked(dataDir, manifest)
  const file = installed[process.platform]?.find(candidate => existsSync(candidate))
  if (file) return { file, env: {}, libraryPath: null }
  throw new NoBrowser(
    'No Chrome or Chromium was found on this machine. Install one, or set PANEL_CHROMIUM to the path of its program.',
  )
}

function packagedBrowser(): string | null {
  const folder = path.join('node_modules', '@sparticuz', 'chromium')
  try {
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    return path.join(entry.slice(0, entry.lastIndexOf(folder)), folder, 'package.json')
  } catch {
    return null
  }
}

async function unpacked(dataDir: string, manifest: string): Promise<Executable> {
  const { version } = JSON.parse(await readFile(manifest, 'utf8'))
  const kept = await keptFolder(dataDir, `chromium-${version}`)
  const folder = path.join(kept, 'unpacked')
  if (!existsSync(folder)) await unpack(path.join(path.dirname(manifest), 'bin'), kept, folder)
  return {
    file: path.join(folder, 'chromium'),
    env: { FONTCONFIG_FILE: await fontConfiguration(kept, path.join(folder, 'fonts')) },
    libraryPath: path.join(folder, 'al2023', 'lib'),
  }
}

/** Unpacks into a temporary folder and then renames it, so that an interrupted start leaves nothing half done. */
async function unpack(bin: string, kept: string, folder: string): Promise<void> {
  const partial = await mkdtemp(path.join(kept, 'partial-'))
  const script = fileURLToPath(entryFile(import.meta.url, 'browser-unpack'))
  const child = spawn(process.execPath, [script, ...archives.map(name => path.join(bin, name))], {
    env: { ...process.env, TMPDIR: partial },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    complaint += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0) {
    await rm(partial, { recursive: true, force: true })
    throw new NoBrowser(
      `The browser could not be unpacked into ${kept} (${complaint.trim().split('\n').at(-1)}). It needs 300 MB there.`,
    )
  }
  await chmod(partial, 0o755)
  await rename(partial, folder).catch(async error => {
    // Another process was faster.
    await rm(partial, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}
