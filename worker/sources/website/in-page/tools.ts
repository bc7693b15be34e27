/// <reference lib="dom" />
/**
 * What the in-page scripts share. They run inside the rendered page in a world of their own, where the page's scripts
 * cannot change what `Array` or `querySelector` means. Each file exports functions that need nothing from outside
 * themselves, because they are sent there as text; what one needs from another it finds on `Tools`.
 */
import type { BlockStyle, Box, FormField, Zone } from '#db/located-document.ts'
import type { BlockType, HiddenReason } from '#db/vocabulary.ts'
import type { Memory } from './memory.ts'

/** A block as it leaves the page. */
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

/** Words of the first screen. */
export interface ScreenText {
  text: string
  box: Box
}

/** What the text around an element makes of it. */
export interface Context {
  type: RawBlock['type']
  level?: number
  href?: string
}

/** Writes blocks in the order in which it is told of what stands on the page, and gathers inline text into runs. */
export interface Writer {
  blocks: RawBlock[]
  unread: RawUnread[]
  /** There was more than may be written. */
  cut: boolean
  /** Elements that need not be told of again. */
  used: Set<Element>
  /** Inline text, to be written with what surrounds it. */
  text(node: Node, parent: Element, link: Element | null, context: Context): void
  /** A line break: two of them end the run. */
  lineBreak(context: Context): void
  /** Ends the inline run: one block, or one for each link where nothing but links stands in it. */
  flush(context: Context): void
  /** What `make` writes stands behind the inline run, which `ends` may leave open. */
  apart(make: () => boolean, ends: (taken: boolean) => boolean, context: Context): boolean
  /** A form control with its label. */
  control(element: HTMLInputElement): void
  image(element: Element, context: Context, linkName: string): void
  /** One block of all that stands in an element, and its pictures. */
  whole(element: Element, context: Context): void
  /** One block of a table's row; false where its cells hold blocks of their own. */
  row(element: Element): boolean
  /** Something that holds no readable text, where it is large enough to matter. */
  opaque(element: Element, what: 'frame' | 'video' | 'canvas', from: string): void
  /** Keeps a place for what a fold holds, by the control that opens it. */
  keepPlace(element: Element, control: Element): Kept
  /** Writes what `read` tells of at the place that was kept. */
  fill(kept: Kept, read: () => void): void
  /** Says which blocks belong together and which texts nobody sees, when all is told. */
  end(): void
}

/** A place among the blocks, and where the control stands that folds away what belongs there. */
export interface Kept {
  marker: RawBlock
  box: Box
}

export interface Rgba {
  r: number
  g: number
  b: number
  a: number
}

export interface Tools {
  memory: Memory
  style(element: Element): CSSStyleDeclaration
  /** Children as they are rendered: through open shadow roots and slots. */
  children(node: Node): Node[]
  parent(node: Node): Element | null
  /** Where a rectangle of an element's own frame lies on the whole page. */
  onPage(rect: { left: number; top: number; width: number; height: number }, element: Element): Box
  boxOf(element: Element): Box
  clean(text: string): string
  parseColour(text: string): Rgba | null
  hex(colour: Rgba): string
  /**
   * The colours of an element's text and of the solid ground behind it as they are seen, with what is half transparent
   * laid over what is below it; null where the ground cannot be known, `text` null where the text is painted otherwise.
   */
  shownColours(element: Element, box: Box): { text: Rgba | null; ground: Rgba } | null
  /** Of two colours that nothing shines through. */
  contrast(one: Rgba, other: Rgba): number
  paintsText(element: Element): boolean
  /** Lists what is painted over or behind other things; to be called once before `shownColours`. */
  preparePaint(): void
  /** Why an element would not be seen; null where it would. */
  hiddenElement(element: Element): HiddenReason | null
  /** The same for words at a place, set in an element. */
  hiddenText(element: Element, box: Box, text: string): HiddenReason | null
  /** To be called where the page was changed: what is hidden is remembered. */
  forgetHidden(): void
  /** Brings what fades or moves for a while to its end, as it would get there by itself. */
  finishMotion(): void
  /** The words on the first screen, each with its place, and whether anything there looks as if it will move. */
  firstScreen(): { texts: ScreenText[]; mayMove: boolean }
  /** Holds more than it shows, and whoever reads can scroll to it. */
  scrolls(element: Element, axis: 'x' | 'y'): boolean
  /** What scrolls in the place of the window; null where that scrolls itself, or nothing does. */
  mainScroller(): Element | null
  /** The control that opens an element which the page's markup says is folded away; null where it is not, or was asked before. */
  foldOf(element: Element): Element | null
  /** Opens what was folded away, and gives what closes it again. */
  openFolds(elements: Element[]): () => void
  /** A dialog, a menu, a notice, or what stands around the content: no part of what is read from top to bottom. */
  standsApart(element: Element): boolean
  zoneOf(element: Element): Zone
  /** The form that a control belongs to. */
  formOf(control: HTMLInputElement): HTMLFormElement | null
  labelOf(control: Element): { visible: string | null; name: string; labels: Element[] }
  /** The words of an element as they are shown, one space where a line or block ends. */
  textOf(element: Element): string
  hrefOf(link: Element): string
  union(boxes: Box[]): Box
  looksOf(element: Element, box: Box, control: Element | null): BlockStyle
  isFilled(control: Element): boolean
  /** A line is drawn through its text. */
  isStruck(element: Element): boolean
  imageOf(element: Element, href: string | undefined, linkName: string): Omit<RawBlock, 'zone'> | null
  /** A form control: a field to be answered, or a button by its words; the labels that belong to it. */
  controlOf(element: HTMLInputElement): {
    block: Omit<RawBlock, 'zone'> | null
    button: string | null
    labels: Element[]
  }
  cellsOf(row: Element): HTMLTableCellElement[]
  /** A table's row: its cells by their columns, null where one that began elsewhere goes on. */
  rowOf(row: Element): { cells: (Element | null)[]; table: number; head: boolean }
  /** Whether an element holds blocks of its own. */
  holdsBlocks(element: Element): boolean
  /** `most` bounds the blocks. */
  createWriter(most: number): Writer
  /** Texts of some length that nobody sees before a script shows them, each with where the page would show them. */
  unshownIn(blocks: RawBlock[], places: Element[]): RawUnread[]
  /** A number for each place: alike for what stands in one card, and for the single lines of one list. */
  groupsOf(places: Element[]): (number | null)[]
}
