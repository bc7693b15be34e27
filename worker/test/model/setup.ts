import type { LocatedDocument } from '#db/located-document.ts'
import type { Usage } from '#db/opinion.ts'
import { createModelEngine, type ModelOptions } from '../../adapters/model/model.ts'
import { EngineFailure } from '../../panel/engine-failure.ts'
import type { BallotChoice, BallotClaim, DraftFinding, DraftOpinion, Session, SummaryInput } from '../../panel/ports.ts'
import { analyst, block, documentOf, type shownPage, slide } from '../panel/documents.ts'

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

/** Deadlines so short that what would hang for minutes shows in a second. */
export const impatient = { deadlines: { idle: 400, attempt: 900, total: 4_000, extra: 900, warmUp: 1_000 } }

interface Circumstances {
  document?: LocatedDocument
  pictures?: ReturnType<typeof shownPage>[]
  signal?: AbortSignal
  hints?: string[]
}

export function openSession(url: string, more: Partial<ModelOptions> = {}, of: Circumstances = {}): Session {
  const engine = createModelEngine({
    apiKey: 'test-key',
    baseUrl: url,
    model: 'fake-1',
    concurrency: 8,
    retries: { attempts: 3, baseMs: 5, longestWaitMs: 300 },
    log: { warn: (_details, message) => of.hints?.push(message) },
    ...more,
  })
  return engine.open({
    panel: analysts,
    document: of.document ?? deck(),
    notes: null,
    signal: of.signal ?? new AbortController().signal,
    usedBefore: [],
    pictures: of.pictures ?? [],
  })
}

export interface Run {
  opinions: Map<number, DraftOpinion>
  gathered: Awaited<ReturnType<Session['gather']>>
  ballots: Map<number, Awaited<ReturnType<Session['vote']>>>
  question: string | null
  summary: string | null
  missing: { step: string; failure: EngineFailure }[]
  usage: (Usage | null)[]
  /** The error that ended the review; the engine's failure if nobody could give an opinion. */
  error: unknown
  hints: string[]
}

/** Runs each step of a review once, with the results of those before it, as a panel does; an error is a result here. */
export async function run(
  url: string,
  more: Partial<ModelOptions> = {},
  document = deck(),
  signal = new AbortController().signal,
  pictures: Circumstances['pictures'] = [],
): Promise<Run> {
  const done: Run = {
    opinions: new Map(),
    gathered: null,
    ballots: new Map(),
    question: null,
    summary: null,
    missing: [],
    usage: [],
    error: null,
    hints: [],
  }
  const session = openSession(url, more, { document, pictures, signal, hints: done.hints })
  const step = async <T extends { usage: Usage | null } | null>(name: string, work: Promise<T>): Promise<T | null> => {
    try {
      const result = await work
      if (result) done.usage.push(result.usage)
      return result
    } catch (failure) {
      if (!(failure instanceof EngineFailure)) throw failure
      done.missing.push({ step: name, failure })
      done.usage.push(failure.usage)
      return null
    }
  }
  try {
    await Promise.all(
      analysts.map(async one => {
        const answer = await step(`opinion ${one.id}`, session.opine(one))
        if (answer) done.opinions.set(one.id, await mended(session, one, answer.opinion))
      }),
    )
    if (done.opinions.size === 0) throw done.missing[0]?.failure
    const { claims, choices } = papersOf(done.opinions)
    done.gathered = await step(
      'gathering',
      session.gather({ findings: claims.map(one => ({ ...one, ...onlyWording(one) })), choices }),
    )
    await Promise.all(
      analysts.map(async one => {
        const others = (entry: { by: number }) => entry.by !== one.id
        const paper = { claims: claims.filter(others), choices: choices.filter(others) }
        const votes = await step(`ballots ${one.id}`, session.vote(one, paper))
        if (votes) done.ballots.set(one.id, votes)
      }),
    )
    const [divisive] = choices
    if (divisive) done.question = (await step('question', session.settle(divisive)))?.text ?? null
    done.summary = (await step('summary', session.summarise(structureOf(claims, choices))))?.text ?? null
  } catch (error) {
    done.error = error
  }
  return done

  async function mended(session: Session, one: (typeof analysts)[number], opinion: DraftOpinion) {
    const isThere = (quote: string) => document.blocks.some(({ text }) => text.includes(quote))
    const wrong = opinion.findings.filter(({ quotes }) => !quotes.every(isThere))
    if (wrong.length === 0) return opinion
    const misquotes = wrong.map(({ text, quotes }, at) => ({ key: `f${at + 1}`, said: text, quotes }))
    await step(`quotes ${one.id}`, session.mend(one, misquotes))
    return opinion
  }
}

const onlyWording = ({ wordings: [only] }: BallotClaim) => only ?? { headline: '', text: '' }

/** Everything that is voted on, numbered; `by` is for the test only and in no prompt. */
function papersOf(opinions: Run['opinions']) {
  const all = [...opinions]
  const claims = all.flatMap(([by, { findings }]) => findings.map(finding => ({ by, ...claimOf(finding) })))
  const choices = all.flatMap(([by, opinion]) =>
    opinion.choices.map(({ sentence, quotes, reason, otherSide }) => ({
      by,
      sentence,
      quotes,
      back: [reason],
      doubt: [otherSide],
    })),
  )
  return {
    claims: claims.map((claim, at): BallotClaim & { by: number } => ({ ...claim, id: String(at + 1) })),
    choices: choices.map((choice, at): BallotChoice & { by: number } => ({ ...choice, id: String(at + 1) })),
  }
}

function claimOf({ stance, category, headline, text, quotes, lookedFor }: DraftFinding) {
  return { stance, category, wordings: [{ headline, text }], quotes, lookedFor }
}

function structureOf(claims: BallotClaim[], choices: BallotChoice[]): SummaryInput {
  return {
    claims: claims.map((claim, at) => ({
      ...claim,
      ...onlyWording(claim),
      number: at + 1,
      group: 'single' as const,
      weight: 2 as const,
      raised: 1,
      denied: [],
    })),
    choices: choices.map(({ sentence }, at) => ({
      number: at + 1,
      sentence,
      back: ['Analyst 1'],
      doubt: ['Analyst 2'],
      question: 'What would show it?',
    })),
    analysts: analysts.length,
    checksRun: null,
    counts: { claims: claims.length },
  }
}

export const operators = /OPENAI|PANEL_|127\.0\.0\.1|sk-|status \d/
