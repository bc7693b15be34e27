import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { startFakeModel } from '../fake-model.ts'
import { operators, run } from './setup.ts'

it('nobody listens', async () => {
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

it('bytes that are no HTTP', async () => {
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.end('SSH-2.0-nothing\r\n', () => socket.destroySoon())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { error } = await run(`http://127.0.0.1:${port}/v1`)
  expect(error).toMatchObject({ code: 'model_unreachable' })
  await new Promise(resolve => server.close(resolve))
})
