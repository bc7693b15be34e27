/** The report for a terminal. */
import type { Analyst } from '#api/contracts/analysts.ts'
import type { Project } from '#api/contracts/projects.ts'
import { panelById } from '#db/vocabulary.ts'
import { nameOf, plural } from '../progress.ts'
import { createPaper, type Paper } from './paper.ts'
import {
  argumentOf,
  costInWords,
  evidenceOf,
  factsOf,
  findingById,
  placeInWords,
  provenance,
  type Report,
  suggestionsOf,
  summaryText,
} from './report-parts.ts'

const inner = '   '

export function plainReport(
  project: Project,
  report: Report,
  analysts: Analyst[],
  options: { width: number; stream: NodeJS.WriteStream },
): string {
  const paper = createPaper(options)
  const name = (id: number) => nameOf(analysts, id)

  paper.line(paper.style('bold', project.name))
  const { unread, words } = report.coverage
  const facts = [panelById(project.panelId).name, project.fileName ?? project.contentUrl ?? '', plural(words, 'word')]
  paper.line(paper.style('dim', facts.filter(Boolean).join(' · ')))
  for (const sentence of provenance(report)) paper.line(paper.style('dim', sentence))
  for (const paragraph of report.summary ? summaryText(report).split(/\n+/) : []) {
    paper.blank()
    paper.line(paragraph)
  }
  chapter(paper, 'Where they conflict', report.tensions, (tension, number) => {
    claim(paper, report, number, tension.findingIds)
    paper.blank()
    const side = (word: string, id: number) => {
      const argument = argumentOf(report, tension.findingIds, id)
      entry(paper, `${word} ${name(id)}${argument === null ? '' : ':'}`, argument ?? '(the claim is theirs)')
    }
    for (const id of tension.for) side(paper.style('green', 'For'), id)
    for (const id of tension.against) side(paper.style('red', 'Against'), id)
    entry(paper, paper.style('bold', 'What would settle it:'), tension.question)
    suggestions(paper, report, tension.findingIds)
  })
  chapter(paper, 'Where they agree', report.agreements, (agreement, number) => {
    claim(paper, report, number, agreement.findingIds)
    entry(paper, paper.style('dim', 'Agreed by'), agreement.analystIds.map(name).join(', '))
    suggestions(paper, report, agreement.findingIds)
  })
  chapter(paper, 'What only one of them saw', report.loneInsights, (id, number) => {
    claim(paper, report, number, [id])
    const finding = findingById(report, id)
    if (finding) entry(paper, paper.style('dim', 'Seen by'), name(finding.analystId))
    suggestions(paper, report, [id])
  })
  const unverified = report.findings.filter(finding => !finding.verified)
  remarks(paper, 'Not verified, not counted', unverified, finding => `${finding.claim} (${name(finding.analystId)})`)
  remarks(paper, 'What could not be read', unread, ({ where, why }) => `${placeInWords(where)}: ${why}`)
  remarks(paper, 'Missing from the panel', report.missing, ({ analystId, failure }) =>
    [name(analystId), failure.message].join(': '),
  )
  paper.blank()
  const cost = costInWords(report)
  if (cost) paper.line(paper.style('dim', cost))
  paper.line(paper.style('dim', 'The panel does not decide. You do.'))
  return paper.text()
}

function chapter<T>(paper: Paper, title: string, entries: readonly T[], write: (entry: T, number: number) => void) {
  if (entries.length === 0) return
  paper.blank()
  paper.title(`${title} (${entries.length})`)
  for (const [at, one] of entries.entries()) {
    paper.blank()
    write(one, at + 1)
  }
}

function remarks<T>(paper: Paper, title: string, entries: readonly T[], write: (entry: T) => string): void {
  if (entries.length === 0) return
  paper.blank()
  paper.title(`${title} (${entries.length})`)
  for (const one of entries) paper.line(write(one), { first: '- ', rest: '  ' })
}

/** The claim under its number, what kind it is, and the words that it rests on, set apart. */
function claim(paper: Paper, report: Report, number: number, ids: string[]): void {
  const finding = findingById(report, ids[0] ?? '')
  if (!finding) return
  const label = `${number}.`.padEnd(inner.length)
  paper.line(paper.style('bold', finding.claim), { first: label, rest: ' '.repeat(label.length) })
  const bar = `${inner}${paper.style('dim', '│')} `
  const quote = (text: string) => paper.line(text, { first: bar, rest: bar })
  for (const { text, where } of evidenceOf(finding)) quote(`“${text}” ${paper.style('dim', `(${where})`)}`)
  if (finding.lookedFor) quote(`${paper.style('dim', 'Looked for:')} ${finding.lookedFor}`)
  paper.line(paper.style('dim', factsOf(finding)), { first: inner, rest: inner })
}

function entry(paper: Paper, label: string, text: string): void {
  paper.line(`${label} ${text}`, { first: inner, rest: `${inner}  ` })
}

function suggestions(paper: Paper, report: Report, ids: string[]): void {
  for (const suggestion of suggestionsOf(report, ids)) {
    paper.line(suggestion, { first: `${inner}→ `, rest: `${inner}  ` })
  }
}
