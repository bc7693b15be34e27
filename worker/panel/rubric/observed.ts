/** What the catalogue sees in one document, once for all analysts, with the gates that concern sightings. */
import type { LocatedDocument } from '#db/shapes.ts'
import { catalogue, observationById } from './catalogue.ts'
import type { Observation, SightedQuote, Sighting } from './observation.ts'
import { type Reading, readSubmission } from './reading.ts'

export interface Observed {
  observation: Observation
  sighting: Sighting
  /** Where it stands: the leading quote's block, then its offset; a thing that is missing comes last. */
  position: [block: number, offset: number]
  /** Observations that were made on the same words and win there (gate G11). */
  beatenBy: Observation[]
}

const perObservation = 6
const perSighting = 3

const cache = new WeakMap<LocatedDocument, Observed[]>()

/** Every sighting in a document, in document order. Deterministic; read once for each document object. */
export function observe(document: LocatedDocument): Observed[] {
  const known = cache.get(document)
  if (known) return known
  const reading = readSubmission(document)
  const made = catalogue.flatMap(observation => sightingsOf(observation, reading))
  const order = new Map(catalogue.map((observation, at) => [observation, at]))
  const observed = made
    .map(one => ({ ...one, beatenBy: made.filter(other => wins(other, one)).map(other => other.observation) }))
    .sort(
      (a, b) =>
        a.position[0] - b.position[0] ||
        a.position[1] - b.position[1] ||
        (order.get(a.observation) ?? 0) - (order.get(b.observation) ?? 0),
    )
  cache.set(document, observed)
  return observed
}

/** What was observed, by the names of observations: their functions cannot pass from one thread to another. */
export interface Seen extends Omit<Observed, 'observation' | 'beatenBy'> {
  observation: string
  beatenBy: string[]
}

/** What `observe` sees, for another thread. */
export function seenIn(document: LocatedDocument): Seen[] {
  return observe(document).map(({ observation, beatenBy, ...rest }) => ({
    ...rest,
    observation: observation.id,
    beatenBy: beatenBy.map(({ id }) => id),
  }))
}

/** What another thread saw, as `observe` answers it. */
export function observedOf(seen: Seen[]): Observed[] {
  return seen.flatMap(({ observation: id, beatenBy, ...rest }) => {
    const observation = observationById(id)
    return observation
      ? { ...rest, observation, beatenBy: beatenBy.flatMap(other => observationById(other) ?? []) }
      : []
  })
}

type Made = Omit<Observed, 'beatenBy'>

function sightingsOf(observation: Observation, reading: Reading): Made[] {
  // Gate G9: of a template, only that it is one is said.
  if (reading.template && observation.id !== 'placeholder-left') return []
  if (!observation.appliesTo(reading)) return []
  const places = new Set<string>()
  const made: Made[] = []
  for (const sighting of observation.detect(reading)) {
    const quotes = sighting.quotes.slice(0, perSighting).filter(quote => offsetOf(reading, quote) >= 0)
    if (quotes.length === 0 && !sighting.lookedFor) continue
    const place = placeOf(reading, quotes[0])
    if (places.has(place)) continue
    places.add(place)
    const facts = { ...sighting.facts, turn: made.length }
    made.push({ observation, sighting: { ...sighting, quotes, facts }, position: positionOf(reading, quotes[0]) })
    if (made.length === perObservation) break
  }
  return made
}

function offsetOf(reading: Reading, quote: SightedQuote): number {
  if (quote.text.trim() === '') return -1
  return reading.document.blocks.find(block => block.id === quote.blockId)?.text.indexOf(quote.text) ?? -1
}

function positionOf(reading: Reading, quote: SightedQuote | undefined): [number, number] {
  if (!quote) return [reading.document.blocks.length, 0]
  const block = reading.document.blocks.findIndex(({ id }) => id === quote.blockId)
  return [block, offsetOf(reading, quote)]
}

/** Gate G8: one finding per observation and place, which is a slide or a section. */
function placeOf(reading: Reading, quote: SightedQuote | undefined): string {
  if (!quote) return 'missing'
  const block = reading.document.blocks.find(({ id }) => id === quote.blockId)
  if (block?.where.kind === 'slide') return `slide ${block.where.slide}`
  return block?.section === undefined ? quote.blockId : `section ${block.section}`
}

function wins(winner: Made, loser: Made): boolean {
  if (winner.observation === loser.observation) return false
  const beats = winner.observation.beats ?? []
  if (!beats.includes('*') && !beats.includes(loser.observation.id)) return false
  // Two that beat everything would beat each other: the one first in the catalogue stays.
  if (
    loser.observation.beats?.includes('*') &&
    catalogue.indexOf(loser.observation) < catalogue.indexOf(winner.observation)
  )
    return false
  // A fact that shows on other words too is not said twice by standing beside the winner.
  const { quotes } = loser.sighting
  return quotes.length > 0 && quotes.every(b => winner.sighting.quotes.some(a => overlap(a, b)))
}

function overlap(a: SightedQuote, b: SightedQuote): boolean {
  return a.blockId === b.blockId && (a.text.includes(b.text) || b.text.includes(a.text))
}
