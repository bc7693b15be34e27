/** Long submissions are looked through in a thread: what it sees, and how it ends where it must. */
import { expect, it } from 'vitest'
import { createLookAside } from '#worker/adapters/rubric-thread.ts'
import { createRubricEngine } from '#worker/panel/rubric/engine.ts'
import { panelOf } from '../panel.ts'
import { boastful } from './said.ts'

const bounds = { blocks: 3, characters: 1_000, ms: 20_000, memoryMiB: 512 }
const { signal } = new AbortController()

it('sees in one thread for all analysts, and for their votes after a restart, what it sees here', async () => {
  let threads = 0
  const lookAside = createLookAside(bounds)
  const aside = createRubricEngine((document, ended) => {
    threads++
    return lookAside(document, ended)
  })
  const panel = panelOf('vc')
  const opinionsOf = (engine: ReturnType<typeof createRubricEngine>, document = boastful()) =>
    Promise.all(panel.map(analyst => engine.opine({ analyst, panel, document, signal })))
  const document = boastful()
  const opinions = await opinionsOf(aside, document)
  expect(opinions.flatMap(({ findings }) => findings)).not.toEqual([])
  expect(opinions).toEqual(await opinionsOf(createRubricEngine()))
  const [analyst] = panel
  if (!analyst) throw new Error('The panel is empty')
  await aside.vote({ analyst, panel, document, signal }, [])
  expect(threads).toBe(1)
})

it('leaves what is short to this thread, in blocks and in letters', async () => {
  expect(createLookAside()(boastful(), signal)).toBeNull()
  expect(createLookAside({ ...bounds, blocks: 7 })(boastful(), signal)).toBeNull()
  const review = new AbortController()
  const look = createLookAside({ ...bounds, blocks: 7, characters: 50 })(boastful(), review.signal)
  review.abort(new Error('Enough is known'))
  await expect(look).rejects.toThrow('Enough is known')
})

it('ends with a reason past its deadline, and with the review that it is for', async () => {
  await expect(createLookAside({ ...bounds, ms: 1 })(boastful(), signal)).rejects.toMatchObject({
    code: 'took_too_long',
  })
  const reason = new Error('The review was cancelled')
  const review = new AbortController()
  const look = createLookAside(bounds)(boastful(), review.signal)
  review.abort(reason)
  await expect(look).rejects.toBe(reason)
  await expect(createLookAside(bounds)(boastful(), review.signal)).rejects.toBe(reason)
})

it('ends with a reason where the thread runs out of memory', async () => {
  await expect(createLookAside({ ...bounds, memoryMiB: 8 })(boastful(), signal)).rejects.toMatchObject({
    code: 'too_large',
  })
})
