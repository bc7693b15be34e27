/** Holds people to their share, in sentences that say what is used up and what helps. */
import type { Db } from '#db/connection.ts'
import { MiB, type Reached, reachedBy, type Use, usedBy } from '#db/queries/allowance.ts'
import { readSettings } from '#db/queries/settings.ts'
import type { Settings } from '#db/vocabulary.ts'
import { ApiError } from './errors.ts'

const tomorrow = 'The count begins anew at midnight (UTC).'

function sentence(reached: Reached, use: Use, settings: Settings): string {
  if (reached === 'reviews')
    return `You have started ${settings.reviewsPerDay} ${settings.reviewsPerDay === 1 ? 'review' : 'reviews'} today, which is the most there can be. ${tomorrow}`
  if (reached === 'cost')
    return `The model has cost $${use.cost.toFixed(2)} for your reviews today, of $${settings.costPerDay.toFixed(2)} that it may. ${tomorrow}`
  const taken = Math.ceil(use.storedBytes / MiB)
  return `There is no room for this: your submissions take up ${taken} of ${settings.storedMiB} MiB. Delete projects that you no longer need.`
}

/** The refusal for what the database found used up. */
export async function usedUp(db: Db, userId: number, reached: Reached): Promise<ApiError> {
  const [use, settings] = await Promise.all([usedBy(db, { userId }), readSettings(db)])
  return new ApiError('allowance_used', sentence(reached, use, settings))
}

/** Throws `allowance_used` before anything is kept where this would not fit into the user's share. */
export async function holdToShare(db: Db, userId: number, wish: { bytes: number; review: boolean }): Promise<void> {
  const [use, settings] = await Promise.all([usedBy(db, { userId }), readSettings(db)])
  const reached = reachedBy(use, settings, wish)
  if (reached) throw new ApiError('allowance_used', sentence(reached, use, settings))
}
