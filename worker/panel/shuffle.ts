/** Shuffles the items and numbers them in that order. The seed fixes the order, so that a restart repeats it. */
export function shuffleAndNumber<T>(items: readonly T[], seed: string, prefix: string): Map<string, T> {
  const shuffled = [...items]
  const random = randomFrom(seed)
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T]
  }
  return new Map(shuffled.map((item, at) => [`${prefix}${at + 1}`, item]))
}

/** Pseudorandom numbers in [0, 1): FNV-1a of the seed into mulberry32. For order only, not for secrets. */
export function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
