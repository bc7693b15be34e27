/** What every form of a report says, in the order in which it is read: conflicts, agreements, lone insights, the rest. */
import type { z } from 'zod'
import type { findingSchema, reportSchema } from '#api/contracts/report.ts'
import type { Sides, Voice } from '#api/contracts/report-sides.ts'
import { viewports } from '#db/vocabulary.ts'

export type Report = z.infer<typeof reportSchema>
export type Finding = z.infer<typeof findingSchema>
type Place = NonNullable<Finding['quote']>['where']

/** Where a quote stands, in words. */
export function placeInWords(place: Place): string {
  switch (place.kind) {
    case 'page':
      return `page ${place.page}`
    case 'slide':
      return place.hidden ? `hidden slide ${place.slide}` : `slide ${place.slide}`
    case 'paragraph':
      return `paragraph ${place.paragraph}`
    case 'box': {
      // A page has no numbers of its own; how many screens down is what a visitor would say.
      const screen = Math.max(1, Math.floor(place.box.y / viewports[place.viewport].height) + 1)
      return `${screen === 1 ? 'first screen' : `screen ${screen}`}${place.viewport === 'phone' ? ' on a phone' : ''}`
    }
    case 'document':
      return 'the whole document'
  }
}

/** The words a finding rests on, or what was looked for. */
export function evidenceOf(finding: Finding): { text: string; where: string }[] {
  const quotes = [finding.quote, ...finding.moreQuotes].filter(quote => quote !== null)
  return quotes.map(quote => ({ text: quote.text.replace(/\s+/g, ' ').trim(), where: placeInWords(quote.where) }))
}

const stanceWords = { strength: 'Strength', concern: 'Concern', question: 'Question' } as const
const severityWords = { 1: 'worth knowing', 2: 'costs trust or comprehension', 3: 'misleads or blocks' } as const

/** Who stands behind the words: which engine, which model, and how the quotes fared. */
export function provenance(report: Report): string[] {
  const engine =
    report.engine === 'rubric'
      ? 'Reviewed by rubric: no language model was used.'
      : `Reviewed by a language model: ${report.model ?? 'unknown'}.`
  const { verified, total } = report.quotesVerified
  const { analysts, effective, note } = report.independence
  const worth = effective === null ? 'worth an unknown number of' : `worth ${effective.toFixed(1)}`
  const voices = `${analysts} analysts, ${worth} independent voices.`
  return [engine, `Quotes found in the submission: ${verified} of ${total}.`, note ? `${voices} ${note}` : voices]
}

/** The summary for readers who cannot follow links: a model cites claims by their id, as in [3-1]. */
export const summaryText = (report: Report): string => report.summary.replace(/ ?\[\d+-\d+(?:, ?\d+-\d+)*\]/g, '')

/** What the review cost, or that nobody knows. */
export function costInWords(report: Report): string | null {
  const { total } = report.usage
  if (!total) return null
  const tokens = (count: number | null) => (count === null ? 'unknown' : String(count))
  const cost = total.cost === null ? 'cost unknown' : `$${total.cost.toFixed(4)}`
  return `${total.requests} requests, ${tokens(total.inputTokens)} tokens in (${tokens(total.cachedTokens)} cached), ${tokens(total.outputTokens)} out, ${cost}.`
}

export const findingById = (report: Report, id: string): Finding | undefined =>
  report.findings.find(finding => finding.id === id)

/** What kind of claim it is, how much it weighs and whose guideline it follows. */
export function factsOf(finding: Finding): string {
  const { source } = finding
  const after = source ? [`after ${source.publisher}, ${source.title}${source.year ? ` (${source.year})` : ''}`] : []
  // A strength costs nothing and blocks nothing.
  const weight = finding.stance === 'strength' ? [] : [severityWords[finding.severity]]
  return [stanceWords[finding.stance], ...weight, ...after].join(' · ')
}

/** How a claim came to be shared: several who found it independently weigh more than one with whom others agreed. */
export function howShared(voices: Voice[], name: (id: number) => string): string {
  const names = (raised: boolean) =>
    voices.filter(voice => voice.raised === raised).map(({ analystId }) => name(analystId))
  const raisers = names(true)
  const agreed = names(false)
  const raised = `Raised by ${listed(raisers)}${raisers.length > 1 ? ', each on their own' : ''}`
  return agreed.length > 0 ? `${raised}; ${listed(agreed)} agreed.` : `${raised}.`
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** The words that the other side rests on, where they are not the ones that stand above already. */
export function otherEvidence({ heading, contrary }: Sides): ReturnType<typeof evidenceOf> {
  if (!contrary) return []
  const shown = evidenceOf(heading).map(quote => quote.text)
  return evidenceOf(contrary).filter(quote => !shown.includes(quote.text))
}

/** What to do about it: the heading's suggestion, then the other side's. */
export function suggestionsOf(heading: Finding, contrary: Finding | null): string[] {
  return [...new Set([heading.suggestion, contrary?.suggestion ?? ''])].filter(Boolean)
}
