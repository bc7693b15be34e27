/** The report for a terminal. */
import type { Analyst } from '#api/contracts/analysts.ts'
import type { Project } from '#api/contracts/projects.ts'
import { holdersOf, sidesOf, type Voice } from '#api/contracts/report-sides.ts'
import { panelById } from '#db/vocabulary.ts'
import { nameOf, plural } from '../progress.ts'
import { claimMap } from './claim-map.ts'
import { createPaper, type Paper, together } from './paper.ts'
import {
  costInWords,
  evidenceOf,
  type Finding,
  factsOf,
  findingById,
  howShared,
  otherEvidence,
  placeInWords,
  provenance,
  type Report,
  suggestionsOf,
  summaryText,
} from './report-parts.ts'

const inner = '   '
/** Narrower than this, the two sides of a conflict stand below each other. */
const besideWidth = 100

export function plainReport(
  project: Project,
  report: Report,
  analysts: readonly Pick<Analyst, 'id' | 'name'>[],
  options: { width: number; stream: NodeJS.WriteStream },
): string {
  const paper = createPaper(options)
  const name = (id: number) => nameOf(analysts, id)

  paper.line(paper.style('bold', project.name))
  const { unread, words } = report.coverage
  // A draft may have been given another panel or another content since.
  const about =
    project.status === 'completed'
      ? [panelById(project.panelId).name, project.fileName ?? project.contentUrl ?? '']
      : []
  const facts = [...about, plural(words, 'word')]
  paper.line(paper.style('dim', facts.filter(Boolean).join(' · ')))
  for (const sentence of provenance(report)) paper.line(paper.style('dim', sentence))
  for (const paragraph of report.summary ? summaryText(report).split(/\n+/) : []) {
    paper.blank()
    paper.line(paragraph)
  }
  chapter(paper, 'Where they conflict', report.tensions, (tension, number) => {
    const sides = sidesOf(report, tension)
    if (!sides) return
    claim(paper, number, sides.heading)
    paper.blank()
    // Beside each other, each side has the margin that its column has.
    const margin = paper.width >= besideWidth ? '' : inner
    const side = (voices: Voice[], label: string) => (on: Paper) => {
      for (const one of voices) voice(on, label, name, one, margin)
    }
    const holds = side(sides.for, paper.style('green', 'For'))
    const doubts = side(sides.against, paper.style('red', 'Against'))
    if (paper.width >= besideWidth) paper.columns(holds, doubts, inner)
    else {
      holds(paper)
      doubts(paper)
    }
    quotes(paper, otherEvidence(sides))
    entry(paper, paper.style('bold', 'What would settle it:'), tension.question)
    suggestions(paper, suggestionsOf(sides.heading, sides.contrary))
  })
  chapter(paper, 'Where they agree', report.agreements, (agreement, number) => {
    const heading = findingById(report, agreement.findingIds[0] ?? '')
    if (!heading) return
    const holders = holdersOf(report, agreement)
    claim(paper, number, heading)
    paper.line(howShared(holders, name), { first: inner, rest: inner })
    for (const { analystId, raised, words } of holders)
      for (const said of raised ? words : []) entry(paper, paper.style('dim', `${name(analystId)}:`), said)
    suggestions(paper, suggestionsOf(heading, null))
  })
  chapter(paper, 'What only one of them saw', report.loneInsights, (id, number) => {
    const finding = findingById(report, id)
    if (!finding) return
    claim(paper, number, finding)
    entry(paper, paper.style('dim', 'Seen by'), name(finding.analystId))
    suggestions(paper, suggestionsOf(finding, null))
  })
  claimMap(paper, report, name)
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
function claim(paper: Paper, number: number, finding: Finding): void {
  const label = `${number}. `.padEnd(inner.length)
  paper.line(paper.style('bold', finding.claim), { first: label, rest: ' '.repeat(label.length) })
  quotes(paper, evidenceOf(finding))
  if (finding.lookedFor) barred(paper, `${paper.style('dim', 'Looked for:')} ${finding.lookedFor}`)
  paper.line(paper.style('dim', factsOf(finding)), { first: inner, rest: inner })
}

function quotes(paper: Paper, evidence: ReturnType<typeof evidenceOf>): void {
  for (const { text, where } of evidence) {
    // A quote that brings its own marks gets no second pair.
    const words = /^["“„«]/.test(text) ? text : `“${text}”`
    barred(paper, `${words} ${paper.style('dim', `(${together(where)})`)}`)
  }
}

function barred(paper: Paper, text: string): void {
  const bar = `${inner}${paper.style('dim', '│')} `
  paper.line(text, { first: bar, rest: bar })
}

/** One analyst of a side, and whether it found this itself or came to it by ballot. */
function voice(
  paper: Paper,
  side: string,
  name: (id: number) => string,
  { analystId, raised, words }: Voice,
  margin: string,
): void {
  const how = raised ? (words.length > 0 ? ', on their own:' : '') : ', by ballot:'
  const said = words.join(' ') || (raised ? '(the claim is theirs)' : 'no reason was given.')
  entry(paper, `${side} ${name(analystId)}${how}`, said, margin)
}

function entry(paper: Paper, label: string, text: string, margin = inner): void {
  paper.line(`${label} ${text}`, { first: margin, rest: `${margin}  ` })
}

function suggestions(paper: Paper, lines: string[]): void {
  for (const line of lines) paper.line(line, { first: `${inner}→ `, rest: `${inner}  ` })
}
