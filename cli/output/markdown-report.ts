/** The report as Markdown: for files, pull requests and mail. */
import type { Analyst } from '#api/contracts/analysts.ts'
import type { Project } from '#api/contracts/projects.ts'
import { nameOf } from '../progress.ts'
import {
  argumentOf,
  costInWords,
  evidenceOf,
  type Finding,
  factsOf,
  findingById,
  placeInWords,
  provenance,
  type Report,
  suggestionsOf,
  summaryText,
} from './report-parts.ts'

export function markdownReport(project: Project, report: Report, analysts: Analyst[]): string {
  const name = (id: number) => nameOf(analysts, id)
  const cost = costInWords(report)
  const parts = [
    `# ${escaped(project.name)}`,
    ...provenance(report).map(escaped),
    ...(report.summary ? ['## Summary', ...summaryText(report).split(/\n+/).map(escaped)] : []),
    ...chapter('Conflicts', report.tensions, tension => [
      `### ${claimOf(report, tension.findingIds)}`,
      ...evidence(report, tension.findingIds),
      ...[...tension.for.map(id => ['For', id] as const), ...tension.against.map(id => ['Against', id] as const)].map(
        ([side, id]) =>
          `- **${side}: ${escaped(name(id))}.** ${escaped(argumentOf(report, tension.findingIds, id) ?? '(The claim is theirs.)')}`,
      ),
      `**What would settle it:** ${escaped(tension.question)}`,
      ...suggestions(report, tension.findingIds),
    ]),
    ...chapter('Agreements', report.agreements, agreement => [
      `### ${claimOf(report, agreement.findingIds)}`,
      ...evidence(report, agreement.findingIds),
      `Agreed by ${escaped(agreement.analystIds.map(name).join(', '))}.`,
      ...suggestions(report, agreement.findingIds),
    ]),
    ...chapter('Seen by one', report.loneInsights, id => [
      `### ${claimOf(report, [id])}`,
      ...evidence(report, [id]),
      ...loneAuthor(report, id, name),
      ...suggestions(report, [id]),
    ]),
    ...chapter('Not verified, not counted', unverified(report), finding => [
      `- ${escaped(finding.claim)} (${escaped(name(finding.analystId))})`,
    ]),
    ...chapter('What could not be read', report.coverage.unread, unread => [
      `- ${escaped(placeInWords(unread.where))}: ${escaped(unread.why)}`,
    ]),
    ...chapter('Missing from the panel', report.missing, missing => [
      `- ${escaped(name(missing.analystId))}: ${escaped(missing.failure.message)}`,
    ]),
    ...(cost ? ['## Cost', cost] : []),
    '*The panel does not decide. You do.*',
  ]
  return parts.join('\n\n')
}

const unverified = (report: Report): Finding[] => report.findings.filter(finding => !finding.verified)

function chapter<T>(title: string, entries: readonly T[], write: (entry: T) => string[]): string[] {
  return entries.length === 0 ? [] : [`## ${title}`, ...entries.flatMap(write)]
}

function claimOf(report: Report, ids: string[]): string {
  const finding = findingById(report, ids[0] ?? '')
  return finding ? escaped(finding.claim) : ''
}

function evidence(report: Report, ids: string[]): string[] {
  const finding = findingById(report, ids[0] ?? '')
  if (!finding) return []
  return [
    escaped(factsOf(finding)),
    ...evidenceOf(finding).map(quote => `> ${escaped(quote.text)}\n>\n> *${quote.where}*`),
    ...(finding.lookedFor ? [`> Looked for: ${escaped(finding.lookedFor)}`] : []),
  ]
}

function loneAuthor(report: Report, id: string, name: (id: number) => string): string[] {
  const finding = findingById(report, id)
  return finding ? [`Seen by ${escaped(name(finding.analystId))} only.`] : []
}

const suggestions = (report: Report, ids: string[]): string[] =>
  suggestionsOf(report, ids).map(suggestion => `- ${escaped(suggestion)}`)

/**
 * Words of a submission are data: they must not turn into markup, links, images, entities or formulas of the report, nor
 * the start of a line into a list. Every escape is one of CommonMark's, so that a renderer shows the words as they were.
 */
export function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&$@]/g, '\\$&')
    .replace(/^([-+=])|^(\d{1,9})([.)])/, (start, mark, number, point) => (mark ? `\\${start}` : `${number}\\${point}`))
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
}
