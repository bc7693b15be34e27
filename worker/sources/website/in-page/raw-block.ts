import type { BlockStyle, Box, FormField, HiddenReason, Zone } from '#db/located-document.ts'
import type { BlockType } from '#db/vocabulary.ts'

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
  /** It is inside a closed fold; `box` is that of the control that opens it. */
  folded?: true
  /** For a table row: its cells by column, the number of its table, and whether it is in the table's head. */
  row?: { cells: (string | null)[]; table: number; head: boolean }
}

export interface RawUnread {
  box: Box
  what: 'frame' | 'video' | 'canvas' | 'unshown'
  /** The host of a frame. */
  from: string
  /** The number of words, for `unshown`. */
  words?: number
}

/** What a block inherits from the elements around it. */
export interface Context {
  type: RawBlock['type']
  level?: number
  href?: string
}
