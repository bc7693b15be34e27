import type { ClaimVote } from '#db/vocabulary.ts'
import type { BallotClaim, BallotPaper, DraftAnswer, DraftFinding, DraftOpinion, Session } from '../ports.ts'
import { oneLine } from './one-line.ts'
import type { SubmissionPart } from './submission-text.ts'

export interface LaterOpinion extends DraftOpinion {
  /** The numbers, from 1, of the earlier findings that this part disproves: what seemed to be missing is here. */
  settled: number[]
}

/** The index of the part that contains the whole quotes, or else of the one with most of their words. */
export function partOf(parts: readonly SubmissionPart[], quotes: readonly string[]): number {
  const texts = parts.map(({ lines }) => lines.join('\n'))
  const holding = texts.findIndex(text => quotes.some(quote => text.includes(oneLine(quote))))
  if (holding !== -1 || quotes.length === 0) return Math.max(holding, 0)
  const words = new Set(quotes.flatMap(quote => quote.split(/\s+/)))
  const shared = texts.map(text => [...words].filter(word => text.includes(word)).length)
  return shared.indexOf(Math.max(...shared))
}

export function byPart<T extends { quotes: string[] }>(parts: readonly SubmissionPart[], things: readonly T[]): T[][] {
  const sorted: T[][] = parts.map(() => [])
  for (const thing of things) sorted[partOf(parts, thing.quotes)]?.push(thing)
  return sorted
}

const byOutcome: DraftAnswer['outcome'][] = ['answered', 'partly', 'not_found', 'not_looked_for']

export function addOpinion(before: DraftOpinion, later: LaterOpinion): DraftOpinion {
  const better = (a: DraftAnswer, b: DraftAnswer) => byOutcome.indexOf(a.outcome) - byOutcome.indexOf(b.outcome)
  const numbers = new Set([...before.answers, ...later.answers].map(({ number }) => number))
  return {
    answers: [...numbers].flatMap(
      number => [...before.answers, ...later.answers].filter(answer => answer.number === number).sort(better)[0] ?? [],
    ),
    findings: [...before.findings.filter((_, at) => !later.settled.includes(at + 1)), ...later.findings],
    choices: [...before.choices, ...later.choices],
  }
}

export function weightiest<T extends Pick<DraftFinding, 'weight'>>(things: readonly T[], most: number): T[] {
  const kept = new Set(things.toSorted((a, b) => b.weight - a.weight).slice(0, most))
  return things.filter(thing => kept.has(thing))
}

/** The votes on a claim of absence, which every part is asked about: it fails if one part shows what is missing. */
const byForce: ClaimVote[] = ['fails', 'partly', 'holds', 'unsure', 'outside']

type Votes = Omit<Awaited<ReturnType<Session['vote']>>, 'usage'>

export function joinVotes(votes: Votes[]): Votes {
  const claims = new Map<string, Votes['claims'][number]>()
  for (const cast of votes.flatMap(vote => vote.claims)) {
    const known = claims.get(cast.id)
    if (!known || byForce.indexOf(cast.vote) < byForce.indexOf(known.vote)) claims.set(cast.id, cast)
  }
  return { claims: [...claims.values()], choices: votes.flatMap(({ choices }) => choices) }
}

/** A ballot paper for each part: a claim goes to the part that contains its quotes, a claim of absence to every part. */
export function papersOf(parts: readonly SubmissionPart[], { claims, choices }: BallotPaper): BallotPaper[] {
  if (parts.length === 1) return [{ claims, choices }]
  const isAbsence = ({ lookedFor }: BallotClaim) => lookedFor !== null
  const absences = claims.filter(isAbsence)
  const quoted = byPart(
    parts,
    claims.filter(claim => !isAbsence(claim)),
  )
  const choicesOf = byPart(parts, choices)
  return parts.map((_, at) => ({ claims: [...(quoted[at] ?? []), ...absences], choices: choicesOf[at] ?? [] }))
}
