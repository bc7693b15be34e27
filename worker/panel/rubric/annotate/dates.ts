/** Finds English dates. Of "03/04/2025" only the year is used, because countries order day and month differently. */
import type { WrittenDate } from './annotation.ts'

const names = 'january february march april may june july august september october november december'.split(' ')
const month = `(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?`
const year = `(?:199\\d|20[0-4]\\d)`
const written = new RegExp(
  [
    `\\b(?<d1>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<m1>${month}),? (?<y1>${year})\\b`,
    `\\b(?<m2>${month}) (?<d2>\\d{1,2})(?:st|nd|rd|th)?,? (?<y2>${year})\\b`,
    `\\b(?<y3>${year})-(?<m3>0[1-9]|1[0-2])-(?<d3>[0-3]\\d)\\b`,
    `\\b(?<m4>${month}),? (?<y4>${year})\\b`,
    `\\b(?<q5>[QH][1-4])[ /’'-]?(?<y5>${year})\\b`,
    `\\b\\d{1,2}[./]\\d{1,2}[./](?<y6>${year})\\b`,
    `(?<![\\p{L}\\p{N}$€£.,:/#_=]|(?<!\\d)\\d\\d-|\\p{L}-|[$€£]\\s)(?<y7>${year})(?![\\p{L}\\p{N}:/_%]|[.,]\\d|-\\d\\d(?!\\d\\d)|\\+| \\p{Ll}+s\\b)`,
  ].join('|'),
  'giu',
)

function monthOf(name: string): number {
  if (/^\d/.test(name)) return Number(name)
  return names.findIndex(full => full.startsWith(name.toLowerCase().replace('.', '').slice(0, 3))) + 1
}

export function datesIn(text: string): WrittenDate[] {
  if (!/\d{4}/.test(text)) return []
  return [...text.matchAll(written)].map(match => {
    const groups = match.groups ?? {}
    const part = (letter: string) =>
      Object.entries(groups).find(([key, value]) => key.startsWith(letter) && value !== undefined)?.[1]
    const [named, day, quarter] = [part('m'), part('d'), part('q')]
    const at = Number(part('y'))
    const within = quarter ? Number(quarter.charAt(1)) * (/^q/i.test(quarter) ? 3 : 6) : null
    const inMonth = named ? monthOf(named) : null
    const end = day
      ? new Date(Date.UTC(at, (inMonth ?? 12) - 1, Number(day)))
      : new Date(Date.UTC(at, inMonth ?? within ?? 12, 0))
    return {
      year: at,
      month: inMonth,
      day: day ? Number(day) : null,
      end,
      start: match.index,
      stop: match.index + match[0].length,
    }
  })
}
