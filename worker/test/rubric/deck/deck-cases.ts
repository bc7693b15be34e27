/** A plain seed deck about an invented company, whose slides a test replaces or leaves out one by one. */
import type { LocatedDocument } from '#db/shapes.ts'
import { observationById } from '#worker/panel/rubric/catalogue.ts'
import { deckObservations } from '#worker/panel/rubric/deck/observations.ts'
import type { Sighting } from '#worker/panel/rubric/observation.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { deck, memo, type Part, type SlideParts } from '../documents.ts'

export const plainSlides = {
  cover: { title: 'Brindlecot', body: ['Booking software for independent dental clinics', 'Seed round'] },
  problem: { title: 'Problem', body: ['Receptionists lose nine hours a week to calls about appointments.'] },
  solution: {
    title: 'Solution',
    body: ['Brindlecot lets patients book and move appointments themselves.', 'See the demo.'],
  },
  whyNow: { title: 'Why now', body: ['Since 2025 the national health card allows sign-in from outside.'] },
  market: {
    title: 'Market',
    body: ['18,000 clinics × €2,400 a year = €43.2M in three countries, to expand into seven more.'],
  },
  competition: { title: 'Competition', body: ['Most clinics use a paper diary or the phone.'] },
  model: { title: 'Business model', body: ['Clinics pay €200 per month, by subscription. Gross margin is 78%.'] },
  traction: { title: 'Traction', body: ['61 paying clinics in March 2026.', 'Churn is 1% a month.'] },
  reach: { title: 'Go-to-market', body: ['First the dental association in Porto: 40 visits led to 19 contracts.'] },
  team: { title: 'Team', body: ['Avelina Torrado, CEO: ran the front desk of a dental chain for 9 years.'] },
  ask: { title: 'The ask', body: ['Raising €1M for two engineers and a trainer.'] },
} satisfies Record<string, SlideParts>

/** What stands in a deck of a medicine that nobody can buy yet. */
export const inTrials = {
  title: 'What the data say',
  body: ['Mouse lung: 3.1 log drop.', 'Phase 1b against placebo.'],
} satisfies SlideParts

type Name = keyof typeof plainSlides

/** The plain deck with some slides replaced (a list stands for several), or left out by null. */
export function pitch(
  changes: Partial<Record<Name, SlideParts | SlideParts[] | null>> = {},
  more: Partial<LocatedDocument> = {},
  appendix: SlideParts[] = [],
): LocatedDocument {
  const slides = Object.entries(plainSlides).flatMap(([name, slide]): SlideParts[] => {
    const change = changes[name as Name]
    return change === undefined ? [slide] : change === null ? [] : Array.isArray(change) ? change : [change]
  })
  return deck([...slides, ...appendix], more)
}

/** The plain deck with other words on one slide, whose title stays. */
export function on(name: Name, ...body: (string | Part)[]): LocatedDocument {
  return titled(name, plainSlides[name].title, ...body)
}

/** The plain deck with another title and other words on one slide. */
export function titled(name: Name, title: string, ...body: (string | Part)[]): LocatedDocument {
  return pitch({ [name]: { title, body } })
}

export const row = (text: string) => ({ type: 'table_row' as const, text })
export const chart = (text: string) => ({ type: 'chart' as const, text })

/** The same slides as a memo: each title a heading, no notes. */
export function asMemo(slides: SlideParts[]): LocatedDocument {
  return memo(
    slides.flatMap(({ title, body = [] }) => [
      ...(title ? [{ type: 'heading', level: 1, text: title } as const] : []),
      ...body,
    ]),
  )
}

/** The same slides as the pages of a PDF. */
export function asPdf(slides: SlideParts[]): LocatedDocument {
  const document = deck(slides)
  return {
    ...document,
    kind: 'pdf',
    blocks: document.blocks.map(block => ({
      ...block,
      where: { kind: 'page', page: block.where.kind === 'slide' ? block.where.slide : 1 },
    })),
  }
}

/** What one observation sees in a document. */
export function seen(id: string, document: LocatedDocument): Sighting[] {
  const observation = deckObservations.find(candidate => candidate.id === id)
  if (!observation) throw new Error(`No deck observation is called ${id}`)
  const reading = readSubmission(document)
  return observation.appliesTo(reading) ? observation.detect(reading) : []
}

/** Every sentence that every analyst would say of a sighting. */
export function sentencesOf(id: string, sighting: Sighting): string[] {
  const observation = observationById(id)
  if (!observation) throw new Error(`No observation is called ${id}`)
  const views = Object.values(observation.views)
  return [
    ...views.flatMap(view => [view.claim(sighting), view.suggestion(sighting), view.reason(sighting)]),
    ...(observation.question ? [observation.question(sighting)] : []),
  ]
}

export interface Cases {
  /** The observation's id. */
  id: string
  /** Where it holds. */
  holds: [why: string, document: LocatedDocument][]
  /** Where it nearly holds, and where a naive rule would see it. */
  not: [why: string, document: LocatedDocument][]
}
