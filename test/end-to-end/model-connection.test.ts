/** An administrator connects a model: the real API, the real worker, fake servers over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, refused } from '#api/test/harness.ts'
import { call } from '#cli/test/call.ts'
import { startFakeModel } from '#worker/test/fake-model.ts'
import { startHosted, startOdd, startOllama } from '#worker/test/model/fake-servers.ts'
import { type Office, openOffice } from './office.ts'

const key = 'sk-a-key-that-nobody-else-has'
let office: Office
let api: Harness
let admin: Office['admin']
const open: { close(): Promise<void> }[] = []

beforeAll(async () => {
  office = await openOffice()
  ;({ api, admin } = office)
})
afterAll(async () => {
  await office?.close()
  for (const one of open) await one.close()
})

async function opened<T extends { close(): Promise<void> }>(making: Promise<T>): Promise<T> {
  const made = await making
  open.push(made)
  return made
}

describe('a model server', () => {
  const listed = (endpoint: string) => admin.client.call('listModels', { body: { endpoint } })

  it('lists the models that can review, and only the first of very many', async () => {
    const models = ['text-embedding-3', ...Array.from({ length: 10_000 }, (_, at) => `model-${at}`)]
    const { origin } = await opened(startHosted({ models }))
    const list = await listed(`${origin}/v1`)
    expect(list).toMatchObject({ more: 9_500, problem: null })
    expect(list.models.slice(0, 2)).toEqual(['model-0', 'model-1'])
  })

  it.each([
    ['a web page', 200, { 'content-type': 'text/html' }, '<!doctype html>', /web page/],
    ['another address', 302, { location: 'http://127.0.0.1:9/' }, '', /sends requests on to another address/],
    ['no list', 200, { 'content-type': 'application/json' }, '{"hello": 1}', /did not answer as/],
    ['a refusal of the key', 401, {}, '{}', /refused the key/],
    ['no such page', 404, {}, '', /has no list of models/],
  ])('is described in one sentence if it answers with %s', async (_, status, headers, text, sentence) => {
    const { origin } = await opened(startOdd(status, headers, text))
    expect(await listed(`${origin}/v1`)).toEqual({
      models: [],
      more: 0,
      problem: expect.stringMatching(sentence),
      mayAnswer: status === 404 || text.startsWith('{"'),
    })
  })

  it('has its own sentence if nothing answers, and is refused if it is not an address', async () => {
    const gone = await startHosted()
    await gone.close()
    expect((await listed(`${gone.origin}/v1`)).problem).toMatch(/^Nothing answers at/)
    const strange = ['http://me:secret@models.example/v1', 'http://models.example/v1?key=sk-live']
    for (const endpoint of ['a model', 'ftp://models.example', ...strange])
      expect(await refused(listed(endpoint))).toMatchObject({ code: 'invalid_input', issues: [{ path: 'endpoint' }] })
    expect((await listed(`${gone.origin}/v1/chat/completions`)).problem).toContain(`${gone.origin}/v1.`)
  })
})

describe('a test of a model', () => {
  const tried = (endpoint: string) => admin.client.call('testModel', { body: { endpoint, model: 'one' } })

  it('says what works', async () => {
    const { origin } = await opened(startHosted())
    const { facts, latencyMs, problem } = await tried(`${origin}/v1`)
    expect(problem).toBeNull()
    expect(latencyMs).toBeGreaterThanOrEqual(0)
    expect(facts.map(({ name, works }) => [name, works])).toEqual([
      ['answers', true],
      ['form', true],
      ['whole', true],
      ['cache', true],
      ['pictures', true],
    ])
  })

  it.each([
    ['takes', 'It took a picture and did not read it'],
    ['refuses', 'It takes no pictures'],
  ] as const)('says what follows if a server %s pictures, and counts it as no fault', async (pictures, note) => {
    const { origin } = await opened(startHosted({ pictures }))
    const { facts } = await tried(`${origin}/v1`)
    expect(facts.filter(({ works }) => works !== true)).toEqual([
      { name: 'pictures', works: null, note: `${note}: it reads the words of pages only.` },
    ])
  })

  it('says that the start of a prompt was lost', async () => {
    const { origin } = await opened(startHosted({ window: 8_000 }))
    const { facts } = await tried(`${origin}/v1`)
    expect(facts.find(({ name }) => name === 'whole')).toMatchObject({
      works: false,
      note: expect.stringMatching(/^The start of a prompt of about \d+ tokens was lost/),
    })
  })
})

describe('in a terminal', () => {
  const panel = (...args: string[]) => call(['model', ...args], { env, input: `${key}\n` })
  let env: Record<string, string>
  beforeAll(() => {
    env = { PANEL_URL: api.url, PANEL_TOKEN: admin.token }
  })

  it('is listed, used, tried and shown', async () => {
    const hosted = await opened(startHosted({ models: ['one', 'two'] }))
    const endpoint = `${hosted.origin}/v1`
    const used = await panel('use', 'one', '--endpoint', endpoint, '--key-file', '-')
    expect(used).toMatchObject({ code: 0, stdout: `New reviews ask "one" at ${endpoint}.\n` })
    expect((await panel('list')).stdout).toBe('one\ntwo\n')
    expect(hosted.asked.at(-1)?.authorization).toBe(`Bearer ${key}`)
    expect(JSON.parse((await panel('list', '--json')).stdout)).toEqual({ endpoint, models: ['one', 'two'], more: 0 })
    const tried = await panel('test')
    expect(tried).toMatchObject({ code: 0, stdout: expect.stringMatching(/^✓ “one” answered in/) })
    expect((await panel()).stdout).toMatch(/ 400000 +by default/)
    expect((await panel()).stdout).toMatch(/Reviews by +a model\nEndpoint +http\S+ +as saved\nModel +one +as saved\n/)
    const odd = await call(['model', 'use', 'one', '--key-file', '-'], { env, input: 'ключ' })
    expect(odd).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Key must consist of letters from a to z/) })
    const { code, stderr } = await panel('use', 'tow')
    expect([code, stderr]).toEqual([1, `${endpoint} does not list "tow". Closest: two, one.\nTry: panel model list\n`])
    expect(JSON.parse((await panel('use', 'two', '--json')).stdout).model.inForce).toMatchObject({
      endpoint,
      model: 'two',
    })
  })

  it('says what does not work, and what to do, and does not use it', async () => {
    const gone = await startHosted()
    await gone.close()
    const page = await opened(startOdd(200, { 'content-type': 'text/html' }, '<!doctype html>'))
    const unlisted = await opened(startOdd(404, {}, ''))
    const endpoint = `${page.origin}/v1`
    for (const [address, sentence] of [
      ['a model', /^Endpoint must be an http.*\nTry: /],
      [`${gone.origin}/v1`, /^Nothing answers at.*\nTry: /],
      [`${unlisted.origin}/v1`, /^There is no model "one" at.*OPENAI_BASE_URL\)\.\nTry: /],
      [unlisted.origin, /^There is no model "one" at.*\(--dialect ollama\)\.\nTry: /],
      [endpoint, /^http\S+ answered with a web page.*\nTry: /],
    ] as const)
      expect(await panel('use', 'one', '--endpoint', address)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(sentence),
      })
    await admin.client.call('updateModel', { body: { engine: 'model', endpoint, model: 'one' } })
    expect(await panel('test')).toMatchObject({ code: 1, stdout: expect.stringMatching(/^✗ http\S+ answered with a/) })
    expect(await panel('list')).toMatchObject({ code: 1, stderr: expect.stringMatching(/ with a web page.*\nTry: /) })
    expect(await call(['doctor'], { env })).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/✗ engine +http\S+ answered with a/),
    })
    await api.database.sql`delete from model_connection`
    expect(await panel('test')).toMatchObject({ code: 1, stderr: 'No model is connected.\nTry: panel model list\n' })
    const unknown = await panel('use', 'a-model-that-nobody-offers')
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('offers "a-model-that-nobody-offers"') })
    const { token } = await api.signUp()
    const refusal = await call(['model'], { env: { ...env, PANEL_TOKEN: token } })
    expect(refusal).toMatchObject({ code: 1, stderr: expect.stringContaining('Only an administrator') })
  })
})

describe('saved settings', () => {
  const save = (body: Parameters<typeof admin.client.call<'updateModel'>>[1]['body']) =>
    admin.client.call('updateModel', { body })
  const sealedKey = async () => (await api.database.sql`select key_sealed from model_connection`)[0]?.key_sealed

  it('are for administrators', async () => {
    const { client } = await api.signUp()
    for (const name of ['getModel', 'findModels'] as const)
      expect(await refused(client.call(name, {}))).toMatchObject({ status: 403, code: 'not_allowed' })
  })

  it('encrypt the key, never return it, and drop it for another endpoint', async () => {
    const { origin, asked } = await opened(startHosted())
    const saved = await save({ engine: 'model', endpoint: `${origin}/v1`, model: 'one', key, pictures: 'off' })
    expect(saved).toMatchObject({
      hasKey: true,
      inForce: { engine: 'model', model: 'one' },
      from: { pictures: 'saved' },
    })
    expect(JSON.stringify([saved, await admin.client.call('getModel', {})])).not.toContain(key)
    expect(await sealedKey()).not.toContain(key)
    expect(JSON.stringify(await api.database.sql`select probe from model_probes`)).not.toContain(key)
    expect(api.logged.join()).not.toContain(key)
    // The saved key is still used to list the models of its own server.
    await admin.client.call('listModels', { body: { endpoint: `${origin}/v1` } })
    expect(asked.at(-1)?.authorization).toBe(`Bearer ${key}`)
    const other = await save({ endpoint: 'http://127.0.0.1:9/v1' })
    expect(other.hasKey).toBe(false)
  })

  it('are refused if no review could use them', async () => {
    for (const [body, path] of [
      [{ maxCost: 1 }, 'maxCost'],
      [{ engine: 'model', endpoint: null }, 'endpoint'],
      [{ engine: 'model', endpoint: 'http://127.0.0.1:9/v1', model: null }, 'model'],
    ] as const)
      expect(await refused(save(body))).toMatchObject({ code: 'invalid_input', issues: [{ path }] })
  })

  it('say so if the secret has changed', async () => {
    const { origin } = await opened(startHosted())
    const endpoint = `${origin}/v1`
    await save({ engine: 'rubric', endpoint, model: 'one', key })
    await api.database.sql`update model_connection set key_sealed = ${Buffer.alloc(60).toString('base64')}`
    const { problem } = await admin.client.call('listModels', { body: { endpoint } })
    expect(problem).toMatch(/sealed with another secret.*enter the key again/)
    await api.database.sql`update model_connection set engine = 'model'`
    const env = { PANEL_URL: api.url, PANEL_TOKEN: admin.token }
    const { stderr } = await call(['submit', '-'], { env, input: 'We sell pears by the crate.' })
    expect(stderr).toMatch(/^The model’s key was sealed with another secret/)
    const { stdout } = await call(['doctor'], { env })
    expect(stdout).toMatch(/✗ engine +The key of the model was sealed with another secret/)
    const next = await office.anotherWorker()
    await next.stop()
    await save({ key: null })
  })

  it('may put single analysts at another endpoint, each server with its own key', async () => {
    const [panel, other] = [await opened(startFakeModel()), await opened(startFakeModel())]
    await save({ engine: 'model', endpoint: panel.url, model: 'one', key })
    const env = { PANEL_URL: api.url, PANEL_TOKEN: admin.token }
    const terminal = (...args: string[]) => call(['model', ...args], { env, input: 'sk-the-key-of-the-other\n' })
    const panelists = await admin.client.call('listPanelAnalysts', { params: { panelType: 'marketing' } })
    const [first, second] = panelists.map(({ id }) => String(id)) as [string, string]
    const used = await terminal('use', 'two', '--analyst', first, '--endpoint', other.url, '--key-file', '-')
    expect(used).toMatchObject({ code: 0, stdout: expect.stringContaining(`New reviews ask "two" at ${other.url} in`) })
    // The other server has no list, so the model was tried.
    expect(other.calls.splice(0)).not.toEqual([])
    const models = { [first]: 'two', [second]: 'two' }
    const servers = { [first]: { endpoint: other.url }, [second]: { endpoint: other.url } }
    const saved = await save({ models, servers })
    expect(saved.servers[second]).toMatchObject({ endpoint: other.url, hasKey: true, keyReadable: true })
    const rows = await api.database.sql`select servers from model_connection`
    expect(JSON.stringify([saved, rows])).not.toContain('sk-the')
    expect((await terminal()).stdout).toContain(`two at ${other.url}`)
    expect(await refused(save({ models: {}, servers }))).toMatchObject({ issues: [{ path: `servers.${first}` }] })
    expect(await completed()).toMatchObject({ engine: 'model', model: 'one' })
    for (const { authorization } of panel.calls) expect(authorization).toBe(`Bearer ${key}`)
    for (const { authorization } of other.calls) expect(authorization).toBe('Bearer sk-the-key-of-the-other')
    const opinions = ({ calls }: typeof panel) => calls.filter(({ kind, task }) => task && kind === 'findings').length
    expect([opinions(panel), opinions(other)]).toEqual([panelists.length - 2, 2])
    await api.database.sql`update model_connection set servers = jsonb_set(servers, ${[first, 'keySealed']}, '"AAAA"')`
    const { stdout } = await call(['doctor'], { env })
    expect(stdout).toMatch(new RegExp(`sealed with another secret(.|\\n)*model use two --analyst ${first} --key-file`))
    // A client that does not send `servers` removes the models.
    expect(await save({ models: {} })).toMatchObject({ servers: {} })
  })

  it('are used by the next review, through Ollama’s own API with a context window for the whole request', async () => {
    const fake = await opened(startFakeModel())
    // If a real Ollama runs here, the fake is on another port and cannot be found.
    const ollama = await opened(startOllama(fake, 11_434).catch(() => startOllama(fake, 0)))
    const found = await admin.client.call('findModels', {})
    expect(found).toContainEqual(expect.objectContaining({ name: 'Ollama', dialect: 'ollama' }))
    if (ollama.origin.endsWith(':11434')) expect(found[0]).toMatchObject({ models: ['qwen3:14b'] })
    await save({ engine: 'model', endpoint: ollama.origin, dialect: 'ollama', model: 'qwen3:14b' })
    expect(await completed()).toMatchObject({ engine: 'model', model: 'qwen3:14b' })
    const asked = ollama.asked.filter(({ path }) => path === '/api/chat')
    for (const { body } of asked) expect(body).toMatchObject({ options: { num_ctx: expect.any(Number) } })
    expect(asked[0]?.body).toMatchObject({ format: { type: 'object' } })
    await save({ engine: 'rubric' })
  })
})

/** The report on a memo that somebody new submits now. */
async function completed() {
  const env = { PANEL_URL: api.url, PANEL_TOKEN: (await api.signUp()).token }
  const { stdout } = await call(['submit', '-', '--json'], { env, input: 'We sell pears. A crate costs 12 euros.' })
  const { estimate, report } = JSON.parse(stdout)
  expect(estimate).toMatchObject({ engine: 'model', model: report.model, size: 'given' })
  return report
}
