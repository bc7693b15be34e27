/** The baseline: known claims, in a file beside the code whose changes are reviewed like code. */
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Anchor } from '#api/contracts/report/diff.ts'
import type { Claim } from '#api/contracts/report/report.ts'
import { categories, type PanelType, panelTypes, stances } from '#db/vocabulary.ts'
import type { Context } from '../context.ts'
import { CommandError, reasonOf } from '../errors.ts'
import type { Target } from './targets.ts'

const entrySchema = z.object({
  target: z.string(),
  /** Left out if the entry applies to every panel. */
  panel: z.enum(panelTypes).optional(),
  category: z.enum(categories),
  stance: z.enum(stances),
  check: z.object({ id: z.string() }).nullable(),
  lookedFor: z.string().nullable(),
  quotes: z.array(z.object({ text: z.string() })),
})
const baselineSchema = z.object({ version: z.literal(2), claims: z.array(entrySchema) })

export type BaselineEntry = Anchor & { target: string; panel?: PanelType | undefined }

export const isEntryOf = ({ name, panel }: Pick<Target, 'name' | 'panel'>, entry: BaselineEntry): boolean =>
  entry.target === name && (entry.panel ?? panel) === panel

/** Throws `CommandError` if the file cannot be read or is no baseline. `missing` decides what no file means. */
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
    throw new CommandError(`${file} is no baseline that this version of the program has written.`, {
      next: `${context.program} ci --write-baseline <another file>`,
      code: 'invalid_baseline',
    })
  }
}

/** Keeps the entries of targets that were not reviewed. Sorted, so that a diff of the file shows only what changed. */
export async function writeBaseline(
  file: string,
  reviewed: readonly { target: Target; claims: readonly Claim[] }[],
  before: readonly BaselineEntry[],
): Promise<BaselineEntry[]> {
  const kept = before.filter(entry => !reviewed.some(({ target }) => isEntryOf(target, entry)))
  const fresh = reviewed.flatMap(({ target, claims }) =>
    claims
      .filter(({ group, stance }) => group !== 'unverified' && stance !== 'strength')
      .map(claim => ({ target: target.name, panel: target.panel, ...claim })),
  )
  const claims = [...kept, ...fresh]
    .map(entry => entrySchema.parse(entry))
    .map(entry => ({ entry, key: JSON.stringify(entry) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ entry }) => entry)
  await writeFile(file, `${JSON.stringify({ version: 2, claims }, null, 2)}\n`).catch((error: unknown) => {
    throw new CommandError(`The baseline ${file} cannot be written: ${reasonOf(error)}.`, { code: 'not_written' })
  })
  return claims
}
