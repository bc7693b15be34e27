/** Looks up every quote of a report, with rules of its own: none of the product's code says what "found" means here. */
import { expect } from 'vitest'
import type { Report } from '#db/shapes.ts'

/** Compatibility forms, invisible characters and white space: nothing else may differ. */
function plain(text: string): string {
  const folded = text.normalize('NFKC').replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
  return folded.replace(/\s+/g, ' ').trim()
}

/** Fails for a verified finding whose quote is not, as it stands, in the block and place that it names. */
export function expectVerbatim(report: Report, blocks: { id: string; text: string; where: unknown }[]): void {
  const known = new Map(blocks.map(block => [block.id, block]))
  for (const finding of report.findings) {
    if (!finding.verified) continue
    const quotes = [finding.quote, ...finding.moreQuotes].filter(quote => quote !== null)
    if (quotes.length === 0) expect(finding.lookedFor?.trim(), finding.claim).toBeTruthy()
    for (const quote of quotes) {
      expect(plain(quote.text), finding.claim).not.toBe('')
      const block = known.get(quote.blockId)
      expect(plain(block?.text ?? ''), finding.claim).toContain(plain(quote.text))
      expect(quote.where).toEqual(block?.where)
    }
  }
}
