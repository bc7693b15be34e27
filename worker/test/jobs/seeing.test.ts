/** A worker and a model that sees: real slides, drawn in a real browser, to the report. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findReport } from '#db/queries/reviews.ts'
import { opinionText } from '../fake-answers.ts'
import { type FakeModel, startFakeModel } from '../fake-model.ts'
import { analystIn, modelAt, type Office, openOffice } from './office.ts'

const deck = {
  name: 'deck.pptx',
  bytes: readFileSync(new URL('../../../db/samples/sample-deck.pptx', import.meta.url)),
}
const patient = { timeout: 60_000 }
let office: Office
let fake: FakeModel
beforeAll(async () => {
  office = await openOffice()
  fake = await startFakeModel()
  await office.worker({ ...modelAt(fake), drawPages: true })
})
afterAll(async () => {
  await office.close()
  await fake.close()
})

async function reviewed() {
  const from = fake.calls.length
  const review = await office.submit({ file: deck })
  await office.until(review, 'review.completed', patient)
  return { calls: fake.calls.slice(from), report: await findReport(office.database.db, review) }
}

it('shows it every slide, and reports what it saw on one, while what it claims of others counts for nothing', async () => {
  const finding = { stance: 'concern', category: 'clarity', text: 'The chart has no axis.', weight: 2, quotes: [] }
  const seen = [3, 99].map((page, at) => ({ page, box: at === 0 ? [10, 20, 60, 80] : null }))
  let only = ''
  fake.script(({ kind, task }) => {
    if (kind !== 'findings') return
    only ||= analystIn(task)
    const findings = analystIn(task) === only ? seen.map(one => ({ ...finding, seen: one })) : []
    return { do: 'answer', text: opinionText({ findings }) }
  })
  const { calls, report } = await reviewed()
  for (const { pictures } of calls.filter(({ kind }) => kind === 'findings')) {
    expect(pictures).toHaveLength(12)
    for (const url of pictures) expect(Buffer.from(url.split(',')[1] ?? '', 'base64').readUInt16BE()).toBe(0xffd8)
  }
  expect(calls.find(({ kind }) => kind === 'ballots')?.task).toContain('| quotes [] | seen on slide 3')
  const box = { x: 10, y: 20, width: 50, height: 60 }
  const raised = report?.claims.filter(({ raised: [one] }) => one?.analystId !== null)
  expect(raised?.map(({ group, seen }) => [group === 'unverified', seen])).toEqual([
    [false, [{ page: 3, box, place: 'slide 3' }]],
    [true, []],
  ])
  expect(report?.sections.map(({ content }) => content).join()).toContain('Seen in the picture of slide 3.')
}, 90_000)

it('has one request refused by a model that does not, and draws nothing for its next review', async () => {
  fake.script(({ pictures }) => (pictures.length > 0 ? { do: 'status', status: 400 } : undefined))
  const refused = ({ calls }: Awaited<ReturnType<typeof reviewed>>) =>
    calls.filter(({ pictures }) => pictures.length > 0)
  const first = await reviewed()
  expect([refused(first).length, first.report?.missing]).toEqual([1, []])
  const next = await reviewed()
  expect([refused(next).length, next.report?.missing]).toEqual([0, []])
}, 120_000)
