/** The year at the foot of the page is older than what stands above it. */
import type { Observation } from '../observation.ts'
import { quoteAround } from '../text.ts'
import { datesIn } from './dates.ts'
import { isPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'

const sign =
  /(?:©|\(c\)|\bcopyright\b)[^\n|·•]{0,40}?\b((?:19|20)\d\d)(?:\s?[-–—/]\s?((?:19|20)\d\d|\d\d|today|present|now))?/i

/** The last year of the notice; null where there is none or it runs on. */
function lastYear(text: string): { year: number; index: number; length: number } | null {
  const match = sign.exec(text)
  if (!match || /today|present|now/i.test(match[2] ?? '')) return null
  const first = Number(match[1])
  const second = match[2] === undefined ? first : Number(match[2].padStart(4, String(first).slice(0, 2)))
  return { year: Math.max(first, second), index: match.index, length: match[0].length }
}

export const copyrightOld: Observation = {
  id: 'copyright-old',
  category: 'consistency',
  appliesTo: isPage,
  sources: ['STAN'],
  detect: onPage((page, reading) => {
    const captured = Number(reading.document.capturedAt.slice(0, 4))
    const signed = page.seen.findLast(block => block.zone === 'footer' && lastYear(block.text) !== null)
    const notice = signed && lastYear(signed.text)
    // A year behind is a January; two need a newer day on the page itself to be held against.
    if (!signed || !notice || notice.year >= captured - 1) return []
    for (const block of page.content) {
      const newer = datesIn(block.text).find(({ until, from, text, index }) => {
        const year = Number(until.slice(0, 4))
        // "A 2022 Hyundai i20", "the 2024 Riesling": when a thing was made, and not when the page was looked at.
        if (/^\d{4}$/.test(text) && /^ \p{Lu}/u.test(block.text.slice(index + 4))) return false
        return year > notice.year && year <= captured && from.slice(0, 4) === until.slice(0, 4)
      })
      if (!newer) continue
      return [
        sight(1, [quoteAround(signed, notice.index, notice.length), quoteAround(block, newer.index, newer.length)], {
          year: notice.year,
          newer: newer.text,
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'The foot of the page says {year} and further up stands {newer}: which of the two tells me when this was last looked at?',
      'Set the year right, or leave it out.',
      'A year that stopped at {year} makes me look twice at the prices.',
    ],
    'team-execution': [
      '-',
      'The notice at the foot stopped at {year}, while the page goes up to {newer}.',
      'Let the build write the year.',
      'Nobody has {year} on a list of things to check.',
    ],
    brand: [
      '-',
      '{year} at the foot and {newer} above it: {name} looks less awake than it is.',
      'Clear away the old year.',
      'A notice from {year} is the last thing that a reader sees.',
    ],
  }),
}
