/**
 * kill -9 of each process at any point of a review: it completes after the restart, once, and repeats no finished opinion. Each
 * process dies alone, then all at once; PANEL_CHAOS_ROUNDS makes more rounds, PANEL_CHAOS_SEED others.
 */
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import type { Client } from '#api/client/client.ts'
import type { ReviewEvent } from '#api/contracts/events.ts'
import { reportSchema } from '#api/contracts/report/report.ts'
import { randomFrom } from '#worker/panel/shuffle.ts'
import { type FakeCall, type FakeModel, startFakeModel } from '#worker/test/fake-model.ts'
import { expectVerbatim } from '#worker/test/verbatim.ts'
import { type Installation, install, type Victim, victims } from './installation.ts'

const rounds = Number(process.env.PANEL_CHAOS_ROUNDS ?? 4)
const seed = Number(process.env.PANEL_CHAOS_SEED ?? 20_261_120)
const pickUpMs = 10_000
/** A review asks for 4 opinions, a gathering, 4 ballots, questions and a summary; the kill hits one of the first nine. */
const points = 9

interface Round {
  number: number
  kills: { atCall: number; names: Victim[] }[]
}

/** Each process dies alone first, then all at once, then any two together or one after the other. */
function planRounds(): Round[] {
  const fraction = randomFrom(String(seed))
  const random = (below: number) => Math.floor(fraction() * below)
  const any = (): Victim => victims[random(victims.length)] ?? 'worker'
  return Array.from({ length: rounds }, (_, at) => {
    const atCall = 1 + random(points)
    const alone = victims[at]
    if (alone) return { number: at + 1, kills: [{ atCall, names: [alone] }] }
    if (at === victims.length) return { number: at + 1, kills: [{ atCall, names: [...victims] }] }
    const [first, second] = [any(), any()]
    if (first !== second && random(2) === 0) return { number: at + 1, kills: [{ atCall, names: [first, second] }] }
    const later = atCall + 1 + random(points)
    return {
      number: at + 1,
      kills: [
        { atCall, names: [first] },
        { atCall: later, names: [second] },
      ],
    }
  })
}

const words = (kills: Round['kills']) => kills.map(kill => `${kill.names.join(' and ')} at call ${kill.atCall}`)

let fake: FakeModel
let panel: Installation
let client: Client
beforeAll(async () => {
  fake = await startFakeModel({ firstByteMs: 40, latencyMs: 150 })
  panel = await install({
    OPENAI_BASE_URL: fake.url,
    PANEL_MODEL: 'fake-1',
    PANEL_ADMIN_PASSWORD: 'a long password',
    // Each restarted worker would start a Chromium, which no review waits for.
    PANEL_PAGES: 'off',
    PANEL_MODEL_PICTURES: 'off',
  })
  const { token } = await panel.client().call('register', {
    body: { username: 'founder', email: 'founder@example.org', password: 'correct horse' },
  })
  client = panel.client(token)
}, 120_000)
afterAll(async () => {
  await panel?.close()
  await fake?.close()
}, 60_000)

/** Every sentence of the submission has the mark, and claims repeat its words, so every request of this review has it too. */
function submission(mark: string): File {
  const sentences = [
    `${mark} plans the vans of small bakeries`,
    `Without ${mark} a bakery loses two hours every morning to phone calls about late bread`,
    `Forty bakeries pay ${mark} 90 euros a month and none has left since March`,
    `With 400 thousand euros ${mark} reaches three hundred bakeries by next summer`,
    `The founders of ${mark} drove bakery vans for six years before they wrote code`,
  ]
  return new File([`${sentences.join('.\n\n')}.`], 'memo.txt', { type: 'text/plain' })
}

const wallClock = (call: FakeCall) => performance.timeOrigin + call.startedAt
const analystIn = (call: FakeCall) => /Your job on the panel: ([^.]+)\./.exec(call.task)?.[1] ?? ''

describe.runIf(process.platform === 'linux')(`a review survives (seed ${seed})`, () => {
  it.each(planRounds().map(round => [words(round.kills).join(', then '), round] as const))(
    '%s',
    { timeout: 90_000 },
    async (_, round) => {
      onTestFailed(() => console.log(panel.log()))
      const mark = `Krume${round.number}s${seed}`
      const before = fake.calls.length
      const mine = () => fake.calls.slice(before).filter(call => JSON.stringify(call.messages).includes(mark))
      const progress = () => mine().length
      const project = await client.call('createProject', {
        body: { name: mark, contentType: 'document', panelId: 2, submit: true },
        file: submission(mark),
      })
      const events: ReviewEvent[] = []
      const following = (async () => {
        for await (const event of client.events(project.id)) events.push(event)
      })()

      const ended = () => events.some(event => event.type === 'review.completed')
      for (const { atCall, names } of round.kills) {
        // Only a second kill may come too late: the first comes while unanswered requests remain.
        await expect.poll(() => progress() >= atCall || ended(), { timeout: 30_000, interval: 5 }).toBe(true)
        await panel.kill(names)
        await panel.back(names)
        if (ended()) continue
        const [calls, told] = [progress(), events.length]
        // From the restart of what was killed to the next request to the model, or the next event.
        await expect
          .poll(() => progress() > calls || events.length > told, { timeout: pickUpMs, interval: 10 })
          .toBe(true)
      }
      await following

      expect(events.map(event => event.seq)).toEqual(events.map((_, at) => at + 1))
      const types = events.map(event => event.type)
      expect(types.at(-1)).toBe('review.completed')
      expect(types.filter(type => type === 'review.completed')).toHaveLength(1)
      expect(types.filter(type => type === 'source.read')).toHaveLength(1)
      expect(new Set(events.map(event => event.reviewId)).size).toBe(1)

      const analysts = await client.call('listPanelAnalysts', { params: { panelType: 'vc' } })
      for (const analyst of analysts) {
        const completed = events.filter(event => event.type === 'opinion.completed' && event.analystId === analyst.id)
        expect(completed, analyst.title).toHaveLength(1)
        const asked = mine().filter(call => call.kind === 'findings' && analystIn(call) === analyst.title)
        expect(asked.length).toBeGreaterThan(0)
        expect(asked.length, 'one question for each life of the worker').toBeLessThanOrEqual(1 + round.kills.length)
        const finished = Date.parse(completed[0]?.at ?? '')
        for (const call of asked) expect(wallClock(call), 'nothing stored is asked again').toBeLessThanOrEqual(finished)
      }
      expect(await client.call('getProject', { params: { id: project.id } })).toMatchObject({
        status: 'completed',
        review: { status: 'completed' },
      })
      const report = await client.call('projectReport', { params: { id: project.id } })
      expect(reportSchema.parse(report)).toMatchObject({ engine: 'model', missing: [] })
      expect(report.sections).toHaveLength(analysts.length)
      expect(report.quotesVerified.verified).toBeGreaterThan(0)
      expectVerbatim(report, (await client.call('projectDocument', { params: { id: project.id } })).blocks)
    },
  )

  it('and Panel then stops in order', async () => {
    expect(await panel.close()).toBe(0)
  })
})
