/** What was found out of elements. All of it is forgotten before each command, since the page changes between them. */

interface Memoized<Found> {
  (element: Element): Found
  forget(): void
}

const all: Memoized<unknown>[] = []

/** A `find` that remembers what it answered for each element. */
export function memoized<Found>(find: (element: Element) => Found): Memoized<Found> {
  let known = new WeakMap<Element, { found: Found }>()
  const ask = (element: Element) => {
    const entry = known.get(element) ?? { found: find(element) }
    known.set(element, entry)
    return entry.found
  }
  const forget = () => {
    known = new WeakMap()
  }
  const made = Object.assign(ask, { forget })
  all.push(made)
  return made
}

export function forgetAll(): void {
  for (const { forget } of all) forget()
}
