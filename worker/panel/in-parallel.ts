/** After an error nothing more is started. The error is thrown once running work has ended, so that nothing writes later. */
export async function inParallel<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length)
  const queue = items.entries()
  const errors: unknown[] = []
  const runner = async () => {
    for (const [at, item] of queue) {
      if (errors.length > 0) return
      try {
        results[at] = await work(item)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(concurrency, items.length)) }, runner))
  if (errors.length > 0) throw errors[0]
  return results
}
