/** Blind ballots: no names, and for each voter an order of its own, so that neither influences the vote. */
import type { SeenPlace } from '#db/located-document.ts'
import type { Ballots, Choice, Finding } from '#db/opinion.ts'
import type { Gathered, GatheredPanel } from './gathered.ts'
import { withoutVerdict } from './no-verdict.ts'
import type { BallotChoice, BallotClaim, BallotPaper, Session } from './ports.ts'
import { distinctQuotes } from './quotes/quotes.ts'
import { shuffleAndNumber } from './shuffle.ts'

interface DealtPaper {
  paper: BallotPaper
  claims: Map<string, Gathered<Finding>>
  choices: Map<string, Gathered<Choice>>
}

/** What the analyst may vote on: whatever only others raised and this analyst has not voted on yet. */
export function votableBy(analystId: number, panel: GatheredPanel, cast: Pick<Ballots, 'claims' | 'choices'>) {
  const open = <Item>(groups: Gathered<Item>[], votes: { id: string }[]) =>
    groups.filter(
      ({ id, authors }) => authors.length > 0 && !authors.includes(analystId) && !votes.some(vote => vote.id === id),
    )
  return { claims: open(panel.claims, cast.claims), choices: open(panel.choices, cast.choices) }
}

/** The order depends only on the review and the voter, so a restart produces the same paper. */
export function dealPaper(reviewId: string, analystId: number, open: GatheredPanel): DealtPaper {
  const seed = `${reviewId}:${analystId}`
  const [claims, choices] = [shuffleAndNumber(open.claims, seed, ''), shuffleAndNumber(open.choices, seed, 'C')]
  const paper = {
    claims: [...claims].map(([id, claim]) => ballotClaim(id, claim)),
    choices: [...choices].map(([id, choice]) => ballotChoice(id, choice)),
  }
  return { paper, claims, choices }
}

function ballotClaim(id: string, { leading, members }: Gathered<Finding>): BallotClaim {
  const { stance, category } = leading
  const wordings = members.map(({ headline, text }) => ({ headline, text }))
  const seen = [...new Set(seenBy(members).map(({ place }) => place))]
  return { id, stance, category, wordings, quotes: quoted(members), lookedFor: lookedForBy(members), seen }
}

function ballotChoice(id: string, { leading, members }: Gathered<Choice>): BallotChoice {
  const caseFor = (side: Choice['side']) =>
    members.map(choice => (choice.side === side ? choice.reason : choice.otherSide)).filter(words => words !== '')
  return { id, sentence: leading.sentence, quotes: quoted(members), back: caseFor('back'), doubt: caseFor('doubt') }
}

const quoted = (members: (Finding | Choice)[]) =>
  distinctQuotes(members.flatMap(({ quotes }) => quotes)).map(({ text }) => text)

export const lookedForBy = (members: Finding[]): string | null =>
  members.find(({ lookedFor }) => lookedFor !== null)?.lookedFor ?? null

export function seenBy(members: Finding[]): SeenPlace[] {
  const seen = members.flatMap(finding => finding.seen ?? [])
  return [...new Map(seen.map(one => [JSON.stringify(one), one])).values()]
}

const noAnswer = 'No answer was given on this.'
const noReason = 'No reason was given.'

/** One vote for each claim and choice of the paper: the first answer counts, and a missing vote is for neither side. */
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

/** Saved votes under the current ids of their groups. An id changes if another finding now leads the group. */
export function keptBallots(
  kept: Ballots | undefined,
  analystId: number,
  panel: GatheredPanel,
): Pick<Ballots, 'claims' | 'choices'> {
  const current = <Vote extends { id: string }>(votes: Vote[], groups: Gathered<{ id: string }>[]) =>
    groups.flatMap(({ id, authors, members }) => {
      const vote = votes.find(candidate => members.some(member => member.id === candidate.id))
      return vote && !authors.includes(analystId) ? [{ ...vote, id }] : []
    })
  return { claims: current(kept?.claims ?? [], panel.claims), choices: current(kept?.choices ?? [], panel.choices) }
}
