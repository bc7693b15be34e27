/** What every check and question reads, so that none of them parses text itself. */
import type { Block, LocatedDocument } from '#db/located-document.ts'

export type Form = 'page' | 'deck' | 'text'

/** What a section is about, by the words of its title; `other` if the title does not say. */
export const roles = [
  'top',
  'problem',
  'solution',
  'timing',
  'market',
  'competition',
  'traction',
  'pricing',
  'go-to-market',
  'team',
  'ask',
  'financials',
  'roadmap',
  'proof',
  'faq',
  'terms',
  'privacy',
  'contact',
  'other',
] as const
export type Role = (typeof roles)[number]

export type Period = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'

/** A number with what it counts. Offsets are into the sentence's text. */
export interface Amount {
  kind: 'money' | 'percent' | 'count' | 'duration' | 'multiple' | 'ratio'
  /** In base units: "€1.2m" is 1,200,000, "40%" is 40, "3x" is 3; durations in days; for a range its lower end. */
  value: number
  /** ISO 4217; null if it is not money. */
  currency: string | null
  /** The counted noun, singular and in lower case ("customer"); for money what it measures ("revenue"); null if there is none. */
  of: string | null
  period: Period | null
  /** The noun of "per seat", or null. */
  per: string | null
  /** "about" for a range; null for an exact amount. */
  bound: 'at least' | 'at most' | 'about' | null
  start: number
  end: number
}

/** A date, as precise as it is written. `end` is the last day that it may mean: 2026 ends on 2026-12-31. */
export interface WrittenDate {
  year: number
  /** 1 to 12; null if only a year or quarter is written. */
  month: number | null
  day: number | null
  end: Date
  start: number
  stop: number
}

export interface Sentence {
  /** Index in the document, from 0. */
  at: number
  text: string
  block: Block
  /** Offset in its block's text. */
  start: number
  section: Section
  /** In lower case, in order. */
  words: string[]
  amounts: Amount[]
  dates: WrittenDate[]
  /** Who speaks: the submission itself, somebody it quotes in quotation marks, or somebody whose words it reports. */
  speaker: 'own' | 'quoted' | 'reported'
  time: 'past' | 'present' | 'future'
  negated: boolean
  question: boolean
  /** False for hidden text and speaker notes, which most checks ignore. */
  seen: boolean
}

/** A heading, slide or zone with everything under it. */
export interface Section {
  at: number
  title: string | null
  role: Role
  blocks: Block[]
}

export interface Table {
  section: Section
  header: string[]
  rows: { cells: string[]; block: Block }[]
}

export interface Annotated {
  document: LocatedDocument
  form: Form
  /** If false, checks on words do not run and no question is looked up. */
  english: boolean
  sentences: Sentence[]
  sections: Section[]
  tables: Table[]
  /** When the submission was captured, which checks on dates take as today. */
  now: Date
}
