/** Patterns in any case. */

/** A class with letters, or the letters alone; what is escaped otherwise is passed over. */
const part = /\\[^p]|\[(?:\\.|[^\]\\])*\]|\\p\{L\}/g

const exempt = (source: string) => `(?-i:${source})`

/** Whether a part of a pattern can be exempt from its flags. The terminal program also runs in Node 20 and 22, which cannot. */
const canExempt = (() => {
  try {
    return new RegExp(exempt('a'), 'i').test('a')
  } catch {
    return false
  }
})()

/**
 * A pattern in any case. A class of letters holds both cases as it is; were it not exempt, the engine would look for the
 * other case of some 650 ranges each time that it compiles one, and a first document waits for dozens of patterns.
 */
export const anyCase = (source: string, flags: 'iu' | 'giu' | 'imu' = 'iu'): RegExp =>
  new RegExp(canExempt ? withExemptions(source) : source, flags)

const withExemptions = (source: string) =>
  source.replace(part, found => (found.includes('\\p{L}') ? exempt(found) : found))
