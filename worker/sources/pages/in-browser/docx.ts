/// <reference lib="dom" />
/** Draws the sections of a Word document. They are cut into pages afterwards, since most files do not say where pages end. */
import { renderAsync } from 'docx-preview'
import { type Drawing, oneOf } from './sheet.ts'
import { drawSigns } from './signs.ts'

export async function open(file: ArrayBuffer): Promise<Drawing> {
  await renderAsync(file, document.body, document.head, {
    inWrapper: false,
    renderAltChunks: false,
    useBase64URL: true,
  })
  drawSigns(document.body)
  return oneOf([...document.querySelectorAll<HTMLElement>('section.docx')])
}
