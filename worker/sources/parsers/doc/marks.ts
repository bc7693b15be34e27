/** Takes out hidden text, and marks headings and items by the character that ends their paragraph. */

/** A piece of text: its byte range in the file, and its start in the document in characters. */
export interface TextPiece {
  text: string
  startCp: number
  startFilePos: number
  endFilePos: number
  /** Bytes per character. */
  bpc: number
}

/** Offsets in the file's header of the lists of pages with character and paragraph properties. */
const ofCharacters = 0xfa
const ofParagraphs = 0x102
const pageSize = 512
/** The property numbers of interest, and the value sizes of all properties by the top three bits of their number. */
const isVanished = 0x083c
const outlineLevel = 0x2640
const listOf = 0x460b
const inTable = 0x2416
const valueBytes = [1, 1, 2, 4, 2, 2, 0, 3]
const tableDefinition = 0xd608
/** In every document, styles 1 to 9 are the headings by level. */
const lastHeadingStyle = 9

/** Ends of paragraphs, cells and pages, and field marks. */
const noText = '\r\u0007\u000c\u0013\u0014\u0015'

/** Private-use characters that replace the ends of paragraphs: this one for items, the next ones for headings by level. */
const itemEnd = 0xf8e0
const ends = /([\n\uf8e0-\uf8e9])/

export interface MarkedLine {
  text: string
  item: boolean
  level: number | null
}

export function markedLines(text: string): MarkedLine[] {
  const parts = text.split(ends)
  return parts.flatMap((line, at) => {
    if (at % 2 === 1) return []
    const kind = (parts[at + 1]?.charCodeAt(0) ?? 0) - itemEnd
    return [{ text: line, item: kind === 0, level: kind > 0 ? kind : null }]
  })
}

interface Run {
  from: number
  to: number
  page: Buffer
  /** The run's index on its page, and how many runs that page has. */
  index: number
  count: number
}

function* runsOf(file: Buffer, table: Buffer, header: number): Generator<Run> {
  const [start, length] = [file.readUInt32LE(header), file.readUInt32LE(header + 4)]
  const pages = Math.floor((length - 4) / 8)
  for (let at = 0; at < pages; at++) {
    const number = table.readUInt32LE(start + (pages + 1) * 4 + at * 4)
    const page = file.subarray(number * pageSize, (number + 1) * pageSize)
    const count = page.readUInt8(pageSize - 1)
    for (let index = 0; index < count; index++) {
      yield { from: page.readUInt32LE(index * 4), to: page.readUInt32LE(index * 4 + 4), page, index, count }
    }
  }
}

/** The properties in a list, each with the first byte of its value. */
function* propertiesIn(list: Buffer): Generator<[property: number, value: number]> {
  for (let at = 0; at + 2 < list.length; ) {
    const property = list.readUInt16LE(at)
    yield [property, list.readUInt8(at + 2)]
    const bytes = valueBytes[property >> 13] ?? 0
    if (property === tableDefinition) return
    at += 2 + (bytes || list.readUInt8(at + 2) + 1)
  }
}

function withoutDamage<Read>(read: () => Read[]): Read[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** Replaces the text of a byte range of the file with as many other characters. */
function replaceIn(pieces: TextPiece[], from: number, to: number, replaced: (text: string) => string): void {
  for (const piece of pieces) {
    if (from >= piece.endFilePos || to <= piece.startFilePos) continue
    const start = Math.max(0, Math.floor((from - piece.startFilePos) / piece.bpc))
    const end = Math.floor((Math.min(to, piece.endFilePos) - piece.startFilePos) / piece.bpc)
    piece.text = piece.text.slice(0, start) + replaced(piece.text.slice(start, end)) + piece.text.slice(end)
  }
}

export function takeHidden(pieces: TextPiece[], file: Buffer, table: Buffer): string[] {
  const hidden = withoutDamage(() =>
    [...runsOf(file, table, ofCharacters)].filter(({ page, index, count }) => {
      const at = page.readUInt8((count + 1) * 4 + index) * 2
      const list = at === 0 ? page.subarray(0, 0) : page.subarray(at + 1, at + 1 + page.readUInt8(at))
      return [...propertiesIn(list)].some(([property, value]) => property === isVanished && value === 1)
    }),
  )
  const texts: string[] = []
  for (const { from, to } of hidden) {
    let removed = ''
    replaceIn(pieces, from, to, text => {
      removed += text
      return text
        .split('')
        .map(letter => (noText.includes(letter) ? letter : '\0'))
        .join('')
    })
    texts.push(removed)
  }
  return texts
}

/** Marks the ends of paragraphs that are headings or items, within the first `letters` characters. */
export function markParagraphs(pieces: TextPiece[], letters: number, file: Buffer, table: Buffer): void {
  const marks = withoutDamage(() =>
    [...runsOf(file, table, ofParagraphs)].map(({ to, page, index, count }) => {
      const at = page.readUInt8((count + 1) * 4 + index * 13) * 2
      const words = page.readUInt8(at)
      const start = words === 0 ? at + 2 : at + 1
      const list = page.subarray(start, start + (words === 0 ? page.readUInt8(at + 1) * 2 : words * 2 - 1))
      const style = list.readUInt16LE(0)
      let level = style <= lastHeadingStyle ? style : 0
      let [item, inCell] = [false, false]
      for (const [property, value] of propertiesIn(list.subarray(2))) {
        if (property === outlineLevel) level = value < lastHeadingStyle ? value + 1 : 0
        if (property === listOf) item = value > 0
        if (property === inTable) inCell = value > 0
      }
      return { to, mark: inCell ? 0 : level > 0 ? itemEnd + level : item ? itemEnd : 0 }
    }),
  )
  for (const { to, mark } of marks) {
    const piece = mark > 0 ? pieces.find(each => each.startFilePos < to && to <= each.endFilePos) : undefined
    if (!piece) continue
    const at = Math.floor((to - 1 - piece.startFilePos) / piece.bpc)
    if (piece.text[at] !== '\r' || piece.startCp + at >= letters) continue
    piece.text = piece.text.slice(0, at) + String.fromCharCode(mark) + piece.text.slice(at + 1)
  }
}
