import { expect, it } from 'vitest'
import { totalUsage } from '../../panel/usage.ts'

it('total usage is unknown, and never 0, if a part of it is', () => {
  const known = { inputTokens: 10, cachedTokens: 4, outputTokens: 2, cost: 0.5, requests: 1 }
  expect(totalUsage([known, known])).toEqual({
    inputTokens: 20,
    cachedTokens: 8,
    outputTokens: 4,
    cost: 1,
    requests: 2,
  })
  expect(totalUsage([known, { ...known, cost: null }])).toMatchObject({ inputTokens: 20, cost: null, requests: 2 })
  expect(totalUsage([known, null])).toMatchObject({ inputTokens: null, requests: 1 })
  expect(totalUsage([0.1, 0.2].map(cost => ({ ...known, cost })))?.cost).toBe(0.3)
  expect(totalUsage([null])).toBeNull()
  expect(totalUsage([])).toBeNull()
})
