/** Code, not a model, looks up every quote. A finding that quotes words which are not there is unverified and not counted. */
import type { SeenPlace } from '#db/located-document.ts'
import type { Answer, Choice, Finding, PanelAnalyst, Quote } from '#db/opinion.ts'
import { withoutVerdict } from '../no-verdict.ts'
import type { DraftAnswer, DraftChoice, DraftFinding, PagePicture, Quoting } from '../ports.ts'
import type { QuoteIndex } from './index-quotes.ts'
import { distinctQuotes } from './quotes.ts'
import { seenOn } from './seen.ts'

export interface Gated<Draft extends Quoting> {
  draft: Draft
  quotes: Quote[]
  missing: string[]
  seen?: SeenPlace | null
  /** Every quote was found, and there is at least one if one is needed. */
  sound: boolean
}

interface Needs {
  /** Whether text that a person would not see may be quoted: only in findings about honesty, and by checks. */
  hiddenAllowed: boolean
  quoteNeeded: boolean
}

function gate<Draft extends Quoting>(index: QuoteIndex, draft: Draft, needs: Needs): Gated<Draft> {
  const lookups = draft.quotes
    .map((text, at) => ({ text, blockId: draft.blockIds?.[at] }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, blockId }) => ({ text, found: index.find(text, { hiddenAllowed: needs.hiddenAllowed, blockId }) }))
  const missing = lookups.flatMap(({ text, found }) => (found ? [] : [text]))
  return {
    draft,
    quotes: distinctQuotes(lookups.flatMap(({ found }) => found ?? [])),
    missing,
    sound: missing.length === 0 && (lookups.length > 0 || !needs.quoteNeeded),
  }
}

/** A finding of absence (with `lookedFor`) and one based on a picture need no quote, but may quote what is near. */
export function gateFinding(
  index: QuoteIndex,
  draft: DraftFinding,
  pictures: readonly PagePicture[] = [],
  hiddenAllowed = draft.category === 'honesty',
): Gated<DraftFinding> {
  const seen = seenOn(pictures, draft.seen)
  const quoteNeeded = (draft.lookedFor ?? '').trim() === '' && seen === null
  return { ...gate(index, draft, { hiddenAllowed, quoteNeeded }), seen }
}

export function gateChoice(index: QuoteIndex, draft: DraftChoice): Gated<DraftChoice> {
  return gate(index, draft, { hiddenAllowed: false, quoteNeeded: true })
}

export function gateAnswer(index: QuoteIndex, draft: DraftAnswer): Gated<DraftAnswer> {
  return gate(index, draft, { hiddenAllowed: false, quoteNeeded: saysAnswered(draft) })
}

const saysAnswered = ({ outcome }: DraftAnswer) => outcome === 'answered' || outcome === 'partly'

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

export const isWithheld = (finding: Finding): boolean => finding.headline === withheld

/** The text without sentences that make the decision, or a notice if nothing else is left. */
const withoutDecision = (text: string) => (text.trim() === '' ? '' : withoutVerdict(text.toWellFormed()) || withheld)

/** Sentences that decide ("invest", "8/10") are removed; a finding with nothing else is withheld and unverified. */
export function findingOf(
  { draft, quotes, seen, sound }: Gated<DraftFinding>,
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
    suggestion: withoutDecision(draft.suggestion),
    quotes,
    lookedFor: draft.lookedFor?.trim() || null,
    ...(seen && { seen }),
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
    reason: withoutDecision(draft.reason) || noReason,
    otherSide: withoutDecision(draft.otherSide),
    verified: sound && sentence !== '',
  }
}

/** One answer to each question, the first given. Without a quote left it counts as not found; its note says why. */
export function answersOf(analyst: PanelAnalyst, given: Gated<DraftAnswer>[]): Answer[] {
  return analyst.questions.map((question, at) => {
    const answer = given.find(({ draft }) => draft.number === at + 1)
    if (!answer) return { question, outcome: 'not_looked_for', quotes: [], note: 'No answer was given.' }
    const { draft, quotes, missing } = answer
    const note = withoutDecision(draft.note)
    if (!saysAnswered(draft) || quotes.length > 0) return { question, outcome: draft.outcome, quotes, note }
    const why = missing.length > 0 ? 'its quotes are not in the submission' : 'it quotes nothing'
    return { question, outcome: 'not_found', quotes, note: `An answer was given, but ${why}: ${note || noReason}` }
  })
}
