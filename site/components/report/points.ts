/** Filters and order of a report's claims and choices, kept in the address's query; the hash stays a link to one of them. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { Mark } from '#api/contracts/marks.ts'
import type { Claim, ProjectReport, ReportChoice } from '#api/contracts/report/report.ts'
import { type Sign, signOf } from '#api/contracts/report/words.ts'
import { pageOf } from '#db/places.ts'
import { choiceAnchor, claimAnchor } from './anchors.ts'

type Point = Claim | ReportChoice

/** The marks on this report, by the id of their claim or choice. */
export interface Marks {
  reviewId: string
  /** The submission's version; null until known. */
  version: number | null
  of: ReadonlyMap<string, Mark>
}

export const orders = ['weight', 'votes', 'place'] as const
export type Order = (typeof orders)[number]

/** So few claims need no filters, and their rows are open from the start. */
export const isFew = (claims: readonly Claim[]): boolean => claims.length <= 8

const filters = ['stance', 'weight', 'analyst', 'place', 'state'] as const
export type FilterName = (typeof filters)[number]
export type Filters = Record<FilterName, string[]>
const signs: readonly Sign[] = ['split', 'weak', 'missing', 'works']

const isClaim = (point: Point): point is Claim => 'headline' in point

export const anchorOf = (point: Point): string =>
  isClaim(point) ? claimAnchor(point.number) : choiceAnchor(point.number)

/** For each filter, the values that the point has: it is shown if one of them is chosen. */
export function valuesOf(point: Point, marks: Marks | null): Filters {
  const state = marks?.of.get(point.id)?.state ?? 'open'
  return {
    stance: isClaim(point) ? [signOf(point)] : point.split ? ['split'] : [],
    weight: [String(point.weight)],
    analyst: point.raised.flatMap(({ analystId }) => (analystId === null ? [] : String(analystId))),
    place: point.quotes.map(({ place }) => place),
    state: [state === 'back' || state === 'doubt' ? 'done' : state],
  }
}

/** The values of each filter, in the order in which they are shown. */
function choicesOf({ claims, choices, analysts }: ProjectReport, marks: Marks | null): Filters {
  const points: Point[] = [...choices, ...claims]
  const found = points.map(point => valuesOf(point, marks))
  const present = (name: FilterName, all: readonly string[]) =>
    all.filter(value => found.some(values => values[name].includes(value)))
  const places = points.flatMap(({ quotes }) => quotes).toSorted((a, b) => rankOf(a) - rankOf(b))
  return {
    stance: present('stance', signs),
    weight: present('weight', ['3', '2', '1']),
    analyst: present(
      'analyst',
      analysts.map(({ id }) => String(id)),
    ),
    place: [...new Set(places.map(({ place }) => place))],
    state: marks ? ['open', 'done', 'dismissed'] : [],
  }
}

/** The position of a quote in the submission. A website's phone view comes after its desktop view. */
function rankOf({ where }: Point['quotes'][number]): number {
  if (where.kind === 'paragraph') return where.paragraph
  if (where.kind === 'box') return where.box.y + (where.viewport === 'phone' ? 1e6 : 0)
  return pageOf(where)
}

const ranks: Record<Order, ((claim: Claim) => number) | null> = {
  // The report's own order.
  weight: null,
  votes: ({ raised, votes }) =>
    -new Set(raised.map(({ analystId }) => analystId)).size - votes.filter(({ vote }) => vote === 'holds').length,
  place: ({ quotes }) => Math.min(...quotes.map(rankOf)),
}

export function inOrder(claims: Claim[], order: Order): Claim[] {
  const rank = ranks[order]
  if (!rank) return claims
  return claims.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

const nothing: Filters = { stance: [], weight: [], analyst: [], place: [], state: [] }

function readAddress(known: Filters): { chosen: Filters; order: Order } {
  const query = new URLSearchParams(location.search)
  const chosen = { ...nothing }
  for (const name of filters) chosen[name] = query.getAll(name).filter(value => known[name].includes(value))
  return { chosen, order: orders.find(order => order === query.get('sort')) ?? 'weight' }
}

/** The state of the history entry below the reader's sheet, until somebody is back on it. */
export const underSheet = 'under sheet'

function writeAddress(chosen: Filters, order: Order, hash: string): void {
  const query = new URLSearchParams(location.search)
  query.delete('sort')
  if (order !== 'weight') query.set('sort', order)
  for (const name of filters) {
    query.delete(name)
    for (const value of chosen[name]) query.append(name, value)
  }
  const state = history.state === underSheet ? null : history.state
  history.replaceState(state, '', location.pathname + (query.size > 0 ? `?${query}` : '') + hash)
}

export interface Narrowing {
  /** The values to choose from; null if filters would be of little use. */
  known: Filters | null
  chosen: Filters
  order: Order
  isNarrowed: boolean
  toggle(name: FilterName, value: string): void
  setOrder(order: Order): void
  clear(): void
  shows(point: Point): boolean
}

export function useNarrowing(report: ProjectReport, marks: Marks | null): Narrowing {
  const { claims, choices } = report
  const known = isFew(claims) ? null : choicesOf(report, marks)
  const lets = (chosen: Filters, point: Point) => {
    const values = valuesOf(point, marks)
    return filters.every(name => chosen[name].length === 0 || chosen[name].some(value => values[name].includes(value)))
  }
  /** The filters in the address. A link to a point that would be hidden shows everything. */
  const asked = () => {
    const { chosen, order } = readAddress(known ?? nothing)
    const linked = [...claims, ...choices].find(point => `#${anchorOf(point)}` === location.hash)
    return { chosen: linked && !lets(chosen, linked) ? nothing : chosen, order }
  }
  const [{ chosen, order }, setState] = useState(asked)
  const set = (next: Filters, by: Order, hash = '#report') => {
    setState({ chosen: next, order: by })
    writeAddress(next, by, hash)
  }
  const follow = useEffectEvent(() => {
    // Filters that were set while the sheet was open stay when it closes.
    const next = history.state === underSheet ? { chosen, order } : asked()
    set(next.chosen, next.order, location.hash)
  })
  useEffect(() => {
    const moved = () => follow()
    moved()
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])
  return {
    known,
    chosen,
    order,
    isNarrowed: filters.some(name => chosen[name].length > 0),
    toggle(name, value) {
      const all = chosen[name]
      set({ ...chosen, [name]: all.includes(value) ? all.filter(one => one !== value) : [...all, value] }, order)
    },
    setOrder: next => set(chosen, next),
    clear: () => set(nothing, order),
    shows: point => lets(chosen, point),
  }
}
