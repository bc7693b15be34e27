import type { Usage } from '#db/shapes.ts'

/** What was used in all. A part that is unknown makes that total unknown: null, never 0. No parts at all: null. */
export function totalUsage(parts: (Usage | null)[]): Usage | null {
  if (parts.length === 0 || parts.every(part => part === null)) return null
  const sum = (field: 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'cost') =>
    parts.reduce<number | null>((total, part) => {
      const value = part?.[field] ?? null
      return total === null || value === null ? null : total + value
    }, 0)
  return {
    inputTokens: sum('inputTokens'),
    cachedTokens: sum('cachedTokens'),
    outputTokens: sum('outputTokens'),
    cost: sum('cost'),
    requests: parts.reduce((total, part) => total + (part?.requests ?? 0), 0),
  }
}
