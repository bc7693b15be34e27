/** A picture that goes along with a message. */
export interface Picture {
  /** What the model is told that it shows: "slide 3". */
  name: string
  type: 'image/jpeg' | 'image/png'
  base64: string
  width: number
  height: number
}
