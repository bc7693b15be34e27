import { emptyReport } from '#db/test/made-report.ts'
import { type Claim, type ProjectReport, projectReportSchema, type ReportChoice } from '../contracts/report/report.ts'
import sample from './sample-report.json' with { type: 'json' }

/**
 * A model's report with one of everything: each group, split and one-sided choices, every outcome, an absence, a missing
 * analyst, and places of each kind (which no single submission has).
 */
export const sampleReport: ProjectReport = projectReportSchema.parse(sample)

/** A report by four analysts that contains only the given findings. The caller sets the counts. */
export function madeReport(overrides: Partial<ProjectReport> = {}): ProjectReport {
  return { ...emptyReport, analysts: sampleReport.analysts, ...overrides }
}

/** A claim that the first analyst raised alone. */
export function claim(overrides: Partial<Claim> = {}): Claim {
  const { headline, text } = { headline: 'The price is missing', text: 'No price stands anywhere.', ...overrides }
  return {
    id: '1-1',
    number: 1,
    group: 'single',
    stance: 'concern',
    weight: 2,
    category: 'offer',
    headline,
    text,
    suggestions: [],
    quotes: [{ text: 'Ask us', where: { kind: 'paragraph', paragraph: 1 }, blockId: 'b1', place: 'paragraph 1' }],
    lookedFor: null,
    seen: [],
    raised: [{ analystId: 1, headline, text }],
    votes: [],
    check: null,
    source: null,
    ...overrides,
  }
}

/** A choice that the first analyst raised and backs, and that the second doubts. */
export function choice(overrides: Partial<ReportChoice> = {}): ReportChoice {
  const sentence = overrides.sentence ?? 'The price is told on request only.'
  return {
    id: '1c1',
    number: 1,
    sentence,
    weight: 2,
    quotes: [{ text: 'Ask us', where: { kind: 'paragraph', paragraph: 1 }, blockId: 'b1', place: 'paragraph 1' }],
    raised: [{ analystId: 1, sentence, side: 'back', otherSide: 'Who must ask may not ask.' }],
    back: [{ analystId: 1, reason: 'Each case costs something else.', raised: true }],
    doubt: [{ analystId: 2, reason: 'A visitor leaves before asking.', raised: false }],
    outside: [],
    split: true,
    question: 'How many of those who looked for a price asked?',
    fixed: false,
    ...overrides,
  }
}
