/** The report as its readers meet it: numbered claims, each with how every analyst stands to it. */
import type { z } from 'zod'
import type { findingSchema, projectReportSchema } from '#api/contracts/report.ts'
import { holdersOf, type Voice as SideVoice, sidesOf } from '#api/contracts/report-sides.ts'

export type Report = z.infer<typeof projectReportSchema>
export type Finding = z.infer<typeof findingSchema>
export type { SideVoice }
export type Stand = 'raised' | 'agree' | 'opposed' | 'disagree' | 'unsure' | 'outside' | 'missing'
export type Group = 'conflict' | 'agreed' | 'lone'

interface Standing {
  stand: Stand
  /** The analyst's own words; empty where it gave none. */
  reason: string
}

export interface Claim {
  number: number
  group: Group
  /** All findings that are this claim or oppose it. */
  findingIds: string[]
  /** The finding whose words are the claim. */
  finding: Finding
  /** What the other side of a conflict raised itself; null where it only voted. */
  contrary: Finding | null
  question: string | null
  stands: Map<number, Standing>
  holds: SideVoice[]
  doubts: SideVoice[]
}

/** Conflicts first, then what is agreed, then what one analyst saw; numbered through. */
export function claimsOf(report: Report): Claim[] {
  const claims: Claim[] = []
  const add = (
    group: Group,
    findingIds: string[],
    parts: Omit<Claim, 'number' | 'group' | 'findingIds' | 'stands'>,
  ) => {
    const stands = standsOf(report, findingIds, parts)
    claims.push({ number: claims.length + 1, group, findingIds, stands, ...parts })
  }
  for (const tension of report.tensions) {
    const sides = sidesOf(report, tension)
    if (!sides) continue
    const { heading: finding, contrary, for: holds, against: doubts } = sides
    add('conflict', tension.findingIds, { finding, contrary, question: tension.question, holds, doubts })
  }
  for (const agreement of report.agreements) {
    const finding = report.findings.find(({ id }) => id === agreement.findingIds[0])
    if (!finding) continue
    const holds = holdersOf(report, agreement)
    add('agreed', agreement.findingIds, { finding, contrary: null, question: null, holds, doubts: [] })
  }
  for (const id of report.loneInsights) {
    const finding = report.findings.find(known => known.id === id)
    if (!finding) continue
    const holds = [{ analystId: finding.analystId, raised: true, words: [] }]
    add('lone', [id], { finding, contrary: null, question: null, holds, doubts: [] })
  }
  return claims
}

function standsOf(report: Report, ids: string[], sides: Pick<Claim, 'holds' | 'doubts'>): Claim['stands'] {
  return new Map(
    report.analysts.map(({ id }): [number, Standing] => {
      const doubts = sides.doubts.find(voice => voice.analystId === id)
      if (doubts) return [id, { stand: doubts.raised ? 'opposed' : 'disagree', reason: doubts.words.join(' ') }]
      const holds = sides.holds.find(voice => voice.analystId === id)
      if (holds) return [id, { stand: holds.raised ? 'raised' : 'agree', reason: holds.words.join(' ') }]
      const ballots = report.ballots.filter(ballot => ballot.analystId === id && ids.includes(ballot.findingId))
      // Votes for both sides of a conflict are no side.
      const ballot = ballots.find(({ vote }) => vote === 'unsure' || vote === 'outside')
      if (ballot) return [id, { stand: ballot.vote, reason: ballot.reason }]
      return [id, { stand: ballots.length > 0 ? 'unsure' : 'missing', reason: ballots[0]?.reason ?? '' }]
    }),
  )
}

export const standWords: Record<Stand, string> = {
  raised: 'raised it',
  agree: 'agrees',
  opposed: 'raised the opposite',
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

/** "3 of 4 raised this on their own, 1 more agreed": how a claim came to be shared. */
export function howShared(holds: SideVoice[], panel: number): string {
  const raised = holds.filter(voice => voice.raised).length
  const agreed = holds.length - raised
  if (raised === 1) return `One of ${panel} raised this, ${agreed} agreed by ballot, none against`
  return `${raised} of ${panel} raised this, each on their own${agreed > 0 ? `, ${agreed} more agreed by ballot` : ''}, none against`
}
