import type { PanelAnalyst, Usage } from '#db/opinion.ts'
import type { Claim, Report, ReportChoice } from '#db/report.ts'
import { EngineFailure } from './engine-failure.ts'
import { inParallel } from './in-parallel.ts'
import { verdictIn } from './no-verdict.ts'
import type { SummaryInput } from './ports.ts'
import { type Review, tolerate } from './review-context.ts'
import { inQuotationMarks } from './sections.ts'

/** An engine's text; null if it gave none or failed, or if the text makes a decision, which is never published. */
async function publishableText(
  review: Review,
  fault: string,
  ask: () => Promise<{ text: string; usage: Usage | null } | null>,
): Promise<{ text: string | null; usage: Usage[] }> {
  try {
    const answer = await ask()
    const text = answer?.text.toWellFormed().trim() ?? ''
    return { text: text === '' || verdictIn(text) !== null ? null : text, usage: [answer?.usage ?? []].flat() }
  } catch (error) {
    tolerate(review, fault, error)
    return { text: null, usage: error instanceof EngineFailure && error.usage ? [error.usage] : [] }
  }
}

export async function settleChoices(
  review: Review,
  choices: ReportChoice[],
): Promise<{ choices: ReportChoice[]; usage: Usage[] }> {
  const settled = await inParallel(choices, review.concurrency, async choice => {
    if (!choice.split || choice.fixed) return { choice, usage: [] }
    const [back, doubt] = [choice.back, choice.doubt].map(side => side.map(({ reason }) => reason)) as [
      string[],
      string[],
    ]
    const split = { sentence: choice.sentence, quotes: choice.quotes.map(({ text }) => text), back, doubt }
    const { text, usage } = await publishableText(review, 'An engine broke while asking about a split choice', () =>
      review.session.settle(split),
    )
    return { choice: { ...choice, question: text ?? standardQuestion(choice) }, usage }
  })
  return { choices: settled.map(({ choice }) => choice), usage: settled.flatMap(({ usage }) => usage) }
}

function standardQuestion({ sentence, quotes: [quote] }: ReportChoice): string {
  const where = quote ? ` (${quote.place})` : ''
  return `What would have to be true for this to be right, and what would show it: ${inQuotationMarks(sentence)}${where}?`
}

type SummaryBasis = Pick<Report, 'claims' | 'choices' | 'firstThings' | 'checksRun'>

export async function summarise(review: Review, basis: SummaryBasis): Promise<{ text: string | null; usage: Usage[] }> {
  const structure = summaryInput(basis, review.analysts)
  const summary = await publishableText(review, 'An engine broke while writing the summary', () =>
    review.session.summarise(structure),
  )
  return { ...summary, text: summary.text && withKnownReferences(summary.text, structure) }
}

/** With more claims, a summary lists them instead of weighing them. */
const maxSummaryClaims = 12

function summaryInput({ claims, choices, firstThings, checksRun }: SummaryBasis, panel: PanelAnalyst[]): SummaryInput {
  const names = (ids: (number | null)[]) => panel.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const by = (items: { analystId: number | null }[]) => names(items.map(({ analystId }) => analystId))
  const first = firstThings.flatMap(({ kind, id }) => claims.find(claim => kind === 'claim' && claim.id === id) ?? [])
  const verified = claims.filter(({ group }) => group !== 'unverified')
  const reported = ({ number, group, stance, weight, category, headline, text, raised, votes }: Claim) => ({
    ...{ number, group, stance, weight, category, headline, text, raised: by(raised).length },
    denied: by(votes.filter(({ vote }) => vote === 'fails')),
  })
  return {
    claims: [...new Set([...first, ...verified])].slice(0, maxSummaryClaims).map(reported),
    choices: choices.flatMap(({ number, sentence, back, doubt, question }) =>
      question === null ? [] : [{ number, sentence, back: by(back), doubt: by(doubt), question }],
    ),
    analysts: panel.length,
    checksRun,
    counts: { claims: verified.length },
  }
}

/** Normalizes references to "[1]" for a claim and "[C1]" for a choice, and removes those to unknown numbers. */
function withKnownReferences(text: string, { claims, choices }: SummaryInput): string {
  const known = new Set([...claims.map(({ number }) => `${number}`), ...choices.map(({ number }) => `C${number}`)])
  return text
    .replace(/(\s*)\[\s*(C?\d+(?:\s*[,;]\s*C?\d+)*)\s*\]/gi, (_all, space: string, inside: string) => {
      const references = inside.toUpperCase().split(/\s*[,;]\s*/)
      const kept = references.filter(reference => known.has(reference)).map(reference => `[${reference}]`)
      return kept.length > 0 ? space + kept.join('') : ''
    })
    .trim()
}
