/// <reference lib="dom" />
/** Shows a picture in its own pixels, so that parts of it can be taken. */
import { type Drawing, oneOf } from './sheet.ts'

export async function open(source: ArrayBuffer): Promise<Drawing> {
  const picture = new Image()
  picture.src = URL.createObjectURL(new Blob([source]))
  await picture.decode()
  document.body.replaceChildren(picture)
  return oneOf([picture])
}
