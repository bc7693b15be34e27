import { beforeAll, describe, expect, it } from 'vitest'
import { refused } from '#api/test/harness.ts'
import { call } from '#cli/test/call.ts'
import { startHosted, startOdd } from '#worker/test/model/fake-servers.ts'
import { type Desk, key } from './desk.ts'

export function servers(desk: Desk): void {
  describe('a model server', () => {
    const listed = (endpoint: string) => desk.admin.client.call('listModels', { body: { endpoint } })

    it('lists the models that can review, and only the first of very many', async () => {
      const models = Array.from({ length: 10_003 }, (_, at) => ['\0', '\ud800', 'embed'][at] ?? `model-${at - 3}`)
      const { origin } = await desk.opened(startHosted({ models }))
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
      ['a list without end', 200, {}, ' '.repeat(2 ** 25), /^http\S+ gives a list of models without end\. Check/],
    ])('is described in one sentence if it answers with %s', async (_, status, headers, text, sentence) => {
      const { origin } = await desk.opened(startOdd(status, headers, text))
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
    const tried = (endpoint: string) => desk.admin.client.call('testModel', { body: { endpoint, model: 'one' } })

    it('says what works', async () => {
      const { origin } = await desk.opened(startHosted())
      const { facts, latencyMs, problem } = await tried(`${origin}/v1`)
      expect(problem).toBeNull()
      expect(latencyMs).toBeGreaterThanOrEqual(0)
      expect(facts.map(({ name }) => name)).toEqual(['answers', 'form', 'whole', 'cache', 'pictures'])
      expect(facts.every(({ works }) => works)).toBe(true)
    })

    it.each([
      ['takes', 'It took a picture and did not read it'],
      ['refuses', 'It takes no pictures'],
    ] as const)('says what follows if a server %s pictures, and counts it as no fault', async (pictures, note) => {
      const { origin } = await desk.opened(startHosted({ pictures }))
      const { facts } = await tried(`${origin}/v1`)
      expect(facts.filter(({ works }) => works !== true)).toEqual([
        { name: 'pictures', works: null, note: `${note}: it reads the words of pages only.` },
      ])
    })

    it.each([
      [8_000, false, /^The start of a prompt of about \d+ tokens was lost/],
      [1, null, /^Whether long prompts reach it whole is not known/],
    ])('says what was lost by a server that keeps %d characters', async (window, works, note) => {
      const { facts } = await tried(`${(await desk.opened(startHosted({ window }))).origin}/v1`)
      expect(facts.find(({ name }) => name === 'whole')).toMatchObject({ works, note: expect.stringMatching(note) })
    })
  })

  describe('a model in a terminal', () => {
    const panel = (...args: string[]) => call(['model', ...args], { env, input: `${key}\n` })
    let env: Record<string, string>
    beforeAll(() => {
      env = { PANEL_URL: desk.api.url, PANEL_TOKEN: desk.admin.token }
    })

    it('is listed, used, tried and shown', async () => {
      const hosted = await desk.opened(startHosted({ models: ['one', 'two'] }))
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
      expect((await panel('use', 'tow')).stderr).toBe(
        `${endpoint} does not list "tow". Closest: two, one.\nTry: panel model list\n`,
      )
      expect(JSON.parse((await panel('use', 'two', '--no-key', '--json')).stdout).model).toMatchObject({
        hasKey: false,
        inForce: { endpoint, model: 'two' },
      })
    })

    it('is not used if it does not work, and the terminal says why and what to do', async () => {
      const gone = await startHosted()
      await gone.close()
      const page = await desk.opened(startOdd(200, { 'content-type': 'text/html' }, '<!doctype html>'))
      const unlisted = await desk.opened(startOdd(404, {}, ''))
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
      await desk.admin.client.call('updateModel', { body: { engine: 'model', endpoint, model: 'one' } })
      expect(await panel('test')).toMatchObject({
        code: 1,
        stdout: expect.stringMatching(/^✗ http\S+ answered with a/),
      })
      const keyless = await panel('use', 'one', '--no-key')
      expect(keyless).toMatchObject({ code: 0, stderr: expect.stringMatching(/^http\S+ answered with a web page/) })
      expect(await panel('list')).toMatchObject({ code: 1, stderr: expect.stringMatching(/ with a web page.*\nTry: /) })
      expect(await call(['doctor'], { env })).toMatchObject({
        code: 1,
        stdout: expect.stringMatching(/✗ engine +http\S+ answered with a/),
      })
      await desk.api.database.sql`delete from model_connection`
      expect(await panel('test')).toMatchObject({ code: 1, stderr: 'No model is connected.\nTry: panel model list\n' })
      const unknown = await panel('use', 'a-model-that-nobody-offers')
      expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('offers "a-model-that-nobody-offers"') })
      const { token } = await desk.api.signUp()
      const refusal = await call(['model'], { env: { ...env, PANEL_TOKEN: token } })
      expect(refusal).toMatchObject({ code: 1, stderr: expect.stringContaining('Only an administrator') })
    })
  })
}
