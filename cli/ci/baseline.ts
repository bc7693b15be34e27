/** The baseline: which claims are known, kept in a file beside the code and changed by review like code. */
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { categories } from '#db/vocabulary.ts'
import type { Context } from '../context.ts'
import { CommandError, reasonOf } from '../errors.ts'
import { keyOf } from './claim-match.ts'
import { type Anchored, anchorOf, type Claim } from './claims.ts'

const entrySchema = z.object({
  target: z.string(),
  category: z.enum(categories),
  direction: z.enum(['strength', 'weakness']),
  observation: z.string().nullable(),
  quotes: z.array(z.string()),
})
const baselineSchema = z.object({ version: z.literal(1), claims: z.array(entrySchema) })

export type BaselineEntry = Anchored & { target: string }

/** Throws `CommandError` where it cannot be read, or is no baseline. `missing` is what a file that is not there gives. */
export async function readBaseline(
  context: Context,
  file: string,
  missing: 'throw' | 'empty',
): Promise<BaselineEntry[]> {
  const next = `${context.program} ci --write-baseline ${file}`
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (missing === 'empty' && error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new CommandError(`The baseline ${file} cannot be read: ${reasonOf(error)}.`, {
      next,
      code: 'invalid_baseline',
    })
  }
  try {
    return baselineSchema.parse(JSON.parse(text)).claims
  } catch {
    throw new CommandError(`${file} is no baseline that this program has written.`, { next, code: 'invalid_baseline' })
  }
}

/**
 * Writes what is known from now on: the claims of the targets that were reviewed, and what was known of the others. In
 * one order whatever the order of the review, so that a change of the file shows what changed.
 */
export async function writeBaseline(
  file: string,
  reviewed: readonly { target: string; claims: readonly Claim[] }[],
  before: readonly BaselineEntry[],
): Promise<BaselineEntry[]> {
  const kept = before.filter(entry => !reviewed.some(({ target }) => target === entry.target))
  const fresh = reviewed.flatMap(({ target, claims }) =>
    claims
      .filter(claim => claim.standing !== 'unverified' && claim.stance !== 'strength')
      .map(claim => ({ target, ...anchorOf(claim) })),
  )
  const sortKey = (entry: BaselineEntry) => `${entry.target}\n${keyOf(entry)}`
  const claims = [...kept, ...fresh]
    .map(({ target, category, direction, observation, quotes }) => ({
      target,
      category,
      direction,
      observation,
      quotes,
    }))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0))
  await writeFile(file, `${JSON.stringify({ version: 1, claims }, null, 2)}\n`).catch((error: unknown) => {
    throw new CommandError(`The baseline ${file} cannot be written: ${reasonOf(error)}.`, { code: 'not_written' })
  })
  return claims
}
