import type { DraftAnswer, Engine, Session, Subject } from '../ports.ts'
import { type RubricResult, type RubricRunner, runRubric, taskOf } from './run-rubric.ts'
import { summaryOf } from './summary.ts'

/** Without `run`, the rubric runs on the caller's thread with no deadline, as in tests and benchmarks. */
export function createRubricEngine(run: RubricRunner = async subject => runRubric(taskOf(subject))): Engine {
  return { name: 'rubric', model: null, open: subject => openSession(subject, run) }
}

function openSession(subject: Subject, run: RubricRunner): Session {
  let result: Promise<RubricResult> | null = null
  const resultOnce = () => {
    result ??= run(subject)
    return result
  }
  return {
    async opine(analyst) {
      const at = subject.panel.indexOf(analyst)
      const answers = ((await resultOnce()).answers[at] ?? []).map(
        ({ note, passages }, index): DraftAnswer => ({
          number: index + 1,
          outcome: 'not_looked_for',
          note,
          quotes: passages.map(({ text }) => text),
          blockIds: passages.map(({ blockId }) => blockId),
        }),
      )
      return { opinion: { answers, findings: [], choices: [] }, usage: null }
    },
    // Never needed: code copies quotes from the blocks, so they are always found.
    mend: async () => ({ quotes: new Map(), usage: null }),
    gather: async () => null,
    vote: async () => ({ claims: [], choices: [], usage: null }),
    settle: async () => null,
    summarise: async structure => ({ text: summaryOf(subject.document, await resultOnce(), structure), usage: null }),
  }
}
