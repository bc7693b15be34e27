/** A class with letters, or the letters alone; what is escaped otherwise is passed over. */
const part = /\\[^p]|\[(?:\\.|[^\]\\])*\]|\\p\{L\}/g

/**
 * A pattern in any case. A class of letters holds both cases as it is; were it not exempt, the engine would look for the
 * other case of some 650 ranges each time that it compiles one, and a first document waits for hundreds of patterns.
 */
export const anyCase = (source: string, flags: 'iu' | 'giu' | 'imu' = 'iu'): RegExp =>
  new RegExp(
    source.replace(part, found => (found.includes('\\p{L}') ? `(?-i:${found})` : found)),
    flags,
  )
