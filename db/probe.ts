import type { SavedServer } from './model-settings.ts'
import type { ModelDialect } from './model-words.ts'
import type { Answer, Choice, Finding, Opinion, PanelAnalyst } from './opinion.ts'
import type { PlacedQuote } from './report.ts'

export type Probe =
  | { kind: 'find' }
  | { kind: 'list'; target: SavedServer }
  | { kind: 'test'; target: SavedServer; model: string }
  | ({ kind: 'trial' } & Trial)
  /** The file is stored only for this probe; its name has the extension that its bytes must match. */
  | { kind: 'measure'; fileKey: string; name: string }

/** A draft of an analyst, to be tried beside the one in use on a project of `userId`, who pays. */
export interface Trial {
  projectId: number
  userId: number
  draft: PanelAnalyst
  inUse: PanelAnalyst | null
}

/** An opinion made for a trial; or one from a report, and then `reviewedAt` says when that review ended. */
export interface TrialOpinion extends Opinion {
  answers: (Answer & { quotes: PlacedQuote[] })[]
  findings: (Finding & { quotes: PlacedQuote[] })[]
  choices: (Choice & { quotes: PlacedQuote[] })[]
  seconds: number | null
  reviewedAt: string | null
}

export interface FoundServer {
  name: string
  endpoint: string
  dialect: ModelDialect
  models: string[]
}

export interface ModelList {
  models: string[]
  more: number
  /** Why the list is empty, although a model may answer there. */
  problem: string | null
}

/** One result of a test; `works` is null if it could not be tested. */
export interface ProbeFact {
  name: 'answers' | 'thinks' | 'form' | 'whole' | 'cache' | 'pictures'
  works: boolean | null
  /** One sentence: what was observed, or what does not work and what to do. */
  note: string
}

type Measured = 'words' | 'tokens' | 'characters' | 'pictures'

export type ProbeResult =
  | { kind: 'find'; found: FoundServer[] }
  | ({ kind: 'list' } & ModelList)
  | { kind: 'test'; facts: ProbeFact[]; latencyMs: number | null }
  | { kind: 'trial'; draft: TrialOpinion; inUse: TrialOpinion | null }
  | ({ kind: 'measure'; pages: number | null; unread: string | null } & Record<Measured, number>)
  /** The message says why the probe could not run, and what to do. */
  | { kind: 'failed'; message: string }
