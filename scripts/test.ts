/**
 * Builds, then runs all suites and, at the same time, all checks. `--checks` leaves out the suites; other arguments go to
 * vitest. The last line has counts for programs that read the log, where a failed check counts as a failed test.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './building/stamp.ts'

interface Step {
  name: string
  /** A program of an installed package, from node_modules, or one of our own scripts. */
  program: string
  args: string[]
}

const build: Step = { name: 'build', program: 'scripts/build.ts', args: [] }
const packaged = (program: string) => `node_modules/${program}`
/**
 * The native compiler splits a program among several checkers, which repeat work for shared types. While suites occupy the
 * cores, that gains nothing: with one thread Panel's modules take 6.3 s of CPU instead of 11.3 s.
 */
const oneThread = ['--singleThreaded']

/**
 * Type checks of the site: its modules with the native compiler, and its pages with Astro's, which is slower but the only one
 * that reads them. They follow the build of the site, which writes types as well.
 */
const siteTypes: Step[] = [
  {
    name: "types of the site's modules (tsc)",
    program: packaged('typescript-native/bin/tsc'),
    args: ['--project', 'site/tsconfig.json', ...oneThread],
  },
  {
    name: 'types of the pages (astro check)',
    program: packaged('astro/bin/astro.mjs'),
    args: ['check', '--tsconfig', 'site/tsconfig.pages.json', '--noSync', '--minimumSeverity', 'error'],
  },
]
const checks: Step[] = [
  { name: 'style (biome)', program: packaged('@biomejs/biome/bin/biome'), args: ['check', '--error-on-warnings'] },
  { name: 'types (tsc)', program: packaged('typescript-native/bin/tsc'), args: oneThread },
  {
    name: 'import rules (dependency-cruiser)',
    program: packaged('dependency-cruiser/bin/dependency-cruiser.mjs'),
    args: ['--config', '.dependency-cruiser.mjs', 'db', 'api', 'worker', 'cli', 'site', 'scripts', 'bench', 'test'],
  },
  { name: 'unused code (knip)', program: packaged('knip/bin/knip.js'), args: [] },
]

/** Runs the program on this Node. `onOutput` gets the whole output at the end; without it the output is shown directly. */
function run({ program, args }: Step, onOutput?: (output: string) => void): Promise<boolean> {
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    // No standard input: programs must not ask questions.
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', onOutput ? 'pipe' : 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      words += text
    })
  }
  return new Promise(resolve => {
    child.once('error', error => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', code => {
      onOutput?.(words)
      resolve(code === 0)
    })
  })
}

async function step(step: Step, asItComes: boolean): Promise<boolean> {
  const began = performance.now()
  let words = ''
  if (asItComes) console.log(`\n── ${step.name}`)
  const passed = await run(step, asItComes ? undefined : said => (words = said))
  const took = ((performance.now() - began) / 1000).toFixed(1)
  // Only failed steps show their output.
  if (!passed && words) console.log(`\n── ${step.name}\n${words.trimEnd()}`)
  console.log(`── ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${took} s`)
  return passed
}

const args = process.argv.slice(2)
const checksOnly = args.includes('--checks')
const failures: string[] = []

async function follow(steps: Step[]): Promise<void> {
  for (const each of steps) if (!(await step(each, false))) failures.push(each.name)
}

// Suites need only the build, so the checks run alongside. The site's type checks follow its build.
const built = follow([build])
const checked = Promise.all([follow(checks), built.then(() => follow(siteTypes))])
await built

let passed = 0
let failed = 0
if (!checksOnly) {
  const folder = mkdtempSync(path.join(tmpdir(), 'panel-test-'))
  const report = path.join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = {
    name: 'suites (vitest)',
    program: packaged('vitest/vitest.mjs'),
    args: ['run', ...reporters, ...args],
  }
  const green = await step(vitest, true)
  if (existsSync(report)) {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number }
    passed = counts.numPassedTests
    failed = counts.numFailedTests
  }
  if (!green) {
    failures.push('suites')
    // A suite that fails to load has no failed tests to count.
    if (failed === 0) failed = 1
  }
  rmSync(folder, { recursive: true, force: true })
}
await checked
failed += failures.filter(name => name !== 'suites').length
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
if (checksOnly) process.exit(failures.length > 0 ? 1 : 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failures.length > 0 ? 1 : 0)
