/** A report without findings, to which tests add their own. */
import { countsOf, type Report } from '../report.ts'

export const emptyReport: Report = {
  summary: '',
  summaryWritten: false,
  sections: [],
  engine: 'rubric',
  model: null,
  firstThings: [],
  claims: [],
  choices: [],
  questions: [],
  counts: countsOf([], [], []),
  checksRun: 0,
  coverage: { blocks: 1, words: 4, unread: [] },
  quotesVerified: { verified: 0, total: 0 },
  independence: { analysts: 1, effective: null, note: null },
  usage: { total: null, analysts: [] },
  missing: [],
}
