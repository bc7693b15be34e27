import type { Sentence } from './annotation.ts'
import { pattern } from './pattern.ts'

const reported = pattern(
  'i',
  String.raw`\baccording to\b|\b(?:reports?|stud(?:y|ies)|surveys?|research(?:ers)?|analysts?|experts?|critics?`,
  String.raw`|newspapers?|he|she|they)\b[^,.]{0,40}\b(?:says?|said|finds?|found|shows?|showed|estimates?|estimated`,
  String.raw`|claims?|claimed|argues?|argued)\b`,
)
const future = pattern(
  'i',
  String.raw`\b(?:will|shall|going to|plans? to|planned|expects?|expected|aims?|targets?|projected|projections?`,
  String.raw`|forecasts?|wants?|hopes?|next (?:month|quarter|year)|would|could|might|roadmap|goal)\b|['’]ll\b`,
)
const past =
  /\b(?:was|were|had|did|been|ago|last (?:week|month|quarter|year)|previously|formerly|used to|\p{L}{3,}ed)\b/iu
const present = /\b(?:is|are|has|have|do|does|now|today|currently)\b|['’](?:s|re|ve)\b/i
const negation = /\b(?:no|not|never|without|nor|neither|none|nobody|nothing|cannot|instead of|rather than)\b|n['’]t\b/i

export function timeOf(text: string): Sentence['time'] {
  if (future.test(text)) return 'future'
  return past.test(text) && !present.test(text) ? 'past' : 'present'
}

export const isNegated = (text: string): boolean => negation.test(text)
export const isQuestion = (text: string): boolean => /\?["”’')\]]{0,2}$/.test(text)

function isInside(text: string, at: number, spans: readonly [number, number][]): boolean {
  return spans.some(([start, end]) => at >= start && at < end) || /^["“„«]/.test(text.slice(at, at + 1))
}

const pairs = [
  ['“', '”'],
  ['"', '"'],
  ['«', '»'],
] as const
/** In characters. Shorter quotations are terms; longer ones come from unpaired marks. */
const [shortest, longest] = [20, 1_200]

/** The spans in quotation marks, found in linear time. */
export function quotations(block: string): [number, number][] {
  return pairs.flatMap(([opens, closes]) => {
    const spans: [number, number][] = []
    let at = block.indexOf(opens)
    while (at !== -1) {
      const end = block.indexOf(closes, at + 1)
      if (end === -1) break
      // If several marks open before one closes, the last one counts.
      const start = opens === closes ? at : block.lastIndexOf(opens, end)
      if (end - start > shortest && end - start < longest) spans.push([start, end + 1])
      at = block.indexOf(opens, end + 1)
    }
    return spans
  })
}

export function speakerOf(
  text: string,
  block: string,
  start: number,
  spans: readonly [number, number][],
): Sentence['speaker'] {
  if (spans.length > 0 && isInside(block, start, spans)) return 'quoted'
  return reported.test(text) ? 'reported' : 'own'
}
