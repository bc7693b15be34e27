/** Sums of money as offers write them. */
import { moneyIn } from '../numbers.ts'
import { everyMatch } from '../text.ts'

/** "4,300 pounds": money in an offer, where nothing is weighed. */
const pounds = /(?<![\d.,])\d[\d,]*(?:\.\d{2})? pounds\b(?! (?:of|in weight|heavy|heavier|lighter)\b)/gi
const weighed = /\b(?:kg|lbs?|ounces?|weigh\w*)\b/i

export interface Sum {
  index: number
  length: number
  text: string
}

/** Sums of money in a line of an offer, in order. */
export function sumsIn(text: string): Sum[] {
  const written = weighed.test(text) ? [] : everyMatch(pounds, text)
  return [...moneyIn(text), ...written].sort((a, b) => a.index - b.index)
}
