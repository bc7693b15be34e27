/** What became of a report's claims in a later one: resolved, persisting, new, or not looked at again. Pure. */
import type { Report } from '../output/report-parts.ts'
import { matchClaims } from './claim-match.ts'
import { anchorOf, type Claim, claimsOf } from './claims.ts'

export interface ReportDiff {
  resolved: Claim[]
  persisting: { before: Claim; after: Claim }[]
  added: Claim[]
  /** Gone, but nobody who raised them looked again: an analyst is missing, or another engine reviewed. */
  notRechecked: Claim[]
}

/** Only verified claims take part: the others are no facts of either review. */
export function diffReports(before: Report, after: Report): ReportDiff {
  const verified = (report: Report) => claimsOf(report).filter(claim => claim.standing !== 'unverified')
  const { persisting, resolved, added } = matchClaims(verified(before), verified(after), {
    before: anchorOf,
    after: anchorOf,
  })
  const looked = new Set(after.sections.map(section => section.analystId))
  const lookedAgain = (claim: Claim) => before.engine === after.engine && claim.analystIds.some(id => looked.has(id))
  return {
    persisting,
    added,
    resolved: resolved.filter(lookedAgain),
    notRechecked: resolved.filter(claim => !lookedAgain(claim)),
  }
}
