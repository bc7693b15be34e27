import type { Block, LocatedDocument, Unread } from '#db/located-document.ts'
import { describePlace } from '#db/places.ts'
import type { HiddenReason } from '#db/vocabulary.ts'
import { cutText } from '../text/well-formed-text.ts'
import { wordCount } from '../text/word-count.ts'
import { oneLine } from './one-line.ts'

export interface SubmissionText {
  /** The submission between its markers: the same for every request of a review, so that prompt caches hit. */
  text: string
  /** What did not fit, in words for people; empty where all did. */
  unread: Unread[]
}

/**
 * The submission as a model reads it: one block to a line, with its id, place and kind, between markers.
 * @param marker a string that nobody who wrote the submission could guess, or the markers could be forged.
 * @param notes what those who submitted it want the analysts to know: told, and never to be quoted.
 * @param limit the most characters of blocks; what is beyond it is left out whole blocks at a time, and named.
 */
export function submissionText(
  document: LocatedDocument,
  marker: string,
  limit: number,
  notes: string | null = null,
): SubmissionText {
  const { lines, unread } = linesWithin(document.blocks, limit)
  const left = [...document.unread, ...unread].map(part => `- ${describePlace(part.where)}: ${oneLine(part.why)}`)
  const text = [
    `<<<SUBMISSION ${marker}`,
    ...factsOf(document),
    ...lines,
    ...(left.length > 0 ? ['Not shown here, so never call it missing:', ...left] : []),
    `SUBMISSION ${marker}>>>`,
    ...(notes === null ? [] : [`<<<NOTES ${marker}`, oneLine(notes), `NOTES ${marker}>>>`]),
  ].join('\n')
  return { text, unread }
}

/** What a summary is shown, so that it can say what the submission is in its own words: how it begins, as people see it. */
export function openingOf(document: LocatedDocument, marker: string, limit: number): string {
  const { lines } = linesWithin(
    document.blocks.filter(block => block.hidden === undefined),
    limit,
  )
  return [`<<<SUBMISSION ${marker}`, ...factsOf(document), ...lines, `SUBMISSION ${marker}>>>`].join('\n')
}

function linesWithin(blocks: Block[], limit: number): { lines: string[]; unread: Unread[] } {
  const lines: string[] = []
  let used = 0
  for (const [at, block] of blocks.entries()) {
    const line = lineOf(block)
    if (used + line.length > limit) {
      // One huge block is cut inside; otherwise blocks go in whole, since half a sentence invites half a quote.
      if (at === 0) lines.push(cutText(line, limit))
      return { lines, unread: at === 0 ? cutInside(blocks, limit) : [cutAt(blocks.slice(at), limit)] }
    }
    lines.push(line)
    used += line.length + 1
  }
  return { lines, unread: [] }
}

function cutInside([first, ...rest]: Block[], limit: number): Unread[] {
  const part = first ? [leftOut([first], 'A part of this', limit)] : []
  return rest.length > 0 ? [...part, cutAt(rest, limit)] : part
}

function cutAt(rest: Block[], limit: number): Unread {
  return leftOut(rest, `From here on, ${rest.length} ${rest.length === 1 ? 'block' : 'blocks'}`, limit)
}

function leftOut(blocks: Block[], what: string, limit: number): Unread {
  const words = blocks.reduce((sum, block) => sum + wordCount(block.text), 0)
  return {
    where: blocks[0]?.where ?? { kind: 'document' },
    why: `${what} (about ${words} words in all) did not fit into the ${limit} characters that the model is given, so no analyst read it.`,
  }
}

/** What stands in the brackets is ours: what others wrote can neither close them nor pass for a mark of its own. */
const told = (text: string) => cutText(oneLine(text).replace(/[[\]|]/g, '·'), 120)

function lineOf(block: Block): string {
  const inBrackets = [block.id, describePlace(block.where), kindOf(block), ...marksOf(block)]
  return `[${inBrackets.join(' | ')}] ${oneLine(block.text)}`
}

function kindOf({ type, field }: Block): string {
  if (type === 'notes') return 'speaker notes: the presenter sees them, an audience does not'
  if (type !== 'form_field' || !field) return type.replace('_', ' ')
  const label = field.label === null ? 'no label' : `label "${told(field.label)}"`
  const placeholder = field.placeholder === null ? [] : [`placeholder "${told(field.placeholder)}"`]
  const state = [...(field.required ? ['required'] : []), ...(field.checked ? ['ticked beforehand'] : [])]
  return [`form field: ${told(field.type)}`, label, ...placeholder, ...state].join(', ')
}

/** Whether anybody sees it comes first, so that nothing can stand before that. */
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

/** Reasons that are how pages work, and hide nothing from whoever uses one. */
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

/** Counted in the blocks that are shown here: what was measured elsewhere could contradict them. */
function countsOf(blocks: Block[]): string {
  const seen = blocks.filter(block => block.hidden === undefined)
  const count = (type: Block['type']) => seen.filter(block => block.type === type).length
  const links = count('link') + seen.reduce((sum, block) => sum + (block.links?.length ?? 0), 0)
  const bare = seen.filter(block => block.altMissing).length
  return (
    `Counted in the blocks that people see: ${links} links, ${count('button')} buttons, ` +
    `${count('form_field')} form fields, ${count('image')} images (${bare} without a text alternative).`
  )
}
