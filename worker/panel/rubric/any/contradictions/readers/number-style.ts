/** A number of ours in the style of the numbers that it is made of: "4.073" among "2.697" and "1.376". */

import { scale } from '../../../amount.ts'

/** Which locale groups and parts its digits as these numbers do; British where none of them shows. */
function localeOf(samples: readonly string[]): string {
  const all = samples.join(' | ')
  if (/\d,\d\d,\d{3}(?!\d)/.test(all)) return 'en-IN'
  if (/\d['’]\d{3}(?!\d)/.test(all)) return 'de-CH'
  if (/\d[ \u00a0\u202f]\d{3}(?!\d)/.test(all)) return 'fr'
  if (/\d,\d{3}(?!\d)/.test(all)) return 'en-GB'
  return /\d\.\d{3}(?!\d)|\d,\d{1,2}(?!\d)/.test(all) ? 'de' : 'en-GB'
}

export function writtenAs(value: number, samples: readonly string[]): string {
  const cents = samples.some(text => /[.,]\d\d(?!\d)/.test(text)) && !Number.isInteger(Number(value.toFixed(2)))
  return Number(value.toFixed(cents ? 2 : 4))
    .toLocaleString(localeOf(samples), { minimumFractionDigits: cents ? 2 : 0 })
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/’/g, "'")
}

/** In the magnitude that all of them are written in: "12.5 crore" among "7.0 crore" and "2.4 crore". */
export function writtenIn(samples: readonly string[], value: number): string {
  const named = new Set(
    samples.map(text => /\b(?:crores?|lakhs?|lacs?|millions?|billions?)$/i.exec(text.trim())?.[0] ?? ''),
  )
  const [magnitude = '', another] = named
  return another === undefined && magnitude !== ''
    ? `${writtenAs(value / scale(magnitude), samples)} ${magnitude}`
    : writtenAs(value, samples)
}
