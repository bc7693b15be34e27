import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Client } from '#api/client/client.ts'
import type { Analyst } from '#api/contracts/analysts.ts'
import { type PanelType, panels } from '#db/vocabulary.ts'
import { confirm } from '../../confirm.ts'
import type { Context, JsonOption, YesOption } from '../../context.ts'
import { CommandError, reasonOf } from '../../errors.ts'
import { readStdin } from '../../input.ts'
import { idOf } from '../../numbers.ts'
import { writeJson } from '../../output/json.ts'
import { day } from '../../output/list.ts'
import type { Column } from '../../output/table.ts'
import { withoutControls } from '../../output/terminal-text.ts'
import { signedIn, withServer } from '../../server-calls.ts'
import { printAnalysts } from '../analysts.ts'

const columns: Column<Analyst>[] = [
  { title: 'Id', cell: ({ id }) => String(id) },
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Specialty', cell: ({ specialty }) => specialty, cut: true },
  { title: 'Panel', cell: ({ panelType }) => panelType, spared: 1 },
  { title: 'State', cell: ({ isActive }) => (isActive ? 'active' : 'inactive') },
  { title: 'Version', cell: ({ version }) => String(version), spared: 3 },
  { title: 'Updated', cell: ({ updatedAt }) => day(updatedAt), spared: 2 },
]

interface Filters {
  search?: string
  panel?: PanelType
  status?: 'active' | 'inactive'
  json?: boolean
}

/** Searches here, in name, specialty and bio, because the server sends all analysts. */
export async function listAllAnalysts(context: Context, options: Filters): Promise<void> {
  const client = await signedIn(context)
  const all = await allAnalysts(context, client)
  const words = options.search?.toLowerCase() ?? ''
  const found = all.filter(
    ({ bio, isActive, name, panelType, specialty }) =>
      [name, specialty, bio].some(text => text.toLowerCase().includes(words)) &&
      (options.panel === undefined || panelType === options.panel) &&
      (options.status === undefined || isActive === (options.status === 'active')),
  )
  printAnalysts(context, found, columns, options)
}

export interface Fields {
  name?: string
  title?: string
  specialty?: string
  bio?: string
  panel?: PanelType
  promptFile?: string
  questionsFile?: string
  image?: string
  json?: boolean
}

export const panelIdOf = (type: PanelType) => panels.find(panel => panel.type === type)?.id ?? panels[0].id

export async function createAnalyst(context: Context, options: Fields): Promise<void> {
  const { bio = '', name = '', panel = 'marketing', promptFile = '-', specialty = '', title = '' } = options
  const client = await signedIn(context)
  const prompt = await readText(context, promptFile)
  const questions = options.questionsFile === undefined ? [] : await readQuestions(context, options.questionsFile)
  const imageUrl = options.image === undefined ? null : await upload(context, client, options.image)
  const analyst = await withServer(context, () =>
    client.call('createAnalyst', {
      body: { name, title, specialty, bio, panelId: panelIdOf(panel), prompt, imageUrl, questions },
    }),
  )
  say(context, analyst, 'has joined the panel', options)
}

/** Options that are left out keep their value. */
export async function editAnalyst(
  context: Context,
  idText: string,
  options: Fields & { isActive?: boolean },
): Promise<void> {
  const { client, analyst } = await findAnalyst(context, idText)
  const prompt = options.promptFile === undefined ? undefined : await readText(context, options.promptFile)
  const questions =
    options.questionsFile === undefined ? undefined : await readQuestions(context, options.questionsFile)
  const imageUrl = options.image === undefined ? undefined : await upload(context, client, options.image)
  const changed = await withServer(context, () =>
    client.call('updateAnalyst', {
      params: { id: analyst.id },
      body: {
        name: options.name ?? analyst.name,
        title: options.title ?? analyst.title,
        specialty: options.specialty ?? analyst.specialty,
        bio: options.bio ?? analyst.bio,
        panelId: options.panel === undefined ? analyst.panelId : panelIdOf(options.panel),
        prompt: prompt ?? analyst.prompt ?? '',
        ...(imageUrl === undefined ? {} : { imageUrl }),
        ...(questions === undefined ? {} : { questions }),
        ...(options.isActive === undefined ? {} : { isActive: options.isActive }),
      },
    }),
  )
  say(context, changed, changed.isActive ? 'is active, as saved' : 'is inactive, as saved', options)
}

export async function deleteAnalyst(context: Context, idText: string, options: YesOption): Promise<void> {
  const { client, analyst } = await findAnalyst(context, idText)
  const { id, name, panelType } = analyst
  await confirm(context, `Take ${name} (${id}) off the ${panelType} panel? Old reports still name them.`, options)
  await withServer(context, () => client.call('deleteAnalyst', { params: { id } }))
  if (options.json) return writeJson(context, { deleted: { id, name } })
  context.stdout.write(`${withoutControls(name)} is off the panel.\n`)
}

function say(context: Context, analyst: Analyst, what: string, options: JsonOption): void {
  if (options.json) writeJson(context, { analyst })
  else context.stdout.write(`${withoutControls(analyst.name)} (${analyst.id}) ${what}.\n`)
}

/** Anyone may list analysts but sees fewer, so non-administrators get an error instead. */
export async function allAnalysts(context: Context, client: Client): Promise<Analyst[]> {
  await withServer(context, () => client.page('listUsers', { query: { limit: 1 } }))
  return withServer(context, () => client.call('listAnalysts', {}))
}

async function findAnalyst(context: Context, idText: string): Promise<{ client: Client; analyst: Analyst }> {
  const list = `${context.program} admin analysts list`
  const id = idOf(idText, "an analyst's", list)
  const client = await signedIn(context)
  const all = await allAnalysts(context, client)
  const analyst = all.find(candidate => candidate.id === id)
  if (analyst) return { client, analyst }
  throw new CommandError(`There is no analyst with the number ${id}.`, { next: list, code: 'not_found' })
}

/** Prompts and questions (one per line) are long, so they come from a file or standard input. */
export async function readText(context: Context, file: string): Promise<string> {
  const bytes = file === '-' ? await readStdin(context) : await bytesOf(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    throw new CommandError(`${file} is not UTF-8 text: save it as UTF-8.`, { next: 'ls' })
  }
}

async function readQuestions(context: Context, file: string): Promise<string[]> {
  const text = await readText(context, file)
  return text.split(/\r?\n/).filter(line => line.trim() !== '')
}

async function upload(context: Context, client: Client, file: string): Promise<string> {
  const blob = new Blob([new Uint8Array(await bytesOf(file))])
  const { url } = await withServer(context, () =>
    client.call('uploadImage', { body: {}, file: { blob, name: basename(file) } }),
  )
  return url
}

const bytesOf = (file: string): Promise<Uint8Array> =>
  readFile(file).catch((error: unknown) => {
    throw new CommandError(`${file} cannot be read: ${reasonOf(error)}.`, { next: 'ls' })
  })
