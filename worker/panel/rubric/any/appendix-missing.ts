/** An appendix is named, others of its kind stand in the text or it is said to follow in it, and it does not. */
import type { Block } from '#db/shapes.ts'
import type { Observation, SightedQuote, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteAround } from '../text.ts'
import { worried } from '../views.ts'

const kinds = 'Appendix|Annex|Annexe|Schedule|Exhibit|Attachment'
/** Groups are the kind, its letter or number, and where it is said to be. */
const mention = new RegExp(
  `(?<!\\b(?:your|their|its|his|her|as|new) )\\b(${kinds}) ([A-H]|\\d{1,2}|I{1,3}|IV|V)\\b(?!\\s?[–-]\\s?\\w|\\.\\d)(?! (?:of|to|in|from|under) (?!this\\b)|, (?:Part|Table|Article) )(?:,? (?:which )?(?:is )?((?:set out |given )?(?:below|overleaf|at the end|at the back|on the (?:next|last|following) pages?)))?`,
  'g',
)
/** Where one begins: a line of its own. */
const opening = new RegExp(`^\\W*(${kinds})\\s+([A-Z]|\\d{1,2}|[IVX]+)\\b`, 'i')
/** All of them at once, or without letters: any of them may be there. */
const together = new RegExp(`^\\W*(?:Appendices|Annexes|Schedules|Exhibits|Attachments|(?:${kinds})\\W*$)`, 'i')
const longestOpening = 110

const key = (kind = '', letter = '') => `${kind.toLowerCase().replace(/e$/, '')} ${letter.toUpperCase()}`

export interface Appendix {
  kind: string
  name: string
  /** It is said to stand in this same text. */
  here: boolean
  quote: SightedQuote
}

interface Appendices {
  present: Set<string>
  missing: Appendix[]
}

const none: Appendices = { present: new Set(), missing: [] }

/** A line that begins one; "Appendix B shows the drawings." only speaks of it. */
function begun(block: Block): string | null {
  const text = block.text.trim()
  const match = opening.exec(text)
  if (!match || (block.type !== 'heading' && block.type !== 'slide_title' && text.length > longestOpening)) return null
  return block.type === 'paragraph' && /[.;]$/.test(text) ? null : key(match[1], match[2])
}

/** Which appendices a text has, and which it names and does not have. */
export function appendicesOf(reading: Reading): Appendices {
  const { visible, prose } = reading
  if (reading.page || !reading.complete || visible.some(({ text }) => together.test(text.trim()))) return none
  const present = new Set(visible.flatMap(block => begun(block) ?? []))
  const missing = prose.flatMap(block =>
    begun(block)
      ? []
      : everyMatch(mention, block.text).flatMap((match): Appendix[] => {
          const [kind = '', letter = '', where] = match.groups
          if (present.has(key(kind, letter))) return []
          const quote = quoteAround(block, match.index, match.length)
          return [{ kind, name: `${kind} ${letter}`, here: where !== undefined, quote }]
        }),
  )
  return { present, missing }
}

function detect(reading: Reading): Sighting[] {
  const { present, missing } = appendicesOf(reading)
  const found = missing.find(
    ({ here, kind }) => here || [...present].some(one => one.startsWith(key(kind).trimEnd().concat(' '))),
  )
  if (!found) return []
  return [{ severity: 2, quotes: [found.quote], facts: { name: found.name } }]
}

export const appendixMissing: Observation = {
  id: 'appendix-missing',
  category: 'structure',
  appliesTo: reading => reading.english && !reading.template && !reading.technical && reading.form === 'memo',
  sources: ['STAN'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s => `I am sent to “${s.facts.name}”, and no part of the text begins with that name.`,
      s => `Add “${s.facts.name}”, or say where else it can be had.`,
      s => `I looked for “${s.facts.name}” and could not find where it begins.`,
    ),
    'funnel-fixer': worried(
      s => `Whoever follows the pointer to “${s.facts.name}” finds no part of that name.`,
      s => `Put “${s.facts.name}” in, or take the pointer out.`,
      s => `A pointer to “${s.facts.name}” that leads nowhere costs the reader the thread.`,
    ),
    'investment-opportunity': worried(
      s => `“${s.facts.name}” is referred to and does not begin anywhere in the text.`,
      s => `Send “${s.facts.name}” along, or name the file that holds it.`,
      s => `What “${s.facts.name}” would prove is open until I have it.`,
    ),
    'team-execution': worried(
      s => `The text relies on “${s.facts.name}”, of which there is no heading in it.`,
      s => `Have one person check each pointer against its target, beginning with “${s.facts.name}”.`,
      s => `“${s.facts.name}” may have been cut or renamed, and its pointer was not.`,
    ),
  },
}
