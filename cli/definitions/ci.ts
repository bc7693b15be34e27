import { type Command, InvalidArgumentError, Option } from 'commander'
import { engines, panelTypes, weights } from '#db/vocabulary.ts'
import { defaults, runNames } from '../ci/defaults.ts'
import { json, type Tools } from './tools.ts'

export function describeCi(program: Command, { add, context }: Tools): void {
  add(program, 'ci', 'review pages and documents in a pipeline, and fail where the gate is not met', [
    "panel ci --local http://localhost:4321/ --source 'site/**/*.html'",
    "panel ci --local 'decks/*.pdf' --panel vc --severity 2",
    'panel ci --local --write-baseline panel-baseline.json',
    'panel ci --local --baseline panel-baseline.json',
  ])
    .argument('[targets...]', 'addresses, files or globs (default: those of panel.config.json or panel.config.ts)')
    .option('--config <file>', 'the configuration (default: panel.config.json or panel.config.ts, where there is one)')
    .option('--local', 'review in this process: no server, no account')
    .addOption(new Option('--panel <panel>', `who reviews (default: ${defaults.panel})`).choices(panelTypes))
    .addOption(
      new Option(
        '--engine <engine>',
        'the engine (default: rubric in this process, the server’s own on a server)',
      ).choices(engines),
    )
    .addOption(
      new Option('--severity <weight>', `fail from this weight on (default: ${defaults.severity})`).choices(
        weights.map(String),
      ),
    )
    .option('--baseline <file>', 'fail only on claims that this file does not hold')
    .option('--write-baseline <file>', 'keep the claims of this run as known')
    .option('--source <glob>', 'repository files that the pages are built from; may be given again', several)
    .addOption(new Option('--runs <k/n>', 'with a model: fail on claims that came back in k of n runs').argParser(kOfN))
    .option('--out <folder>', `where the results go (default: ${defaults.out})`)
    .addOption(
      new Option('--name <name>', 'what sets this run apart from others on the same change').argParser(runName),
    )
    .addOption(json())
    .addHelpText(
      'after',
      `
Addresses on this machine are reviewed here, with --local or without it. Written into the folder, whatever happens:
panel.json, junit.xml, panel.sarif, summary.md, annotations.txt.`,
    )
    .action(async (targets, options) => (await import('../commands/ci.ts')).ci(context(), targets, options))
}

function several(value: string, before: string[] = []): string[] {
  return [...before, value]
}

function runName(value: string): string {
  if (runNames.pattern.test(value)) return value
  throw new InvalidArgumentError(`It ${runNames.rule}.`)
}

function kOfN(value: string): { of: number; atLeast: number } {
  const [, atLeast, of] = /^(\d+)\/(\d+)$/.exec(value) ?? []
  const runs = { of: Number(of), atLeast: Number(atLeast) }
  if (runs.atLeast >= 1 && runs.of >= runs.atLeast && runs.of <= 9) return runs
  throw new InvalidArgumentError('It must be as 2/3: k of n runs, at most 9.')
}
