import type { Ballots, Choice } from '#db/opinion.ts'
import type { ReportChoice, Stand } from '#db/report.ts'
import type { TakenSide } from '#db/vocabulary.ts'
import type { Check } from './checks.ts'
import type { Gathered } from './gathered.ts'
import { placedQuotes } from './quotes/quotes.ts'

/** The most evenly split first, then by weight, numbered in that order. Their questions are added later. */
export function finishChoices(gathered: Gathered<Choice>[], ballots: Ballots[], fixed: ReportChoice[]): ReportChoice[] {
  return [...gathered.map(choice => choiceFrom(choice, ballots)), ...fixed]
    .sort((a, b) => evenness(b) - evenness(a) || b.weight - a.weight || onSides(b) - onSides(a))
    .map((choice, at) => ({ ...choice, number: at + 1 }))
}

function choiceFrom({ id, leading, members, authors }: Gathered<Choice>, ballots: Ballots[]): ReportChoice {
  const cast = ballots.flatMap(({ analystId, choices }) => {
    const vote = authors.includes(analystId) ? undefined : choices.find(choice => choice.id === id)
    return vote ? [{ analystId, side: vote.side, reason: vote.reason }] : []
  })
  const on = (side: TakenSide): Stand[] => [
    ...authors.flatMap(analystId => ownStand(analystId, members, side)),
    ...cast.filter(vote => vote.side === side).map(({ analystId, reason }) => ({ analystId, reason, raised: false })),
  ]
  const [back, doubt] = [on('back'), on('doubt')]
  return {
    id,
    number: 0,
    sentence: leading.sentence,
    weight: leading.weight,
    quotes: placedQuotes(members.flatMap(({ quotes }) => quotes)),
    raised: members.map(({ analystId, sentence, side, otherSide }) => ({ analystId, sentence, side, otherSide })),
    back,
    doubt,
    outside: cast.flatMap(({ analystId, side, reason }) => (side === 'outside' ? [{ analystId, reason }] : [])),
    split: back.length > 0 && doubt.length > 0,
    question: null,
    fixed: false,
  }
}

/** An author who raised a choice on both sides takes neither: only a disagreement between people is a split. */
function ownStand(analystId: number, members: Choice[], side: TakenSide): Stand[] {
  const own = members.filter(choice => choice.analystId === analystId)
  if (own.some(choice => choice.side !== side)) return []
  return [{ analystId, reason: [...new Set(own.map(({ reason }) => reason))].join(' '), raised: true }]
}

/** Null unless the check pleases one job on this panel and worries another. These sides come from the check, not from votes. */
export function fixedChoice({ finding, sides }: Check, panel: { id: number }[]): ReportChoice | null {
  if (!sides || !finding.verified) return null
  const on = (stands: { analystId: number; reason: string }[]): Stand[] =>
    stands
      .filter(({ analystId }) => panel.some(({ id }) => id === analystId))
      .map(({ analystId, reason }) => ({ analystId, reason, raised: false }))
  const [back, doubt] = [on(sides.back), on(sides.doubt)]
  if (back.length === 0 || doubt.length === 0) return null
  return {
    id: finding.id,
    number: 0,
    sentence: sides.sentence,
    weight: finding.weight,
    quotes: placedQuotes(finding.quotes),
    raised: [],
    back,
    doubt,
    outside: [],
    split: true,
    question: sides.question,
    fixed: true,
  }
}

const onSides = ({ back, doubt }: ReportChoice) => back.length + doubt.length

function evenness(choice: ReportChoice): number {
  const { back, doubt } = choice
  return choice.split ? Math.min(back.length, doubt.length) / Math.max(back.length, doubt.length) : 0
}
