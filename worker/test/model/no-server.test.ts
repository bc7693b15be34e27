import { expect, it } from 'vitest'
import { startFakeModel } from '../fake-model.ts'
import { operators, run } from './setup.ts'

it('a port where nothing listens', async () => {
  const gone = await startFakeModel()
  await gone.close()
  const { error, hints } = await run(gone.url)
  expect(error).toMatchObject({
    code: 'model_unreachable',
    message: expect.stringMatching(/^The model service could not be reached\. Nothing is lost/),
  })
  expect(String(error)).not.toMatch(operators)
  expect(hints).toContainEqual(expect.stringMatching(/^Nothing answers at http.*OPENAI_BASE_URL/))
})

it('https at a server that speaks plain http', async () => {
  const model = await startFakeModel()
  const { error, hints } = await run(model.url.replace('http:', 'https:'))
  await model.close()
  expect(error).toMatchObject({ code: 'model_unreachable' })
  expect(hints).toContainEqual(expect.stringMatching(/TLS/))
})
