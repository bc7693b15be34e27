/** What is read of a page, as it leaves the page. */
import type { BlockStyle, Box, FormField, Zone } from '#db/located-document.ts'
import type { BlockType, HiddenReason } from '#db/vocabulary.ts'

export interface RawBlock {
  type: BlockType
  text: string
  box: Box
  zone: Zone
  level?: number
  href?: string
  style?: BlockStyle
  field?: FormField
  group?: number
  hidden?: HiddenReason
  altMissing?: true
  links?: { text: string; href: string }[]
  struck?: string[]
  reacts?: boolean
  /** Shown only after what folds it away was opened; its box is that of the control which does. */
  folded?: true
  /** Of a table's row: its cells by their columns, which table's it is, and whether it stands in the head of that. */
  row?: { cells: (string | null)[]; table: number; head: boolean }
}

/** A part of the page that holds something other than readable text. */
export interface RawUnread {
  box: Box
  what: 'frame' | 'video' | 'canvas' | 'unshown'
  /** The host that a frame comes from. */
  from: string
  /** Of a text that is not shown. */
  words?: number
}

/** What the text around an element makes of it. */
export interface Context {
  type: RawBlock['type']
  level?: number
  href?: string
}
