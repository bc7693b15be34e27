/** Years to come in a forecast, and how they are quoted. */
import type { SightedQuote } from '../observation.ts'
import { quoteAround } from '../text.ts'
import type { YearPoint } from './tables.ts'

export const isFuture = (point: YearPoint, captured: number): boolean =>
  point.certainty === 'forecast' || (point.certainty === 'unsaid' && point.year > captured)

export const capturedYear = (iso: string): number => new Date(iso).getUTCFullYear()

export const quotePoint = (point: YearPoint): SightedQuote => quoteAround(point.block, point.index, point.length)
