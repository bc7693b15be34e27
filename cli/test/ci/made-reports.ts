/** Reports put together for tests of what is computed from them. */
import type { Finding, Report } from '../../output/report-parts.ts'

let made = 0

export function finding(part: Partial<Finding> & { words?: string } = {}): Finding {
  const { words, ...rest } = part
  made += 1
  const quote = words === undefined ? null : { text: words, where: { kind: 'page', page: 1 } as const, blockId: 'b1' }
  return {
    id: `1-${made}`,
    analystId: 1,
    stance: 'concern',
    severity: 3,
    category: 'proof',
    claim: `Prose ${made}.`,
    suggestion: '',
    quote,
    moreQuotes: [],
    lookedFor: quote ? null : 'a name',
    verified: true,
    source: null,
    observation: null,
    ...rest,
  }
}

/** Each finding stands alone, but for those that a tension names. */
export function report(findings: Finding[], part: Partial<Report> = {}): Report {
  const tense = (part.tensions ?? []).flatMap(tension => tension.findingIds)
  return {
    summary: '',
    summaryWritten: true,
    sections: [{ id: 's1', analystId: 1, content: '' }],
    engine: 'rubric',
    model: null,
    findings,
    ballots: [],
    agreements: [],
    tensions: [],
    loneInsights: findings.filter(({ id, verified }) => verified && !tense.includes(id)).map(({ id }) => id),
    coverage: { blocks: 1, words: 1, unread: [] },
    quotesVerified: { verified: 0, total: 0 },
    independence: { analysts: 1, effective: null, note: null },
    usage: { total: null, analysts: [] },
    missing: [],
    ...part,
  }
}
