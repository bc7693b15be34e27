import type { BlockType, DocumentKind, Viewport } from './vocabulary.ts'

/** A rectangle in CSS pixels from the top left corner of the whole page. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Where a block is. Pages, slides and paragraphs count from 1. `recognised`: the text was recognised in a picture, with this
 * confidence from 0 to 100.
 */
export type Place =
  | { kind: 'page'; page: number; recognised?: number | undefined }
  | { kind: 'slide'; slide: number; hidden: boolean; recognised?: number | undefined }
  | { kind: 'paragraph'; paragraph: number }
  | { kind: 'box'; box: Box; viewport: Viewport }
  | { kind: 'document' }

/** The part of a web page to which a block belongs. */
export type Zone = 'main' | 'nav' | 'header' | 'footer' | 'aside' | 'overlay' | 'consent'

/** How a block looks. Sizes in CSS pixels (points in a PDF or slide), colours as #rrggbb. */
export interface BlockStyle {
  size?: number
  weight?: number
  color?: string
  /** The solid colour behind the text; null if it is an image, a gradient or unknown. */
  background?: string | null
  /** WCAG contrast of the text on `background`; null if that cannot be computed. */
  contrast?: number | null
  /** A link or button drawn with its own background or border. */
  filled?: boolean
}

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
  /** The block's box in the phone's rendering; absent if it is not shown there. */
  phoneBox?: Box
  /** The number of headings so far, which blocks of one section share. */
  section?: number
  field?: FormField
  /** Shared by the blocks of one card, list or row of siblings. */
  group?: number
  /** An image of 64 px or more, or alone in its link, that has no alt attribute. (An empty alt marks decoration.) */
  altMissing?: boolean
  /** Links within running text, in order; a link on its own is a separate block. */
  links?: { text: string; href: string }[]
  /** Struck-through words, such as an old price. */
  struck?: string[]
  /** Whether a click on it changed the address, a dialog, the scroll position or text. Absent if none was tried. */
  reacts?: boolean
  /** Shown only after a visitor unfolds it, such as an answer in an FAQ. */
  folded?: true
  /** Why a person does not see this text; absent if they do. */
  hidden?: string
}

/** What a page's picture shows: `box` is in percent of the page, null for the page as a whole; `place` is in words. */
export interface SeenPlace {
  page: number
  box: Box | null
  place: string
}

/** A part that could not be read; `why` is for people. */
export interface Unread {
  where: Place
  why: string
}

/** A page of a PDF or a slide. Sizes in points; `imageShare` is the part of the area that images cover, 0 to 1. */
export interface Sheet {
  number: number
  width: number
  height: number
  words: number
  hidden: boolean
  imageShare: number | null
}

/** What was measured while a website was rendered. Sizes in bytes as transferred. */
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
  /** The site's names in the page's markup. */
  siteNames?: string[]
  /** Videos and embedded players; absent if they were not counted. */
  videos?: number
  requests: number
  bytes: number
  consentDismissed: boolean
  /** Visible text on the first screenful that changed by itself between two readings. */
  changingTexts: { before: string; after: string }[]
  pageHeight: { desktop: number; phone: number }
  blockedRequests: number
}

export interface LocatedDocument {
  kind: DocumentKind
  /** ISO 639-1, or null if the text is too short to tell. */
  language: string | null
  title: string | null
  blocks: Block[]
  unread: Unread[]
  /** Pages of a PDF, slides of a deck; empty for others. */
  sheets: Sheet[]
  website: WebsiteFacts | null
  /** ISO 8601. Checks that depend on age use this as the current time. */
  capturedAt: string
}

/**
 * Why a person would not see a text on a page. The first three are normal (menus, icons, carousels); the others hide text from
 * everyone.
 */
export const hiddenReasons = [
  'opened by a control',
  'label for screen readers',
  'outside its frame',
  'not displayed',
  'transparent',
  'clipped',
  'off the page',
  'too small',
  'colour of its ground',
] as const
export type HiddenReason = (typeof hiddenReasons)[number]
