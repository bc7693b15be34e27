/**
 * Reads the central directory of a ZIP archive without unpacking anything. The sizes in it come from the file's author and
 * cannot be trusted, so whoever unpacks an entry must count the bytes.
 */

export interface ZipEntry {
  name: string
  /** 0 stored, 8 deflated; others are not read. */
  method: number
  encrypted: boolean
  crc: number
  /** The unpacked size in bytes that the directory claims: reason enough to refuse an entry, not to accept one. */
  claimed: number
  /** The compressed bytes, cut off at the end of the file. */
  packed: Uint8Array
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const entryLength = 46
const localLength = 30
const longestComment = 0xffff

/** The offset of the end-of-central-directory record, which only a comment may follow; null if there is none. */
function endOfDirectory(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return null
}

/** The ZIP64 extra field with sizes and offsets over 4 GB; some programs put small ones there too. */
function wideValues(view: DataView, start: number, length: number): number[] {
  const end = Math.min(start + length, view.byteLength)
  for (let at = start; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    const last = Math.min(at + 4 + view.getUint16(at + 2, true), end)
    const values: number[] = []
    for (let value = at + 4; value + 8 <= last; value += 8) values.push(Number(view.getBigUint64(value, true)))
    return values
  }
  return []
}

/** At most `most` + 1 entries, so that callers can detect too many. Null if the bytes are not a complete archive. */
export function zipEntries(bytes: Uint8Array, most: number): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < endLength) return null
  const end = endOfDirectory(view)
  if (end === null) return null
  const entries: ZipEntry[] = []
  const decoder = new TextDecoder()
  let at = view.getUint32(end + 16, true)
  while (entries.length <= most && at + entryLength <= end && view.getUint32(at, true) === entrySignature) {
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const wide = wideValues(view, at + entryLength + nameLength, extraLength)
    let inflated = view.getUint32(at + 24, true)
    let length = view.getUint32(at + 20, true)
    let local = view.getUint32(at + 42, true)
    if (inflated === 0xffffffff) inflated = wide.shift() ?? 0
    if (length === 0xffffffff) length = wide.shift() ?? 0
    if (local === 0xffffffff) local = wide.shift() ?? 0
    if (local + localLength > bytes.byteLength || view.getUint32(local, true) !== localSignature) return null
    const start = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    entries.push({
      name: decoder.decode(bytes.subarray(at + entryLength, at + entryLength + nameLength)),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      claimed: inflated,
      packed: bytes.subarray(start, start + length),
    })
    at += entryLength + nameLength + extraLength + view.getUint16(at + 32, true)
  }
  const claimed = view.getUint16(end + 10, true)
  const broken = entries.length <= most && claimed !== 0xffff && claimed !== entries.length
  return entries.length === 0 || broken ? null : entries
}
