import type { Share } from './score.ts'

export function sumOf(shares: readonly Share[]): Share {
  return shares.reduce((sum, { found, of }) => ({ found: sum.found + found, of: sum.of + of }), { found: 0, of: 0 })
}

/** The interval that contains the true share 19 times in 20 (Wilson's score interval), as fractions; null without data. */
export function intervalOf({ found, of }: Share): { low: number; high: number } | null {
  if (of === 0) return null
  const z = 1.96
  const [share, spread] = [found / of, (z * z) / of]
  const middle = (share + spread / 2) / (1 + spread)
  const reach = (z * Math.sqrt((share * (1 - share)) / of + spread / (4 * of))) / (1 + spread)
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** "44 of 48, 92% (80 to 97)". Repeated runs say nothing of other submissions, so they do not narrow the interval. */
export function inWords(share: Share, rounds = 1): string {
  const interval = intervalOf({ found: share.found / rounds, of: share.of / rounds })
  if (!interval) return 'none'
  const percent = (fraction: number) => Math.round(fraction * 100)
  const { low, high } = interval
  return `${share.found} of ${share.of}, ${percent(share.found / share.of)}% (${percent(low)} to ${percent(high)})`
}

/** Of what any run found, how much all runs found: 1 if they agree, null if none found anything. */
export function agreementOf(runs: readonly (readonly string[])[]): number | null {
  const all = new Set(runs.flat())
  if (all.size === 0) return null
  return [...all].filter(id => runs.every(run => run.includes(id))).length / all.size
}
