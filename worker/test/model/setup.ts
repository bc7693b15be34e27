import type { LocatedDocument } from '#db/located-document.ts'
import type { Report } from '#db/report.ts'
import { createModelEngine, type ModelOptions } from '../../adapters/model/model.ts'
import type { Engine, PagePicture, Session } from '../../panel/ports.ts'
import { analyst, block, documentOf, slide } from '../panel/documents.ts'
import { type MemoryRecord, memoryRecord } from '../panel/memory-record.ts'
import { review } from '../panel/scripted.ts'

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

export function deck(times = 1): LocatedDocument {
  const blocks = Array.from({ length: times }, (_, round) =>
    sentences.map((text, at) =>
      block(`b${round * sentences.length + at + 1}`, round === 0 ? text : `${text}, part ${round}`, slide(at + 1)),
    ),
  )
  return documentOf(blocks.flat())
}

export const analysts = [1, 2, 3].map(id => ({
  ...analyst(id),
  questions: ['Who buys it, and what do they pay?', 'What shows that it works?', 'What happens next?'],
}))

export function engineAt(url: string, more: Partial<ModelOptions> = {}, hints: string[] = []): Engine {
  return createModelEngine({
    apiKey: 'test-key',
    baseUrl: url,
    model: 'fake-1',
    concurrency: 8,
    retries: { attempts: 3, baseMs: 5, longestWaitMs: 300 },
    log: { warn: (_details, message) => hints.push(message) },
    ...more,
  })
}

interface Circumstances {
  document?: LocatedDocument
  pictures?: PagePicture[]
}

export function openSession(url: string, more: Partial<ModelOptions> = {}, of: Circumstances = {}): Session {
  return engineAt(url, more).open({
    panel: analysts,
    document: of.document ?? deck(),
    notes: null,
    signal: new AbortController().signal,
    usedBefore: [],
    pictures: of.pictures ?? [],
  })
}

export interface Run {
  /** Null if the review ended with the error. */
  report: Report | null
  error: unknown
  /** Each step that failed; the report names only failed opinions and ballots. */
  failed: { step: string; failure: unknown }[]
  record: MemoryRecord
  hints: string[]
}

/** A whole review of a short deck by the model at this address; returns an error instead of throwing it. */
export async function run(url: string, more: Partial<ModelOptions> = {}, pictures: PagePicture[] = []): Promise<Run> {
  const done: Run = { report: null, error: null, failed: [], record: memoryRecord(), hints: [] }
  const engine = engineAt(url, { pictures: 'auto', ...more }, done.hints)
  const open: Engine['open'] = subject => watched(engine.open(subject), done.failed)
  // Any error that is not an engine's failure is a bug; the review would go on, so the test has to fail.
  const warn = (_message: string, error: unknown) => {
    throw error
  }
  try {
    done.report = await review({
      document: documentOf(deck().blocks.slice(0, 3)),
      analysts,
      engine: { ...engine, open },
      draw: async () => pictures,
      record: done.record,
      concurrency: 8,
      warn,
    })
  } catch (error) {
    done.error = error
  }
  return done
}

function watched(session: Session, failed: Run['failed']): Session {
  const watch =
    <Given extends unknown[], Result>(step: string, work: (...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      work(...given).catch(failure => {
        failed.push({ step, failure })
        throw failure
      })
  return {
    ...session,
    opine: watch('opine', session.opine),
    mend: watch('mend', session.mend),
    gather: watch('gather', session.gather),
    vote: watch('vote', session.vote),
    settle: watch('settle', session.settle),
    summarise: watch('summarise', session.summarise),
  }
}

export const operators = /OPENAI|PANEL_|127\.0\.0\.1|sk-|status \d/
