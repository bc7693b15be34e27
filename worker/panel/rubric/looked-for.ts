/**
 * What a report that found nothing can say for itself: how the text was read, and which kinds of things were looked for
 * in it. It repeats what the rules did and adds no judgement to it: that a rule was silent does not make the thing absent.
 */
import type { LocatedDocument } from '#db/shapes.ts'
import { catalogue } from './catalogue.ts'
import { listed } from './deck/phrases.ts'
import type { SlideRole } from './deck/roles.ts'
import { observe } from './observed.ts'
import { type Reading, readSubmission } from './reading.ts'

/** Slips, as a reader would call them. */
const slips: Record<string, string> = {
  'statistic-unsourced': 'statistics without a source',
  'superlative-unbacked': 'ranks that nothing backs',
  'absolute-promise': 'promises without a condition',
  'buzzword-dense': 'heaps of buzzwords',
  'placeholder-left': 'placeholders that were left in',
  'hidden-text': 'text that a person would not see',
  'acronym-undefined': 'abbreviations that are not spelled out',
  'wall-of-text': 'walls of text',
}

/** Strengths, by what would have shown them. */
const strengths: Record<string, string> = {
  'sources-beside-figures': 'sources beside two figures',
  'result-compared': 'a result with its comparison',
  'retention-with-base': 'a count of who stayed',
  'ask-split-adds-up': 'a round whose parts add up',
  'risks-answered': 'risks with an answer',
  'limit-admitted': 'a weak point that is admitted',
  'team-record-specific': 'two people with what they did before and where',
}

const parts: Record<SlideRole, string> = {
  problem: 'the problem',
  solution: 'the product',
  timing: 'why now',
  market: 'the market',
  competition: 'the competition',
  model: 'the business model',
  traction: 'the results so far',
  'go-to-market': 'the way to customers',
  team: 'the team',
  ask: 'the ask',
  financials: 'the figures to come',
}

export interface LookedFor {
  /** How many observations can be made of a text of this kind and had no sighting. */
  observations: number
  /** Whether the lists of words are in its language. */
  english: boolean
  /** How it was read and what was looked for, as whole sentences. */
  told: string[]
}

/** A note of a few lines has no headings to be recognised by. */
const fewestParts = 4

function howRead({ deck, english }: Reading): string[] {
  if (!deck || !english) return []
  const roles = (Object.keys(parts) as SlideRole[]).filter(role =>
    deck.slides.some(slide => slide.roles.includes(role)),
  )
  if (deck.pitch)
    return [
      roles.length > 0
        ? `It was read as a pitch, with ${listed(roles.map(role => parts[role]))} recognised by headings or words.`
        : 'It was read as a pitch.',
    ]
  if (deck.slides.length < fewestParts) return []
  return ['Its parts were not recognised as those of a pitch, so nothing was said of what could be missing from it.']
}

/**
 * How many observations were tried on a text of this kind without a sighting, and what they are about. One that holds
 * and that nobody on the panel has a view of is not among them.
 */
export function lookedFor(document: LocatedDocument): LookedFor {
  const reading = readSubmission(document)
  const holding = new Set(observe(document).map(({ observation }) => observation.id))
  const tried = new Set(
    catalogue.filter(({ id, appliesTo }) => appliesTo(reading) && !holding.has(id)).map(({ id }) => id),
  )
  const named = (phrases: Record<string, string>) =>
    Object.entries(phrases).flatMap(([id, phrase]) => (tried.has(id) ? [phrase] : []))
  const [wrong, right] = [named(slips), named(strengths)]
  return {
    observations: tried.size,
    english: reading.english,
    told: [
      ...howRead(reading),
      ...(wrong.length > 0 ? [`Slips on the list: ${listed(wrong)}.`] : []),
      ...(right.length > 0 ? [`Strengths on the list: ${listed(right)}.`] : []),
      // What a list of words does not recognise may stand there all the same, so nothing is called absent.
      ...(wrong.length + right.length > 0
        ? ['Each is known by certain words and figures only: the text may hold any of them and put it otherwise.']
        : []),
    ],
  }
}
