/**
 * A submission as the observations read it: prose apart from chrome, sentences apart from each other, and what a page
 * or a deck adds. Made once for each document, then shared by every observation.
 */
import type { LocatedDocument } from '#db/shapes.ts'
import type { BaseReading } from './base-reading.ts'
import { type DeckReading, readDeck } from './deck/deck-reading.ts'
import { type PageReading, readPage } from './page/page-reading.ts'
import { readBase } from './read-base.ts'

export interface Reading extends BaseReading {
  /** Of a website; null for others. */
  page: PageReading | null
  /** Of a deck or a memo; null for a website. */
  deck: DeckReading | null
}

const readings = new WeakMap<LocatedDocument, Reading>()

/** Reads a submission for the observations. Pure: the same document gives the same reading, which is made once. */
export function readSubmission(document: LocatedDocument): Reading {
  const known = readings.get(document)
  if (known) return known
  const base = readBase(document)
  const reading: Reading =
    base.form === 'page' ? { ...base, page: readPage(base), deck: null } : { ...base, page: null, deck: readDeck(base) }
  readings.set(document, reading)
  return reading
}
