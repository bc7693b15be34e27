/**
 * What a Word 97-2003 file says of its paragraphs and letters and the library passes over: which are headings and items,
 * by their style or their own properties, and which are hidden. It is told by the end of each paragraph in the text.
 */

/** Text as it lies in the file: from here to there, in bytes, and where it begins in the document, in letters. */
export interface TextPiece {
  text: string
  startCp: number
  startFilePos: number
  endFilePos: number
  /** Bytes of a letter. */
  bpc: number
}

/** Where the file's header says which pages hold the properties of letters and of paragraphs. */
const ofLetters = 0xfa
const ofParagraphs = 0x102
const pageSize = 512
/** The properties that are looked for, and how many bytes the values of others take, by the top bits of their number. */
const isVanished = 0x083c
const outlineLevel = 0x2640
const listOf = 0x460b
const inTable = 0x2416
const valueBytes = [1, 1, 2, 4, 2, 2, 0, 3]
const tableDefinition = 0xd608
/** The styles with these numbers are the headings of all documents, by level. */
const lastHeadingStyle = 9

/** Ends of paragraphs, cells and pages, and the borders of fields. */
const noText = '\r\u0007\u000c\u0013\u0014\u0015'

/** Letters that no text has, in the place of the ends of paragraphs: an item's, and above it a heading's by its level. */
const itemEnd = 0xf8e0
const ends = /([\n\uf8e0-\uf8e9])/

export interface MarkedLine {
  text: string
  item: boolean
  /** Null where it is no heading. */
  level: number | null
}

/** The lines of a text whose paragraphs were marked. */
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
  /** Which of how many on its page. */
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

/** The properties in a list of them, each with the first byte of its value. */
function* propertiesIn(list: Buffer): Generator<[property: number, value: number]> {
  for (let at = 0; at + 2 < list.length; ) {
    const property = list.readUInt16LE(at)
    yield [property, list.readUInt8(at + 2)]
    const bytes = valueBytes[property >> 13] ?? 0
    if (property === tableDefinition) return
    at += 2 + (bytes || list.readUInt8(at + 2) + 1)
  }
}

/** Reads over a damaged end as over what is not there. */
function withoutDamage<Read>(read: () => Read[]): Read[] {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** Puts as many letters in the place of those that lie there in the file. */
function replaceIn(pieces: TextPiece[], from: number, to: number, replaced: (text: string) => string): void {
  for (const piece of pieces) {
    if (from >= piece.endFilePos || to <= piece.startFilePos) continue
    const start = Math.max(0, Math.floor((from - piece.startFilePos) / piece.bpc))
    const end = Math.floor((Math.min(to, piece.endFilePos) - piece.startFilePos) / piece.bpc)
    piece.text = piece.text.slice(0, start) + replaced(piece.text.slice(start, end)) + piece.text.slice(end)
  }
}

/** Takes the letters that are hidden out of the pieces, and answers what they say. */
export function takeHidden(pieces: TextPiece[], file: Buffer, table: Buffer): string[] {
  const hidden = withoutDamage(() =>
    [...runsOf(file, table, ofLetters)].filter(({ page, index, count }) => {
      const at = page.readUInt8((count + 1) * 4 + index) * 2
      const list = at === 0 ? page.subarray(0, 0) : page.subarray(at + 1, at + 1 + page.readUInt8(at))
      return [...propertiesIn(list)].some(([property, value]) => property === isVanished && value === 1)
    }),
  )
  const texts: string[] = []
  for (const { from, to } of hidden) {
    let said = ''
    replaceIn(pieces, from, to, text => {
      said += text
      return text
        .split('')
        .map(letter => (noText.includes(letter) ? letter : '\0'))
        .join('')
    })
    texts.push(said)
  }
  return texts
}

/** Marks the ends of paragraphs that are headings or items, among so many of the first letters. */
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
