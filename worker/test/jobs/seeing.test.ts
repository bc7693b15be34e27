import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { findReport } from '#db/queries/reviews.ts'
import { opinionText } from '../fake-answers.ts'
import { startFakeModel } from '../fake-model.ts'
import { analystIn, modelAt, openOffice } from './office.ts'

const deck = new URL('../../../db/samples/sample-deck.pptx', import.meta.url)

it('a worker shows the model every slide, and reports findings on a slide only if that slide exists', async () => {
  const [office, fake] = [await openOffice(), await startFakeModel()]
  onTestFinished(async () => {
    await office.close()
    await fake.close()
  })
  await office.worker({ ...modelAt(fake), drawPages: true })
  const finding = { stance: 'concern', category: 'clarity', text: 'The chart has no axis.', weight: 2, quotes: [] }
  const seen = [3, 99].map((page, at) => ({ page, box: at === 0 ? [10, 20, 60, 80] : null }))
  let only = ''
  fake.script(({ kind, task }) => {
    if (kind !== 'findings') return
    only ||= analystIn(task)
    const findings = analystIn(task) === only ? seen.map(one => ({ ...finding, seen: one })) : []
    return { do: 'answer', text: opinionText({ findings }) }
  })
  const review = await office.submit({ file: { name: 'deck.pptx', bytes: readFileSync(deck) } })
  await office.until(review, 'review.completed', { timeout: 60_000 })
  const report = await findReport(office.database.db, review)
  for (const { pictures } of fake.calls.filter(({ kind }) => kind === 'findings')) {
    expect(pictures).toHaveLength(12)
    for (const url of pictures) expect(Buffer.from(url.split(',')[1] ?? '', 'base64').readUInt16BE()).toBe(0xffd8)
  }
  expect(fake.calls.find(({ kind }) => kind === 'ballots')?.task).toContain('| quotes [] | seen on slide 3')
  const box = { x: 10, y: 20, width: 50, height: 60 }
  const raised = report?.claims.filter(({ raised: [one] }) => one?.analystId !== null)
  expect(raised?.map(({ group, seen }) => [group === 'unverified', seen])).toEqual([
    [false, [{ page: 3, box, place: 'slide 3' }]],
    [true, []],
  ])
  expect(report?.sections.map(({ content }) => content).join()).toContain('Seen in the picture of slide 3.')
}, 90_000)
