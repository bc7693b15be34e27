/**
 * A submission as the observations read it: prose apart from chrome, sentences apart from each other, and what a page
 * or a deck adds. Made once for each document, then shared by every observation.
 */
import type { BaseReading } from './base-reading.ts'
import type { DeckReading } from './deck/deck-reading.ts'
import type { PageReading } from './page/page-reading.ts'

export interface Reading extends BaseReading {
  /** Of a website; null for others. */
  page: PageReading | null
  /** Of a deck or a memo; null for a website. */
  deck: DeckReading | null
}
