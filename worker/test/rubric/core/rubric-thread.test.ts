/** Long submissions are looked through in a thread: what it sees, and how it ends where it must. */
import { expect, it } from 'vitest'
import { createLookAside } from '#worker/adapters/rubric-thread.ts'
import { createRubricEngine } from '#worker/panel/rubric/engine.ts'
import { panelOf } from '../panel.ts'
import { boastful } from './said.ts'

const bounds = { blocks: 3, characters: 1_000, ms: 20_000, memoryMiB: 512 }
const { signal } = new AbortController()

it('sees in a thread what it sees here', async () => {
  const [analyst] = panelOf('vc')
  if (!analyst) throw new Error('The panel is empty')
  const opinionOf = (engine: ReturnType<typeof createRubricEngine>) =>
    engine.opine({ analyst, panel: panelOf('vc'), document: boastful(), signal })
  const here = await opinionOf(createRubricEngine())
  expect(here.findings).not.toEqual([])
  expect(await opinionOf(createRubricEngine(createLookAside(bounds)))).toEqual(here)
})

it('asks one thread for all analysts, and for their votes after a restart', async () => {
  let threads = 0
  const lookAside = createLookAside(bounds)
  const engine = createRubricEngine((document, ended) => {
    threads++
    return lookAside(document, ended)
  })
  const document = boastful()
  const panel = panelOf('vc')
  const opinions = await Promise.all(panel.map(analyst => engine.opine({ analyst, panel, document, signal })))
  expect(opinions.flatMap(({ findings }) => findings)).not.toEqual([])
  const [analyst] = panel
  if (analyst) await engine.vote({ analyst, panel, document, signal }, [])
  expect(threads).toBe(1)
})

it('leaves what is short to this thread', () => {
  expect(createLookAside()(boastful(), signal)).toBeNull()
  expect(createLookAside({ ...bounds, blocks: 7 })(boastful(), signal)).toBeNull()
})

it('goes by the letters too', async () => {
  expect(await createLookAside({ ...bounds, blocks: 7, characters: 50 })(boastful(), signal)).not.toEqual([])
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
