// Runs on the machine's Node (20 or later) before anything is installed, so it is plain JavaScript without packages.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = path.join(root, 'node_modules', '.panel-installed')
const turnFile = path.join(root, '.panel-installing')
const nodeFile = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Identifies the lockfile and the kind of machine that packages were installed for. */
function wantedStamp() {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'package.json']) {
    const text = readFileSync(path.join(root, file), 'utf8')
    // Only the fields that affect installation, so that a changed script does not trigger one.
    const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(text)
    const parts = { dependencies, devDependencies, optionalDependencies, overrides }
    hash.update(file === 'package.json' ? JSON.stringify(parts) : text)
  }
  return `${hash.digest('hex')} ${process.platform} ${process.arch}`
}

function isInstalled() {
  if (!existsSync(nodeFile)) return false
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()) return true
  if (!matchesLockfile()) return false
  writeFileSync(stampFile, wantedStamp())
  return true
}

/**
 * A lock, because two first runs at once would write into the same node_modules. The lock file is outside that folder, which
 * npm empties, and names its owner, so that a stale one is taken over. Returns the function that releases it.
 */
async function takeTurn() {
  const release = () => rmSync(turnFile, { force: true })
  let told = false
  for (;;) {
    try {
      writeFileSync(turnFile, String(process.pid), { flag: 'wx' })
      process.once('exit', release)
      return () => {
        process.off('exit', release)
        release()
      }
    } catch (error) {
      // If the folder cannot be written, npm will say so.
      if (error.code !== 'EEXIST') return () => {}
    }
    if (!ownerLives()) release()
    else if (!told) {
      told = true
      console.log('Another start is installing the packages; waiting for it …')
    }
    await new Promise(resolve => setTimeout(resolve, 300))
  }
}

function ownerLives() {
  try {
    const owner = Number(readFileSync(turnFile, 'utf8'))
    // Empty: the owner is about to write its id; if it stays empty, the owner is gone.
    if (!owner) return Date.now() - statSync(turnFile).mtimeMs < 5_000
    process.kill(owner, 0)
    // In a container every start can have the same pid.
    return owner !== process.pid
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Whether node_modules matches the lockfile, as after a manual `npm install`; npm keeps a list of what it installed. */
function matchesLockfile() {
  const list = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const present = JSON.parse(readFileSync(list, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([name, { version, optional, peer }]) => {
    if (name === '' || present[name]?.version === version) return true
    return !present[name] && (optional || peer)
  })
}

/**
 * `name@version` of binary packages for this platform that npm left out: it installs only those for platforms that the lockfile
 * lists, which may be just the one it was written on (npm/cli#4828).
 */
function missingBinaries() {
  const here = `${process.platform}-${process.arch}-`
  const otherLibrary = process.report.getReport().header.glibcVersionRuntime ? /-musl/ : /-gnu/
  const fits = name => `${name}-`.includes(here) && !(here.startsWith('linux') && otherLibrary.test(name))
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) => {
    if (!existsSync(path.join(root, folder))) return []
    const beside = `${folder.slice(0, folder.lastIndexOf('node_modules'))}node_modules`
    const places = [path.join(folder, 'node_modules'), beside, 'node_modules']
    return Object.entries(optionalDependencies)
      .filter(([name]) => fits(name) && !places.some(place => existsSync(path.join(root, place, name))))
      .map(([name, version]) => `${name}@${version}`)
  })
}

/** Returns npm's exit code and output. Runs npm with its own Node, not with the pinned one that it may be replacing. */
function npm(args) {
  const bin = path.join(root, 'node_modules', '.bin')
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(entry => entry !== bin)
    .join(path.delimiter)
  const options = { cwd: root, env: { ...process.env, PATH }, stdio: ['ignore', 'pipe', 'pipe'] }
  const { npm_execpath: cli, npm_node_execpath: runtime } = process.env
  const own = cli && runtime && /npm-cli\.c?js$/.test(cli) && existsSync(cli) && existsSync(runtime)
  const child = own
    ? spawn(runtime, [cli, ...args], options)
    : spawn(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
        ...options,
        shell: process.platform === 'win32',
      })
  return new Promise(resolve => {
    let said = ''
    const listen = chunk => {
      said += chunk
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', error => resolve({ code: 1, said: error.message }))
    child.once('close', code => resolve({ code, said }))
  })
}

function fail(said) {
  const lines = said.split('\n').filter(line => /^npm (error|ERR!)/.test(line) && !/complete log|A complete/.test(line))
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.exec(said)
  if (offline) {
    const reason = `npm's registry cannot be reached (${offline[0]})`
    console.error(`The packages cannot be installed: ${reason}. Check the network or npm's proxy, and start again.`)
  } else {
    console.error(`The packages cannot be installed. npm says:\n${(lines.length ? lines : [said]).join('\n')}`)
  }
  process.exit(1)
}

/** Installs packages if the lockfile has changed. On failure, prints a sentence and exits. */
export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    console.error(`Panel needs Node 20 or later to start with; this is ${process.version}.`)
    process.exit(1)
  }
  if (isInstalled()) return false
  const release = await takeTurn()
  // The previous holder of the lock may have installed everything.
  if (isInstalled()) {
    release()
    return true
  }
  console.log('Installing packages (only after a change; the first time takes a minute or so) …')
  // With dev dependencies, which building the site needs. `npm ci` may refuse a lockfile from another platform.
  const quiet = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const patience = setInterval(() => console.log('Still installing packages …'), 30_000)
  let result = await npm(['ci', ...quiet])
  if (result.code !== 0) result = await npm(['install', '--no-save', ...quiet])
  // A failure here is ignored: the program that needs a missing package will say so.
  const missing = result.code === 0 ? missingBinaries() : []
  if (missing.length) await npm(['install', '--no-save', ...quiet, ...missing])
  clearInterval(patience)
  if (result.code !== 0) fail(result.said)
  if (!existsSync(nodeFile)) restoreNode()
  writeFileSync(stampFile, wantedStamp())
  release()
  return true
}

/** Runs the install script of the package `node`, which downloads Node, where install scripts are disabled. */
function restoreNode() {
  const folder = path.join(root, 'node_modules', 'node')
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, stdio: 'ignore' })
  if (existsSync(nodeFile)) return
  console.error('The Node runtime that Panel uses was not installed: allow install scripts for the package "node".')
  process.exit(1)
}

/**
 * Runs a script on the pinned Node, forwards signals to it and exits as it does. If this process already runs that Node, the
 * script runs in it, which saves a process. If SIGINT or SIGTERM ends the script before it handles them, `signalled` is called.
 */
export async function runPinned(script, args, { fresh = false, signalled } = {}) {
  const file = path.join(root, 'scripts', script)
  // With Node's compile cache, later starts of each process are a third cheaper.
  process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules', '.cache', 'node')
  if (!fresh && process.execPath === nodeFile) {
    process.argv = [process.execPath, file, ...args]
    module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
    await import(new URL(script, import.meta.url).href)
    return
  }
  const child = spawn(nodeFile, [file, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // The parent process has died.
  process.once('disconnect', () => child.kill('SIGTERM'))
  child.once('error', error => {
    console.error(
      `The Node runtime in node_modules does not start: ${error.message}. Remove node_modules and try again.`,
    )
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    if (signalled && (signal === 'SIGINT' || signal === 'SIGTERM')) return signalled()
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
}
