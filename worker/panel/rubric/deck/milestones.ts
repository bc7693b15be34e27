/** Results with a number and a date, near the amount that is to buy them. */
import { countsIn, moneyIn, percentsIn } from '../numbers.ts'
import { everyMatch, wordsOf } from '../text.ts'
import type { Ask } from './asks.ts'
import type { DeckReading } from './deck-reading.ts'
import { around } from './finding.ts'
import type { Slide } from './slides.ts'
import { tablesOf } from './tables.ts'

const date =
  /\b(?:by |in |from )?(?:(?:end of |mid[- ]|early |late )?(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.? ?(?:20\d\d)?|[QH][1-4][ /'’-]?(?:20)?\d\d|[QH][1-4]\b|20[2-4]\d(?: [QH][1-4])?|month \d{1,2}|(?:in|within|after|at) \d{1,2} months)\b/

/** What the money goes to is no result: "50% engineering, 30% sales". */
const allotment =
  /\d\s?%\s(?:(?:for|to|on|into|of it) )?(?:the )?(?:engineer\w*|product|sales|marketing|operations|R&D|research|hiring|team|develop\w*|growth|G&A|admin\w*|legal|reserves?|buffer|inventory|stock|tech\w*|salaries|staff|equipment|working capital|clinical|regulatory)\b|\b(?:the (?:round|money|raise)|it|this) (?:funds?|lasts?|covers?|pays? for)\b|^\W*(?:of (?:it|which|this),? )?(?:[$€£]|EUR|USD|GBP)\s?\d[\d.,]*\s?(?:k|m|bn)?\s(?:is|are|goes|go) (?:for|to|into)\b/i

/** The next raise, what is spent, and when money comes or ends: each has a date and a number, and none is a result. */
const noResult =
  /\b(?:follow[- ]on|series [a-d]|next (?:round|raise)|bridge|rais(?:e|es|ed|ing)|(?:first|final|second) clos(?:e|ing)|to close|tranche|commit(?:ted|ments?)|invest(?:ed|ors?|ment)|valuation|net burn|burn(?:s|ing)?|runway|cash|budget|spend(?:ing)?|salaries|payroll|hires?|hiring|headcount|use of (?:funds|proceeds)|grants?|loans?)\b/i

/** Money is a result where it comes in. */
const earned =
  /\b(?:ARR|MRR|revenues?|sales|turnover|GMV|bookings|contracts?|orders?|profit\w*|EBITDA|gross margin|income|premiums?|deposits|recurring)\b/i

/** Rows of what the money goes to: a share beside an amount, or under a head that says so. */
function isBudget(slide: Slide, block: Slide['blocks'][number]): boolean {
  if (block.type !== 'table_row') return false
  const table = tablesOf(slide).find(rows => rows.includes(block)) ?? []
  const head = table[0]?.text ?? ''
  return (
    /\b(?:uses?|use of (?:funds|proceeds)|allocation|budget|share|spend|cost|amount)\b/i.test(head) ||
    (percentsIn(block.text).length === 1 && table.filter(row => percentsIn(row.text).length === 1).length >= 3)
  )
}

/** Whoever counted something, and when, set no date for it. */
const source = /\([^()]*\b20\d\d[^()]*\)/g

/** From one stop to the next. What closes after a stop belongs to what it ends. */
const parts = /[^.;\n\s"”’')\]»][^.;\n]*(?:[.,]\d[^.;\n]*)*/

interface Milestone {
  slide: Slide
  block: Slide['blocks'][number]
  index: number
  length: number
  text: string
  /** How many numbers it sets. */
  results: number
}

/** More than what stands on a slide. */
const longAsk = 8

/** Parts of the ask slide and its neighbours that carry a number and a date, other than the ask itself. */
export function dated(deck: DeckReading, ask: Ask): Milestone[] {
  const near = around(deck, ask.slide).filter(
    slide =>
      slide === ask.slide ||
      /\b(?:milestones?|road ?map|plan|use of)\b/i.test(slide.title) ||
      slide.roles.includes('ask'),
  )
  return near.flatMap(slide =>
    slide.blocks.flatMap(block => {
      if (block === slide.titleBlock && slide !== ask.slide) return []
      // A paper without headings tells of today above what it asks for.
      if (
        slide === ask.slide &&
        slide.blocks.length > longAsk &&
        slide.blocks.indexOf(block) < slide.blocks.indexOf(ask.block)
      )
        return []
      return everyMatch(parts, block.text).flatMap((part): Milestone[] => {
        const when = everyMatch(
          date,
          part.text.replace(source, said => ' '.repeat(said.length)),
        )[0]
        if (!when || /\brunway\b|\bfounded\b|\bsince\b/i.test(part.text) || allotment.test(part.text)) return []
        if (noResult.test(part.text) || isBudget(slide, block)) return []
        if (
          slide === ask.slide &&
          block === ask.block &&
          part.index <= ask.index &&
          ask.index < part.index + part.length
        )
          return []
        const rest = part.text.replace(when.text, ' ')
        const results = countsIn(rest).length + (earned.test(rest) ? moneyIn(rest).length : 0) + percentsIn(rest).length
        return results > 0 && wordsOf(part.text).length >= 3
          ? [{ slide, block, index: part.index, length: part.length, text: part.text.trim(), results }]
          : []
      })
    }),
  )
}
