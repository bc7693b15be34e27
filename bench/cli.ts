/**
 * What the terminal program costs on top of Node: `panel --version` compared with `node -e 0`, interleaved so that other load
 * on the machine affects both alike. Wall time is the median, CPU time the mean. Linux only, for the CPU time of children.
 * Run: node bench/cli.ts [runs, 30]
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildCli, cliBundle } from '../scripts/building/cli.ts'
import { root } from '../scripts/building/stamp.ts'

await buildCli()
const bundle = path.join(root, cliBundle)
const runs = Number(process.argv[2] ?? 30)

interface Cost {
  wallMs: number
  cpuMs: number
}

function measure(args: string[]): Cost {
  const cpuBefore = childCpu()
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const wallMs = performance.now() - started
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended in ${status}: ${stderr}`)
  return { wallMs, cpuMs: childCpu() - cpuBefore }
}

/** CPU time of the children that have ended, in ms; Linux counts it in clock ticks of 10 ms. */
function childCpu(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}

const calls = { bare: ['-e', '0'], version: [bundle, '--version'], help: [bundle, '--help'] }
const costs = { bare: [] as Cost[], version: [] as Cost[], help: [] as Cost[] }
const names = ['bare', 'version', 'help'] as const
for (const name of names) measure(calls[name])
for (let at = 0; at < runs; at++) for (const name of names) costs[name].push(measure(calls[name]))

// The mean for CPU time, because a tick is coarse for a single run.
const of = (name: keyof typeof costs) => ({
  wall: costs[name].map(({ wallMs }) => wallMs).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN,
  cpu: costs[name].reduce((sum, { cpuMs }) => sum + cpuMs, 0) / runs,
})
const bare = of('bare')
for (const name of ['version', 'help'] as const) {
  const { wall, cpu } = of(name)
  console.log(
    `panel --${name}: ${wall.toFixed(0)} ms wall, ${cpu.toFixed(0)} ms CPU; ` +
      `bare node ${bare.wall.toFixed(0)} and ${bare.cpu.toFixed(0)}; ` +
      `ratio ${(wall / bare.wall).toFixed(2)} wall, ${(cpu / bare.cpu).toFixed(2)} CPU (${runs} runs each)`,
  )
}
