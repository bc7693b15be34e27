/**
 * Blind ballots. A voter sees what others raised, under numbers that tell no author, in an order of its own, so that
 * neither a name nor a place in a list sways the vote.
 */
import type { Ballots, Choice, Finding } from '#db/report.ts'
import type { Gathered, GatheredPanel } from './gathered.ts'
import { withoutVerdict } from './no-verdict.ts'
import type { BallotChoice, BallotClaim, BallotPaper, Session } from './ports.ts'
import { distinctQuotes } from './quotes/quotes.ts'
import { dealt } from './shuffle.ts'

/** A paper, and the way back from its numbers. */
interface DealtPaper {
  paper: BallotPaper
  claims: Map<string, Gathered<Finding>>
  choices: Map<string, Gathered<Choice>>
}

/** What `analystId` can vote on: what the panel raised without it, less what it has voted on already. */
export function openTo(analystId: number, panel: GatheredPanel, cast: Pick<Ballots, 'claims' | 'choices'>) {
  const open = <Said>(groups: Gathered<Said>[], votes: { id: string }[]) =>
    groups.filter(
      ({ id, authors }) => authors.length > 0 && !authors.includes(analystId) && !votes.some(vote => vote.id === id),
    )
  return { claims: open(panel.claims, cast.claims), choices: open(panel.choices, cast.choices) }
}

/** The order depends on the review and the voter only: a restart deals the same paper. */
export function dealPaper(reviewId: string, analystId: number, open: GatheredPanel): DealtPaper {
  const seed = `${reviewId}:${analystId}`
  const [claims, choices] = [dealt(open.claims, seed, ''), dealt(open.choices, seed, 'C')]
  const paper = {
    claims: [...claims].map(([id, claim]) => ballotClaim(id, claim)),
    choices: [...choices].map(([id, choice]) => ballotChoice(id, choice)),
  }
  return { paper, claims, choices }
}

function ballotClaim(id: string, { leading, members }: Gathered<Finding>): BallotClaim {
  const { stance, category } = leading
  const wordings = members.map(({ headline, text }) => ({ headline, text }))
  return { id, stance, category, wordings, quotes: quoted(members), lookedFor: lookedForBy(members) }
}

function ballotChoice(id: string, { leading, members }: Gathered<Choice>): BallotChoice {
  const best = (side: Choice['side']) =>
    members.map(choice => (choice.side === side ? choice.reason : choice.otherSide)).filter(words => words !== '')
  return { id, sentence: leading.sentence, quotes: quoted(members), back: best('back'), doubt: best('doubt') }
}

const quoted = (members: (Finding | Choice)[]) =>
  distinctQuotes(members.flatMap(({ quotes }) => quotes)).map(({ text }) => text)

/** What was looked for, by whoever leads of those who missed something. */
export const lookedForBy = (members: Finding[]): string | null =>
  members.find(({ lookedFor }) => lookedFor !== null)?.lookedFor ?? null

const noAnswer = 'No answer was given on this.'
const noReason = 'No reason was given.'

/**
 * The answers under the ids of the report, one for each claim and choice of the paper: the first that was given. Where
 * there is none, it takes no side and says so; answers on anything else are dropped.
 */
export function readBallots(
  { claims, choices }: DealtPaper,
  given: Pick<Awaited<ReturnType<Session['vote']>>, 'claims' | 'choices'>,
): Pick<Ballots, 'claims' | 'choices'> {
  const reasoned = ({ reason }: { reason: string }) => withoutVerdict(reason.toWellFormed()) || noReason
  return {
    claims: [...claims].map(([number, { id }]) => {
      const answer = given.claims.find(candidate => candidate.id === number)
      return answer ? { id, vote: answer.vote, reason: reasoned(answer) } : { id, vote: 'unsure', reason: noAnswer }
    }),
    choices: [...choices].map(([number, { id }]) => {
      const answer = given.choices.find(candidate => candidate.id === number)
      return answer ? { id, side: answer.side, reason: reasoned(answer) } : { id, side: 'outside', reason: noAnswer }
    }),
  }
}

/**
 * Ballots kept from before a restart, under today's leading ones: a claim may have gained a finding since, when an
 * analyst that had failed came through. Votes on what is not raised by others, or not any more, are dropped.
 */
export function keptBallots(
  kept: Ballots | undefined,
  analystId: number,
  panel: GatheredPanel,
): Pick<Ballots, 'claims' | 'choices'> {
  const still = <Vote extends { id: string }>(votes: Vote[], groups: Gathered<{ id: string }>[]) =>
    groups.flatMap(({ id, authors, members }) => {
      const vote = votes.find(candidate => members.some(member => member.id === candidate.id))
      return vote && !authors.includes(analystId) ? [{ ...vote, id }] : []
    })
  return { claims: still(kept?.claims ?? [], panel.claims), choices: still(kept?.choices ?? [], panel.choices) }
}
