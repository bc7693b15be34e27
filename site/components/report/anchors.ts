import type { Claim } from '#api/contracts/report/report.ts'
import type { ClaimGroup } from '#db/vocabulary.ts'

export const claimAnchor = (number: number): string => `claim-${number}`
export const choiceAnchor = (number: number): string => `choice-${number}`
export const questionAnchor = (number: number): string => `question-${number}`
export const groupAnchor = (group: ClaimGroup): string => `group-${group}`

export const groupsOf = (claims: Claim[]): ClaimGroup[] => [...new Set(claims.map(({ group }) => group))]

/** Focuses the place that a link led to, so that the keyboard and screen readers go on from there. */
export function focusOn(place: HTMLElement): void {
  const target = place.querySelector<HTMLElement>('h2, h3, h4, button') ?? place
  // A heading, unlike a button, has to be made focusable.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
