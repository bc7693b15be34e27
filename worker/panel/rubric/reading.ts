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

/** Reads a submission for the observations. Pure: the same document gives the same reading. */
export function readSubmission(document: LocatedDocument): Reading {
  const base = readBase(document)
  return base.form === 'page'
    ? { ...base, page: readPage(base), deck: null }
    : { ...base, page: null, deck: readDeck(base) }
}
