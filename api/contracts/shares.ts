/** How much of a share is used. Kept apart from `share-words.ts`, so that a page can decide whether to load that. */
import type { z } from 'zod'
import type { useSchema } from './settings.ts'

export type Use = z.output<typeof useSchema>

/** 0 to 1. A limit of 0 counts as used up, as it does on the server. */
export const partOf = ({ used, limit }: Use['reviews']): number => (used >= limit ? 1 : used / limit)

/** From this part on, people get a notice. */
export const nearlyUsed = 0.8

export const isNearlyUsed = ({ reviews, cost, storedBytes }: Use): boolean =>
  [reviews, cost, storedBytes].some(share => partOf(share) >= nearlyUsed)
