import type { Block, HiddenReason, LocatedDocument, Unread } from '#db/located-document.ts'
import { describePlace } from '#db/places.ts'
import { wordCount } from '#db/word-count.ts'
import { cutText } from '../text/well-formed-text.ts'
import { oneLine } from './one-line.ts'

export interface SubmissionPart {
  /** Includes its markers, and is identical in every request on this part, so that prompt caches hit. */
  text: string
  lines: string[]
}

export interface SubmissionText {
  /** One for nearly every submission; several if it is too long for one request. */
  parts: SubmissionPart[]
  blocks: Block[]
  /** What no part contains, in words for people; empty if nothing was left out. */
  unread: Unread[]
}

/** The longest submission is read completely, even by a model that accepts 120,000 characters at a time. */
const mostParts = 16

/** `marker` must be unguessable, or texts could forge it. Only a block longer than a part's `limit` is divided. */
export function submissionText(
  document: LocatedDocument,
  marker: string,
  limit: number,
  notes: string | null = null,
): SubmissionText {
  const { parts, blocks, unread } = partsWithin(document.blocks, limit)
  const left = [...document.unread, ...unread].map(part => `- ${describePlace(part.where)}: ${oneLine(part.why)}`)
  const partOf = (lines: string[], at: number): SubmissionPart => {
    const text = [
      `<<<SUBMISSION ${marker}`,
      ...factsOf(document),
      ...(parts.length > 1
        ? [`This is part ${at + 1} of ${parts.length}: the submission is too long to be shown at once.`]
        : []),
      ...lines,
      ...(left.length > 0 ? ['Not shown here, so never call it missing:', ...left] : []),
      `SUBMISSION ${marker}>>>`,
      ...(notes === null ? [] : [`<<<NOTES ${marker}`, oneLine(notes), `NOTES ${marker}>>>`]),
    ].join('\n')
    return { text, lines }
  }
  return { parts: parts.map(partOf), blocks, unread }
}

/** The beginning of the submission as people see it, so that a summary can say in its own words what it is. */
export function openingOf(document: LocatedDocument, marker: string, limit: number): string {
  const { parts } = partsWithin(
    document.blocks.filter(block => block.hidden === undefined),
    limit,
  )
  return [`<<<SUBMISSION ${marker}`, ...factsOf(document), ...(parts[0] ?? []), `SUBMISSION ${marker}>>>`].join('\n')
}

function partsWithin(blocks: Block[], limit: number): { parts: string[][]; blocks: Block[]; unread: Unread[] } {
  const parts: string[][] = [[]]
  let room = limit
  for (const [at, block] of blocks.entries()) {
    const lines = linesOf(block, limit, room)
    for (const [nth, line] of lines.entries()) {
      if (line.length > room && room < limit) {
        if (parts.length === mostParts) {
          const of = (some: string[]) => (some.length > 0 ? [{ ...block, text: some.join(' ') }] : [])
          const left = [...(nth > 0 ? of(lines.slice(nth)) : [block]), ...blocks.slice(at + 1)]
          const unread = [leftOut(nth > 0 ? 'inside this' : 'here', left, limit)]
          return { parts, blocks: [...blocks.slice(0, at), ...of(lines.slice(0, nth))], unread }
        }
        parts.push([])
        room = limit
      }
      parts.at(-1)?.push(line)
      room -= line.length + 1
    }
  }
  return { parts, blocks, unread: [] }
}

function leftOut(from: string, blocks: Block[], limit: number): Unread {
  const words = blocks.reduce((sum, block) => sum + wordCount(block.text), 0)
  const what = `From ${from} on, ${blocks.length} ${blocks.length === 1 ? 'block' : 'blocks'} (about ${words} words in all)`
  const room = `the ${mostParts} parts of ${limit} characters that the model is given`
  return {
    where: blocks[0]?.where ?? { kind: 'document' },
    why: `${what}: ${room} have no room for this, so no analyst reads it.`,
  }
}

/** The text in brackets is ours: other people's text can neither close them nor imitate a mark of ours. */
const told = (text: string) => cutText(oneLine(text).replace(/[[\]|]/g, '·'), 120)

/** Several lines only for a block that is longer than a part. It begins in this one unless little `room` is left. */
function linesOf(block: Block, limit: number, room: number): string[] {
  const said = [block.id, describePlace(block.where), kindOf(block), ...marksOf(block)].join(' | ')
  const lines: string[] = []
  for (let rest = oneLine(block.text).trim(); lines.length === 0 || rest !== ''; ) {
    const brackets = `[${cutText(said, limit / 4)}${lines.length > 0 ? ' | continued' : ''}] `
    const most = (lines.length === 0 && room > limit / 2 ? room : limit) - brackets.length
    const piece = rest.length + brackets.length <= limit ? rest : cutText(rest, most).replace(/ [^ ]*$/, '')
    lines.push(brackets + piece)
    rest = rest.slice(piece.length).trim()
  }
  return lines
}

function kindOf({ type, field }: Block): string {
  if (type === 'notes') return 'speaker notes: the presenter sees them, an audience does not'
  if (type !== 'form_field' || !field) return type.replace('_', ' ')
  const label = field.label === null ? 'no label' : `label "${told(field.label)}"`
  const placeholder = field.placeholder === null ? [] : [`placeholder "${told(field.placeholder)}"`]
  const state = [...(field.required ? ['required'] : []), ...(field.checked ? ['ticked beforehand'] : [])]
  return [`form field: ${told(field.type)}`, label, ...placeholder, ...state].join(', ')
}

/** Says first whether the block is visible, so that none of the submission's own text can precede that. */
function marksOf({ hidden, folded, href, links, struck, reacts, altMissing }: Block): string[] {
  return [
    ...(hidden === undefined ? [] : [shownLater[hidden] ?? `HIDDEN from people: ${told(hidden)}`]),
    ...(folded ? ['folded: a visitor has to open it'] : []),
    ...(altMissing ? ['no text alternative'] : []),
    ...(reacts === false ? ['does nothing when it is pressed'] : []),
    ...(struck ?? []).map(words => `struck through: "${told(words)}"`),
    ...(href === undefined ? [] : [`-> ${told(href)}`]),
    ...(links ?? []).map(link => `"${told(link.text)}" -> ${told(link.href)}`),
  ]
}

/** Reasons for being hidden that are normal on pages: a visitor can still reach the text. */
const shownLater: Partial<Record<string, string>> = {
  'opened by a control': 'opens on a press',
  'label for screen readers': 'read out by screen readers, not shown',
  'outside its frame': 'comes into view by scrolling or sliding its frame',
} satisfies Partial<Record<HiddenReason, string>>

function factsOf(document: LocatedDocument): string[] {
  const kind = document.kind === 'website' ? 'a website, rendered' : `a ${document.kind.toUpperCase()} document`
  const address = document.website
    ? [`Address: ${oneLine(document.website.finalUrl)}. ${countsOf(document.blocks)}`]
    : []
  return [
    `Kind: ${kind}. Language: ${document.language ?? 'not known'}. Title: ${oneLine(document.title ?? 'none')}`,
    ...address,
  ]
}

/** Counts what is in these blocks, because other measurements could contradict what the prompt shows. */
function countsOf(blocks: Block[]): string {
  const seen = blocks.filter(block => block.hidden === undefined)
  const count = (type: Block['type']) => seen.filter(block => block.type === type).length
  // A link around several blocks is one.
  const isInside = ({ href, type }: Block, at: number) => !/link|button/.test(type) && href === seen[at - 1]?.href
  const links = seen.flatMap((one, at) => [isInside(one, at) ? [] : (one.href ?? []), one.links ?? []].flat()).length
  const bare = seen.filter(block => block.altMissing).length
  return (
    `Counted in the blocks that people see: ${links} links, ${count('button')} buttons, ` +
    `${count('form_field')} fields that can be filled in, ${count('image')} images (${bare} without a text alternative).`
  )
}
