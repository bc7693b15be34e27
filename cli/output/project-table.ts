/** Projects as a table of plain text, aligned by columns. */
import stringWidth from 'string-width'
import type { Project } from '#api/contracts/projects.ts'
import { panelById } from '#db/vocabulary.ts'

const statusWords = { draft: 'draft', in_progress: 'in review', completed: 'completed' } as const

function statusOf(project: Project): string {
  if (project.failure) return `failed: ${project.failure.code}`
  const cancelled = project.status === 'draft' && project.review?.status === 'cancelled'
  return cancelled ? 'cancelled' : statusWords[project.status]
}

const columns = {
  Id: project => String(project.id),
  Name: project => project.name.replace(/\s+/g, ' '),
  Type: project => project.contentType,
  Panel: project => panelById(project.panelId).type,
  Status: statusOf,
  Created: project => project.createdAt.slice(0, 10),
} satisfies Record<string, (project: Project) => string>
type Column = keyof typeof columns

/** What can be spared first where a terminal is narrow. */
const spared: Column[] = ['Created', 'Type', 'Panel']
const gap = '  '
const shortestName = 16

/** `width` is the terminal's: columns are left out and names cut to keep within it. Undefined: everything in full. */
export function projectTable(projects: Project[], width?: number): string {
  let shown = Object.keys(columns) as Column[]
  const widest = (column: Column) =>
    Math.max(stringWidth(column), ...projects.map(project => stringWidth(columns[column](project))))
  const roomForName = () =>
    width === undefined
      ? Number.POSITIVE_INFINITY
      : width - shown.filter(column => column !== 'Name').reduce((sum, column) => sum + widest(column) + gap.length, 0)
  for (const column of spared) {
    if (roomForName() >= Math.min(shortestName, widest('Name'))) break
    shown = shown.filter(other => other !== column)
  }
  const nameWidth = Math.max(4, Math.min(widest('Name'), roomForName()))
  const rows = [
    shown.map(column => String(column)),
    ...projects.map(project =>
      shown.map(column => (column === 'Name' ? shorten(columns.Name(project), nameWidth) : columns[column](project))),
    ),
  ]
  const widths = shown.map(column => (column === 'Name' ? nameWidth : widest(column)))
  return rows
    .map(row => row.map((cell, at) => cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - stringWidth(cell)))).join(gap))
    .map(line => line.trimEnd())
    .join('\n')
}

const letters = new Intl.Segmenter()

/** Cut between letters as people see them, never within one. */
function shorten(text: string, max: number): string {
  if (stringWidth(text) <= max) return text
  let kept = ''
  for (const { segment } of letters.segment(text)) {
    if (stringWidth(kept + segment) > max - 1) break
    kept += segment
  }
  return `${kept}…`
}
