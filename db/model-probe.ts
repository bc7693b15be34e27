/** Types of the probes of model servers that administrators request and the worker runs. */
import type { ModelDialect } from './vocabulary.ts'

export interface ProbeTarget {
  endpoint: string
  dialect: ModelDialect
  keySealed: string | null
}

export type ModelProbe =
  | { kind: 'find' }
  | { kind: 'list'; target: ProbeTarget }
  | { kind: 'test'; target: ProbeTarget; model: string }

export interface FoundServer {
  /** "Ollama". */
  name: string
  endpoint: string
  dialect: ModelDialect
  models: string[]
}

/** One result of a test; `works` is null where it could not be tested. */
export interface ProbeFact {
  name: 'answers' | 'form' | 'whole' | 'cache' | 'pictures'
  works: boolean | null
  /** One sentence: what was observed, or what does not work and what to do. */
  note: string
}

export type ModelProbeResult =
  | { kind: 'find'; found: FoundServer[] }
  | { kind: 'list'; models: string[]; more: number }
  | { kind: 'test'; facts: ProbeFact[]; latencyMs: number | null }
  /** The message says why the probe could not run, and what to do. */
  | { kind: 'failed'; message: string }
