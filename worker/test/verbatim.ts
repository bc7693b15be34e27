/** Looks up every quote of a report, with rules of its own: none of the product's code says what "found" means here. */
import { expect } from 'vitest'
import type { Report } from '#db/report.ts'

/** Compatibility forms, invisible characters and white space: nothing else may differ. */
function plain(text: string): string {
  const folded = text.normalize('NFKC').replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
  return folded.replace(/\s+/g, ' ').trim()
}

/** Fails for a quote that is not, as it stands, in the block and place that it names, and for a claim that shows nothing. */
export function expectVerbatim(report: Report, blocks: { id: string; text: string; where: unknown }[]): void {
  const known = new Map(blocks.map(block => [block.id, block]))
  for (const { group, quotes, lookedFor, headline } of report.claims) {
    if (group !== 'unverified' && quotes.length === 0) expect(lookedFor?.trim(), headline).toBeTruthy()
  }
  for (const quote of [report.claims, report.choices, report.questions].flat().flatMap(({ quotes }) => quotes)) {
    expect(plain(quote.text)).not.toBe('')
    const block = known.get(quote.blockId)
    expect(plain(block?.text ?? '')).toContain(plain(quote.text))
    expect(quote.where).toEqual(block?.where)
  }
}
