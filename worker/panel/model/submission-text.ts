import type { Block, LocatedDocument, Unread } from '#db/shapes.ts'
import { describePlace } from '../places.ts'
import { cutText } from '../sound-text.ts'
import { wordCount } from '../word-count.ts'
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

function lineOf(block: Block): string {
  const hidden = block.hidden === undefined ? '' : ` | HIDDEN from people: ${oneLine(block.hidden)}`
  return `[${block.id} | ${describePlace(block.where)} | ${block.type.replace('_', ' ')}${hidden}] ${oneLine(block.text)}`
}

function factsOf(document: LocatedDocument): string[] {
  const kind = document.kind === 'website' ? 'a website, rendered' : `a ${document.kind.toUpperCase()} document`
  const facts = document.website
  return [
    `Kind: ${kind}. Language: ${document.language ?? 'not known'}. Title: ${oneLine(document.title ?? 'none')}`,
    ...(facts
      ? [
          `Measured: address ${oneLine(facts.finalUrl)}; ${facts.words} words, ${facts.links} links, ${facts.buttons} buttons ` +
            `(${facts.actionsAboveFold} actions on the first screen), ${facts.forms} forms, ` +
            `${facts.imagesWithoutAlt} of ${facts.images} images without a text alternative.`,
        ]
      : []),
  ]
}
