import type { Db } from '#db/connection.ts'
import type { Settings } from '#db/limits.ts'
import { MiB, type ReachedLimit, reachedLimit, readUse, StorageFull, type Use } from '#db/queries/allowance.ts'
import { usedUpWords } from '../contracts/share-words.ts'
import { ApiError } from '../http/errors.ts'

function sentence(reached: ReachedLimit, use: Use, settings: Settings): string {
  if (reached === 'reviews') return usedUpWords.reviews(settings.reviewsPerDay)
  if (reached === 'cost') return usedUpWords.cost(use.cost, settings.costPerDay)
  const taken = Math.ceil(use.storedBytes / MiB)
  return `There is no room for this: your submissions take up ${taken} of ${settings.storedMiB} MiB. Delete projects that you no longer need.`
}

export async function allowanceError(db: Db, userId: number, reached: ReachedLimit): Promise<ApiError> {
  const [use, settings] = await readUse(db, { userId })
  return new ApiError('allowance_used', sentence(reached, use, settings))
}

/** Runs a step that stores a file; if a concurrent request took the last space, throws `allowance_used`. */
export async function refusingWhenFull<T>(db: Db, userId: number, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    throw error instanceof StorageFull ? await allowanceError(db, userId, 'stored') : error
  }
}

/** Throws `allowance_used` if a submission would not fit into the user's share; called before anything is stored. */
export async function requireAllowance(
  db: Db,
  userId: number,
  needed: { bytes: number; review: boolean },
): Promise<void> {
  const [use, settings] = await readUse(db, { userId })
  const reached = reachedLimit(use, settings, needed)
  if (reached) throw new ApiError('allowance_used', sentence(reached, use, settings))
}
