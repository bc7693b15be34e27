/**
 * Detects the content of an OLE container, the file format of Office before 2007 and of encrypted Office files since, from
 * the names in its directory.
 */

export type OleContent = 'word' | 'word-encrypted' | 'office-encrypted' | 'excel' | 'powerpoint' | 'outlook' | 'other'

const entryBytes = 128
const streamType = 2
const storageTypes = [streamType, 5, 1]
const wordMagic = 0xa5ec
const encryptedFlag = 0x0100

const namesOfOthers: [string, OleContent][] = [
  ['Workbook', 'excel'],
  ['Book', 'excel'],
  ['PowerPoint Document', 'powerpoint'],
  ['__properties_version1.0', 'outlook'],
]

interface OleEntry {
  start: number
  size: number
}

/**
 * Entries are aligned to multiples of their size, so all are found by scanning, even where the allocation tables are damaged.
 */
function directory(view: DataView): Map<string, OleEntry> {
  const found = new Map<string, OleEntry>()
  for (let at = 512; at + entryBytes <= view.byteLength; at += entryBytes) {
    const nameBytes = view.getUint16(at + 64, true)
    if (nameBytes < 4 || nameBytes > 64 || nameBytes % 2 !== 0) continue
    if (!storageTypes.includes(view.getUint8(at + 66)) || view.getUint16(at + nameBytes - 2, true) !== 0) continue
    let name = ''
    for (let letter = at; letter < at + nameBytes - 2; letter += 2) {
      name += String.fromCharCode(view.getUint16(letter, true))
    }
    if (!found.has(name))
      found.set(name, { start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) })
  }
  return found
}

/** Reads the encryption flag in the header of Word's main stream. */
function wordIsEncrypted(view: DataView, entry: OleEntry): boolean {
  const sector = 2 ** Math.min(view.getUint16(30, true), 16)
  const at = (entry.start + 1) * sector
  if (at + 12 > view.byteLength || view.getUint16(at, true) !== wordMagic) return false
  return (view.getUint16(at + 10, true) & encryptedFlag) !== 0
}

export function oleContent(bytes: Uint8Array): OleContent | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 8 || view.getUint32(0) !== 0xd0cf11e0 || view.getUint32(4) !== 0xa1b11ae1) return null
  if (view.byteLength < 512) return 'other'
  const names = directory(view)
  if (names.has('EncryptedPackage')) return 'office-encrypted'
  const word = names.get('WordDocument')
  if (word) return wordIsEncrypted(view, word) ? 'word-encrypted' : 'word'
  return namesOfOthers.find(([name]) => names.has(name))?.[1] ?? 'other'
}
