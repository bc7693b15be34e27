/** What a submission's sentences are read for, once: every check and question matches on this and reads nothing itself. */
import type { Block, LocatedDocument } from '#db/located-document.ts'

export type Form = 'page' | 'deck' | 'text'

/** What a heading, a slide or a zone is about, told by its title's words; `other` where they do not tell. */
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

/** A number with what it counts. Offsets are of the sentence's text. */
export interface Amount {
  kind: 'money' | 'percent' | 'count' | 'duration' | 'multiple' | 'ratio'
  /** In base units: "€1.2m" is 1,200,000, "40%" is 40, "3x" is 3. Durations are in days. Of a range the lower end. */
  value: number
  /** ISO 4217 of money; null elsewhere, or where the sign does not tell. */
  currency: string | null
  /** The noun that is counted, singular and in lower case ("customer"); for money what it is of ("revenue"); null where none stands by it. */
  of: string | null
  /** "per month", "a year", "monthly", "/mo". */
  period: Period | null
  /** "per seat": the noun; null where none. */
  per: string | null
  /** A range is "about" its lower end. */
  bound: 'at least' | 'at most' | 'about' | null
  start: number
  end: number
}

/** A date, as exactly as it is written. `end` is the last day that it may mean: 2026 ends on 2026-12-31. */
export interface Moment {
  year: number
  /** 1 to 12; null where only a year or quarter stands. */
  month: number | null
  day: number | null
  end: Date
  start: number
  stop: number
}

/** A person who is named in full. Without a role or a word of speech beside it, two capitals may be a town: none is read. */
export interface Person {
  name: string
  role: string | null
  start: number
  end: number
}

export interface Sentence {
  /** Counts from 0 over the document. */
  at: number
  text: string
  block: Block
  /** Where it begins in its block's text. */
  start: number
  section: Section
  /** Words in lower case, in order, and the same stemmed. */
  words: string[]
  stems: ReadonlySet<string>
  amounts: Amount[]
  moments: Moment[]
  people: Person[]
  /** Who speaks: the submission, somebody it quotes (marks, or a testimonial's block), or somebody it reports on. */
  speaker: 'own' | 'quoted' | 'reported'
  time: 'past' | 'present' | 'future'
  /** The sentence denies what it tells. */
  negated: boolean
  /** It asks. */
  question: boolean
  /** What a person would not see, or speaker notes: checks on a text's claims leave it out. */
  seen: boolean
}

/** A heading, slide or zone with what stands under it. */
export interface Section {
  at: number
  title: string | null
  role: Role
  blocks: Block[]
}

/** Rows that stand as a table: each cell with the block it was read in. */
export interface Table {
  section: Section
  header: string[]
  rows: { cells: string[]; block: Block }[]
}

export interface Annotated {
  document: LocatedDocument
  form: Form
  /** False: checks on words and the questions are silent. */
  english: boolean
  sentences: Sentence[]
  sections: Section[]
  tables: Table[]
  /** When it was captured: the clock that rules on age use. */
  now: Date
}
