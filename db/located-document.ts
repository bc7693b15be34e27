/** A submission as a worker has read it and the panel reads it: blocks of text with their places. Types only. */
import type { BlockType, DocumentKind, Viewport } from './vocabulary.ts'

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
  /** Its page shows it once a visitor opens what folds it away: an answer under its question. */
  folded?: true
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
