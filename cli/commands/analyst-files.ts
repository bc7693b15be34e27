/** panel analysts export, import and schema: analysts as YAML files, which a team can keep, review and try elsewhere. */
import { readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import type { Client } from '#api/client/client.ts'
import { type Analyst, type AnalystFile, analystFile } from '#api/contracts/analysts.ts'
import type { Context, JsonOption } from '../context.ts'
import { CommandError, reasonOf } from '../errors.ts'
import { makeFolder } from '../make-folder.ts'
import { idOf } from '../numbers.ts'
import { toJson, writeJson } from '../output/json.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { signedIn, withServer } from '../server-calls.ts'
import { allAnalysts, panelIdOf, readText } from './admin/analysts.ts'

const schemaFile = 'analyst.schema.json'
const list = 'admin analysts list'

const schemaText = (indent = 2): string => `${toJson(z.toJSONSchema(analystFile, { io: 'input' }), indent)}\n`

export function analystSchemaText(context: Context, options: JsonOption): void {
  context.stdout.write(schemaText(options.json ? 0 : 2))
}

/** Also writes the schema, which the first line of each file names for editors. */
export async function exportAnalysts(
  context: Context,
  idTexts: string[],
  options: JsonOption & { out: string },
): Promise<void> {
  const ids = idTexts.map(text => idOf(text, "an analyst's", `${context.program} ${list}`))
  const all = await allAnalysts(context, await signedIn(context))
  const unknown = ids.find(id => !all.some(analyst => analyst.id === id))
  if (unknown !== undefined) {
    const next = `${context.program} ${list}`
    throw new CommandError(`There is no analyst with the number ${unknown}.`, { next, code: 'not_found' })
  }
  const taken = all.filter(({ id }) => ids.length === 0 || ids.includes(id))
  const fileOf = (analyst: Analyst) => join(options.out, fileName(analyst, all))
  try {
    await makeFolder(resolve(options.out))
    await writeFile(join(options.out, schemaFile), schemaText())
    for (const analyst of taken) await writeFile(fileOf(analyst), yamlOf(analyst))
  } catch (error) {
    throw new CommandError(`The files cannot be written into ${options.out}: ${reasonOf(error)}.`, { next: 'ls' })
  }
  const files = taken.map(analyst => ({ id: analyst.id, name: analyst.name, file: fileOf(analyst) }))
  if (options.json) return writeJson(context, { files })
  context.stdout.write(files.map(({ file }) => `${file}\n`).join(''))
}

/** Analysts of the same name and panel would share a file, so these also get their number. */
function fileName(analyst: Analyst, all: Analyst[]): string {
  const stem = ({ name, panelType }: Analyst) =>
    `${panelType}-${name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 40)}`.replace(/-+$/, '')
  const shared = all.filter(other => stem(other) === stem(analyst)).length > 1
  return `${stem(analyst)}${shared ? `-${analyst.id}` : ''}.yaml`
}

const contentOf = ({ bio, isActive, name, panelType, prompt = '', questions, specialty, title }: Analyst) =>
  ({ name, title, specialty, bio, panel: panelType, active: isActive, questions, prompt }) satisfies AnalystFile

function yamlOf(analyst: Analyst): string {
  const text = stringify(contentOf(analyst), { lineWidth: 0, blockQuote: 'literal' })
  return `# yaml-language-server: $schema=${schemaFile}\n${text}`
}

interface Change {
  file: string
  /** The file's fields. Those that it leaves out are the analyst's. */
  wanted: Required<AnalystFile>
  analyst: Analyst | null
  fields: string[]
}

/** The YAML files in a folder, by name; any other target is itself a file. */
async function filesIn(target: string): Promise<string[]> {
  const names = await readdir(target).catch(() => null)
  const files = names?.filter(name => /\.ya?ml$/.test(name)).toSorted()
  if (files?.length === 0) throw new CommandError(`${target} holds no YAML file.`, { next: 'ls' })
  return files?.map(name => join(target, name)) ?? [target]
}

/** Nothing is sent before every file is valid and its analyst is known. */
export async function importAnalysts(
  context: Context,
  targets: string[],
  options: JsonOption & { dryRun?: boolean },
): Promise<void> {
  const client = await signedIn(context)
  const read = await readFiles(context, (await Promise.all(targets.map(filesIn))).flat())
  const all = await allAnalysts(context, client)
  const changes = read.map(({ file, wanted }) => changeOf(context, file, wanted, all))
  const results = []
  for (const change of changes) {
    const result = change.analyst === null ? 'created' : change.fields.length > 0 ? 'changed' : 'same'
    if (result !== 'same' && !options.dryRun) await send(context, client, change)
    const { fields, file, wanted } = change
    results.push({ file, name: wanted.name, panel: wanted.panel, result, fields: result === 'changed' ? fields : [] })
    if (options.json) continue
    const what = result === 'changed' ? `${result} (${fields.join(', ')})` : result
    context.stdout.write(`${withoutControls(wanted.name)}, ${wanted.panel}: ${what}\n`)
  }
  if (options.json) return writeJson(context, { analysts: results, dryRun: options.dryRun ?? false })
  if (options.dryRun) context.stderr.write('Nothing was sent: this is what an import would do.\n')
}

async function send(context: Context, client: Client, { analyst, wanted }: Change): Promise<void> {
  const { active: isActive, panel, ...fields } = wanted
  const body = { ...fields, panelId: panelIdOf(panel), isActive }
  await withServer(
    context,
    () =>
      analyst === null
        ? client.call('createAnalyst', { body })
        : client.call('updateAnalyst', { params: { id: analyst.id }, body }),
    { list, ifInterrupted: `${wanted.name} may have been sent, and nothing after it: import the same files again.` },
  )
}

async function readFiles(context: Context, files: string[]): Promise<{ file: string; wanted: AnalystFile }[]> {
  const read: { file: string; wanted: AnalystFile }[] = []
  const problems: string[] = []
  for (const file of files) {
    const wanted = parseFile(file, await readText(context, file))
    if (typeof wanted === 'string') problems.push(wanted)
    else {
      const other = read.find(({ wanted: { name, panel } }) => name === wanted.name && panel === wanted.panel)
      if (other) problems.push(`${other.file} and ${file} are both ${wanted.name} of the ${wanted.panel} panel.`)
      read.push({ file, wanted })
    }
  }
  if (problems.length > 0) throw new CommandError(problems.join('\n'), { next: `${context.program} analysts schema` })
  return read
}

function parseFile(file: string, text: string): AnalystFile | string {
  let value: unknown
  try {
    value = parse(text, { logLevel: 'error' })
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/:?\n/)
    return `${file} is not valid YAML: ${reason.replace(/; please use [^ ]+|\.$/g, '')}.`
  }
  const parsed = analystFile.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  const issue = parsed.error.issues.find(({ code }) => code === 'unrecognized_keys') ?? first
  if (issue?.code === 'unrecognized_keys') {
    return `${file}, ${issue.keys[0]}: There is no such field; the fields are ${Object.keys(analystFile.shape).join(', ')}.`
  }
  if (!issue || issue.path.length === 0) return `${file} does not hold an analyst: it must be a list of fields.`
  return `${file}, ${z.core.toDotPath(issue.path)}: ${wordsOf(issue)}.`
}

/** Unquoted, “12345” is a number to YAML, “Who stays: what is said?” a field, and “yes” a word. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type' || issue.input === undefined || issue.input === null) return issue.message
  if (issue.expected === 'string') return 'YAML reads this as no text: put it into quotes'
  return issue.expected === 'boolean' ? 'This must be true or false' : issue.message
}

function changeOf(context: Context, file: string, given: AnalystFile, all: Analyst[]): Change {
  const [analyst = null, ...others] = all.filter(
    ({ name, panelType }) => name === given.name && panelType === given.panel,
  )
  if (others.length > 0) {
    const sentence = `${file}: ${others.length + 1} analysts of the ${given.panel} panel are called ${given.name}.`
    throw new CommandError(sentence, { next: `${context.program} ${list}` })
  }
  const fresh = { title: '', specialty: '', bio: '', prompt: '', questions: [], active: true }
  const present = analyst === null ? fresh : contentOf(analyst)
  const wanted = { ...present, ...given }
  const missing = Object.entries(wanted).flatMap(([field, value]) => (value === '' ? [field] : []))
  if (missing.length > 0) {
    const sentence = `${file} lacks ${missing.join(', ')}: ${given.name} is new to the ${given.panel} panel.`
    throw new CommandError(sentence, { next: `${context.program} analysts schema` })
  }
  const known: Record<string, unknown> = present
  const fields = Object.entries(given)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(known[field]))
    .map(([field]) => field)
  return { file, wanted, analyst, fields }
}
