/**
 * Every check, then every suite. `--checks` stops before the suites; other arguments go to vitest. The last line counts,
 * for programs that read the log: a check that fails counts as a failed test.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './building/stamp.ts'

interface Step {
  name: string
  /** A program of an installed package, from node_modules. */
  program: string
  args: string[]
}

const checks: Step[] = [
  { name: 'style (biome)', program: '@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings'] },
  { name: 'types (tsc)', program: 'typescript/bin/tsc6', args: [] },
  {
    name: 'types of the site (astro check)',
    program: 'astro/bin/astro.mjs',
    args: ['check', '--tsconfig', 'site/tsconfig.json', '--minimumSeverity', 'error'],
  },
  {
    name: 'import rules (dependency-cruiser)',
    program: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    args: ['--config', '.dependency-cruiser.mjs', 'db', 'api', 'worker', 'cli', 'site', 'scripts', 'bench', 'test'],
  },
  { name: 'unused code (knip)', program: 'knip/bin/knip.js', args: [] },
]

function run(command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    // Nobody answers questions here.
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  return new Promise(resolve => {
    child.once('error', error => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', code => resolve(code === 0))
  })
}

async function step(name: string, work: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n── ${name}`)
  const began = performance.now()
  const passed = await work()
  console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return passed
}

/** The program of a package on this Node. Biome's is a script that starts its binary, like the others. */
const program = ({ program, args }: Step) => run(process.execPath, [path.join(root, 'node_modules', program), ...args])

const args = process.argv.slice(2)
const checksOnly = args.includes('--checks')
const failures: string[] = []

const built = await step('build', () => run(process.execPath, [path.join(root, 'scripts', 'build.ts')]))
if (!built) failures.push('build')
for (const check of checks) if (!(await step(check.name, () => program(check)))) failures.push(check.name)

let passed = 0
let failed = failures.length
if (!checksOnly) {
  const folder = mkdtempSync(path.join(tmpdir(), 'panel-test-'))
  const report = path.join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest: Step = { name: 'suites', program: 'vitest/vitest.mjs', args: ['run', ...reporters, ...args] }
  const green = await step('suites (vitest)', () => program(vitest))
  if (existsSync(report)) {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; numFailedTests: number }
    passed = counts.numPassedTests
    failed += counts.numFailedTests
  }
  if (!green) {
    failures.push('suites')
    // A suite that cannot even be loaded has no failed tests to count.
    if (failed === 0) failed = 1
  }
  rmSync(folder, { recursive: true, force: true })
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
if (checksOnly) process.exit(failures.length > 0 ? 1 : 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failures.length > 0 ? 1 : 0)
