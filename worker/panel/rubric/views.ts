/** Short ways to write an analyst's view of a fact. */
import type { Sighting, View } from './observation.ts'
import { clip } from './text.ts'

/** A sentence, or how to make one from the sighting. */
type Say = string | ((sighting: Sighting) => string)

function saying(say: Say): (sighting: Sighting) => string {
  return typeof say === 'string' ? () => say : say
}

function view(sign: View['sign'], claim: Say, suggestion: Say, reason: Say): View {
  return { sign, claim: saying(claim), suggestion: saying(suggestion), reason: saying(reason) }
}

/** A view that welcomes the fact: the claim, what to do next, why it votes so. */
export function pleased(claim: Say, suggestion: Say, reason: Say): View {
  return view('+', claim, suggestion, reason)
}

/** A view that is worried by the fact. */
export function worried(claim: Say, suggestion: Say, reason: Say): View {
  return view('-', claim, suggestion, reason)
}

/** A view that cannot judge the fact from the document, and asks. */
export function asks(claim: Say, suggestion: Say, reason: Say): View {
  return view('?', claim, suggestion, reason)
}

/**
 * Other words for the second and third sighting of one observation, so that a report does not repeat itself. The
 * engine numbers an observation's sightings in `facts.turn`.
 */
export function inTurn(...says: [Say, ...Say[]]): (sighting: Sighting) => string {
  return sighting => saying(says[Number(sighting.facts.turn ?? 0) % says.length] ?? says[0])(sighting)
}

/**
 * The sighting's quote in quotation marks, for use inside a sentence: without its own full stop, cut at a word's end with
 * an ellipsis.
 */
export function said(sighting: Sighting, which = 0, characters = 110): string {
  const quote =
    sighting.quotes[which]?.text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<!\.)[.;:,]$/, '') ?? ''
  const short = clip(quote, characters)
  return `“${short}${short.length < quote.length ? ' …' : ''}”`
}
