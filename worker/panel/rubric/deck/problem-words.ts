/** What the observations on the problem share: how a cost or a time is written. */
import { durationsIn } from '../numbers.ts'
import { everyMatch } from '../text.ts'

export const pains =
  /\b(?:costs? (?:them|us|\w+s)|los(?:es?|ing)|lost|wast(?:es?|ed|ing)|manual(?:ly)?|by hand|errors?|mistakes?|delay(?:s|ed)?|risks?|cannot|can['’]t|struggl(?:es?|ed|ing)|miss(?:es|ed)?|overpay\w*|too (?:slow|late|expensive)|broken|pain(?:ful)?|hassle|fails?)\b/i

/** Hours and minutes count as well: the shared reader stops at days. */
export function durationsOf(text: string): { index: number; length: number; text: string }[] {
  return [
    ...durationsIn(text),
    ...everyMatch(/(?<![\w.])\d{1,4}(?:[.,]\d+)?\+?[\s-]?(?:hours?|hrs?|minutes?|mins?)(?!\w)/i, text),
  ]
}
