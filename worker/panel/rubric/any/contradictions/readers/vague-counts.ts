/** Numbers in words that are no number: "thousands of venues" is at least a thousand. */
import type { Count } from '../../../numbers.ts'

const vague =
  /\b((?:tens of |hundreds of )?thousands|hundreds|millions) of (?:our )?((?:[\p{L}&-]+ ){0,2}?)([\p{L}]+s)\b/giu
const least: Record<string, number> = {
  hundreds: 200,
  thousands: 1_000,
  'tens of thousands': 10_000,
  'hundreds of thousands': 100_000,
  millions: 1_000_000,
}

/** "Thousands of venues": at least a thousand. */
export function vagueCounts(text: string): Count[] {
  return [...text.matchAll(vague)].map(match => {
    const value = least[(match[1] ?? '').toLowerCase()] ?? 0
    return {
      value,
      max: value,
      bound: 'at-least',
      noun: (match[3] ?? '').toLowerCase(),
      qualifier: (match[2] ?? '').trim().toLowerCase(),
      index: match.index,
      length: match[0].length,
      text: match[0],
    }
  })
}
