/** The report as Markdown: for files, pull requests and mail. */
import type { Analyst } from '#api/contracts/analysts.ts'
import type { Project } from '#api/contracts/projects.ts'
import { nameOf } from '../progress.ts'
import {
  costInWords,
  evidenceOf,
  type Finding,
  findingById,
  placeInWords,
  provenance,
  type Report,
  reasonOf,
  severityWords,
  stanceWords,
  summaryText,
} from './report-parts.ts'

export function markdownReport(project: Project, report: Report, analysts: Analyst[]): string {
  const name = (id: number) => nameOf(analysts, id)
  const cost = costInWords(report)
  const parts = [
    `# ${escaped(project.name)}`,
    ...provenance(report).map(escaped),
    ...(report.summary ? ['## Summary', escaped(summaryText(report))] : []),
    ...chapter('Conflicts', report.tensions, tension => [
      `### ${claimOf(report, tension.findingIds)}`,
      ...evidence(report, tension.findingIds),
      ...[...tension.for.map(id => ['For', id] as const), ...tension.against.map(id => ['Against', id] as const)].map(
        ([side, id]) => `- **${side}: ${escaped(name(id))}.** ${escaped(saying(report, tension.findingIds, id))}`,
      ),
      `**What would settle it:** ${escaped(tension.question)}`,
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
  const facts = [stanceWords[finding.stance], severityWords[finding.severity], finding.category].join(' · ')
  const source = finding.source ? ` · ${finding.source.publisher}, *${escaped(finding.source.title)}*` : ''
  return [
    `${facts}${source}`,
    ...evidenceOf(finding).map(quote => `> ${escaped(quote.text)}\n>\n> *${quote.where}*`),
    ...(finding.lookedFor ? [`> Looked for: ${escaped(finding.lookedFor)}`] : []),
  ]
}

function saying(report: Report, ids: string[], analystId: number): string {
  const own = report.findings.find(finding => ids.includes(finding.id) && finding.analystId === analystId)
  return own ? own.suggestion : (reasonOf(report, ids, analystId) ?? '')
}

function loneAuthor(report: Report, id: string, name: (id: number) => string): string[] {
  const finding = findingById(report, id)
  return finding ? [`Seen by ${escaped(name(finding.analystId))} only.`] : []
}

function suggestions(report: Report, ids: string[]): string[] {
  const all = ids.flatMap(id => findingById(report, id)?.suggestion ?? [])
  return [...new Set(all)].filter(Boolean).map(suggestion => `- ${escaped(suggestion)}`)
}

/** Words of a submission are data: they must not turn into markup, links or images of the report. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/\s*\n\s*/g, ' ')
}
