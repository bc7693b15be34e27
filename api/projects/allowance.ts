/** Holds people to their share, in sentences that say what is used up and what helps. */
import type { Db } from '#db/connection.ts'
import type { Settings } from '#db/limits.ts'
import { MiB, NoRoom, type Reached, reachedBy, standingOf, type Use } from '#db/queries/allowance.ts'
import { usedUpWords } from '../contracts/share-words.ts'
import { ApiError } from '../http/errors.ts'

function sentence(reached: Reached, use: Use, settings: Settings): string {
  if (reached === 'reviews') return usedUpWords.reviews(settings.reviewsPerDay)
  if (reached === 'cost') return usedUpWords.cost(use.cost, settings.costPerDay)
  const taken = Math.ceil(use.storedBytes / MiB)
  return `There is no room for this: your submissions take up ${taken} of ${settings.storedMiB} MiB. Delete projects that you no longer need.`
}

/** The refusal for what the database found used up. */
export async function usedUp(db: Db, userId: number, reached: Reached): Promise<ApiError> {
  const [use, settings] = await standingOf(db, { userId })
  return new ApiError('allowance_used', sentence(reached, use, settings))
}

/** Runs a step that stores a file; where another took the last room meanwhile, that is a refusal as well. */
export async function withRoom<T>(db: Db, userId: number, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    throw error instanceof NoRoom ? await usedUp(db, userId, 'stored') : error
  }
}

/** Throws `allowance_used` before anything is kept where this would not fit into the user's share. */
export async function holdToShare(db: Db, userId: number, wish: { bytes: number; review: boolean }): Promise<void> {
  const [use, settings] = await standingOf(db, { userId })
  const reached = reachedBy(use, settings, wish)
  if (reached) throw new ApiError('allowance_used', sentence(reached, use, settings))
}
