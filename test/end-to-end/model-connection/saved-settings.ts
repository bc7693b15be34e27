import { expect, it } from 'vitest'
import { refused } from '#api/test/harness.ts'
import { call } from '#cli/test/call.ts'
import { startFakeModel } from '#worker/test/fake-model.ts'
import { startHosted, startOllama } from '#worker/test/model/fake-servers.ts'
import { type Desk, key } from './desk.ts'

export function savedSettings(desk: Desk): void {
  const save = (body: Parameters<typeof desk.admin.client.call<'updateModel'>>[1]['body']) =>
    desk.admin.client.call('updateModel', { body })
  const sealedKey = async () => (await desk.api.database.sql`select key_sealed from model_connection`)[0]?.key_sealed

  it('are for administrators', async () => {
    const { client } = await desk.api.signUp()
    for (const name of ['getModel', 'findModels'] as const)
      expect(await refused(client.call(name, {}))).toMatchObject({ status: 403, code: 'not_allowed' })
  })

  it('encrypt the key, never return it, and drop it for another endpoint', async () => {
    const { origin, asked } = await desk.opened(startHosted())
    const saved = await save({ engine: 'model', endpoint: `${origin}/v1`, model: 'one', key, pictures: 'off' })
    expect(saved).toMatchObject({
      hasKey: true,
      inForce: { engine: 'model', model: 'one' },
      from: { pictures: 'saved' },
    })
    expect(JSON.stringify([saved, await desk.admin.client.call('getModel', {})])).not.toContain(key)
    expect(await sealedKey()).not.toContain(key)
    expect(JSON.stringify(await desk.api.database.sql`select probe from model_probes`)).not.toContain(key)
    expect(desk.api.logged.join()).not.toContain(key)
    // The saved key is still used to list the models of its own server.
    await desk.admin.client.call('listModels', { body: { endpoint: `${origin}/v1` } })
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
    const { origin } = await desk.opened(startHosted())
    const endpoint = `${origin}/v1`
    await save({ engine: 'rubric', endpoint, model: 'one', key })
    await desk.api.database.sql`update model_connection set key_sealed = ${Buffer.alloc(60).toString('base64')}`
    const { problem } = await desk.admin.client.call('listModels', { body: { endpoint } })
    expect(problem).toMatch(/sealed with another secret.*enter the key again.*PANEL_SECRET/)
    await desk.api.database.sql`update model_connection set engine = 'model'`
    const env = { PANEL_URL: desk.api.url, PANEL_TOKEN: desk.admin.token }
    const { stderr } = await call(['submit', '-'], { env, input: 'We sell pears by the crate.' })
    expect(stderr).toMatch(/^The model’s key was sealed with another secret/)
    const { stdout } = await call(['doctor'], { env })
    expect(stdout).toMatch(/✗ engine +The key for http\S+ was sealed with another secret/)
    const next = await desk.office.anotherWorker()
    await next.stop()
    await save({ key: null })
  })

  it('may put single analysts at another endpoint, each server with its own key', async () => {
    const [panel, other] = [await desk.opened(startFakeModel()), await desk.opened(startFakeModel())]
    await save({ engine: 'model', endpoint: panel.url, model: 'one', key })
    const env = { PANEL_URL: desk.api.url, PANEL_TOKEN: desk.admin.token }
    const terminal = (...args: string[]) => call(['model', ...args], { env, input: 'sk-the-key-of-the-other\n' })
    const panelists = await desk.admin.client.call('listPanelAnalysts', { params: { panelType: 'marketing' } })
    const [first, second] = panelists.map(({ id }) => String(id)) as [string, string]
    const used = await terminal('use', 'two', '--analyst', first, '--endpoint', other.url, '--key-file', '-')
    expect(used).toMatchObject({ code: 0, stdout: expect.stringContaining(`New reviews ask "two" at ${other.url} in`) })
    // The other server has no list, so the model was tried.
    expect(other.calls.splice(0)).not.toEqual([])
    const models = { [first]: 'two', [second]: 'two' }
    const servers = { [first]: { endpoint: other.url }, [second]: { endpoint: other.url } }
    const saved = await save({ models, servers })
    expect(saved.servers[second]).toMatchObject({ endpoint: other.url, hasKey: true, keyReadable: true })
    const rows = await desk.api.database.sql`select servers from model_connection`
    expect(JSON.stringify([saved, rows])).not.toContain('sk-the')
    expect((await terminal()).stdout).toContain(`two at ${other.url}`)
    expect(await refused(save({ models: {}, servers }))).toMatchObject({ issues: [{ path: `servers.${first}` }] })
    const both = { [first]: { endpoint: other.url, key }, [second]: { endpoint: other.url, key: 'sk-another' } }
    const { issues } = await refused(save({ models, servers: both }))
    expect(issues).toMatchObject([{ path: `servers.${second}.key` }])
    expect(await completed()).toMatchObject({ engine: 'model', model: 'one' })
    for (const { authorization } of panel.calls) expect(authorization).toBe(`Bearer ${key}`)
    for (const { authorization } of other.calls) expect(authorization).toBe('Bearer sk-the-key-of-the-other')
    const opinions = ({ calls }: typeof panel) => calls.filter(({ kind, task }) => task && kind === 'findings').length
    expect([opinions(panel), opinions(other)]).toEqual([panelists.length - 2, 2])
    await desk.api.database
      .sql`update model_connection set servers = jsonb_set(servers, ${[first, 'keySealed']}, '"AAAA"')`
    const { stdout } = await call(['doctor'], { env })
    expect(stdout).toMatch(new RegExp(`key for ${other.url} was (.|\\n)*model use two --analyst ${first} --key-file`))
    // A client that does not send `servers` removes the models.
    expect(await save({ models: {} })).toMatchObject({ servers: {} })
  })

  it('are used by the next review, through Ollama’s own API with a context window for the whole request', async () => {
    const fake = await desk.opened(startFakeModel())
    // If a real Ollama runs here, the fake is on another port and cannot be found.
    const ollama = await desk.opened(startOllama(fake, 11_434).catch(() => startOllama(fake, 0)))
    // A machine under load may not say within the search's 300 ms what each model can do.
    const isReal = !ollama.origin.endsWith(':11434')
    const found = { name: 'Ollama', dialect: 'ollama', models: isReal ? expect.any(Array) : ['qwen3:14b'] }
    const search = () => desk.admin.client.call('findModels', {})
    await expect.poll(search, { timeout: 10_000 }).toContainEqual(expect.objectContaining(found))
    const server = { endpoint: ollama.origin, dialect: 'ollama' } as const
    const env = { PANEL_URL: desk.api.url, PANEL_TOKEN: desk.admin.token }
    const use = (name: string) =>
      call(['model', 'use', name, '--endpoint', ollama.origin, '--dialect', 'ollama'], { env })
    const { code, stderr } = await use('e5:latest')
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^“e5:latest” cannot review: .+ writes no text/)])
    expect((await use('gwen3:14b')).stderr).toMatch(/ no model .* Closest: qwen3:14b.*\nTry: panel model list$/m)
    const { facts } = await desk.admin.client.call('testModel', { body: { ...server, model: 'qwen3:14b' } })
    expect(facts[1]?.note).toMatch(/^It thinks before it answers/)
    await save({ engine: 'model', ...server, model: 'qwen3:14b' })
    expect(await completed()).toMatchObject({ engine: 'model', model: 'qwen3:14b' })
    const asked = ollama.asked.filter(({ path }) => path === '/api/chat')
    for (const { body } of asked) expect(body).toMatchObject({ options: { num_ctx: expect.any(Number) } })
    expect(asked[0]?.body).toMatchObject({ format: { type: 'object' } })
    expect(await save({ engine: 'rubric', endpoint: null, model: null })).toMatchObject({ dialect: 'openai' })
  })

  /** The report on a memo that a new user submits now. */
  async function completed() {
    const env = { PANEL_URL: desk.api.url, PANEL_TOKEN: (await desk.api.signUp()).token }
    const { stdout } = await call(['submit', '-', '--json'], { env, input: 'We sell pears. A crate costs 12 euros.' })
    const { estimate, report } = JSON.parse(stdout)
    expect(estimate).toMatchObject({ engine: 'model', model: report.model, size: 'given' })
    return report
  }
}
