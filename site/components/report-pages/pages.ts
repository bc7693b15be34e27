/** The drawn pages, and what the report says about each. Pure. */
import type { QuoteMark, SubmissionPages } from '#api/contracts/pages.ts'
import type { Claim, ProjectReport, ReportChoice } from '#api/contracts/report/report.ts'
import { type Sign, signOf } from '#api/contracts/report/words.ts'
import type { TakenSide, Weight } from '#db/vocabulary.ts'
import { choiceAnchor, claimAnchor } from '../report/anchors.ts'

export type DrawnPage = SubmissionPages['pages'][number]
export type Box = QuoteMark['places'][number]['boxes'][number]

export interface Pages extends SubmissionPages {
  projectId: number
  /** The folder of public pictures; null if reading them needs the token. */
  pictures: string | null
  byNumber: Map<number, DrawnPage>
  markOf: Map<string, QuoteMark>
}

/** A claim or a choice as the reader shows it. */
export interface Point {
  /** Its anchor in the overview: "claim-4", "choice-2". */
  id: string
  label: string
  headline: string
  sign: Sign
  weight: Weight
  /** Who raised it; empty for a check. */
  raisers: number[]
  claim: Claim | null
  choice: ReportChoice | null
  /** The places of its quotes and of what was seen. Its note is beside the first one. */
  places: (QuoteMark['places'][number] & { isSeen?: boolean })[]
}

const keyOf = (quote: { blockId: string; text: string }): string => `${quote.blockId} ${quote.text}`

export function indexPages(projectId: number, pages: SubmissionPages, pictures: string | null): Pages {
  return {
    ...pages,
    projectId,
    pictures,
    byNumber: new Map(pages.pages.map(page => [page.number, page])),
    markOf: new Map(pages.marks.map(mark => [keyOf(mark), mark])),
  }
}

export const markOf = (pages: Pages | null, quote: { blockId: string; text: string }): QuoteMark | undefined =>
  pages?.markOf.get(keyOf(quote))

export const seenIn = (pages: Pages | null, { id }: Pick<Claim, 'id'>): Point['places'] =>
  pages?.seen.find(({ claim }) => claim === id)?.places.map(place => ({ ...place, isSeen: true })) ?? []

/** All claims and choices, in the report's order. */
export function pointsOf({ claims, choices }: ProjectReport, pages: Pages): Point[] {
  const placesOf = (quotes: { blockId: string; text: string }[]) =>
    quotes.flatMap(quote => markOf(pages, quote)?.places ?? []).filter(({ page }) => pages.byNumber.has(page))
  const told = claims.map((claim): Point => {
    const { number, headline, weight, quotes, raised } = claim
    const raisers = raised.flatMap(({ analystId }) => analystId ?? [])
    const sign: Sign = signOf(claim)
    const places = [...placesOf(quotes), ...seenIn(pages, claim)]
    const own = { claim, choice: null, sign, raisers, places }
    return { id: claimAnchor(number), label: String(number), headline, weight, ...own }
  })
  const chosen = choices.map((choice): Point => {
    const { number, sentence, weight, quotes, raised } = choice
    const raisers = raised.map(({ analystId }) => analystId)
    const own = { claim: null, choice, sign: 'split' as const, raisers, places: placesOf(quotes) }
    return { id: choiceAnchor(number), label: `C${number}`, headline: sentence, weight, ...own }
  })
  return [...told, ...chosen]
}

/** The points with notes beside this page, from top to bottom. */
export function notesOn(points: Point[], page: number): Point[] {
  const top = (point: Point) => point.places[0]?.boxes[0]?.y ?? 0
  return points.filter(point => point.places[0]?.page === page).sort((a, b) => top(a) - top(b))
}

/** A note in the margin: a point's own, or one for each side of a split choice. */
export interface MarginNote {
  point: Point
  side: TakenSide | null
  /** The analyst whose colour its line has. */
  analyst: number | null
  box: Box | undefined
}

export function marginOf(points: Point[], page: number): MarginNote[] {
  const boxOf = (place: Point['places'][number] | undefined) => place?.boxes[0]
  const notes = notesOn(points, page).flatMap((point): MarginNote[] => {
    const { choice, places, raisers } = point
    const box = boxOf(places[0])
    if (!choice?.split) return [{ point, side: null, analyst: raisers[0] ?? null, box }]
    // If this page has a second passage, that is the doubters' end of the line.
    const other = boxOf(places.slice(1).find(place => place.page === page)) ?? box
    return [
      { point, side: 'back', analyst: choice.back[0]?.analystId ?? null, box },
      { point, side: 'doubt', analyst: choice.doubt[0]?.analystId ?? null, box: other },
    ]
  })
  return notes.sort((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0))
}

const gap = 8

/**
 * The tops of the notes, each as near to its words as possible: pushed down where they would overlap, then pulled up so that
 * they end with the page if there is room. `open` keeps its place and the others give way.
 */
export function layOut(notes: { wanted: number; height: number }[], room: number, open = -1): number[] {
  const tops: number[] = []
  for (const [at, { wanted }] of notes.entries()) {
    const last = notes[at - 1]
    tops.push(last ? Math.max(wanted, (tops[at - 1] ?? 0) + last.height + gap) : Math.max(0, wanted))
  }
  const pullUp = (from: number, limit: number) => {
    let bottom = limit
    for (let at = from; at >= 0; at--) {
      tops[at] = Math.min(tops[at] ?? 0, bottom - (notes[at]?.height ?? 0))
      bottom = (tops[at] ?? 0) - gap
    }
  }
  const needed = notes.reduce((sum, { height }) => sum + height + gap, -gap)
  pullUp(notes.length - 1, Math.max(room, needed))
  const wanted = notes[open]?.wanted
  // Upwards only as far as the notes above allow.
  const above = notes.slice(0, Math.max(open, 0)).reduce((sum, { height }) => sum + height + gap, 0)
  if (wanted !== undefined && wanted < (tops[open] ?? 0)) {
    tops[open] = Math.max(wanted, above)
    pullUp(open - 1, (tops[open] ?? 0) - gap)
    for (let at = open + 1; at < notes.length; at++)
      tops[at] = Math.max(notes[at]?.wanted ?? 0, (tops[at - 1] ?? 0) + (notes[at - 1]?.height ?? 0) + gap)
    if ((tops.at(-1) ?? 0) + (notes.at(-1)?.height ?? 0) > Math.max(room, needed)) {
      let top = (tops[open] ?? 0) + (notes[open]?.height ?? 0) + gap
      for (let at = open + 1; at < notes.length; at++) {
        tops[at] = top
        top += (notes[at]?.height ?? 0) + gap
      }
    }
  }
  return tops
}
