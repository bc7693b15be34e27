/** How a sentence says what it says: who speaks, of when, and whether it denies. */
import type { Sentence } from './annotation.ts'

const reported =
  /\baccording to\b|\b(?:reports?|stud(?:y|ies)|surveys?|research(?:ers)?|analysts?|experts?|critics?|newspapers?|he|she|they)\b[^,.]{0,40}\b(?:says?|said|finds?|found|shows?|showed|estimates?|estimated|claims?|claimed|argues?|argued)\b/i
const future =
  /\b(?:will|shall|going to|plans? to|planned|expects?|expected|aims?|targets?|projected|projections?|forecasts?|next (?:month|quarter|year)|would|could|might|roadmap|goal)\b|['’]ll\b/i
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

/** Whether a place in a block stands inside quotation marks. */
function isInside(text: string, at: number, spans: readonly [number, number][]): boolean {
  return spans.some(([start, end]) => at >= start && at < end) || /^["“„«]/.test(text.slice(at, at + 1))
}

/** What stands in quotation marks in a block and is longer than a term. */
export function quotations(block: string): [number, number][] {
  const spans: [number, number][] = []
  for (const { 0: whole, index } of block.matchAll(/“[^”]{20,1200}”|"[^"]{20,1200}"|«[^»]{20,1200}»/g))
    spans.push([index, index + whole.length])
  return spans
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
