#!/usr/bin/env node
/**
 * The terminal client. Answers --version and --help before anything else is
 * loaded.
 */
import { fstatSync, readFileSync } from 'node:fs'
import module from 'node:module'
import packageJson from '../package.json' with { type: 'json' }
import { endWritten, guardOutput, say } from './standard-output.ts'

/** One Ctrl-C can arrive several times: from the terminal, from npm and from what `npm run panel` is. */
const sameKeyMs = 750

if (process.argv.length === 3 && /^(--version|-V)$/.test(process.argv[2] ?? '')) {
  say(`${packageJson.version}\n`)
} else if (!printHelp()) {
  // What was compiled once is kept by Node for the next call. Node before 22 has no such thing.
  module.enableCompileCache?.()
  const stop = new AbortController()
  const atOnce = new AbortController()
  guardOutput()
  let asked = 0
  const cancel = () => {
    if (atOnce.signal.aborted) process.exit(2) // what is said finds no reader
    if (!stop.signal.aborted) {
      asked = performance.now()
      stop.abort()
    } else if (performance.now() - asked > sameKeyMs) atOnce.abort()
  }
  process.on('SIGINT', cancel)
  // How pipelines cancel.
  process.on('SIGTERM', cancel)
  // Before anything is loaded: everything that draws asks for NO_COLOR, which goes before FORCE_COLOR here.
  const { argv, env } = process
  if (argv.includes('--no-color')) env.NO_COLOR = '1'
  if (env.NO_COLOR) delete env.FORCE_COLOR
  const { main } = await import('./program.ts')
  endWritten(await main(stop.signal, atOnce.signal))
}

/** The help of the program as a whole, written down when it was built. False where something else is asked for. */
function printHelp(): boolean {
  const [only, ...more] = process.argv.slice(2)
  const asked = more.length === 0 && (only === undefined || only === '--help' || only === '-h')
  // It names the program as installed, and is folded to 80 columns.
  const asBuilt = process.env.npm_lifecycle_event !== 'panel' && columns() >= 80
  if (!asked || !asBuilt) return false
  let help: string
  try {
    help = readFileSync(new URL('./help.txt', import.meta.url), 'utf8')
  } catch {
    return false
  }
  say(help)
  return true
}

/** Only a terminal has a width, and only asking it makes Node load what writes to one. */
function columns(): number {
  return fstatSync(1).isCharacterDevice() ? (process.stdout.columns ?? 80) : 80
}
