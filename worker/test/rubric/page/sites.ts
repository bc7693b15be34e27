/** Pages for the tests: a few telling blocks, and enough plain prose around them to be read as a page. */
import type { LocatedDocument, WebsiteFacts } from '#db/shapes.ts'
import type { Lens } from '#db/vocabulary.ts'
import type { Sighting } from '#worker/panel/rubric/observation.ts'
import { pageObservations } from '#worker/panel/rubric/page/observations.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { type Part, page } from '../documents.ts'

export type Line = string | (Part & { box?: { x: number; y: number; width: number; height: number } })

/** Over a hundred words that no observation has anything to say about. */
export const plain: Line[] = [
  '## How a day goes',
  'Each morning the list of open jobs is on the screen, sorted by street. A job holds the address, the key number and the hours agreed. When the work is done, someone ticks it off and the photo goes into the file.',
  'In the evening the hours are added up by person and by address. The sheet goes to the office, and the office sends it on. Corrections are possible for a week, and each of them keeps the name of the one who made it.',
  'Holidays and sick days are entered in the same place. If two people want the same week, both see it at once and can settle it between themselves. The calendar prints on one sheet of paper for the wall.',
]

export const tall = { x: 120, y: 160, width: 180, height: 44 }

export function button(text: string, more: Partial<Part> & { box?: typeof tall } = {}): Line {
  return { type: 'link', text, href: '/go', style: { filled: true, background: '#1144cc' }, ...more }
}

export function link(
  text: string,
  href = `/${text.toLowerCase().replace(/\W+/g, '-')}`,
  more: Partial<Part> = {},
): Line {
  return { type: 'link', text, href, ...more }
}

export function field(
  label: string | null,
  more: { type?: string; placeholder?: string; checked?: boolean; form?: number; text?: string } = {},
): Line {
  const { type = 'text', placeholder = null, checked = false, form = 1 } = more
  return {
    type: 'form_field',
    text: more.text ?? label ?? placeholder ?? '',
    field: { type, label, placeholder, required: false, checked, form },
  }
}

export const contactFooter: Line = { type: 'link', text: 'Contact', href: '/contact', zone: 'footer' }

/** The lines, then the plain prose, then a footer with a contact link. */
export function site(
  lines: Line[],
  facts: Partial<WebsiteFacts> = {},
  more: Partial<LocatedDocument> = {},
): LocatedDocument {
  const below = [...plain, contactFooter].map((line, at): Line => {
    const box = { x: 120, y: 2_000 + at * 60, width: 720, height: 40 }
    if (typeof line !== 'string') return { ...line, box }
    return line.startsWith('## ') ? { type: 'heading', level: 2, text: line.slice(3), box } : { text: line, box }
  })
  return page([...lines, ...below], { title: 'Rotabee', ...facts }, more)
}

/** What one observation sees in a document; none where its gates are shut. */
export function seen(id: string, document: LocatedDocument): Sighting[] {
  const observation = pageObservations.find(candidate => candidate.id === id)
  if (!observation) throw new Error(`No page observation is called ${id}`)
  const reading = readSubmission(document)
  return observation.appliesTo(reading) ? observation.detect(reading) : []
}

/** What one analyst would write on the first sighting. */
export function saidBy(lens: Lens, id: string, document: LocatedDocument): string {
  const observation = pageObservations.find(candidate => candidate.id === id)
  const sighting = seen(id, document)[0]
  const view = observation?.views[lens]
  if (!sighting || !view) throw new Error(`${lens} says nothing on ${id}`)
  return view.claim(sighting)
}

export function quotes(id: string, document: LocatedDocument): string[] {
  return seen(id, document).flatMap(sighting => sighting.quotes.map(quote => quote.text))
}
