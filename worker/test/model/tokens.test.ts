import { describe, expect, it } from 'vitest'
import { costOf, estimateTokens } from '#db/tokens.ts'
import { openLedger } from '../../panel/model/tokens.ts'

describe('the costs of a review', () => {
  const prices = { input: 2, cachedInput: 0.5, output: 8 }
  const usage = (tokens: number, cost: number) => ({
    inputTokens: tokens,
    cachedTokens: 0,
    outputTokens: 0,
    cost,
    requests: 1,
  })

  it('prices cached input separately, and leaves the cost unknown if tokens or prices are', () => {
    expect(costOf({ inputTokens: 1_000_000, cachedTokens: 400_000, outputTokens: 100_000 }, prices)).toBeCloseTo(2.2)
    expect(costOf({ inputTokens: null, cachedTokens: null, outputTokens: 5 }, prices)).toBeNull()
    expect(costOf({ inputTokens: 1, cachedTokens: 0, outputTokens: 5 }, null)).toBeNull()
  })

  it('counts each character as a token in scripts without spaces', () => {
    expect(estimateTokens('a'.repeat(35))).toBe(10)
    expect(estimateTokens('私'.repeat(35))).toBe(35)
  })

  it('refuses a request that could exceed the cap, counting what was used before a restart', async () => {
    const ledger = openLedger({ maxCost: 1 }, [usage(10, 0.7)])
    expect(await ledger.reserve({ tokens: 1, cost: 0.4 })).toBe(false)
    expect(await ledger.reserve({ tokens: 1, cost: 0.2 })).toBe(true)
  })

  it('counts each earlier request of unknown cost like the worst case of the first request now', async () => {
    const before = { inputTokens: null, cachedTokens: null, outputTokens: null, cost: null, requests: 2 }
    const ledger = openLedger({ maxCost: 1 }, [usage(10, 0.1), before])
    expect(await ledger.reserve({ tokens: 1, cost: 0.31 })).toBe(false)
    expect(await openLedger({ maxCost: 1 }, [before]).reserve({ tokens: 1, cost: 0.3 })).toBe(true)
  })

  it('lets a request wait for a running one, which may use less than its worst case', async () => {
    const ledger = openLedger({ maxTokens: 100 }, [])
    expect(await ledger.reserve({ tokens: 80, cost: 0 })).toBe(true)
    const second = ledger.reserve({ tokens: 50, cost: 0 })
    ledger.settle({ tokens: 80, cost: 0 }, usage(30, 0))
    expect(await second).toBe(true)
  })
})
