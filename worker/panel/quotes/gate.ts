/**
 * The quote gate: code, not a model, looks up what is quoted. What is not in the submission is labelled, or left out,
 * and counts for nothing afterwards.
 */
import type { Answer, Choice, Finding, PanelAnalyst, Quote } from '#db/report.ts'
import { withoutVerdict } from '../no-verdict.ts'
import type { DraftAnswer, DraftChoice, DraftFinding, Quoting } from '../ports.ts'
import type { QuoteIndex } from './index-quotes.ts'
import { distinctQuotes } from './quotes.ts'

export interface Gated<Draft extends Quoting> {
  draft: Draft
  quotes: Quote[]
  /** Those that were not found. */
  missing: string[]
  /** Every quote was found, and there is one unless none is needed. */
  sound: boolean
}

interface Needs {
  /** Text that a person would not see is content only for what is said about honesty, and for code that reads it. */
  hiddenAllowed: boolean
  quoteNeeded: boolean
}

function gate<Draft extends Quoting>(index: QuoteIndex, draft: Draft, needs: Needs): Gated<Draft> {
  const looked = draft.quotes
    .map((text, at) => ({ text, blockId: draft.blockIds?.[at] }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, blockId }) => ({ text, found: index.find(text, { hiddenAllowed: needs.hiddenAllowed, blockId }) }))
  const missing = looked.flatMap(({ text, found }) => (found ? [] : [text]))
  return {
    draft,
    quotes: distinctQuotes(looked.flatMap(({ found }) => found ?? [])),
    missing,
    sound: missing.length === 0 && (looked.length > 0 || !needs.quoteNeeded),
  }
}

/** A finding of absence names what was looked for; it needs no quote, but may show the nearest passages. */
export function gateFinding(
  index: QuoteIndex,
  draft: DraftFinding,
  hiddenAllowed = draft.category === 'honesty',
): Gated<DraftFinding> {
  return gate(index, draft, { hiddenAllowed, quoteNeeded: (draft.lookedFor ?? '').trim() === '' })
}

export function gateChoice(index: QuoteIndex, draft: DraftChoice): Gated<DraftChoice> {
  return gate(index, draft, { hiddenAllowed: false, quoteNeeded: true })
}

export function gateAnswer(index: QuoteIndex, draft: DraftAnswer): Gated<DraftAnswer> {
  return gate(index, draft, { hiddenAllowed: false, quoteNeeded: saysAnswered(draft) })
}

const saysAnswered = ({ outcome }: DraftAnswer) => outcome === 'answered' || outcome === 'partly'

/** The draft with other words in place of those that were not found; what was found stays. */
export function requoted<Draft extends Quoting>({ draft, missing }: Gated<Draft>, quotes: string[]): Draft {
  const { blockIds: _stale, ...rest } = draft
  const [first] = missing
  const kept = draft.quotes.flatMap(quote => {
    if (!missing.includes(quote)) return [quote]
    return quote === first ? quotes : []
  })
  return { ...(rest as Draft), quotes: missing.length === 0 ? [...kept, ...quotes] : kept }
}

const withheld = 'Withheld: this made the decision, which the report leaves to its reader.'
const noReason = 'No reason was given.'

/** A finding that was kept only to say that something was left out. */
export const isWithheld = (finding: Finding): boolean => finding.headline === withheld

/** Without sentences that make the decision; where nothing else is left, it says that something was withheld. */
const undecided = (text: string) => (text.trim() === '' ? '' : withoutVerdict(text.toWellFormed()) || withheld)

/**
 * The finding as it is kept. Sentences that decide ("invest", "8/10") are taken out; a finding of nothing else stays
 * in the report as withheld and unverified. Every quote in a report stands in the submission.
 */
export function findingOf(
  { draft, quotes, sound }: Gated<DraftFinding>,
  from: Pick<Finding, 'id' | 'analystId' | 'check' | 'source'>,
): Finding {
  const [headline, text] = [withoutVerdict(draft.headline.toWellFormed()), withoutVerdict(draft.text.toWellFormed())]
  return {
    ...from,
    stance: draft.stance,
    weight: draft.weight,
    category: draft.category,
    headline: headline || text || withheld,
    text: text || headline || withheld,
    suggestion: undecided(draft.suggestion),
    quotes,
    lookedFor: draft.lookedFor?.trim() || null,
    verified: sound && (headline !== '' || text !== ''),
  }
}

export function choiceOf({ draft, quotes, sound }: Gated<DraftChoice>, analystId: number, number: number): Choice {
  const sentence = withoutVerdict(draft.sentence.toWellFormed())
  return {
    id: `${analystId}c${number}`,
    analystId,
    sentence: sentence || withheld,
    weight: draft.weight,
    quotes,
    side: draft.side,
    reason: undecided(draft.reason) || noReason,
    otherSide: undecided(draft.otherSide),
    verified: sound && sentence !== '',
  }
}

/**
 * One answer to each of the analyst's questions, the first that was given. A quote that was not found is left out; what
 * is said to be answered with nothing to show for it counts as not found, and the note says that it was said.
 */
export function answersOf(analyst: PanelAnalyst, given: Gated<DraftAnswer>[]): Answer[] {
  return analyst.questions.map((question, at) => {
    const answer = given.find(({ draft }) => draft.number === at + 1)
    if (!answer) return { question, outcome: 'not_looked_for', quotes: [], note: 'No answer was given.' }
    const { draft, quotes, missing } = answer
    const note = undecided(draft.note)
    if (!saysAnswered(draft) || quotes.length > 0) return { question, outcome: draft.outcome, quotes, note }
    const why = missing.length > 0 ? 'its quotes are not in the submission' : 'it quotes nothing'
    return { question, outcome: 'not_found', quotes, note: `An answer was given, but ${why}: ${note || noReason}` }
  })
}
