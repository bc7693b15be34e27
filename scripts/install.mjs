// Runs on whatever Node the machine has (20 or later), before anything is installed: plain JavaScript, no packages.
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

/** What was installed is for one lockfile on one kind of machine. */
function wantedStamp() {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'package.json']) {
    const text = readFileSync(path.join(root, file), 'utf8')
    // Of package.json only what npm installs by: another script needs no new installation.
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
 * Two first runs at once would write into the same node_modules. The lock stands beside that folder, which npm empties,
 * and names its owner, so that one whose owner is gone is taken over. Answers what gives it back.
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
      // A folder that cannot be written is npm's to complain of.
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
    // Not written yet: it was made a moment ago, unless it stays so.
    if (!owner) return Date.now() - statSync(turnFile).mtimeMs < 5_000
    process.kill(owner, 0)
    // In a container each start can have the same id.
    return owner !== process.pid
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Someone ran `npm install` by hand: npm keeps a list of what it put there. */
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
 * `name@version` of each compiled part that an installed package names for this kind of machine and npm left out: it
 * takes from a lockfile only the platforms that were known where that was written (npm/cli#4828).
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

/** Answers the exit code and what npm said. Its own Node runs it, not the one that it is about to replace. */
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

/** Installs the packages if the lockfile changed since the last time. Ends the process with a sentence where that fails. */
export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    console.error(`Panel needs Node 20 or later to start with; this is ${process.version}.`)
    process.exit(1)
  }
  if (isInstalled()) return false
  const release = await takeTurn()
  // Whoever had the turn before may have installed it all.
  if (isInstalled()) {
    release()
    return true
  }
  console.log('Installing packages (only after a change; the first time takes a minute or so) …')
  // Dev dependencies too: the site is built here. A lockfile made on another platform can make `ci` refuse.
  const quiet = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const patience = setInterval(() => console.log('Still installing packages …'), 30_000)
  let result = await npm(['ci', ...quiet])
  if (result.code !== 0) result = await npm(['install', '--no-save', ...quiet])
  // What cannot be had may be something to do without; what cannot is told by the program that needs it.
  const missing = result.code === 0 ? missingBinaries() : []
  if (missing.length) await npm(['install', '--no-save', ...quiet, ...missing])
  clearInterval(patience)
  if (result.code !== 0) fail(result.said)
  if (!existsSync(nodeFile)) restoreNode()
  writeFileSync(stampFile, wantedStamp())
  release()
  return true
}

/** Some machines forbid install scripts, and the runtime's package downloads itself in one. */
function restoreNode() {
  const folder = path.join(root, 'node_modules', 'node')
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, stdio: 'ignore' })
  if (existsSync(nodeFile)) return
  console.error('The Node runtime that Panel uses was not installed: allow install scripts for the package "node".')
  process.exit(1)
}

/**
 * Runs one of our scripts on the pinned Node, passes signals on and ends as it ends. Where this process already is that
 * Node, the script runs right here, which saves a process. `signalled` is called instead of ending by the signal where one
 * of those that a person stops things with ended the script: it did not hear it yet.
 */
export async function runPinned(script, args, { fresh = false, signalled } = {}) {
  const file = path.join(root, 'scripts', script)
  // Node keeps what it compiled: the second start of each process is a third cheaper.
  process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules', '.cache', 'node')
  if (!fresh && process.execPath === nodeFile) {
    process.argv = [process.execPath, file, ...args]
    module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
    await import(new URL(script, import.meta.url).href)
    return
  }
  const child = spawn(nodeFile, [file, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // Whoever forked this process is gone.
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
