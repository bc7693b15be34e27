/** A page in short lines: "| " begins a row, "F: " a line at the foot, "B: " a button, "[] " a field, "# " a heading. */
import type { LocatedDocument } from '#db/shapes.ts'
import { type Part, page } from '../../documents.ts'

function partOf(line: string): string | Part {
  if (line.startsWith('| ')) return { type: 'table_row', text: line.slice(2) }
  if (line.startsWith('F: ')) return { text: line.slice(3), zone: 'footer' }
  if (line.startsWith('B: ')) return { type: 'link', text: line.slice(3), href: '#start' }
  if (!line.startsWith('[] ')) return line
  const text = line.slice(3)
  return {
    type: 'form_field',
    text,
    field: { label: text, type: 'text', required: true, placeholder: null, checked: false, form: 1 },
  }
}

/** The page of a firm called Harbour Loom. */
export function linesOfPage(...lines: readonly string[]): LocatedDocument {
  const url = 'https://harbourloom.example/'
  return page(lines.map(partOf), { title: 'Harbour Loom | Home', finalUrl: url, requestedUrl: url })
}
