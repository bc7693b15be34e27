/** The drawn pages, and what the report says about each. Pure. */
import type { z } from 'zod'
import type { documentSchema } from '#api/contracts/document.ts'
import type { QuoteMark, SubmissionPages } from '#api/contracts/pages.ts'
import type { Claim, ProjectReport, ReportChoice } from '#api/contracts/report/report.ts'
import { inWords, type Sign, signOf } from '#api/contracts/report/words.ts'
import { pageOf } from '#db/places.ts'
import type { TakenSide, Weight } from '#db/vocabulary.ts'
import { choiceAnchor, claimAnchor } from '../report/anchors.ts'

type Read = z.infer<typeof documentSchema> | null
export type DrawnPage = SubmissionPages['pages'][number]
export type Box = QuoteMark['places'][number]['boxes'][number]

export interface Pages extends SubmissionPages {
  projectId: number
  /** The folder of public pictures; null if reading them needs the token. */
  pictures: string | null
  byNumber: Map<number, DrawnPage>
  markOf: Map<string, QuoteMark>
}

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
  places: (QuoteMark['places'][number] & { isSeen?: boolean; isSaid?: boolean | undefined })[]
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

export function placesOf(pages: Pages | null, quote: Claim['quotes'][number]): Point['places'] {
  const { exact, places = [] } = pages?.markOf.get(keyOf(quote)) ?? {}
  const kind = { isSeen: exact === 'block', isSaid: quote.where.kind === 'slide' && quote.where.notes }
  return places.filter(({ page }) => pages?.byNumber.has(page)).map(place => ({ ...place, ...kind }))
}

/** Why nothing is marked on the page; empty if something is. */
export function unmarkedWords(place: Point['places'][number] | undefined): string {
  if (place?.boxes.length !== 0 || place.isSeen) return ''
  return place.isSaid
    ? 'In the speaker notes, which the slide does not show'
    : 'On this page, but its words were not found in the picture'
}

export const seenIn = (pages: Pages | null, { id }: Pick<Claim, 'id'>): Point['places'] =>
  pages?.seen.find(({ claim }) => claim === id)?.places.map(place => ({ ...place, isSeen: true })) ?? []

export function pointsOf({ claims, choices }: ProjectReport, pages: Pages): Point[] {
  const placesOfAll = (quotes: Claim['quotes']): Point['places'] =>
    quotes
      .flatMap(quote => placesOf(pages, quote))
      // The note goes beside the first place, so places with something to mark come first.
      .sort((a, b) => Number(b.boxes.length > 0) - Number(a.boxes.length > 0))
  const told = claims.map((claim): Point => {
    const { number, headline, weight, quotes, raised } = claim
    const raisers = [...new Set(raised.flatMap(({ analystId }) => analystId ?? []))]
    const sign: Sign = signOf(claim)
    const places = [...placesOfAll(quotes), ...seenIn(pages, claim)]
    const own = { claim, choice: null, sign, raisers, places }
    return { id: claimAnchor(number), label: String(number), headline, weight, ...own }
  })
  const chosen = choices.map((choice): Point => {
    const { number, sentence, weight, quotes, raised } = choice
    const raisers = [...new Set(raised.map(({ analystId }) => analystId))]
    const own = { claim: null, choice, sign: 'split' as const, raisers, places: placesOfAll(quotes) }
    return { id: choiceAnchor(number), label: `C${number}`, headline: sentence, weight, ...own }
  })
  return [...told, ...chosen]
}

/** The marks on this page. Those around parts of a picture come first, so that marks on words are drawn over them. */
export function marksOn(points: Point[], { number }: DrawnPage, voice: (id: number) => { mark: number }) {
  const marks = points.flatMap(point => {
    const { label, sign, weight, raisers } = point
    const mark = raisers[0] === undefined ? null : voice(raisers[0]).mark
    const places = point.places.filter(({ page }) => page === number)
    return places.map(({ boxes, isSeen = false }) => ({ point, label, sign, weight, mark, boxes, isSeen }))
  })
  return marks.sort((a, b) => Number(b.isSeen) - Number(a.isSeen))
}

export function pageName(document: Read, number = 0): string {
  if (document?.kind !== 'pptx') return `${document?.kind === 'website' ? 'Screen' : 'Page'} ${number}`
  const slide = document.blocks.find(({ where }) => where.kind === 'slide' && where.slide === number)?.where
  return `Slide ${number}${slide?.kind === 'slide' && slide.hidden ? ', hidden' : ''}`
}

/** Which pages are shown as text or not at all: they could not be drawn, or the file is too long. Empty if all are drawn. */
export function undrawnWords(document: Read, pages: Pages | null): string {
  if (!document || !pages?.finished || pages.pages.length === 0) return ''
  const name = document.kind === 'pptx' ? 'Slide' : 'Page'
  const all = pages.pages.flatMap(({ number, drawn }) => (drawn ? [] : String(number)))
  const some = all.length > 9 ? [`${all[0]}`, `${all.length - 1} others`] : all
  const which = document.kind === 'docx' ? 'The document' : `${name}${all.length > 1 ? 's' : ''} ${inWords(some)}`
  const asText = all.length > 0 ? `${which} could not be drawn: only the text is shown. ` : ''
  const { top, height } = pages.pages.at(-1) ?? { top: 0, height: 0 }
  const isBelow = (where: Parameters<typeof pageOf>[0]) =>
    'box' in where && where.viewport === 'desktop' && where.box.y > top + height
  const numbers = document.blocks.map(({ where }) => (isBelow(where) ? Number.MAX_VALUE : pageOf(where)))
  const missing = numbers.filter(number => number > 0 && !pages.byNumber.has(number))
  const from = document.kind === 'website' ? 'Its lower parts' : `${name}s from number ${Math.min(...missing)} on`
  return asText + (missing.length > 0 ? `${from} were read, but have no picture.` : '')
}

/** A note in the margin: a point's own, or one for each side of a split choice. */
interface MarginNote {
  point: Point
  side: TakenSide | null
  /** The analyst in whose colour the note's line is drawn. */
  analyst: number | null
  box: Box | undefined
  /** Whether the note is beside another page, so that this page has only a link to it. */
  isElsewhere: boolean
}

export function marginOf(points: Point[], page: number): MarginNote[] {
  const notes = points.flatMap((point): MarginNote[] => {
    const { choice, places, raisers } = point
    const here = places.filter(place => place.page === page)
    if (here.length === 0) return []
    // If this page has a second passage, the doubters' note is placed beside that one.
    const [box, other = box] = here.map(({ boxes }) => boxes[0])
    const isElsewhere = places[0]?.page !== page
    const own = { point, isElsewhere, box }
    if (isElsewhere || !choice?.split) return [{ ...own, side: null, analyst: raisers[0] ?? null }]
    return [
      { ...own, side: 'back', analyst: choice.back[0]?.analystId ?? null },
      { ...own, side: 'doubt', analyst: choice.doubt[0]?.analystId ?? null, box: other },
    ]
  })
  return notes.sort((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0))
}

const gap = 8
/** How far below its words an open note may begin: about a note's height. */
const slack = 96

/**
 * The tops of the notes, each as near to its words as possible. None overlaps another, and all stay beside the page if
 * there is room. The open note keeps its place: other notes give way, and go below it if there is no room above.
 */
export function layOut(given: { wanted: number; height: number }[], room: number, open: number): number[] {
  const own = given[open]
  const place = own ? Math.max(0, Math.min(own.wanted, room - own.height)) : 0
  const sum = (some: typeof given) => some.reduce((sum, { height }) => sum + height + gap, 0)
  let anchor = Math.max(open, 0)
  while (sum(given.slice(0, anchor)) > place + slack) anchor--
  const notes = own ? given.toSpliced(open, 1).toSpliced(anchor, 0, own) : given
  const taken = (from: number, to: number) => sum(notes.slice(from, to))
  const end = Math.max(room + gap, taken(0, notes.length))
  const tops = notes.map(({ wanted }, at) => Math.max(taken(0, at), Math.min(wanted, end - taken(at, notes.length))))
  const top = (at: number) => tops[at] ?? 0
  for (let at = anchor - 1; at >= 0; at--) tops[at] = Math.min(top(at), top(at + 1) - taken(at, at + 1))
  for (let at = anchor + 1; at < notes.length; at++) tops[at] = Math.max(top(at), top(at - 1) + taken(at - 1, at))
  return given.map(note => top(notes.indexOf(note)))
}
