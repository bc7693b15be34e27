/** An office file's archive, unpacked only after every entry was counted while it was inflated and thrown away. */
import { crc32, inflateRawSync } from 'node:zlib'
import { Inflate } from 'fflate'
import { readingLimits } from '#db/limits.ts'
import { type ZipEntry, zipEntries } from '#db/zip-directory.ts'
import { documentFailure } from '../source-failure.ts'

export interface Archive {
  names: string[]
  /** The unpacked bytes of a part, or null where there is none. Throws `damaged` where its checksum does not fit. */
  read(name: string): Uint8Array | null
}

/** Packed bytes given to the inflater at once: it can make a thousand times as many of them, which must stay small. */
const slice = 4096

/** Up to this many bytes an entry is inflated in one piece, which is several times faster. */
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

/**
 * Opens an archive, holding the whole of it to `readingLimits.inflatedBytes` and `readingLimits.archiveEntries`. The sizes that the
 * file states may refuse it and never let it in. Throws `SourceFailure`.
 */
export function openArchive(bytes: Uint8Array): Archive {
  const entries = zipEntries(bytes, readingLimits.archiveEntries)
  if (!entries) throw documentFailure('damaged')
  if (entries.length > readingLimits.archiveEntries) throw documentFailure('too_many_entries')
  // An honest bomb need not be unpacked to be known; one that lies is counted below.
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
    names: [...parts.keys()],
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
