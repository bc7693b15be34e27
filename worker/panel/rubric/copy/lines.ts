/** Lines of a text that stand for what a page draws: a step to take, an order to the reader, a heading. */
import { intentOf, isWeak } from '../page/labels.ts'
import { wordsOf } from '../text.ts'
import { sumsIn } from './sums.ts'

/** `step`: what one may do now, as a button would say it or with a way to reach somebody. `order`: an instruction. */
export type LineKind = 'step' | 'order' | null

const longestLabel = 7
/** "See a bike near you", "Try it free for 30 days": the imperatives that buttons are made of. */
const imperative =
  /^\W*(?:see|try|start|get|book|order|reserve|rent|buy|join|sign up|subscribe|request|schedule|download|claim|find|choose|pick|shop|contact|talk|call|visit|taste|hire|learn|discover|check|compare|ask)\b(?![-’'])/i
/** "Call Niamh on 0113 496 0182", "write to orders@…", "book at …": a way to the seller. */
const reached =
  /\b(?:call|ring|phone|text|write|e-?mail|mail|book|order|reply|ask|whatsapp|contact|reach|sign up|visit|come|talk|bookings?)\b[^.\n]{0,80}?(?:[\w.+-]+@[\w-]+\.\w|\bwww\.|https?:|\b\w+\.(?:com|co|example|org|net|eu|uk|de|be|shop)\b|\+?\d[\d ()/-]{6,}\d)/i
const ordered =
  /^\W*(?:\d+[.)]\s*)?(?:take|scan|open|send|tell|choose|pick|bring|ride|upload|connect|answer|sign|book|call|write|pay|enter|add|click|order|drop|leave|try|get|see|stop|rent|start|find|come)\b/i

const ends = /[.!?:;,]\s*$/

/** A line that could stand on a button: few words, no sentence, and one may do it. */
export function isLabel(text: string): boolean {
  const line = text.trim()
  if (wordsOf(line).length > longestLabel || wordsOf(line).length === 0 || /[.?:;,|]\s*$|\d{2}[:.]\d{2}/.test(line))
    return false
  return intentOf(line) !== null || isWeak(line) || (imperative.test(line) && sumsIn(line).length === 0)
}

export function lineKind(text: string): LineKind {
  if (isLabel(text) || reached.test(text)) return 'step'
  return ordered.test(text) ? 'order' : null
}

/** A short line that is no sentence and no label: what stands over the lines below it. */
export function isHeadingLine(text: string): boolean {
  const line = text.trim()
  return (
    wordsOf(line).length <= 6 && /^\p{Lu}/u.test(line) && (!ends.test(line) || /\?$/.test(line)) && !/\d/.test(line)
  )
}
