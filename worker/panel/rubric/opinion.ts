/**
 * One analyst's opinion: what it says of the facts that the catalogue sees. It knows the document and who sits on the
 * panel, and nothing of what the others say.
 */
import type { Finding, PanelAnalyst } from '#db/shapes.ts'
import type { Stance } from '#db/vocabulary.ts'
import type { DraftFinding } from '../ports.ts'
import { observationById } from './catalogue.ts'
import { citationOf } from './citations.ts'
import { type Sight, sightOf } from './lens.ts'
import type { Observation, View } from './observation.ts'
import type { Observed } from './observed.ts'

/** An analyst says at most this much, and keeps room for so many strengths where it has them. */
const mostFindings = 12
const roomForStrengths = 3

export const stanceOf = { '+': 'strength', '-': 'concern', '?': 'question' } as const satisfies Record<
  View['sign'],
  Stance
>

interface Thought {
  draft: DraftFinding
  /** How far the fact is from this analyst's job. */
  distance: number
}

/** The findings of `analyst`: what worries or puzzles it first, the gravest first, then what pleases it. */
export function opinionOf(observed: Observed[], analyst: PanelAnalyst, panel: PanelAnalyst[]): DraftFinding[] {
  const sights = sightsOf(panel)
  const own = sights.find(sight => sight.analyst.id === analyst.id)
  if (!own) return []
  const thoughts = sayable(observed, sights).flatMap(observed => thoughtOf(observed, own, sights) ?? [])
  return chosen(eachSentenceOnce(thoughts)).map(thought => thought.draft)
}

function sightsOf(panel: PanelAnalyst[]): Sight[] {
  return [...panel].sort((a, b) => a.id - b.id).map(analyst => sightOf(analyst, panel))
}

/** What this panel can say: facts that someone on it has a view of, and that no such fact beats (gate G11). */
function sayable(all: Observed[], sights: Sight[]): Observed[] {
  const seen = (observation: Observation) => sights.some(sight => sight.view(observation) !== undefined)
  return all.filter(({ observation, beatenBy }) => seen(observation) && !beatenBy.some(seen))
}

/**
 * An analyst whose lens takes a side says so, whatever others may say. One that can only ask speaks where nobody on
 * this panel takes a side: elsewhere its vote says that it cannot tell.
 */
function thoughtOf(observed: Observed, own: Sight, sights: Sight[]): Thought | null {
  const { observation } = observed
  const view = own.view(observation)
  if (!view) return null
  if (view.sign === '?' && sights.some(sight => takesSide(sight.view(observation)))) return null
  if (speakerOf(observed, view, sights) !== own) return null
  return { draft: draftOf(observed, view), distance: distanceOf(own, observation) }
}

function takesSide(view: View | undefined): boolean {
  return view !== undefined && view.sign !== '?'
}

/**
 * Of several who would say it in the very same words (two of one lens, or a lens borrowed from another on this panel)
 * one speaks: whose own words they are, then the one whose prompt leads with the subject, then the lowest id. The others
 * vote on it.
 */
function speakerOf({ observation, sighting }: Observed, view: View, sights: Sight[]): Sight | undefined {
  const words = view.claim(sighting)
  const alike = sights.filter(sight => sight.view(observation)?.claim(sighting) === words)
  return alike.find(({ lens }) => lens !== null) ?? alike.find(sight => sight.leads(observation)) ?? alike[0]
}

/** How much a finding's fact is its author's job: 0 where its lens stands first in the observation's views. */
export function distanceToJob(finding: Finding, panel: PanelAnalyst[]): number {
  const observation = observationById(finding.observation)
  const author = panel.find(analyst => analyst.id === finding.analystId)
  return observation && author ? distanceOf(sightOf(author, panel), observation) : 0
}

function distanceOf(sight: Sight, observation: Observation): number {
  const order = Object.keys(observation.views)
  if (sight.lens !== null) return order.indexOf(sight.lens)
  return sight.leads(observation) ? -1 : order.length
}

function draftOf({ observation, sighting }: Observed, view: View): DraftFinding {
  return {
    stance: stanceOf[view.sign],
    severity: view.sign === '+' ? 1 : sighting.severity,
    category: observation.category,
    claim: view.claim(sighting),
    suggestion: view.suggestion(sighting),
    quotes: sighting.quotes.map(quote => quote.text),
    lookedFor: sighting.quotes.length === 0 ? (sighting.lookedFor ?? null) : null,
    source: citationOf(observation.sources[0]),
    observation: observation.id,
    blockIds: sighting.quotes.map(quote => quote.blockId),
  }
}

/** A sentence that two sightings would both give is said once, of the graver one, then the earlier. */
function eachSentenceOnce(thoughts: Thought[]): Thought[] {
  const byWords = new Map<string, Thought>()
  for (const thought of thoughts) {
    const said = byWords.get(thought.draft.claim)
    if (!said || thought.draft.severity > said.draft.severity) byWords.set(thought.draft.claim, thought)
  }
  return thoughts.filter(thought => byWords.get(thought.draft.claim) === thought)
}

/** What it says where it has more to say than fits: severity, then whose job it is, then the document's order. */
function chosen(thoughts: Thought[]): Thought[] {
  const weighed = thoughts.toSorted((a, b) => b.draft.severity - a.draft.severity || a.distance - b.distance)
  const isStrength = ({ draft }: Thought) => draft.stance === 'strength'
  const strengths = weighed.filter(isStrength)
  const rest = weighed.filter(thought => !isStrength(thought))
  const kept = rest.slice(0, mostFindings - Math.min(roomForStrengths, strengths.length))
  return [...kept, ...strengths.slice(0, mostFindings - kept.length)]
}
