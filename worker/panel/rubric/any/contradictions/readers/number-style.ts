/** A number of ours in the style of the numbers that it is made of: "4.073" among "2.697" and "1.376". */

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
