import { plural } from '#api/contracts/plural.ts'
import type { Project } from '#api/contracts/projects.ts'
import { headOf, outlineOf, type Part, type SourcedText, summaryOf } from '#api/contracts/report/outline.ts'
import type { ProjectReport } from '#api/contracts/report/report.ts'
import { panelById } from '#db/vocabulary.ts'
import { inQuotationMarks } from './quote-marks.ts'
import { createTextLayout, type TextLayout, together } from './text-layout.ts'

const indent = '   '
/** Below this width, the two sides of a choice are stacked. */
const sideBySideWidth = 100

export function plainReport(
  project: Project,
  report: ProjectReport,
  options: { width: number; stream: NodeJS.WriteStream },
): string {
  const layout = createTextLayout(options)
  layout.line(layout.style('bold', project.name))
  // A draft's panel or content may have changed since.
  const about =
    project.status === 'completed'
      ? [panelById(project.panelId).name, project.fileName ?? project.contentUrl ?? '']
      : []
  const facts = [...about, plural(report.coverage.words, 'word')].filter(Boolean).join(' · ')
  for (const line of [facts, ...headOf(report)]) layout.line(layout.style('dim', line))
  for (const paragraph of summaryOf(report)) {
    layout.blank()
    layout.line(paragraph)
  }
  for (const part of outlineOf(report)) write(layout, part)
  layout.blank()
  layout.line(layout.style('dim', 'The panel does not decide. You do.'))
  return layout.text()
}

function write(layout: TextLayout, part: Part): void {
  const { style } = layout
  const bar = `${indent}${style('dim', '│')} `
  switch (part.is) {
    case 'chapter':
      layout.blank()
      layout.title(part.title)
      if (part.about) layout.line(style('dim', part.about))
      break
    case 'entry': {
      const label = `${part.label || '-'} `.padEnd(indent.length)
      layout.blank()
      layout.line(style('bold', part.text), { first: label, rest: ' '.repeat(label.length) })
      break
    }
    case 'line':
      writeLabelled(layout, { label: part.label && style('dim', part.label), text: part.text }, indent)
      break
    case 'quote':
      layout.line(`${inQuotationMarks(part)} ${style('dim', `(${together(part.place)})`)}`, {
        first: bar,
        rest: bar,
      })
      break
    case 'sides':
      writeSides(layout, part)
      break
    case 'next':
      layout.line(part.text, { first: `${indent}→ `, rest: `${indent}  ` })
      break
    case 'point':
      layout.line(part.text, { first: '- ', rest: '  ' })
  }
}

function writeSides(layout: TextLayout, { back, doubt }: Extract<Part, { is: 'sides' }>): void {
  const beside = layout.width >= sideBySideWidth && back.length > 0 && doubt.length > 0
  // Side by side, each side keeps its column's margin.
  const side = (stands: SourcedText[], colour: 'green' | 'red') => (on: TextLayout) => {
    for (const { label, text } of stands)
      writeLabelled(on, { label: layout.style(colour, label), text }, beside ? '' : indent)
  }
  if (beside) return void layout.columns(side(back, 'green'), side(doubt, 'red'), indent)
  side(back, 'green')(layout)
  side(doubt, 'red')(layout)
}

function writeLabelled(layout: TextLayout, { label, text }: SourcedText, margin: string): void {
  layout.line([label && `${label}:`, text].filter(Boolean).join(' '), {
    first: margin,
    rest: `${margin}${label && '  '}`,
  })
}
