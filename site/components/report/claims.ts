/** The report as its readers meet it: numbered claims, each with how every analyst stands to it. */
import type { z } from 'zod'
import type { findingSchema, projectReportSchema } from '#api/contracts/report.ts'

export type Report = z.infer<typeof projectReportSchema>
export type Finding = z.infer<typeof findingSchema>
export type Stand = 'raised' | 'agree' | 'disagree' | 'unsure' | 'outside' | 'missing'
export type Group = 'conflict' | 'agreed' | 'lone'

interface Standing {
  stand: Stand
  /** The analyst's own words; empty where it gave none. */
  reason: string
}

export interface Claim {
  number: number
  group: Group
  finding: Finding
  /** All findings that are this claim, the first among them. */
  findings: Finding[]
  question: string | null
  stands: Map<number, Standing>
  holds: number[]
  doubts: number[]
}

/** Conflicts first, then what is agreed, then what one analyst saw; numbered through. */
export function claimsOf(report: Report): Claim[] {
  const claims: Claim[] = []
  const add = (group: Group, ids: string[], sides: { holds: number[]; doubts: number[] }, question: string | null) => {
    const findings = ids.flatMap(id => report.findings.find(finding => finding.id === id) ?? [])
    const [finding] = findings
    if (!finding) return
    const stands = standsOf(report, findings, sides)
    claims.push({ number: claims.length + 1, group, finding, findings, question, stands, ...sides })
  }
  for (const tension of report.tensions)
    add('conflict', tension.findingIds, { holds: tension.for, doubts: tension.against }, tension.question)
  for (const { findingIds, analystIds } of report.agreements)
    add('agreed', findingIds, { holds: analystIds, doubts: [] }, null)
  for (const id of report.loneInsights) {
    const raiser = report.findings.find(finding => finding.id === id)?.analystId
    add('lone', [id], { holds: raiser === undefined ? [] : [raiser], doubts: [] }, null)
  }
  return claims
}

function standsOf(report: Report, findings: Finding[], sides: { holds: number[]; doubts: number[] }): Claim['stands'] {
  const ids = new Set(findings.map(finding => finding.id))
  return new Map(
    report.analysts.map(({ id }): [number, Standing] => {
      const ballots = report.ballots.filter(ballot => ballot.analystId === id && ids.has(ballot.findingId))
      const said = (vote: Stand) => ballots.find(ballot => ballot.vote === vote)?.reason ?? ''
      if (sides.doubts.includes(id)) return [id, { stand: 'disagree', reason: said('disagree') }]
      if (findings.some(finding => finding.analystId === id)) return [id, { stand: 'raised', reason: '' }]
      if (sides.holds.includes(id)) return [id, { stand: 'agree', reason: said('agree') }]
      const other = ballots.find(ballot => ballot.vote === 'unsure') ?? ballots[0]
      return [id, other ? { stand: other.vote, reason: other.reason } : { stand: 'missing', reason: '' }]
    }),
  )
}

export const standWords: Record<Stand, string> = {
  raised: 'raised it',
  agree: 'agrees',
  disagree: 'disagrees',
  unsure: 'can’t tell',
  outside: 'outside its lens',
  missing: 'has no vote',
}

/** Ids of the parts of the page, for its contents and its references. */
export const claimAnchor = (number: number): string => `claim-${number}`

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** "Three conflicts", "One conflict". */
export function counted(count: number, one: string, many: string): string {
  return `${numbers[count] ?? count} ${count === 1 ? one : many}`
}
