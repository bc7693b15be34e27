/**
 * The quote gate: code, not a model, looks up what a finding quotes. What is not in the submission is labelled and
 * counts for nothing afterwards.
 */
import type { Finding, Quote } from '#db/shapes.ts'
import { withoutVerdict } from './no-verdict.ts'
import type { DraftFinding } from './ports.ts'
import type { QuoteIndex } from './quote-index.ts'

export interface GatedDraft {
  draft: DraftFinding
  quotes: Quote[]
  /** Every quote was found, or the finding is one of absence and names what was looked for. */
  verified: boolean
}

/** Looks up every quote of `draft`. Pure; the same draft and document always give the same answer. */
export function gateDraft(index: QuoteIndex, draft: DraftFinding): GatedDraft {
  const given = draft.quotes.filter(quote => quote.trim() !== '')
  if (given.length === 0) {
    return { draft, quotes: [], verified: draft.lookedFor !== null && draft.lookedFor.trim() !== '' }
  }
  const hiddenAllowed = concernsHiddenText(draft)
  const found = given.map((quote, at) => index.find(quote, { hiddenAllowed, blockId: draft.blockIds?.[at] }))
  return { draft, quotes: distinct(found.flatMap(quotes => quotes ?? [])), verified: found.every(Boolean) }
}

/**
 * Text that a person would not see is content only for the finding that it is there: the rubric's own observation, or
 * a model's finding about honesty, which is what its prompt asks for.
 */
function concernsHiddenText(draft: DraftFinding): boolean {
  return draft.observation === null ? draft.category === 'honesty' : draft.observation === 'hidden-text'
}

function distinct(quotes: Quote[]): Quote[] {
  const seen = new Set<string>()
  return quotes.filter(quote => {
    const key = `${quote.blockId} ${quote.text}`
    return !seen.has(key) && seen.add(key)
  })
}

/** A finding that was kept only to say that it was left out. */
export const isWithheld = (finding: Finding): boolean => finding.claim === withheldClaim

const withheldClaim = 'Withheld: this finding made the decision, which the report leaves to its reader.'
const withheldSuggestion = 'Withheld: the suggestion made the decision, which the report leaves to its reader.'

/**
 * The finding as it is kept. Sentences that decide ("invest", "8/10") are taken out; a finding of nothing else stays
 * in the report as withheld and unverified, so that the reader sees that something was left out. Quotes that were not
 * found are left out as well: every quote in a report stands in the submission.
 */
export function findingOf(gated: GatedDraft, analystId: number, number: number): Finding {
  const { draft, quotes, verified } = gated
  const claim = withoutVerdict(draft.claim.toWellFormed())
  const suggestion = draft.suggestion.toWellFormed()
  return {
    id: `${analystId}-${number}`,
    analystId,
    stance: draft.stance,
    severity: draft.severity,
    category: draft.category,
    claim: claim === '' ? withheldClaim : claim,
    suggestion: suggestion.trim() === '' ? '' : withoutVerdict(suggestion) || withheldSuggestion,
    quote: quotes[0] ?? null,
    moreQuotes: quotes.slice(1),
    lookedFor: quotes.length === 0 ? draft.lookedFor : null,
    verified: verified && claim !== '',
    source: draft.source,
    observation: draft.observation,
  }
}
