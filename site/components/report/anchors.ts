/** Ids of the parts of the page, for its contents and its references. */
import type { ClaimGroup } from '#db/vocabulary.ts'

export const claimAnchor = (number: number): string => `claim-${number}`
export const choiceAnchor = (number: number): string => `choice-${number}`
export const groupAnchor = (group: ClaimGroup): string => `group-${group}`
