/** What a page's text is made of before it is lines. */

/** A run of letters as the page has it. Points, from the bottom left corner. */
export interface Piece {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: string
  rightToLeft: boolean
  upright: boolean
  hidden: string | null
}

export interface Segment {
  text: string
  start: number
  end: number
}
