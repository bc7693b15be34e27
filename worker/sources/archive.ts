/** An office file's archive. Before any entry is used, all are inflated and discarded, to count their bytes. */
import { crc32, inflateRawSync } from 'node:zlib'
import { Inflate } from 'fflate'
import { type ZipEntry, zipEntries } from '#db/files/zip-directory.ts'
import { readingLimits } from '#db/limits.ts'
import { documentFailure } from '../source-failure.ts'

export interface Archive {
  /** The unpacked bytes of a part; null if it is missing or empty. Throws `damaged` if its checksum is wrong. */
  read(name: string): Uint8Array | null
}

/** How many packed bytes of a larger entry are inflated at once: the output, up to a thousand times as large, is in memory. */
const slice = 4096

/** Entries of up to this size are inflated in one piece, which is several times faster. */
const onePiece = 8 * 1024 * 1024

function countInflated(packed: Uint8Array, room: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.min(onePiece, room + 1) }).byteLength
  } catch {
    return countInSlices(packed, room)
  }
}

function countInSlices(packed: Uint8Array, room: number): number {
  let bytes = 0
  const inflater = new Inflate(chunk => {
    bytes += chunk.byteLength
    if (bytes > room) throw documentFailure('inflates_too_far')
  })
  for (let at = 0; at < packed.byteLength; at += slice) {
    inflater.push(packed.subarray(at, at + slice), at + slice >= packed.byteLength)
  }
  return bytes
}

const partName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** Sizes that the file declares can only get it rejected, never accepted. Throws `SourceFailure`. */
export function openArchive(bytes: Uint8Array): Archive {
  const entries = zipEntries(bytes, readingLimits.archiveEntries)
  if (!entries) throw documentFailure('damaged')
  if (entries.length > readingLimits.archiveEntries) throw documentFailure('too_many_entries')
  // Rejects a bomb that declares its size; one that lies about it is caught by counting below.
  const claimed = entries.reduce((sum, entry) => sum + entry.claimed, 0)
  if (claimed > readingLimits.inflatedBytes) throw documentFailure('inflates_too_far')
  const parts = new Map<string, { entry: ZipEntry; inflated: number }>()
  let room: number = readingLimits.inflatedBytes
  for (const entry of entries) {
    if (entry.encrypted) throw documentFailure('password_protected')
    const inflated = entry.method === 8 ? countInflated(entry.packed, room) : entry.packed.byteLength
    room -= inflated
    if (room < 0) throw documentFailure('inflates_too_far')
    parts.set(partName(entry.name), { entry, inflated })
  }
  return {
    read(name) {
      const part = parts.get(partName(name))
      if (!part || part.inflated === 0) return null
      const { entry, inflated } = part
      if (entry.method !== 8 && entry.method !== 0) throw documentFailure('damaged')
      const content = entry.method === 8 ? inflateRawSync(entry.packed, { maxOutputLength: inflated }) : entry.packed
      if (crc32(content) !== entry.crc) throw documentFailure('damaged')
      return content
    },
  }
}
