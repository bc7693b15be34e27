/** A study that was reviewed here, and is a preprint there. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isOfOthers, isSupposed, toldOf } from '../told-whole.ts'

const reviewed = /\bpeer[- ]reviewed\b/i
const still =
  /\b(?:pre-?print|bioRxiv|medRxiv|arXiv|SSRN)\b|\bunder (?:peer[- ])?review\b|\bsubmitted to (?:a|the|\p{Lu})|\bmanuscript (?:in preparation|submitted)\b|\bnot (?:yet )?(?:been )?peer[- ]reviewed\b/iu
/** Two works, of which one may be further than the other. */
const several =
  /\b(?:published in|appeared in|journal of|nature|lancet|papers|publications|studies|articles|two|three|four|five|\d+ peer|first|second|another|further|new|follow-?up|also|both|accepted)\b/i

export function peerReviewed(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(({ text }) => !isOfOthers(text))
  const claims = all.filter(
    ({ text }) => reviewed.test(text) && !still.test(text) && !/\b(?:not|no|never|un)\b/i.test(text),
  )
  const [claim] = claims
  if (!claim || claims.some(({ text }) => several.test(text) || isSupposed(text))) return []
  const open = all.find(told => still.test(told.text) && !several.test(told.text) && areApart(told, claim))
  if (!open || all.some(({ text }) => /\b(?:published|accepted) (?:in|by)\b/i.test(text) && !still.test(text)))
    return []
  return [
    clash(reading, 'the review of the study', 'What is still under review has not been reviewed.', [
      { told: claim, words: reviewed.exec(claim.text)?.[0] ?? '' },
      { told: open, words: still.exec(open.text)?.[0] ?? '' },
    ]),
  ]
}
