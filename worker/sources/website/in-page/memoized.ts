/** Caches of values by element. All are cleared before each command, because the page changes between commands. */

interface Memoized<Found> {
  (element: Element): Found
  forget(): void
}

const all: Memoized<unknown>[] = []

export function memoized<Found>(find: (element: Element) => Found): Memoized<Found> {
  let cache = new WeakMap<Element, { found: Found }>()
  const ask = (element: Element) => {
    const entry = cache.get(element) ?? { found: find(element) }
    cache.set(element, entry)
    return entry.found
  }
  const forget = () => {
    cache = new WeakMap()
  }
  const made = Object.assign(ask, { forget })
  all.push(made)
  return made
}

export function forgetAll(): void {
  for (const { forget } of all) forget()
}
