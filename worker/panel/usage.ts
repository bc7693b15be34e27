import type { Usage } from '#db/report.ts'

/** An amount without the noise of adding fractions, exact where a million tokens cost whole millionths of a dollar. */
export const inDollars = (amount: number): number => Math.round(amount * 1e12) / 1e12

/** What was used in all. A part that is unknown makes that total unknown: null, never 0. No parts at all: null. */
export function totalUsage(parts: (Usage | null)[]): Usage | null {
  if (parts.length === 0 || parts.every(part => part === null)) return null
  const sum = (field: 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'cost') =>
    parts.reduce<number | null>((total, part) => {
      const value = part?.[field] ?? null
      return total === null || value === null ? null : total + value
    }, 0)
  const cost = sum('cost')
  return {
    inputTokens: sum('inputTokens'),
    cachedTokens: sum('cachedTokens'),
    outputTokens: sum('outputTokens'),
    cost: cost === null ? null : inDollars(cost),
    requests: parts.reduce((total, part) => total + (part?.requests ?? 0), 0),
  }
}
