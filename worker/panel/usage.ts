import type { Usage } from '#db/opinion.ts'
import { inDollars } from '#db/tokens.ts'

/** Null if no part is known. A field that one part lacks is unknown in the total: null, never 0. */
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
