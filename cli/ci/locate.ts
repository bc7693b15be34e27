import { createHash } from 'node:crypto'
import { keyOf } from '#api/contracts/report/diff.ts'
import type { Claim } from '#api/contracts/report/report.ts'
import type { JudgedClaim } from './gate.ts'
import { createQuoteFinder } from './quote-lines.ts'
import { pathInRepository } from './repository.ts'
import type { LocatedClaim } from './results.ts'
import type { Target } from './targets.ts'

export interface Folders {
  root: string
  current: string
  /** The pipeline's own file; null if it is not in the repository. */
  workflow: string | null
}

export async function locateClaims(
  target: Target,
  claims: readonly JudgedClaim[],
  { root, current }: Pick<Folders, 'root' | 'current'>,
): Promise<LocatedClaim[]> {
  // A text file is its own source; other documents have pages or slides, not lines.
  const own = target.kind === 'document' && /\.txt$/i.test(target.address) ? [escapeGlob(target.address)] : []
  const finder = createQuoteFinder([...own, ...target.sources])
  const times = new Map<string, number>()
  const located: LocatedClaim[] = []
  for (const judged of claims) {
    const { claim } = judged
    const found = await firstFound(claim, quote => finder.find(quote))
    const file = found?.file ?? (target.kind === 'document' ? target.address : null)
    const path = file === null ? null : pathInRepository(root, current, file)
    // What was looked for is a model's prose, which differs from run to run.
    const key = `${target.name}\n${target.panel}\n${keyOf({ ...claim, lookedFor: null })}`
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    located.push({
      ...judged,
      fingerprint: createHash('sha256').update(`${key}\n${time}`).digest('hex').slice(0, 32),
      place: claim.quotes[0]?.place ?? claim.seen[0]?.place ?? null,
      file: path === null ? null : { path, line: found?.line ?? null },
    })
  }
  return located
}

async function firstFound<T>({ quotes }: Claim, find: (quote: string) => Promise<T | null>): Promise<T | null> {
  for (const { text } of quotes) {
    const found = await find(text)
    if (found) return found
  }
  return null
}

const escapeGlob = (path: string): string => path.replace(/[()[\]{}!*?\\]/g, '\\$&')
