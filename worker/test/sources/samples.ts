/** Documents that the tests build, so that each contains exactly what its test is about. */
import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import type { LocatedDocument } from '#db/located-document.ts'
import { SourceFailure } from '../../source-failure.ts'
import { readDocument } from '../../sources/document.ts'

export const capturedAt = '2026-11-20T12:00:00.000Z'

export function fixture(path: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../fixtures/${path}`, import.meta.url)))
}

export function read(bytes: Uint8Array, name: string): Promise<LocatedDocument> {
  return readDocument({ bytes, name, capturedAt })
}

export const failureOf = (reading: Promise<unknown>): Promise<SourceFailure> =>
  reading.then(
    () => Promise.reject(new Error('It was read')),
    error => (error instanceof SourceFailure ? error : Promise.reject(error)),
  )

export function archive(parts: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([to, text]) => [to, strToU8(text, /png$/.test(to))])))
}

/** The namespaces of real files, which the libraries that draw them need. */
export const office = 'http://schemas.openxmlformats.org'
export const relations = (list: [type: string, target: string][]) =>
  `<Relationships xmlns="${office}/package/2006/relationships">${list
    .map(([type, target], at) => {
      const outside = target.includes(':') ? ' TargetMode="External"' : ''
      return `<Relationship Id="rId${at + 1}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"${outside}/>`
    })
    .join('')}</Relationships>`

const wordNames = 'xmlns:w="w" xmlns:r="r" xmlns:wp="wp" xmlns:a="a" xmlns:mc="mc" xmlns:wps="wps"'

export function docx(body: string, parts: Record<string, string> = {}): Uint8Array {
  return archive({ 'word/document.xml': `<w:document ${wordNames}><w:body>${body}</w:body></w:document>`, ...parts })
}

export const paragraph = (text: string, properties = '') =>
  `<w:p><w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t>${text}</w:t></w:r></w:p>`

export interface SampleSlide {
  shapes: string
  hidden?: boolean
}

export const shape = (text: string, placeholder = '') =>
  `<p:sp><p:nvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`

const slideNames = 'xmlns:p="p" xmlns:a="a" xmlns:r="r"'

/** A deck whose slide files are named backwards, so that only the presentation orders them. `picture` is rId1 of each, an address rId2. */
export function pptx(slides: SampleSlide[], picture = ''): Uint8Array {
  const name = (index: number) => `slides/slide${slides.length - index}.xml`
  const parts: Record<string, string> = {
    'ppt/slides/i.png': picture,
    'ppt/presentation.xml': `<p:presentation ${slideNames}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(slides.map((_, index) => ['slide', name(index)])),
  }
  for (const [index, slide] of slides.entries()) {
    parts[`ppt/slides/_rels/slide${slides.length - index}.xml.rels`] = relations([
      ['image', 'i.png'],
      ['hyperlink', 'https://a.example/'],
    ])
    const show = slide.hidden ? ' show="0"' : ''
    parts[`ppt/${name(index)}`] =
      `<p:sld ${slideNames}${show}><p:cSld><p:spTree>${slide.shapes}</p:spTree></p:cSld></p:sld>`
  }
  return archive(parts)
}

/**
 * A PDF whose pages draw these content streams; `trailer` adds entries, `objects` adds objects from number 100 on. Pages are
 * `size` points; `page` adds entries to each.
 */
export function pdf(
  contents: string[],
  trailer = '',
  objects: string[] = [],
  size = [612, 792],
  page = '',
): Uint8Array {
  const kids = contents.map((_, index) => `${10 + index * 2} 0 R`).join(' ')
  const list: [number, string][] = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [4, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>'],
  ]
  for (const [index, content] of contents.entries()) {
    const number = 10 + index * 2
    list.push([
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${number + 1} 0 R ${page} >>`,
    ])
    list.push([number + 1, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`])
  }
  for (const [index, text] of objects.entries()) list.push([100 + index, text])
  let text = '%PDF-1.4\n'
  const offsets = new Map<number, number>()
  for (const [number, body] of list) {
    offsets.set(number, text.length)
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  const start = text.length
  text += `xref\n0 1\n0000000000 65535 f \n`
  for (const [number, offset] of offsets) text += `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`
  text += `trailer\n<< /Size 200 /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(text, letter => letter.charCodeAt(0))
}

/** A PDF whose page draws this picture as /I; `facts` describe its pixels. */
export function pdfWithPicture(content: string, facts: string, picture: Buffer, size = [612, 792]): Buffer {
  const image = `<< /Type /XObject /Subtype /Image ${facts} /Length ${picture.length} >>\nstream\n${picture.toString('latin1')}\nendstream`
  const file = Buffer.from(pdf([content], '', [image], size)).toString('latin1')
  return Buffer.from(file.replace('/Resources <<', '/Resources << /XObject << /I 100 0 R >>'), 'latin1')
}

/** One line of text in a content stream: its size, its place from the bottom left corner, F1 regular or F2 bold. */
export const line = (text: string, y: number, size = 12, x = 72, font = 'F1') =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`

export const picture = (width: number, height: number) =>
  `q ${width} 0 0 ${height} 0 0 cm BI /W 1 /H 1 /CS /RGB /BPC 8 ID abc EI Q\n`

export function ole(names: string[]): Uint8Array {
  const bytes = new Uint8Array(512 * 3)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0xd0cf11e0)
  view.setUint32(4, 0xa1b11ae1)
  view.setUint16(30, 9, true)
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const at = 1024 + index * 128
    for (const [letter, text] of [...name].entries()) view.setUint16(at + letter * 2, text.charCodeAt(0), true)
    view.setUint16(at + 64, (name.length + 1) * 2, true)
    view.setUint8(at + 66, index === 0 ? 5 : 2)
  }
  return bytes
}
