/** What a run does: the command line and the configuration together, checked as one. */
import type { Context } from '../context.ts'
import { type ParsedConfig, parseConfig, type Settings, settingsOf } from './config.ts'
import { explainConfig, type LoadedConfig } from './load-config.ts'

export interface CiOptions {
  config?: string
  local?: boolean
  panel?: string
  engine?: string
  severity?: number
  baseline?: string
  writeBaseline?: string
  source?: string[]
  runs?: { of: number; atLeast: number }
  out?: string
  json?: boolean
}

/** What the command line says goes before what the file says. */
export function decide(
  context: Context,
  { config, file }: LoadedConfig,
  named: string[],
  options: CiOptions,
): Settings {
  const { severity, runs, baseline } = options
  const asked = {
    ...(options.local ? { local: true } : {}),
    ...(options.panel ? { panel: options.panel } : {}),
    ...(options.engine ? { engine: options.engine } : {}),
    ...(options.out ? { out: options.out } : {}),
  }
  const gate = {
    ...config.gate,
    ...(severity === undefined ? {} : { severity }),
    ...(runs ? { runs } : {}),
    ...(options.writeBaseline ? { baseline: options.writeBaseline, onlyNew: true } : {}),
    ...(baseline ? { baseline, onlyNew: config.gate?.onlyNew ?? true } : {}),
  }
  try {
    return settingsOf(parseConfig({ ...config, ...asked, gate, ...targetsOf(config, named, options) }))
  } catch (error) {
    throw explainConfig(context, file ?? 'The command line', error)
  }
}

/** Targets of the command line take what the file says of them by name. */
function targetsOf(
  config: ParsedConfig,
  named: string[],
  { source = [], panel }: CiOptions,
): Pick<ParsedConfig, 'targets'> {
  const known = (config.targets ?? []).map(entry => (typeof entry === 'string' ? { target: entry } : entry))
  const chosen =
    named.length > 0 ? named.map(target => known.find(entry => entry.target === target) ?? { target }) : known
  if (chosen.length === 0) return {}
  return {
    targets: chosen.map(({ panel: own, sources = [], target }) => {
      const chosenPanel = panel ? undefined : own
      return { target, sources: [...sources, ...source], ...(chosenPanel ? { panel: chosenPanel } : {}) }
    }),
  }
}
