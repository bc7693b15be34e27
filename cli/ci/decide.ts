import type { Context } from '../context.ts'
import { type ParsedConfig, parseConfig, type Settings, settingsOf } from './config.ts'
import { explainConfig, type LoadedConfig } from './load-config.ts'

export interface CiOptions {
  config?: string
  local?: boolean
  panel?: string
  engine?: string
  severity?: string
  name?: string
  baseline?: string
  writeBaseline?: string
  source?: string[]
  runs?: { of: number; atLeast: number }
  out?: string
  json?: boolean
}

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
    ...(options.name ? { name: options.name } : {}),
  }
  const gate = {
    ...config.gate,
    ...(severity === undefined ? {} : { severity: Number(severity) }),
    ...(runs ? { runs } : {}),
    ...(options.writeBaseline ? { baseline: options.writeBaseline, onlyNew: true } : {}),
    ...(baseline ? { baseline, onlyNew: config.gate?.onlyNew ?? true } : {}),
  }
  try {
    return settingsOf(parseConfig({ ...config, ...asked, gate, ...targetsOf(config, named, options) }))
  } catch (error) {
    throw explainConfig(context, file !== null && !isValidAlone(config) ? file : 'The command line', error)
  }
}

/** Whether the file alone is valid: if so, the command line is at fault. */
function isValidAlone(config: ParsedConfig): boolean {
  try {
    settingsOf(config)
    return true
  } catch {
    return false
  }
}

/** A target named on the command line takes its settings from the file. */
function targetsOf(
  config: ParsedConfig,
  named: string[],
  { source = [], panel }: CiOptions,
): Pick<ParsedConfig, 'targets'> {
  const known = (config.targets ?? []).map(entry => (typeof entry === 'string' ? { target: entry } : entry))
  // A target may be listed several times, for several panels.
  const meant = (word: string) => {
    const found = known.filter(({ target, name }) => target === word || name === word)
    return found.length > 0 ? found : [{ target: word }]
  }
  const chosen: typeof known = named.length > 0 ? named.flatMap(meant) : known
  if (chosen.length === 0) return {}
  return {
    targets: chosen.map(({ panel: own, sources = [], target, name }) => ({
      target,
      sources: [...sources, ...source],
      ...(name ? { name } : {}),
      ...(own && !panel ? { panel: own } : {}),
    })),
  }
}
