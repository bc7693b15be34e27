import { memoized } from './memoized.ts'

const kindOf = (element: Element) => `${element.localName} ${(element.getAttribute('class') ?? '').split(/\s/)[0]}`

const childrenByKind = memoized(parent => Map.groupBy(parent.children, kindOf))

function hasTwins(element: Element): boolean {
  const parent = element.parentElement
  if (!parent) return false
  return (childrenByKind(parent).get(kindOf(element))?.length ?? 0) >= 2
}

function cardOf(place: Element): Element | null {
  let at: Element | null = place
  for (let steps = 0; at && at !== document.body && steps < 6; steps++) {
    const part = /^(?:section|p|h[1-6])$/.test(at.localName)
    const tall = at.getBoundingClientRect().height > 1.5 * window.innerHeight
    if (!part && !tall && hasTwins(at)) return at
    at = at.parentElement
  }
  return null
}

/** A group number for each element: that of its card or, if the card has only this block, of the card's parent. */
export function groupsOf(places: Element[]): (number | null)[] {
  const numbers = new Map<Element, number>()
  const cards = places.map(cardOf)
  const sizes = new Map<Element | null, number>()
  for (const card of cards) sizes.set(card, (sizes.get(card) ?? 0) + 1)
  return cards.map(card => {
    const shared = card && sizes.get(card) === 1 ? card.parentElement : card
    if (!shared) return null
    if (!numbers.has(shared)) numbers.set(shared, numbers.size + 1)
    return numbers.get(shared) ?? null
  })
}
