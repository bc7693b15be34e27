/**
 * The engine that needs no model. It does not play analysts: it looks their questions up in the submission, and leaves
 * findings to the checks, which run beside either engine.
 */
import type { DraftAnswer, Engine, Session, Subject } from '../ports.ts'
import { type Look, type LookAside, lookThrough, taskOf } from './look.ts'
import { summaryOf } from './summary.ts'

/** Without `look` it looks on the caller's thread, for as long as the text pleases: tests and benchmarks do. */
export function createRubricEngine(look: LookAside = async subject => lookThrough(taskOf(subject))): Engine {
  return { name: 'rubric', model: null, open: subject => openSession(subject, look) }
}

function openSession(subject: Subject, look: LookAside): Session {
  let looking: Promise<Look> | null = null
  /** Once for all analysts. */
  const seen = () => {
    looking ??= look(subject)
    return looking
  }
  return {
    async opine(analyst) {
      const at = subject.panel.findIndex(({ id }) => id === analyst.id)
      const answers = ((await seen()).answers[at] ?? []).map(
        ({ outcome, note, passages }, index): DraftAnswer => ({
          number: index + 1,
          outcome,
          note,
          quotes: passages.map(({ text }) => text),
          blockIds: passages.map(({ blockId }) => blockId),
        }),
      )
      return { opinion: { answers, findings: [], choices: [] }, usage: null }
    },
    // What was copied from a block by code is found in it.
    mend: async () => ({ quotes: new Map(), usage: null }),
    gather: async () => null,
    vote: async () => ({ claims: [], choices: [], usage: null }),
    settle: async () => null,
    summarise: async structure => ({ text: summaryOf(subject.document, await seen(), structure), usage: null }),
  }
}
