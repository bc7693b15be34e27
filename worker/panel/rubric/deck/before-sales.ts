/** Companies that have nothing to sell yet, and owe no margin, no customers and no channel until they have. */
import { everyMatch } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { everything } from './finding.ts'

const laboratory =
  /\bpre-?clinical\b|\bphase (?:[123]|I{1,3})[ab]?\b|\bin vi(?:vo|tro)\b|\b(?:mouse|mice|murine|rats?)\b|\btoxicology\b|\bIND\b|\borphan (?:drug|designation)\b|\bfirst[- ]in[- ]human\b|\bclinical (?:trials?|isolates?|study|studies)\b|\bG[LM]P\b|\btherapeutics?\b|\bcompounds?\b|\bmolecules?\b|\bvaccines?\b|\b(?:lead|drug) candidates?\b|\bplacebo\b|\bsensitivity\b|\bspecificity\b|\bUKCA\b|\bCE[- ]mark\w*|\bFDA\b|\b510\(k\)|\bbreakthrough designation\b|\bnotified body\b|\bassays?\b/i

/** A medicine or a test on its way to approval: three words of the trade, for one may stand in any text. */
export const isInTrials = (deck: DeckReading): boolean =>
  new Set(everyMatch(laboratory, everything(deck)).map(({ text }) => text.toLowerCase())).size >= 3

/** It says itself that nothing is earned yet. */
export const saysNoRevenue = (deck: DeckReading): boolean =>
  /\b(?:no|zero|without) revenues?\b|\bpre-?revenue\b|\bbefore (?:any |first )?revenues?\b|\bno (?:paying )?customers (?:yet|so far|who pay)\b|\bnothing (?:is |has been )?sold\b|\b(?:nobody|no one) has (?:yet )?(?:bought|paid|ordered)\b|\bhave not (?:yet )?sold (?:any|one|a)/i.test(
    everything(deck),
  )
