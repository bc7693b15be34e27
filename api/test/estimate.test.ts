/** What a review would be made with and cost, told before it is submitted. */
import { expect, it } from 'vitest'
import { saveModel } from '#db/queries/model-connection.ts'
import type { Usage } from '#db/report.ts'
import { analysts } from '#db/schema/schema.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { report, submitted } from './reviews/submitted.ts'
import { apiFor } from './suite-api.ts'

const api = apiFor()
const panel = 1
const usageOf = (cost: number | null): Usage => ({
  inputTokens: 1_000,
  cachedTokens: 0,
  outputTokens: 100,
  cost,
  requests: 4,
})

it('is of the model in force, from what reviews with it cost, for the analysts of the panel', async () => {
  const { database } = api
  await database.db.insert(analysts).values(seedAnalysts)
  const { client } = await api.signUp()
  const estimate = () => client.call('estimateReview', { query: { panelId: panel } })
  const seats = seedAnalysts.filter(({ panelId }) => panelId === panel).length
  const withoutModel = { engine: 'rubric', model: null, analysts: seats, basedOn: 0, seconds: null, cost: null }
  expect(await estimate()).toEqual({ ...withoutModel, maxCost: null })

  const connection = { engine: 'model', endpoint: 'http://127.0.0.1:1/v1', model: 'one', maxCost: 2 } as const
  await saveModel(database.db, saved => ({ ...saved, ...connection }))
  const review = async (model: string, cost: number | null) => {
    const { complete } = await submitted(api, client)
    const usage = { total: usageOf(cost), analysts: [{ analystId: 1, usage: null }] }
    await complete({ ...report, engine: 'model', model, usage })
  }
  await review('another', 9)
  expect(await estimate()).toMatchObject({ engine: 'model', model: 'one', basedOn: 0, cost: null, maxCost: 2 })

  for (const cost of [null, 0.2, 0.1]) await review('one', cost)
  const { basedOn, cost, seconds } = await estimate()
  expect(basedOn).toBe(3)
  expect(cost?.from).toBeCloseTo(0.1 * seats)
  expect(cost?.to).toBeCloseTo(0.2 * seats)
  expect(seconds?.from).toBeGreaterThanOrEqual(0)
})
