import type { Claim } from '#api/contracts/report/report.ts'
import type { ClaimGroup } from '#db/vocabulary.ts'

export const claimAnchor = (number: number): string => `claim-${number}`
export const choiceAnchor = (number: number): string => `choice-${number}`
export const questionAnchor = (number: number): string => `question-${number}`
export const groupAnchor = (group: ClaimGroup): string => `group-${group}`

export const groupsOf = (claims: Claim[]): ClaimGroup[] => [...new Set(claims.map(({ group }) => group))]
