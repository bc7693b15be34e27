/** A run of letters. Positions and sizes are in points, from the bottom left corner. */
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
