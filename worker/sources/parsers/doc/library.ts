/** Patches the library: it lacks some characters, and does not tell headings, list items and hidden text from other text. */
import { createRequire } from 'node:module'
import { markParagraphs, type TextPiece, takeHidden } from './marks.ts'

interface Filters {
  binaryToUnicode(text: string): string
  clean(text: string): string
}

interface Extractor {
  _pieces: TextPiece[]
  _boundaries: { ccpText: number }
  writeParagraphProperties(file: Buffer, table: Buffer): void
  buildDocument(): object
}

const require = createRequire(import.meta.url)
const filters: Filters = require('word-extractor/lib/filters')
const { clean } = filters
const windows = new TextDecoder('windows-1252')

filters.binaryToUnicode = text =>
  text.replace(/[\u0080-\u009f]/g, letter => windows.decode(Uint8Array.of(letter.charCodeAt(0))))
filters.clean = text => clean(text.replaceAll('\u001f', '').replaceAll('\u001e', '\u2011'))

const { prototype }: { prototype: Extractor } = require('word-extractor/lib/word-ole-extractor')
const { writeParagraphProperties, buildDocument } = prototype
const takenFrom = new WeakMap<object, string[]>()

prototype.writeParagraphProperties = function (file, table) {
  writeParagraphProperties.call(this, file, table)
  takenFrom.set(this, takeHidden(this._pieces, file, table))
  markParagraphs(this._pieces, this._boundaries.ccpText, file, table)
}
prototype.buildDocument = function () {
  const document = buildDocument.call(this)
  takenFrom.set(document, takenFrom.get(this) ?? [])
  return document
}

export const hiddenIn = (document: object): string[] =>
  (takenFrom.get(document) ?? []).flatMap(text => filters.clean(text).split('\n')).flatMap(text => text.trim() || [])

export const { default: WordExtractor } = await import('word-extractor')
