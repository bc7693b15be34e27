/** The report for a terminal: folded to its width, coloured only where colours may be. */
import { styleText } from 'node:util'
import wrapAnsi from 'wrap-ansi'
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

interface Paper {
  line(text: string, indent?: number): void
  blank(): void
  strong(text: string): string
  red(text: string): string
  dim(text: string): string
}

export function plainReport(
  project: Project,
  report: Report,
  analysts: Analyst[],
  options: { width: number; stream: NodeJS.WriteStream },
): string {
  const lines: string[] = []
  const style = (format: 'bold' | 'red' | 'dim') => (text: string) =>
    styleText(format, text, { stream: options.stream })
  const paper: Paper = {
    line(text, indent = 0) {
      const margin = ' '.repeat(indent)
      const folded = wrapAnsi(text, options.width - indent, { hard: true })
      lines.push(...folded.split('\n').map(row => margin + row))
    },
    blank: () => lines.push(''),
    strong: style('bold'),
    red: style('red'),
    dim: style('dim'),
  }
  const name = (id: number) => nameOf(analysts, id)

  paper.line(paper.strong(project.name))
  for (const sentence of provenance(report)) paper.line(paper.dim(sentence))
  if (report.summary) {
    paper.blank()
    paper.line(summaryText(report))
  }
  chapter(paper, 'Where they conflict', report.tensions, tension => {
    claim(paper, report, tension.findingIds)
    for (const id of tension.for) side(paper, 'for', name(id), saying(report, tension.findingIds, id))
    for (const id of tension.against) side(paper, 'against', name(id), saying(report, tension.findingIds, id))
    paper.line(`${paper.red('What would settle it:')} ${tension.question}`, 2)
  })
  chapter(paper, 'Where they agree', report.agreements, agreement => {
    claim(paper, report, agreement.findingIds)
    paper.line(paper.dim(`Agreed by ${agreement.analystIds.map(name).join(', ')}`), 2)
    suggestions(paper, report, agreement.findingIds)
  })
  chapter(paper, 'What only one of them saw', report.loneInsights, id => {
    claim(paper, report, [id])
    const finding = findingById(report, id)
    if (finding) paper.line(paper.dim(`Seen by ${name(finding.analystId)}`), 2)
    suggestions(paper, report, [id])
  })
  const unverified = report.findings.filter(finding => !finding.verified)
  chapter(paper, 'Not verified, not counted', unverified, finding =>
    paper.line(`${finding.claim} (${name(finding.analystId)})`, 2),
  )
  chapter(paper, 'What could not be read', report.coverage.unread, unread =>
    paper.line(`${placeInWords(unread.where)}: ${unread.why}`, 2),
  )
  chapter(paper, 'Missing from the panel', report.missing, missing =>
    paper.line(`${name(missing.analystId)}: ${missing.failure.message}`, 2),
  )
  const cost = costInWords(report)
  paper.blank()
  if (cost) paper.line(paper.dim(cost))
  paper.line(paper.dim('The panel does not decide. You do.'))
  return lines.join('\n')
}

function chapter<T>(paper: Paper, title: string, entries: readonly T[], write: (entry: T) => void): void {
  if (entries.length === 0) return
  paper.blank()
  paper.line(paper.strong(`${title} (${entries.length})`))
  for (const entry of entries) {
    paper.blank()
    write(entry)
  }
}

function claim(paper: Paper, report: Report, ids: string[]): void {
  const finding = findingById(report, ids[0] ?? '')
  if (!finding) return
  paper.line(`${paper.red('■')} ${finding.claim}`)
  for (const quote of evidenceOf(finding)) paper.line(`“${quote.text}” ${paper.dim(`(${quote.where})`)}`, 4)
  if (finding.lookedFor) paper.line(paper.dim(`Looked for: ${finding.lookedFor}`), 4)
  paper.line(paper.dim(factsOf(finding)), 2)
}

function factsOf(finding: Finding): string {
  const source = finding.source ? `, after ${finding.source.publisher}, ${finding.source.title}` : ''
  return `${stanceWords[finding.stance]}, ${severityWords[finding.severity]}${source}`
}

function side(paper: Paper, word: 'for' | 'against', who: string, says: string): void {
  const label = word === 'against' ? paper.red(word) : word
  paper.line(`${label} ${paper.strong(who)}: ${says}`, 2)
}

function saying(report: Report, ids: string[], analystId: number): string {
  const own = report.findings.find(finding => ids.includes(finding.id) && finding.analystId === analystId)
  return own ? own.suggestion : (reasonOf(report, ids, analystId) ?? '')
}

function suggestions(paper: Paper, report: Report, ids: string[]): void {
  const all = ids.flatMap(id => findingById(report, id)?.suggestion ?? [])
  for (const suggestion of new Set(all)) if (suggestion) paper.line(`→ ${suggestion}`, 2)
}
