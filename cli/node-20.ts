/** Polyfills for the oldest supported Node, loaded by the bundle before anything else. */
Promise.withResolvers ??= <T>() => {
  const made: Partial<PromiseWithResolvers<T>> = {}
  made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made as PromiseWithResolvers<T>
}

Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
