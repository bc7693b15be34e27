/** How much of a share is used, without a word about it: what says whether there is anything to say (`share-words.ts`). */
import type { z } from 'zod'
import type { useSchema } from './settings.ts'

export type Use = z.output<typeof useSchema>

/** 0 to 1. Where there is nothing to use, it is used up, as the server has it. */
export const partOf = ({ used, limit }: Use['reviews']): number => (used >= limit ? 1 : used / limit)

/** From here on people are told, wherever they might reach it. */
export const nearlyUsed = 0.8

export const isNearlyUsed = ({ reviews, cost, storedBytes }: Use): boolean =>
  [reviews, cost, storedBytes].some(share => partOf(share) >= nearlyUsed)
