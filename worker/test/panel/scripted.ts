import type { PanelAnalyst } from '#db/opinion.ts'
import type { Report } from '#db/report.ts'
import type { BallotPaper, DraftCheck, DraftOpinion, Engine, GatheringPaper, Session } from '../../panel/ports.ts'
import { reviewSubmission } from '../../panel/review.ts'
import type { ReviewInput } from '../../panel/review-context.ts'
import { analyst, block, documentOf, draft, draftChoice } from './documents.ts'
import { memoryRecord } from './memory-record.ts'

export const words = [
  'Clinics lose one appointment in eight every single week',
  'Twelve clinics pay 240 dollars for each month of service',
  'We raise 900 thousand dollars to hire four engineers',
]
export const document = documentOf(words.map((text, at) => block(`b${at + 1}`, text, { kind: 'page', page: at + 1 })))
export const analysts = [1, 2, 3].map(analyst)

export interface Scripted extends Engine {
  /** The requested steps: "opine 1", "gather", "vote 2". */
  calls: string[]
  ballotPapers: Map<number, BallotPaper>
  gatheringPapers: GatheringPaper[]
}

/** What analyst n says by default: a finding and a choice about block n, and one of two answers. */
export function usualOpinion({ id, specialty }: PanelAnalyst): DraftOpinion {
  const quotes = [words[id - 1] ?? '']
  return {
    answers: [{ number: 1, outcome: 'answered', note: 'It names a sum.', quotes: ['pay 240 dollars'] }],
    findings: [draft({ quotes, headline: `Seen by ${specialty}` })],
    choices: [draftChoice({ quotes, sentence: `Block ${id} is shown first.`, reason: `Liked by ${specialty}.` })],
  }
}

/** Every analyst denies the first claim it is shown, backs the rest and doubts all choices; `change` replaces steps. */
export function scripted(
  change: (usual: Session) => Partial<Session> = () => ({}),
  engine: Pick<Engine, 'name' | 'model'> = { name: 'model', model: 'fake-1' },
): Scripted {
  const calls: string[] = []
  const ballotPapers: Scripted['ballotPapers'] = new Map()
  const gatheringPapers: GatheringPaper[] = []
  const usual: Session = {
    opine: async analyst => ({ opinion: usualOpinion(analyst), usage: null }),
    mend: async () => ({ quotes: new Map(), usage: null }),
    gather: async () => null,
    vote: async (_analyst, { claims, choices }) => ({
      claims: claims.map(({ id }, at) => ({ id, vote: at === 0 ? 'fails' : 'holds', reason: 'So it is.' })),
      choices: choices.map(({ id }) => ({ id, side: 'doubt', reason: 'It costs too much.' })),
      usage: null,
    }),
    settle: async () => ({ text: 'How many came back?', usage: null }),
    summarise: async () => ({ text: 'The panel is divided.', usage: null }),
  }
  const open = (): Session => {
    const session = { ...usual, ...change(usual) }
    return {
      ...session,
      opine(analyst, draft) {
        calls.push(`opine ${analyst.id}`)
        return session.opine(analyst, draft)
      },
      mend(analyst, misquotes) {
        calls.push(`mend ${analyst.id}`)
        return session.mend(analyst, misquotes)
      },
      gather(paper) {
        calls.push('gather')
        gatheringPapers.push(structuredClone(paper))
        return session.gather(paper)
      },
      vote(analyst, paper) {
        calls.push(`vote ${analyst.id}`)
        ballotPapers.set(analyst.id, structuredClone(paper))
        return session.vote(analyst, paper)
      },
    }
  }
  return { ...engine, calls, ballotPapers, gatheringPapers, open }
}

export function review(more: Partial<ReviewInput> = {}): Promise<Report> {
  return reviewSubmission({
    reviewId: 'r1',
    document,
    analysts,
    engine: scripted(),
    check: checking(),
    record: memoryRecord(),
    concurrency: 2,
    signal: new AbortController().signal,
    ...more,
  })
}

export const checking =
  (...found: DraftCheck[]) =>
  async () => ({ found, passed: ['contrast of text', 'hidden text'], ran: found.length + 2 })

export function saying(
  said: Record<number, Partial<DraftOpinion>>,
  change: (usual: Session) => Partial<Session> = () => ({}),
  engine?: Pick<Engine, 'name' | 'model'>,
): Scripted {
  const opine: Session['opine'] = async ({ id }) => ({
    opinion: { answers: [], findings: [], choices: [], ...said[id] },
    usage: null,
  })
  return scripted(usual => ({ opine, ...change({ ...usual, opine }) }), engine)
}
