#!/usr/bin/env node
/** The terminal client. Answers --version and --help before anything else is loaded. */
import { fstatSync, readFileSync } from 'node:fs'
import module from 'node:module'
import packageJson from '../package.json' with { type: 'json' }
import { exitAfterWriting, guardOutput, say } from './standard-output.ts'

/** One Ctrl-C can arrive several times: from the terminal, from npm and from the processes behind `npm run panel`. */
const sameKeyMs = 750

if (process.argv.length === 3 && /^(--version|-V)$/.test(process.argv[2] ?? '')) {
  say(`${packageJson.version}\n`)
} else if (!printHelp()) {
  // Node caches compiled code for the next call; Node before 22 cannot.
  module.enableCompileCache?.()
  const stop = new AbortController()
  const atOnce = new AbortController()
  guardOutput()
  let asked = 0
  const cancel = () => {
    if (atOnce.signal.aborted) process.exit(2) // nobody reads what would still be printed
    if (!stop.signal.aborted) {
      asked = performance.now()
      stop.abort()
    } else if (performance.now() - asked > sameKeyMs) atOnce.abort()
  }
  process.on('SIGINT', cancel)
  // Pipelines cancel with SIGTERM.
  process.on('SIGTERM', cancel)
  // Set before other modules load: libraries that draw read NO_COLOR, which here overrides FORCE_COLOR.
  const { argv, env } = process
  if (argv.includes('--no-color')) env.NO_COLOR = '1'
  if (env.NO_COLOR) delete env.FORCE_COLOR
  const { main } = await import('./program.ts')
  exitAfterWriting(await main(stop.signal, atOnce.signal))
}

/** Prints the program's help, generated at build time. False if it should not or cannot be printed here. */
function printHelp(): boolean {
  const [only, ...more] = process.argv.slice(2)
  const asked = more.length === 0 && (only === undefined || only === '--help' || only === '-h')
  // The generated help names the installed program and is wrapped to 80 columns.
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

/** Only terminals have a width, and asking for it makes Node load its stream code. */
function columns(): number {
  return fstatSync(1).isCharacterDevice() ? (process.stdout.columns ?? 80) : 80
}
