/** The report for a terminal. */
import type { Project } from '#api/contracts/projects.ts'
import type { ProjectReport } from '#api/contracts/report.ts'
import { headOf, outlineOf, type Part, type Said, summaryOf } from '#api/contracts/report-outline.ts'
import { plural } from '#api/contracts/report-words.ts'
import { panelById } from '#db/vocabulary.ts'
import { inMarks } from './quote-marks.ts'
import { createPaper, type Paper, together } from './text-layout.ts'

const inner = '   '
/** Narrower than this, the two sides of a choice stand below each other. */
const besideWidth = 100

export function plainReport(
  project: Project,
  report: ProjectReport,
  options: { width: number; stream: NodeJS.WriteStream },
): string {
  const paper = createPaper(options)
  paper.line(paper.style('bold', project.name))
  // A draft may have been given another panel or another content since.
  const about =
    project.status === 'completed'
      ? [panelById(project.panelId).name, project.fileName ?? project.contentUrl ?? '']
      : []
  const facts = [...about, plural(report.coverage.words, 'word')].filter(Boolean).join(' · ')
  for (const line of [facts, ...headOf(report)]) paper.line(paper.style('dim', line))
  for (const paragraph of summaryOf(report)) {
    paper.blank()
    paper.line(paragraph)
  }
  for (const part of outlineOf(report)) write(paper, part)
  paper.blank()
  paper.line(paper.style('dim', 'The panel does not decide. You do.'))
  return paper.text()
}

function write(paper: Paper, part: Part): void {
  const { style } = paper
  const bar = `${inner}${style('dim', '│')} `
  switch (part.is) {
    case 'chapter':
      paper.blank()
      paper.title(part.title)
      if (part.about) paper.line(style('dim', part.about))
      break
    case 'entry': {
      const label = `${part.label || '-'} `.padEnd(inner.length)
      paper.blank()
      paper.line(style('bold', part.text), { first: label, rest: ' '.repeat(label.length) })
      break
    }
    case 'line':
      said(paper, { label: part.label && style('dim', part.label), text: part.text }, inner)
      break
    case 'quote':
      paper.line(`${inMarks(part.text)} ${style('dim', `(${together(part.place)})`)}`, { first: bar, rest: bar })
      break
    case 'sides':
      writeSides(paper, part)
      break
    case 'next':
      paper.line(part.text, { first: `${inner}→ `, rest: `${inner}  ` })
      break
    case 'point':
      paper.line(part.text, { first: '- ', rest: '  ' })
  }
}

function writeSides(paper: Paper, { back, doubt }: Extract<Part, { is: 'sides' }>): void {
  const beside = paper.width >= besideWidth && back.length > 0 && doubt.length > 0
  // Beside each other, each side has the margin that its column has.
  const side = (stands: Said[], colour: 'green' | 'red') => (on: Paper) => {
    for (const { label, text } of stands) said(on, { label: paper.style(colour, label), text }, beside ? '' : inner)
  }
  if (beside) return void paper.columns(side(back, 'green'), side(doubt, 'red'), inner)
  side(back, 'green')(paper)
  side(doubt, 'red')(paper)
}

function said(paper: Paper, { label, text }: Said, margin: string): void {
  paper.line([label && `${label}:`, text].filter(Boolean).join(' '), {
    first: margin,
    rest: `${margin}${label && '  '}`,
  })
}
