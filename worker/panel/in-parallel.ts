/**
 * Runs `work` on every item, at most `width` at once, and gives the results in the items' order. The first error stops
 * further starts and is thrown once everything under way has ended, so that nothing writes behind the caller's back.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length)
  const queue = items.entries()
  const errors: unknown[] = []
  const lane = async () => {
    for (const [at, item] of queue) {
      if (errors.length > 0) return
      try {
        results[at] = await work(item)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(width, items.length)) }, lane))
  if (errors.length > 0) throw errors[0]
  return results
}
