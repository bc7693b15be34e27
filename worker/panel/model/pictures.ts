export interface Picture {
  /** Its name for the model: "slide 3". */
  name: string
  type: 'image/jpeg' | 'image/png'
  base64: string
  width: number
  height: number
}
