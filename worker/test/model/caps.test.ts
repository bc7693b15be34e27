import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createModelEngine } from '../../adapters/model/model.ts'
import { totalUsage } from '../../panel/usage.ts'
import { type FakeModel, startFakeModel } from '../fake-model.ts'
import { run } from './setup.ts'

let model: FakeModel
beforeEach(async () => {
  model = await startFakeModel({ firstByteMs: 15, latencyMs: 30 })
})
afterEach(() => model.close())

describe('caps', () => {
  it('stop a review before the request that would exceed them', async () => {
    const { error } = await run(model.url, { maxTokens: 1_000 })
    expect(error).toMatchObject({ code: 'over_budget' })
    expect(model.calls).toHaveLength(0)
  })

  it('skip the analysts for whom nothing is left', async () => {
    const caps = { prices: { input: 1, cachedInput: 1, output: 1 }, maxOutputTokens: 1_000, maxCost: 0.01 }
    const { opinions, missing, usage, error } = await run(model.url, caps)
    expect(error).toBeNull()
    expect(opinions.size).toBeGreaterThan(0)
    expect(missing.length).toBeGreaterThan(0)
    expect(new Set(missing.map(({ failure }) => failure.code))).toEqual(new Set(['over_budget']))
    expect(totalUsage(usage)?.cost).toBeLessThanOrEqual(0.01)
  })

  it('count a request that was cut off and repeated at its worst case', async () => {
    const prices = { input: 1, cachedInput: 1, output: 1 }
    model.script(call => (call.kind === 'findings' ? { do: 'reset' } : undefined))
    // Room for two requests of each analyst, but not for a third attempt.
    const { error } = await run(model.url, { prices, maxOutputTokens: 1_000_000, maxCost: 6.5 })
    expect(model.calls).toHaveLength(6)
    expect(error).toMatchObject({ code: 'over_budget' })
  })

  it('are refused without prices if they are on cost', () => {
    const options = { apiKey: null, baseUrl: model.url, model: 'm', concurrency: 1, log: { warn: () => {} } }
    expect(() => createModelEngine({ ...options, maxCost: 1 })).toThrow('needs the prices')
  })
})
