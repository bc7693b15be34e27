import { describe, expect, it } from 'vitest'
import type { Client } from '../client/client.ts'
import type { Claim } from '../contracts/report/report.ts'
import { refused, textFile } from './harness.ts'
import { choice, claim } from './made-report.ts'
import { completed, report, submitted } from './reviews/submitted.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()
const quoting = (text: string): Pick<Claim, 'quotes'> => ({ quotes: claim().quotes.map(quote => ({ ...quote, text })) })
const price = claim({ id: '1-1', ...quoting('It costs 12 euros a month') })
const team = claim({ id: '1-2', ...quoting('Our team is the best in town') })
const call = choice({ id: '2c1' })

async function aReport(client: Client) {
  const project = await submitted(api, client)
  await project.complete({ ...report, claims: [price, team], choices: [call] })
  const { id, params } = project
  const next = async (claims: Claim[], choices = [call]) => {
    const { review } = await client.call('submitVersion', { params, body: {}, file: textFile('Another text of ours') })
    await completed(api, review?.id ?? '', { ...report, claims, choices })
  }
  const marks = async (review?: string) => (await client.call('listMarks', { params, query: { review } })).marks
  const mark = (point: string, body: Parameters<typeof client.call<'setMark'>>[1]['body'], review?: string) =>
    client.call('setMark', { params: { id, point }, body, query: { review } })
  return { ...project, next, marks, mark }
}

describe('a mark', () => {
  it('records what became of a claim, or a verdict on a choice, until it is cleared', async () => {
    const { client } = await api.signUp()
    const { mark, marks, params, reviewId } = await aReport(client)
    expect(await client.call('listMarks', { params })).toEqual({ reviewId, marks: [] })
    await mark('1-1', { state: 'dismissed', reason: 'later', note: ' In spring. ' })
    await mark('2c1', { state: 'doubt' })
    const made = { version: 1, otherWords: false, updatedAt: expect.any(String) }
    const doubt = { ...made, id: '2c1', kind: 'choice', state: 'doubt', reason: null, note: '' }
    expect(await marks()).toEqual([
      { ...made, id: '1-1', kind: 'claim', state: 'dismissed', reason: 'later', note: 'In spring.' },
      doubt,
    ])
    await mark('1-1', { state: null, note: 'Ask Ada' })
    expect(await marks()).toEqual([
      { ...made, id: '1-1', kind: 'claim', state: null, reason: null, note: 'Ask Ada' },
      doubt,
    ])
    await mark('1-1', { note: '' })
    expect(await marks()).toEqual([doubt])
  })

  it('is carried over to the next report, where changes leave the earlier report untouched', async () => {
    const { client } = await api.signUp()
    const { mark, marks, next, reviewId } = await aReport(client)
    await mark('1-1', { state: 'done' })
    await mark('1-2', { state: 'dismissed', reason: 'not_true' })
    await mark('2c1', { state: 'open', note: 'Ask the board' })
    await next([
      { ...team, id: '4-9', headline: 'Told otherwise' },
      claim({ id: '1-1', ...quoting('Only two are left') }),
    ])
    const carried = [
      { id: '4-9', state: 'dismissed', version: 1 },
      { id: '2c1', state: 'open', note: 'Ask the board', version: 1 },
    ]
    expect(await marks()).toMatchObject(carried)
    // Fields that a change leaves out keep their values, also on a carried mark.
    await mark('4-9', { note: 'Ask Ada' })
    await mark('4-9', { state: 'dismissed' })
    const whole = { id: '4-9', state: 'dismissed', reason: 'not_true', note: 'Ask Ada', version: 2 }
    expect(await marks()).toMatchObject([whole, carried[1]])
    await mark('4-9', { state: null, note: '' })
    await mark('1-1', { state: 'done' })
    expect(await marks()).toMatchObject([{ id: '1-1', state: 'done', version: 2 }, carried[1]])
    expect((await marks(reviewId)).map(({ id, state }) => [id, state])).toEqual([
      ['1-1', 'done'],
      ['1-2', 'dismissed'],
      ['2c1', 'open'],
    ])
  })

  it('returns with a claim that one report left out, and follows a claim whose words change step by step', async () => {
    const { client } = await api.signUp()
    const { mark, marks, next } = await aReport(client)
    await mark('1-1', { state: 'done' })
    await mark('1-2', { note: 'Still so' })
    await next([{ ...team, ...quoting('is the best in town and far beyond') }])
    await next([price, { ...team, id: '1-7', ...quoting('in town and far beyond the rest') }], [])
    expect(await marks()).toMatchObject([
      { id: '1-1', state: 'done', otherWords: false },
      { id: '1-7', note: 'Still so', otherWords: true },
    ])
  })

  it('is refused if it does not fit its point', async () => {
    const { client } = await api.signUp()
    const { mark } = await aReport(client)
    const wrong = [
      [{ state: 'doubt' }, 'state'],
      [{ state: 'dismissed' }, 'reason'],
      [{ note: 'x'.repeat(2_001) }, 'note'],
    ] as const
    for (const [body, path] of wrong)
      expect(await refused(mark('1-1', body)), path).toMatchObject({ code: 'invalid_input', issues: [{ path }] })
    await mark('1-1', { state: 'done' })
    await expectRefusal(mark('1-1', { reason: 'later' }), { issues: [{ path: 'reason' }] })
    await expectRefusal(mark('2c1', { state: 'done' }), { issues: [{ path: 'state' }] })
  })

  it('belongs to the owner alone, and needs a claim or choice that the report has', async () => {
    const { client } = await api.signUp()
    const { mark, params, id, reviewId } = await aReport(client)
    const other = await aReport(client)
    await mark('1-1', { note: 'Between us' })
    const absent = { status: 404, code: 'not_found' }
    for (const person of [await api.signUp(), await api.signUp({ admin: true })]) {
      const set = { params: { id, point: '1-1' }, body: { state: 'done' } } as const
      await expectRefusal(person.client.call('setMark', set), absent)
      await expectRefusal(person.client.call('listMarks', { params }), absent)
    }
    await expectRefusal(mark('9-9', { state: 'done' }), { reason: expect.stringContaining('no such claim') })
    await expectRefusal(mark('1-1', {}, other.reviewId), { reason: expect.stringContaining('no such review') })
    await expectRefusal(mark('1-1', {}, 'first'), { code: 'invalid_input' })
    const draft = await submitted(api, client)
    const none = { status: 404, reason: 'The report for this project is not available yet.' }
    await expectRefusal(client.call('listMarks', { params: draft.params }), none)
    expect((await client.call('listMarks', { params, query: { review: reviewId } })).marks).toHaveLength(1)
  })
})
