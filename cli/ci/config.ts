/** The settings of `panel ci`, from panel.config.json or panel.config.ts: one schema, whose errors name the field. */
import { z } from 'zod'
import { categories, engines, panelTypes, stances, weights } from '#db/vocabulary.ts'
import { defaults, runNames } from './defaults.ts'
import type { GateRules, IgnoreEntry } from './gate.ts'

const oneOf = (words: readonly (string | number)[]) => `must be one of ${words.join(', ')}`
const text = (what: string) => z.string(`must be ${what}`).trim().min(1, `must be ${what}`)
const list = <T extends z.ZodType>(item: T, what: string) =>
  z.array(item, `must be a list of ${what}`).min(1, `must name at least one of ${what}`)
const count = (range: { min: number; max: number }) => {
  const rule = `must be a whole number from ${range.min} to ${range.max}`
  return z.int(rule).min(range.min, rule).max(range.max, rule)
}
const amount = (what: string) => z.number(`must be ${what} above 0`).positive(`must be ${what} above 0`)
const object = <T extends z.core.$ZodLooseShape>(shape: T) => z.strictObject(shape, 'must be an object')

const panel = z.enum(panelTypes, oneOf(panelTypes))
const sources = z.array(text('a path or a glob of repository files'), 'must be a list of paths or globs')

const target = z.union([
  text('an address, a file or a glob'),
  object({
    target: text('an address, a file or a glob'),
    name: text('what it is called').optional(),
    panel: panel.optional(),
    sources: sources.optional(),
  }),
])

const runs = object({ of: count({ min: 1, max: 9 }), atLeast: count({ min: 1, max: 9 }) }).refine(
  ({ of, atLeast }) => atLeast <= of,
  { path: ['atLeast'], error: 'must not be more than gate.runs.of' },
)

const gate = object({
  severity: z.literal([...weights], oneOf(weights)).optional(),
  stances: list(z.enum(stances, oneOf(stances)), stances.join(', ')).optional(),
  categories: list(z.enum(categories, oneOf(categories)), categories.join(', ')).optional(),
  baseline: text('the path of a baseline file').optional(),
  onlyNew: z.boolean('must be true or false').optional(),
  runs: runs.optional(),
  budget: object({
    usd: amount('an amount of US dollars').optional(),
    tokens: count({ min: 1_000, max: 1_000_000_000 }).optional(),
  }).optional(),
})

const ignoreEntry = object({
  rule: text('a check, claim/<category> or a category').optional(),
  quote: text('words of the submission').optional(),
  target: text('a target, as it is named in targets').optional(),
  reason: text('the reason why it is ignored'),
  expires: z
    .string('must be the last day on which it holds, as in 2027-01-31')
    .refine(isDay, 'must be the last day on which it holds, as in 2027-01-31'),
}).refine(({ rule, quote }) => rule !== undefined || quote !== undefined, 'must name a rule, a quote or both')

export const configSchema = object({
  $schema: z.string('must be an address').optional(),
  name: z.string(runNames.rule).regex(runNames.pattern, runNames.rule).optional(),
  targets: list(target, 'targets').optional(),
  panel: panel.optional(),
  engine: z.enum(engines, oneOf(engines)).optional(),
  local: z.boolean('must be true or false').optional(),
  allowHosts: z
    .array(text('a host and a port').regex(/:\d{1,5}$/, 'must be a host and a port, as in localhost:4000'), {
      error: 'must be a list of hosts with ports',
    })
    .optional(),
  gate: gate.optional(),
  ignore: z.array(ignoreEntry, 'must be a list').optional(),
  out: text('the path of a folder').optional(),
})

export type ParsedConfig = z.output<typeof configSchema>

export interface TargetSetting {
  target: string
  /** The target's name across runs; null if that is its address or path. */
  name: string | null
  panel: (typeof panelTypes)[number]
  sources: string[]
}

/** The complete settings. Defaults for whatever a configuration leaves out are applied here and nowhere else. */
export interface Settings {
  /** Distinguishes several runs on the same change; null if there is only one. */
  name: string | null
  targets: TargetSetting[]
  engine: (typeof engines)[number] | null
  local: boolean
  allowHosts: string[]
  gate: GateRules
  baseline: string | null
  budget: { usd: number | null; tokens: number | null }
  ignore: IgnoreEntry[]
  out: string
}

/** @throws ConfigProblem if settings contradict each other. */
export function settingsOf(config: ParsedConfig): Settings {
  const { gate: rules = {} } = config
  const onlyNew = rules.onlyNew ?? rules.baseline !== undefined
  if (onlyNew && rules.baseline === undefined)
    throw new ConfigProblem(['gate.onlyNew needs gate.baseline: the file that says which claims are known.'])
  const usualPanel = config.panel ?? defaults.panel
  const targets = (config.targets ?? []).map(entry =>
    typeof entry === 'string'
      ? { target: entry, name: null, panel: usualPanel, sources: [] }
      : {
          target: entry.target,
          name: entry.name ?? null,
          panel: entry.panel ?? usualPanel,
          sources: entry.sources ?? [],
        },
  )
  const twice = targets.findIndex(
    (one, at) =>
      one.name !== null &&
      targets
        .slice(0, at)
        .some(other => other.name === one.name && other.panel === one.panel && other.target !== one.target),
  )
  if (twice >= 0)
    throw new ConfigProblem([`targets[${twice}].name is another target's too: by its name a target is known again.`])
  return {
    name: config.name ?? null,
    targets,
    engine: config.engine ?? null,
    local: config.local ?? false,
    allowHosts: config.allowHosts ?? [],
    gate: {
      severity: rules.severity ?? defaults.severity,
      stances: rules.stances ?? defaults.stances,
      categories: rules.categories ?? null,
      onlyNew,
      runs: rules.runs ?? defaults.runs,
    },
    baseline: rules.baseline ?? null,
    budget: { usd: rules.budget?.usd ?? null, tokens: rules.budget?.tokens ?? null },
    ignore: config.ignore ?? [],
    out: config.out ?? defaults.out,
  }
}

/** `problems` has a sentence for each fault, which begins with the field. */
export class ConfigProblem extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join(' '))
    this.problems = problems
  }
}

export function parseConfig(value: unknown): ParsedConfig {
  const parsed = configSchema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new ConfigProblem([...new Set(parsed.error.issues.flatMap(sentencesOf))])
}

function sentencesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_union') {
    // If a target is an object, names its wrong fields instead of listing all forms of a target.
    const closest = issue.errors.find(errors =>
      errors.some(inner => inner.path.length > 0 || inner.code === 'unrecognized_keys'),
    )
    if (closest) return closest.flatMap(inner => sentencesOf({ ...inner, path: [...issue.path, ...inner.path] }))
    return [`${fieldOf(issue.path)} must be an address, a file or a glob, or an object with a target.`]
  }
  if (issue.code === 'unrecognized_keys') {
    const allowed = fieldsAt(issue.path)
    return issue.keys.map(key => `${fieldOf([...issue.path, key])} is no field; here may stand ${allowed.join(', ')}.`)
  }
  return [`${fieldOf(issue.path)} ${issue.message}.`]
}

function fieldOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The configuration'
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  )
}

const shapes = {
  '': configSchema.shape,
  gate: gate.shape,
  'gate.runs': runs.shape,
  'gate.budget': { usd: 0, tokens: 0 },
  ignore: ignoreEntry.shape,
  targets: { target: 0, name: 0, panel: 0, sources: 0 },
}

function fieldsAt(path: readonly PropertyKey[]): string[] {
  const name = path.filter(part => typeof part === 'string').join('.')
  return Object.keys(shapes[name as keyof typeof shapes] ?? {}).filter(field => field !== '$schema')
}

function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
