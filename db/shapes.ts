/**
 * The shapes that cross processes as JSON: what a worker stores and an API answers. Types only; the panel's domain
 * makes them, `db` keeps them and `api/contracts` states them again as schemas that are checked against these.
 */
import type {
  BlockType,
  Category,
  DocumentKind,
  EngineName,
  FailureCode,
  Severity,
  Stance,
  Viewport,
  Vote,
} from './vocabulary.ts'

/** A rectangle in CSS pixels from the top left corner of the whole page. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where a block stands. Pages, slides and paragraphs count from 1. */
export type Place =
  | { kind: 'page'; page: number }
  | { kind: 'slide'; slide: number; hidden: boolean }
  | { kind: 'paragraph'; paragraph: number }
  | { kind: 'box'; box: Box; viewport: Viewport }
  | { kind: 'document' }

/** A part of a page that is not its content. */
export type Zone = 'main' | 'nav' | 'header' | 'footer' | 'aside' | 'overlay' | 'consent'

/** How a block looks. Sizes in CSS pixels (points in a PDF or slide), colours as #rrggbb. */
export interface BlockStyle {
  size?: number
  weight?: number
  color?: string
  /** The solid colour behind the text; null where it is an image, a gradient or unknown. */
  background?: string | null
  /** WCAG contrast of the text on `background`; null where that cannot be computed. */
  contrast?: number | null
  /** A link or button drawn with its own background or border. */
  filled?: boolean
}

/** What a form field asks. */
export interface FormField {
  type: string
  label: string | null
  placeholder: string | null
  required: boolean
  checked: boolean
  form: number
}

/** One piece of the submission's text in reading order. `id` is unique in its document ("b1", "b2", …). */
export interface Block {
  id: string
  type: BlockType
  text: string
  where: Place
  /** 1 to 6, for headings. */
  level?: number
  href?: string
  style?: BlockStyle
  /** For blocks of a website. */
  zone?: Zone
  aboveFold?: boolean
  /** The box in the phone's rendering, where it is shown there. */
  phoneBox?: Box
  /** Counts headings passed: blocks of one section share it. */
  section?: number
  field?: FormField
  /** Blocks of one card, list or row of siblings share it. */
  group?: number
  /** An image with no alt attribute at all, 64 px or more, or alone in its link. An empty alt marks decoration. */
  altMissing?: boolean
  /** Links inside its running text, in order; a link that stands alone is a block of its own. */
  links?: { text: string; href: string }[]
  /** Words in it that are struck through, as an old price is. */
  struck?: string[]
  /** Whether a real click on it changed anything: address, dialog, scroll or text. Absent where none was tried. */
  reacts?: boolean
  /** Why a person would not see this text; absent where they would. */
  hidden?: string
}

/** A part that could not be read, and why, in words for people. */
export interface Unread {
  where: Place
  why: string
}

/** One page of a PDF or one slide. Sizes in points; `imageShare` is the part of its area under images, 0 to 1. */
export interface Sheet {
  number: number
  width: number
  height: number
  words: number
  hidden: boolean
  imageShare: number | null
}

/** What was measured while a website was rendered. Times in milliseconds, sizes in bytes as transferred. */
export interface WebsiteFacts {
  requestedUrl: string
  finalUrl: string
  status: number
  title: string
  description: string
  words: number
  headings: number
  links: number
  buttons: number
  actionsAboveFold: number
  forms: number
  images: number
  imagesWithoutAlt: number
  /** What its own markup says the site is called; absent where it says nothing. */
  siteNames?: string[]
  /** Videos and players embedded in the page; absent where they were not counted. */
  videos?: number
  requests: number
  bytes: number
  largestContentfulPaint: number | null
  /** The element painted then, in words; null where the browser did not say. */
  largestContentfulElement: string | null
  firstByte: number | null
  consoleErrors: string[]
  consentDismissed: boolean
  /** Text of visible elements that changed by itself between two looks at the first screen. */
  changingTexts: { before: string; after: string }[]
  pageHeight: { desktop: number; phone: number }
  blockedRequests: number
}

/** A submission as the panel reads it. */
export interface LocatedDocument {
  kind: DocumentKind
  /** ISO 639-1, or null where the text is too short to tell. */
  language: string | null
  title: string | null
  blocks: Block[]
  unread: Unread[]
  /** Pages of a PDF, slides of a deck; empty for others. */
  sheets: Sheet[]
  website: WebsiteFacts | null
  /** ISO 8601: the clock that rules on age use. */
  capturedAt: string
}

/** Words copied from the submission, and where they stand. */
export interface Quote {
  text: string
  where: Place
  blockId: string
}

/** The published guideline behind a finding. */
export interface Citation {
  code: string
  publisher: string
  title: string
  year: number | null
}

export interface Finding {
  /** Unique in its review, stable over restarts: "<analystId>-<number>". */
  id: string
  analystId: number
  stance: Stance
  severity: Severity
  category: Category
  claim: string
  suggestion: string
  quote: Quote | null
  /** Further quotes of the same finding: the other side of a contradiction, say. */
  moreQuotes: Quote[]
  /** What was looked for and where, for a finding about something missing. */
  lookedFor: string | null
  /** Every quote was found in the document by code, or the finding is one of absence. */
  verified: boolean
  source: Citation | null
  /** The rubric's observation behind it; null where a model wrote it. */
  observation: string | null
}

export interface Ballot {
  findingId: string
  analystId: number
  vote: Vote
  reason: string
}

/** Unknown is null, never 0. */
export interface Usage {
  inputTokens: number | null
  cachedTokens: number | null
  outputTokens: number | null
  /** US dollars. */
  cost: number | null
  requests: number
}

/** One analyst's independent review. */
export interface Opinion {
  analystId: number
  findings: Finding[]
  usage: Usage | null
  /** Why this analyst could not finish; null where it did. */
  failure: Failure | null
}

export interface Failure {
  code: FailureCode
  message: string
}

export interface ReportSection {
  id: string
  analystId: number
  content: string
}

/** The report, computed from findings and ballots. It names no winner and makes no decision. */
export interface Report {
  summary: string
  /** False where the prose could not be written: the report is complete without it. */
  summaryWritten: boolean
  sections: ReportSection[]
  engine: EngineName
  model: string | null
  findings: Finding[]
  ballots: Ballot[]
  /** The leading finding first. Authors of its findings raised it on their own; the others agreed by ballot. */
  agreements: { findingIds: string[]; analystIds: number[] }[]
  /**
   * The leading finding first. Findings of its direction (a strength, or not) stand for; where the other side raised a
   * claim of its own on the same fact, its findings come after and stand against. Who voted for both is on no side.
   */
  tensions: { findingIds: string[]; for: number[]; against: number[]; question: string }[]
  loneInsights: string[]
  coverage: { blocks: number; words: number; unread: Unread[] }
  quotesVerified: { verified: number; total: number }
  /** How many voices the panel was worth: 1 where all vote alike, `analysts` where they are independent. */
  independence: { analysts: number; effective: number | null; note: string | null }
  usage: { total: Usage | null; analysts: { analystId: number; usage: Usage | null }[] }
  /** Analysts whose opinion or ballots are missing, and why. */
  missing: { analystId: number; failure: Failure }[]
}

/** The analyst as the domain sees one. */
export interface PanelAnalyst {
  id: number
  name: string
  title: string
  specialty: string
  prompt: string
  /** What it looks for an answer to, in this order. */
  questions: string[]
  lens: string | null
}
