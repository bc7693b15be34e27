import type { LocatedDocument, Report } from '#db/shapes.ts'
import { createModelEngine, type ModelOptions } from '#worker/adapters/model.ts'
import { reviewSubmission } from '#worker/panel/review.ts'
import { analyst, block, documentOf, slide } from '../panel/documents.ts'
import { type MemoryRecord, memoryRecord } from '../panel/memory-record.ts'

const sentences = [
  'Clinics lose one appointment in eight to patients who do not come',
  'Our assistant calls the waiting list and fills the gap within an hour',
  'Twelve clinics pay 240 dollars a month and none has left since March',
  'The market for appointment software is 3.2 billion dollars a year',
  'Incumbents remind patients but do not refill what falls free',
  'Two founders ran the front desk of a clinic for six years',
  'We raise 900 thousand dollars to reach one hundred clinics',
  'Gross margin is 71 percent at the present price of calls',
]

/** A deck of eight slides, some 600 characters; `times` makes it longer. */
export function deck(times = 1): LocatedDocument {
  const blocks = Array.from({ length: times }, (_, round) =>
    sentences.map((text, at) =>
      block(`b${round * sentences.length + at + 1}`, round === 0 ? text : `${text}, part ${round}`, slide(at + 1)),
    ),
  )
  return documentOf(blocks.flat())
}

const analysts = [1, 2, 3].map(analyst)

/** An engine whose deadlines are small, so that what would hang for minutes shows in a second. */
function impatientEngine(url: string, hints: string[], more: Partial<ModelOptions> = {}) {
  return createModelEngine({
    apiKey: 'test-key',
    baseUrl: url,
    model: 'fake-1',
    concurrency: 8,
    deadlines: { idle: 250, attempt: 700, total: 2_500, extra: 900, lead: 1_000 },
    retries: { attempts: 3, baseMs: 5, longestWaitMs: 300 },
    log: { warn: (_details, message) => hints.push(message) },
    ...more,
  })
}

export interface Run {
  report: Report | null
  error: unknown
  record: MemoryRecord
  /** What the operator's log was told. */
  hints: string[]
}

/** One review against the server at `url`; an error is a result here. */
export async function run(
  url: string,
  more: Partial<ModelOptions> = {},
  document = deck(),
  signal = new AbortController().signal,
  record = memoryRecord(),
): Promise<Run> {
  const hints: string[] = []
  const engine = impatientEngine(url, hints, more)
  try {
    const report = await reviewSubmission({
      reviewId: 'r1',
      document,
      analysts,
      engine,
      record,
      concurrency: 8,
      signal,
    })
    return { report, error: null, record, hints }
  } catch (error) {
    return { report: null, error, record, hints }
  }
}

/** What only an operator can use, and nobody else may see. */
export const operators = /OPENAI|PANEL_|127\.0\.0\.1|sk-|status \d/
