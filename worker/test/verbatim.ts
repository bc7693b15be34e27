/** Looks up every quote of a report by its own rules, independently of the product's quote gate. */
import { expect } from 'vitest'
import type { Report } from '#db/report.ts'

/** Only compatibility forms, invisible characters and white space may differ. */
function plain(text: string): string {
  const folded = text.normalize('NFKC').replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
  return folded.replace(/\s+/g, ' ').trim()
}

/** Fails for a quote that is not verbatim in the block and place that it names, and for a claim without evidence. */
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
