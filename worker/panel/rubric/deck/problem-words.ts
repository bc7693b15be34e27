/** What the observations on the problem share: how a cost or a time is written. */
import { durationsIn } from '../numbers.ts'
import { everyMatch } from '../text.ts'

export const pains =
  /\b(?:costs? (?:them|us|\w+s)|los(?:es?|ing)|lost|wast(?:es?|ed|ing)|manual(?:ly)?|by hand|errors?|mistakes?|delay(?:s|ed)?|risks?|cannot|can['’]t|struggl(?:es?|ed|ing)|miss(?:es|ed)?|overpay\w*|too (?:slow|late|expensive)|broken|pain(?:ful)?|hassle|fails?)\b/i

/**
 * Whatever tells of a burden in words of its own: what is slow, dear, scarce, dangerous or refused, and what goes down.
 * Only to stay silent by: half of these words have an innocent sense as well.
 */
export const burden =
  /\b(?:slow(?:er|ly|s)?|expensive|costly|dear(?:er)?|pricey|outdated|antiquated|clunky|tedious|frustrat\w+|inefficien\w+|opaque|confus\w+|difficult\w*|hard(?:er)? to|impossible|danger\w*|unsafe|unfair|dirty|wait(?:s|ed|ing)?|queues?|backlogs?|bottlenecks?|burns?|cancell?(?:s|ed)?|declin(?:e|es|ed|ing)|shrink\w*|shortfalls?|scarc\w+|die[sd]?|dying|deaths?|harm\w*|damag\w+|fear\w*|worr(?:y|ies|ied)|complain\w*|throw(?:s|n)? away|thrown out|write[ -]offs?|spoil\w*|rot(?:s|ted)?|leak\w*|theft|fraud\w*|stolen|breach\w*|outages?|breakdowns?|downtime|accidents?|injur\w+|ill(?:ness(?:es)?)?|sick\w*|diseases?|infections?|resistan(?:t|ce)|emissions?|pollut\w+|penalt(?:y|ies)|fin(?:es|ed)|forg[eo]t\w*|ignor\w+|guess\w*|chas(?:e|es|ing)|rerun\w*|retyp\w+|run(?:s|ning)? out|nobody|no[ -]one|hate[sd]?|tired of|pay (?:up to|too|more|\d)|only (?:one|two|\d)|drop(?:s|ped)? out|quit(?:s|ting)?|leave the|turnover of staff|abandon\w*|bankrupt\w*|lonely|loneliness|left (?:out|behind)|old way|by post|by fax|paperwork|spreadsheets?|lack(?:s|ed|ing)?|shortages?|\d+ ?% (?:less|fewer))\b/i

/** Hours and minutes count as well: the shared reader stops at days. */
export function durationsOf(text: string): { index: number; length: number; text: string }[] {
  return [
    ...durationsIn(text),
    ...everyMatch(
      /(?<![\w.]|\d[-–])(?:\d{1,4}(?:[.,]\d+)?\s?[-–]\s?)?\d{1,4}(?:[.,]\d+)?\+?[\s-]?(?:hours?|hrs?|minutes?|mins?)(?!\w)/i,
      text,
    ),
  ]
}
