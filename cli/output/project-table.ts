/** Projects as a table of plain text, aligned by columns. */
import stringWidth from 'string-width'
import type { Project } from '#api/contracts/projects.ts'
import { panelById } from '#db/vocabulary.ts'

const statusWords = { draft: 'draft', in_progress: 'in review', completed: 'completed' } as const

export function projectTable(projects: Project[]): string {
  const rows = [
    ['Id', 'Name', 'Type', 'Panel', 'Status', 'Created'],
    ...projects.map(project => [
      String(project.id),
      shorten(project.name, 40),
      project.contentType,
      panelById(project.panelId).type,
      project.failure ? `failed: ${project.failure.code}` : statusWords[project.status],
      project.createdAt.slice(0, 10),
    ]),
  ]
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => stringWidth(row[column] ?? ''))))
  return rows
    .map(row => row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - stringWidth(cell))).join('  '))
    .map(line => line.trimEnd())
    .join('\n')
}

const shorten = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1)}…`)
