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

const costs = { bare: [] as Cost[], panel: [] as Cost[], help: [] as Cost[] }
const calls = { bare: ['-e', '0'], panel: [bundle, '--version'], help: [bundle, '--help'] }
for (const args of Object.values(calls)) measure(args)
for (let at = 0; at < runs; at++) {
  costs.bare.push(measure(calls.bare))
  costs.panel.push(measure(calls.panel))
  costs.help.push(measure(calls.help))
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
// The mean, because a tick is coarse for a single run.
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const of = (name: keyof typeof costs) => ({
  wall: median(costs[name].map(cost => cost.wallMs)),
  cpu: mean(costs[name].map(cost => cost.cpuMs)),
})
const bare = of('bare')
for (const name of ['panel', 'help'] as const) {
  const { wall, cpu } = of(name)
  console.log(
    `panel --${name === 'panel' ? 'version' : 'help'}: ${wall.toFixed(0)} ms wall, ${cpu.toFixed(0)} ms CPU; ` +
      `bare node ${bare.wall.toFixed(0)} and ${bare.cpu.toFixed(0)}; ` +
      `ratio ${(wall / bare.wall).toFixed(2)} wall, ${(cpu / bare.cpu).toFixed(2)} CPU (${runs} runs each)`,
  )
}
