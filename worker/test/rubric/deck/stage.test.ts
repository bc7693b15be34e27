import { expect, it } from 'vitest'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { pitch } from './deck-cases.ts'

const stageOf = (line: string) =>
  readSubmission(pitch({ cover: { title: 'Brindlecot' }, ask: { title: 'The ask', body: [line] } })).deck?.stage

it.each([
  ['Raising a Series A of €5M', 'series-a'],
  ['Pre-seed round of €300k', 'pre-seed'],
  ['A seed-round of £1.2m (closing in May)', 'seed'],
  ['This round, our “Series B”, brings 9.5 million', 'series-b'],
  ['Raising €1M to sell seed to farmers in Spain and in the whole north of Portugal', null],
  ['We build a bridge in Porto', null],
])('the stage in “%s”', (line, stage) => {
  expect(stageOf(line)).toBe(stage)
})

it('is read in no time from a line that never comes to its end', () => {
  // Words and gaps that could be told apart in many ways took minutes.
  expect(stageOf(`We raise ${'$.% ,.%$ '.repeat(2_000)}`)).toBeNull()
  expect(stageOf(`Seed ${'10.0% '.repeat(5_000)}`)).toBeNull()
})
