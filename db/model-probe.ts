/** What the worker is asked to try of a model's server, and what it says: shapes alone. */
import type { ModelDialect } from './vocabulary.ts'

/** A server, with its key as it is sealed. */
export interface ProbeTarget {
  endpoint: string
  dialect: ModelDialect
  keySealed: string | null
}

export type ModelProbe =
  /** What answers on this machine. */
  | { kind: 'find' }
  /** The server's own list of models. */
  | { kind: 'list'; target: ProbeTarget }
  /** What of a review works with this model. */
  | { kind: 'test'; target: ProbeTarget; model: string }

export interface FoundServer {
  /** "Ollama". */
  name: string
  endpoint: string
  dialect: ModelDialect
  models: string[]
}

/** One thing that was tried: null where it could not be. */
export interface ProbeFact {
  name: 'answers' | 'form' | 'whole' | 'cache'
  works: boolean | null
  /** One sentence: what was seen, or what does not work and what to do. */
  note: string
}

export type ModelProbeResult =
  | { kind: 'find'; found: FoundServer[] }
  | { kind: 'list'; models: string[]; more: number }
  | { kind: 'test'; facts: ProbeFact[]; latencyMs: number | null }
  /** It could not be tried at all; the sentence says why and what to do. */
  | { kind: 'failed'; message: string }
