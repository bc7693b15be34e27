import { expect, it } from 'vitest'
import { listModels } from '../../adapters/model/servers.ts'
import { tryModel } from '../../adapters/model/trial.ts'
import { startFakeModel } from '../fake-model.ts'
import { serve } from '../website/local-sites.ts'
import { operators, run } from './setup.ts'

it('a port without TLS and a port where nothing listens are reported as unreachable, each with a hint', async () => {
  const model = await startFakeModel()
  const plain = await run(model.url.replace('http:', 'https:'))
  await model.close()
  expect(plain.error).toMatchObject({ code: 'model_unreachable' })
  expect(plain.hints).toContainEqual(expect.stringMatching(/TLS/))
  const { error, hints } = await run(model.url)
  const message = expect.stringMatching(/^The model service could not be reached\. Nothing is lost/)
  expect(error).toMatchObject({ code: 'model_unreachable', message })
  expect(String(error)).not.toMatch(operators)
  expect(hints).toContainEqual(expect.stringMatching(/^Nothing answers at http.*OPENAI_BASE_URL/))
})

it('a server that accepts a connection and never answers is given up sooner than a slow model', async () => {
  const { origin, close } = await serve(() => {})
  const server = { baseUrl: `${origin}/v1`, apiKey: null, dialect: 'openai' } as const
  const sentence = `${server.baseUrl} accepted the connection and did not answer within 0.2 seconds.`
  for (const asked of [listModels(server, 200), tryModel(server, 'one', 200)])
    await expect(asked).rejects.toThrow(sentence)
  await close()
})
