import type { Project } from '../projects.ts'
import { headOf, outlineOf, type Part, summaryOf } from './outline.ts'
import type { ProjectReport } from './report.ts'

export function markdownReport(project: Pick<Project, 'name'>, report: ProjectReport): string {
  const summary = summaryOf(report)
  return [
    `# ${escaped(project.name)}`,
    ...headOf(report).map(escaped),
    ...(summary.length > 0 ? ['## Summary', ...summary.map(escaped)] : []),
    ...outlineOf(report).flatMap(blocksOf),
    '*The panel does not decide. You do.*',
  ].join('\n\n')
}

function blocksOf(part: Part): string[] {
  switch (part.is) {
    case 'chapter':
      return [`## ${escaped(part.title)}`, ...(part.about ? [escaped(part.about)] : [])]
    case 'entry':
      return [`### ${[part.label, escaped(part.text)].filter(Boolean).join(' ')}`]
    case 'line':
      return [[part.label && `**${escaped(part.label)}:**`, escaped(part.text)].filter(Boolean).join(' ')]
    case 'quote':
      return [`> ${escaped(part.text)}\n>\n> *${escaped(part.place)}*`]
    case 'sides':
      return [...part.back, ...part.doubt].map(({ label, text }) => `- **${escaped(label)}:** ${escaped(text)}`)
    case 'next':
      return [`*Next:* ${escaped(part.text)}`]
    case 'point':
      return [`- ${escaped(part.text)}`]
  }
}

/** Control characters, and those that change the writing direction, which can disguise what a line says. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/**
 * A submission's words must not become markup, links, images, entities, formulas or list items. All escapes are
 * CommonMark's, so that renderers show the words unchanged.
 */
export function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&$@]/g, '\\$&')
    .replace(/^([-+=])|^(\d{1,9})([.)])/, (start, mark, number, point) => (mark ? `\\${start}` : `${number}\\${point}`))
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
}
