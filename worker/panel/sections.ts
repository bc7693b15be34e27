import type { Finding, Opinion, ReportSection } from '#db/shapes.ts'
import { quotesOf } from './claims.ts'
import { describePlace } from './places.ts'
import { isWithheld } from './quote-gate.ts'

/**
 * One analyst's part of the report: its findings word for word, one paragraph each, in plain text. `votes` tells whether
 * there was anything for it to vote on.
 */
export function sectionOf(opinion: Opinion, votes: boolean): ReportSection {
  const paragraphs = opinion.findings.map(paragraphOf)
  return {
    id: `section-${opinion.analystId}`,
    analystId: opinion.analystId,
    content:
      paragraphs.length > 0
        ? paragraphs.join('\n\n')
        : votes
          ? 'Raised no finding of its own; how it voted stands with the claims of the others.'
          : 'Raised no finding, and nobody raised one to vote on.',
  }
}

function paragraphOf(finding: Finding): string {
  const quotes = quotesOf(finding).map(quote => `${inMarks(quote.text)} (${describePlace(quote.where)})`)
  const parts = [
    sentence(finding.claim),
    quotes.length > 0 ? sentence(quotes.join('; ')) : '',
    finding.lookedFor !== null ? sentence(`Looked for: ${finding.lookedFor}`) : '',
    finding.suggestion === '' ? '' : sentence(finding.suggestion),
    finding.verified ? '' : notCounted(finding),
  ]
  return parts.filter(part => part !== '').join(' ')
}

function notCounted(finding: Finding): string {
  if (isWithheld(finding)) return 'It is not counted.'
  const what = finding.quote ? 'not all that it quotes was found' : 'its quote was not found'
  return `Unverified: ${what} in the submission, so it is not counted.`
}

/** A quote in quotation marks, on one line; one that brings its own gets no second pair. */
export function inMarks(text: string): string {
  const words = oneLine(text)
  return /^["“„«]/.test(words) ? words : `“${words}”`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function sentence(text: string): string {
  const line = oneLine(text)
  return /[.!?。！？…:]["”’)]*$/u.test(line) ? line : `${line}.`
}
