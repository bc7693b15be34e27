import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeModel, startFakeModel } from '../fake-model.ts'
import { engineAt, run } from './setup.ts'

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
    const { report, failed } = await run(model.url, caps)
    expect(report?.sections.length).toBeGreaterThan(0)
    expect(report?.missing.length).toBeGreaterThan(0)
    for (const { failure } of failed) expect(failure).toMatchObject({ code: 'over_budget' })
    expect(report?.usage.total?.cost).toBeLessThanOrEqual(0.01)
  })

  it('count a request at its worst case if it was cut off and repeated', async () => {
    const prices = { input: 1, cachedInput: 1, output: 1 }
    model.script(call => (call.kind === 'findings' ? { do: 'reset' } : undefined))
    // Room for two requests of each analyst, but not for a third attempt.
    const { error } = await run(model.url, { prices, maxOutputTokens: 1_000_000, maxCost: 6.5 })
    expect(model.calls).toHaveLength(6)
    expect(error).toMatchObject({ code: 'over_budget' })
  })

  it('on cost are refused without prices', () => {
    expect(() => engineAt(model.url, { maxCost: 1 })).toThrow('needs the prices')
  })
})
