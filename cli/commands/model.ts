import type { z } from 'zod'
import type { Client } from '#api/client/client.ts'
import type { modelListSchema, modelSchema, serverBody, testBody } from '#api/contracts/model.ts'
import { usualCharacters } from '#db/limits.ts'
import { dialectOf, type ModelDialect } from '#db/model-words.ts'
import type { Context, JsonOption } from '../context.ts'
import { CommandError } from '../errors.ts'
import { writeJson } from '../output/json.ts'
import { textTable } from '../output/table.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { createTextLayout } from '../output/text-layout.ts'
import { signedIn, withServer } from '../server-calls.ts'
import { withPassword } from '../with-password.ts'
import { readText } from './admin/analysts.ts'

type Model = z.output<typeof modelSchema>
type Server = z.input<typeof serverBody>
type List = z.output<typeof modelListSchema> & { near: string }
type Saved = ReturnType<typeof serverOf> & Pick<Server, 'key'>

const originWords = { environment: 'from the environment', saved: 'as saved', default: 'by default' } as const

export async function showModel(context: Context, options: JsonOption): Promise<void> {
  const client = await signedIn(context)
  const model = await withServer(context, () => client.call('getModel', {}))
  if (options.json) return writeJson(context, { model })
  const analysts = await withServer(context, () => client.call('listAnalysts', {}))
  const { documentCharacters, from, hasKey, inForce, keyReadable, maxCost, pictures, prices } = model
  const perMillion = prices && `$${prices.input} input, $${prices.cachedInput} cached, $${prices.output} output`
  // Settings from the environment replace the saved ones, and the API tells only that they are set.
  const value = (origin: keyof typeof originWords, text: string | null) =>
    origin === 'environment' ? 'set' : (text ?? 'none')
  const usual = serverOf(model).dialect === 'ollama' ? 'as much as the model takes' : usualCharacters
  const rows: [string, string, (keyof typeof originWords)?][] = [
    ['Reviews by', inForce.engine === 'model' ? 'a model' : 'checks only'],
    ['Endpoint', inForce.endpoint ?? model.endpoint ?? 'none', from.connection],
    ['Model', inForce.model ?? model.model ?? 'none', from.model],
    ['Key', hasKey ? (keyReadable ? 'kept' : 'kept, but it cannot be read') : 'none', from.connection],
    ['Prices', value(from.prices, perMillion && `${perMillion}, a million tokens`), from.prices],
    ['Most cost', value(from.maxCost, maxCost === null ? null : `$${maxCost} a review`), from.maxCost],
    ['Reads at once', value(from.documentCharacters, `${documentCharacters ?? usual}`), from.documentCharacters],
    ['Sees the pages', value(from.pictures, pictures ?? 'auto'), from.pictures],
    ...analysts.flatMap(({ id, name }): typeof rows => {
      const { endpoint, model: own } = serverOf(model, id)
      return own !== inForce.model || endpoint !== inForce.endpoint ? [[name, `${own} at ${endpoint}`, 'saved']] : []
    }),
  ]
  const { columns } = context.stdout
  const table = textTable(
    rows,
    [
      { title: 'Setting', cell: ([name]) => name },
      { title: 'Value', cell: ([, text]) => withoutControls(text), cut: true },
      { title: 'Origin', cell: ([, , origin]) => (origin ? originWords[origin] : ''), spared: 1 },
    ],
    columns,
  )
  context.stdout.write(`${table}\n`)
}

/** The models at the endpoint in use; without one, those found on the worker's machine. */
export async function listModels(context: Context, options: JsonOption): Promise<void> {
  const client = await signedIn(context)
  const { endpoint, dialect } = serverOf(await withServer(context, () => client.call('getModel', {})))
  if (endpoint === null) return listFound(context, client, options)
  const { models, more, problem } = await withServer(context, () =>
    client.call('listModels', { body: { endpoint, dialect } }),
  )
  if (problem !== null) throw new CommandError(problem, { next: `${context.program} model`, code: 'unavailable' })
  if (options.json) return writeJson(context, { endpoint, models, more })
  context.stdout.write(models.map(name => `${withoutControls(name)}\n`).join(''))
  context.stderr.write(more > 0 ? `… and ${more} more\n` : models.length === 0 ? `${endpoint} offers no model.\n` : '')
}

async function listFound(context: Context, client: Client, options: JsonOption): Promise<void> {
  const servers = await withServer(context, () => client.call('findModels', {}))
  if (options.json) return writeJson(context, { servers })
  if (servers.length === 0)
    throw new CommandError('No model is connected, and no server on the machine of the worker offers one.', {
      next: `${context.program} model use <model> --endpoint <address> --key-file <file>`,
      code: 'not_found',
    })
  const rows = servers.flatMap(({ name, models }) => models.map(model => withoutControls({ name, model })))
  const columns = [
    { title: 'Server', cell: ({ name }: { name: string }) => name },
    { title: 'Model', cell: ({ model }: { model: string }) => model, cut: true as const },
  ]
  context.stdout.write(`${textTable(rows, columns, context.stdout.columns)}\n`)
  context.stderr.write(`None is connected yet. Next: ${context.program} model use <model>\n`)
}

/** Longer than Panel's server waits for the model, which may have to be loaded first. */
const testMs = 210_000

export async function testModel(context: Context, options: JsonOption & { analyst?: string }): Promise<void> {
  const client = await signedIn(context, testMs)
  const saved = await withServer(context, () => client.call('getModel', {}))
  const analyst = await analystOf(context, client, options.analyst)
  const { endpoint, dialect, model } = serverOf(saved, analyst?.id)
  if (endpoint === null || model === null)
    throw new CommandError('No model is connected.', { next: `${context.program} model list`, code: 'not_found' })
  const result = await withServer(context, () => client.call('testModel', { body: { endpoint, dialect, model } }))
  const { facts, problem } = withoutControls(result)
  const broken = problem !== null || facts.some(({ works }) => works === false)
  if (options.json) writeJson(context, { endpoint, model, ...result })
  else {
    const paper = createTextLayout({ width: context.stdout.columns || 80, stream: context.stdout })
    for (const { note, works } of facts)
      paper.line(note, { first: works === null ? '? ' : works ? '✓ ' : '✗ ', rest: '  ' })
    if (problem !== null) paper.line(problem, { first: '✗ ', rest: '  ' })
    context.stdout.write(`${paper.text()}\n`)
  }
  if (broken) throw new CommandError('Something does not work.', { told: true })
}

export async function useModel(
  context: Context,
  model: string,
  options: JsonOption & { analyst?: string; endpoint?: string; dialect?: ModelDialect; key: boolean; keyFile?: string },
): Promise<void> {
  const client = await signedIn(context, testMs)
  const key = options.key ? (options.keyFile === undefined ? undefined : await readKey(context, options.keyFile)) : null
  const { dialect, endpoint } = options
  const named = endpoint ? { endpoint, dialect: dialect ?? dialectOf(endpoint), key } : null
  const current = await withServer(context, () => client.call('getModel', {}))
  const analyst = await analystOf(context, client, options.analyst)
  const server = await serverWith(context, client, model, named, { ...serverOf(current, analyst?.id), key })
  const body = analyst
    ? bodyFor(analyst.id, current, model, named, key)
    : { engine: 'model' as const, key, ...server, model }
  const saved = await withPassword(context, client, () => client.call('updateModel', { body }))
  if (options.json) return writeJson(context, { model: saved })
  const { from, inForce } = withoutControls(saved)
  const asked = withoutControls(analyst ? serverOf(saved, analyst.id) : inForce)
  if (current.prices && !saved.prices)
    context.stderr.write('The prices and the cap on cost went with the model before: set them at /admin/model.\n')
  const place = analyst ? ` in the place of ${withoutControls(analyst.name)}` : ''
  context.stdout.write(`New reviews ask "${asked.model}" at ${asked.endpoint}${place}.\n`)
  if (from.model === 'environment')
    context.stderr.write('The environment sets the model and wins over what is saved.\n')
  else context.stderr.write(`Next: ${context.program} model test${analyst ? ` --analyst ${analyst.id}` : ''}\n`)
}

/** What new reviews use for this analyst; a connection from the environment overrides what is saved. */
export function serverOf(
  { dialect, endpoint, from, inForce, model, models, servers }: Model,
  id: number | string = '',
) {
  if (from.connection === 'environment') return { ...inForce, dialect: dialectOf(inForce.endpoint ?? '') }
  return { endpoint, dialect, ...servers[id], model: models[id] ?? inForce.model ?? model }
}

async function analystOf(context: Context, client: Client, id: string | undefined) {
  if (id === undefined) return null
  const analyst = (await withServer(context, () => client.call('listAnalysts', {}))).find(one => String(one.id) === id)
  if (analyst) return analyst
  throw new CommandError(`There is no analyst ${id}.`, { next: `${context.program} analysts`, code: 'not_found' })
}

/** A key without a server belongs to the saved server. */
function bodyFor(id: number, { models, servers }: Model, model: string, named: Server | null, key: Server['key']) {
  const own = named ?? servers[id]
  return { models: { ...models, [id]: model }, ...(own ? { servers: { ...servers, [id]: { ...own, key } } } : { key }) }
}

/** The server's settings to save; empty if its address is saved already. */
async function serverWith(context: Context, client: Client, model: string, named: Server | null, saved: Saved) {
  const endpoint = named?.endpoint ?? saved.endpoint
  if (endpoint === null) {
    const servers = await withServer(context, () => client.call('findModels', {}))
    const found = servers.find(({ models }) => models.includes(model))
    if (found) return { endpoint: found.endpoint, dialect: found.dialect }
    throw notOffered(context, `No server on the machine of the worker offers "${model}". Name an endpoint.`)
  }
  const body = named ?? { endpoint, dialect: saved.dialect, key: saved.key }
  const list = await withServer(context, () => client.call('listModels', { body })).catch((error: unknown) => {
    if (error instanceof CommandError && error.code === 'unavailable') return null
    throw error
  })
  const pairs = Array.from(model, (_, at) => model.slice(at, at + 2))
  const alike = (name: string) => pairs.filter(pair => name.includes(pair)).length
  const closest = withoutControls((list?.models ?? []).toSorted((a, b) => alike(b) - alike(a)).slice(0, 3))
  const near = closest.length > 0 ? ` Closest: ${closest.join(', ')}.` : ''
  const isListed = [model, `${model}:latest`].some(name => list?.models.includes(name))
  const isOdd = body.dialect === 'ollama' && !isListed
  if (!list) context.stderr.write('No worker answered, so nothing was asked of it yet.\n')
  // A key that is removed is gone whatever its server says.
  else if (list.problem !== null && !named && saved.key === null)
    context.stderr.write(`${withoutControls(list.problem)}\n`)
  // Why it is not offered, Ollama says of the model itself.
  else if (list.problem !== null || isOdd) await expectAnswer(context, client, { ...body, model }, { ...list, near })
  // If the server lists none, or not all, the typed name is accepted.
  if (!list?.models.length || list.more > 0 || isListed || isOdd) return named ?? {}
  throw notOffered(context, `${endpoint} does not list "${model}".${near}`)
}

/** If the list cannot tell, the model itself has to answer. */
async function expectAnswer(context: Context, client: Client, body: z.input<typeof testBody>, list: List) {
  const { facts, problem } = list.mayAnswer
    ? await withServer(context, () => client.call('testModel', { body }))
    : { ...list, facts: [] }
  const what = problem ?? facts.find(({ name, works }) => name === 'answers' && works === false)?.note
  const next = `${context.program} model ${list.near ? 'list' : 'use --help'}`
  if (what) throw new CommandError(what + list.near, { next, code: 'unavailable' })
}

const notOffered = (context: Context, what: string) =>
  new CommandError(what, { next: `${context.program} model list`, code: 'not_found' })

async function readKey(context: Context, file: string): Promise<string> {
  const key = await readText(context, file)
  if (key === '') throw new CommandError('The key is empty.', { next: `${context.program} model use --help` })
  return key
}
