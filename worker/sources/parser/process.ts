/**
 * Runs a parser in a process of its own, one document each, with a deadline and a memory cap. In a calm moment the next
 * process is started, so that the next document does not wait for that.
 */
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { UploadKind } from '#db/file-kind.ts'
import { readingLimits } from '#db/limits.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import type { Failure } from '#db/report.ts'
import { entryFile } from '../../entry-file.ts'
import { documentFailure, SourceFailure } from '../../source-failure.ts'
import { type ParserProcess, spawnConfined } from './confinement.ts'
import { onceAbove } from './memory.ts'

/** Milliseconds and MiB; tests set them lower. */
export interface ParserBounds {
  parseMs: number
  parseMemoryMiB: number
}

type Answer = { document: LocatedDocument } | { failure: Failure }

let entry = fileURLToPath(entryFile(import.meta.url, 'parser-entry'))
/** A document's text is bounded; an answer beyond this comes from a process that went astray. */
const mostAnswerBytes = 64 * 1024 * 1024
const mostComplaintBytes = 16 * 1024

let spare: ParserProcess | null = null
let planned: NodeJS.Timeout | undefined
/**
 * Milliseconds without a start or a document after which a process is made ready; null for never. It loads the parsers of
 * every kind, for which whoever has just been started, or goes on to review what was read, has better use.
 */
let calmMs: number | null = 3_000

/** A process started ahead of its document loads all parsers; one that is waited for loads what it needs. */
function start(memoryMiB: number, when: 'ahead' | 'now'): ParserProcess {
  const heap = Math.max(16, Math.floor(memoryMiB * 0.75))
  const flags = [`--max-old-space-size=${heap}`, '--no-warnings']
  const parser = spawnConfined(entry, flags, [when])
  // A write to a process that was killed fails; the process's end is what is reported.
  parser.stdin.on('error', () => {})
  parser.child.on('error', () => {})
  return parser
}

/** Keeps this program from waiting for a process that waits for a document, or makes it wait again. */
function setWaiting({ child, stdin, stderr, result }: ParserProcess, waiting: boolean): void {
  const change = waiting ? 'unref' : 'ref'
  child[change]()
  for (const stream of [stdin, stderr, result]) if (stream instanceof Socket) stream[change]()
}

function takeSpare(): ParserProcess | null {
  const taken = spare
  spare = null
  if (!taken || taken.child.exitCode !== null || taken.child.signalCode !== null) return null
  setWaiting(taken, false)
  return taken
}

/** Starts the process that will read the next document when all has been calm for a while, unless one is ready. */
export function keepParserReady(): void {
  clearTimeout(planned)
  if (calmMs === null) return
  planned = setTimeout(() => {
    if (spare && spare.child.exitCode === null && spare.child.signalCode === null) return
    spare = start(readingLimits.parseMemoryMiB, 'ahead')
    setWaiting(spare, true)
  }, calmMs).unref()
}

/**
 * How many milliseconds of calm go before a process that is started ahead of its document. Null, for a program that reads a
 * few documents and ends: it would load every parser for nothing.
 */
export function startParsersAhead(afterMs: number | null): void {
  calmMs = afterMs
}

/** Has documents read by this program from now on: what was built from the entry starts in half the source's time. */
export function readWithBuiltParser(file: string): void {
  entry = file
}

/** Ends the process that waits for a document, for a program that stops in order. */
export function stopParser(): void {
  clearTimeout(planned)
  spare?.child.kill('SIGKILL')
  spare = null
}

function collect(stream: Readable, most: number, onTooMuch: () => void): Promise<Buffer> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    let bytes = 0
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength
      if (bytes > most) onTooMuch()
      else chunks.push(chunk)
    })
    stream.on('close', () => resolve(Buffer.concat(chunks)))
    stream.on('error', () => resolve(Buffer.concat(chunks)))
  })
}

function readAnswer(bytes: Buffer): LocatedDocument {
  let answer: Answer
  try {
    answer = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw documentFailure('damaged')
  }
  if ('failure' in answer) throw new SourceFailure(answer.failure.code, answer.failure.message)
  return answer.document
}

/**
 * Parses a document in a process of its own. Throws `SourceFailure`: the parser's own, `took_too_long` past the
 * deadline, `inflates_too_far` past the memory cap, `damaged` where the parser died. Throws the signal's reason when it
 * aborts.
 */
export async function parseInProcess(
  document: { kind: UploadKind; bytes: Uint8Array; capturedAt: string },
  bounds: ParserBounds = readingLimits,
  signal?: AbortSignal,
): Promise<LocatedDocument> {
  signal?.throwIfAborted()
  const usual = bounds.parseMemoryMiB === readingLimits.parseMemoryMiB
  const parser = (usual ? takeSpare() : null) ?? start(bounds.parseMemoryMiB, 'now')
  const kill = () => parser.child.kill('SIGKILL')
  let beyond: 'took_too_long' | 'inflates_too_far' | null = null
  const end = (why: typeof beyond) => {
    beyond ??= why
    kill()
  }
  const deadline = setTimeout(() => end('took_too_long'), bounds.parseMs)
  const forget = onceAbove(parser.child.pid ?? 0, bounds.parseMemoryMiB, () => end('inflates_too_far'))
  signal?.addEventListener('abort', kill)
  try {
    const complaint = collect(parser.stderr, mostComplaintBytes, () => {})
    const result = collect(parser.result, mostAnswerBytes, kill)
    const header = Buffer.from(JSON.stringify({ kind: document.kind, capturedAt: document.capturedAt }))
    const length = Buffer.alloc(4)
    length.writeUInt32LE(header.byteLength)
    parser.stdin.write(Buffer.concat([length, header]))
    parser.stdin.end(document.bytes)
    const [answer, said] = await Promise.all([result, complaint])
    signal?.throwIfAborted()
    if (beyond) throw documentFailure(beyond)
    if (/heap out of memory|Array buffer allocation failed/.test(said.toString())) {
      throw documentFailure('inflates_too_far')
    }
    return readAnswer(answer)
  } finally {
    clearTimeout(deadline)
    forget()
    signal?.removeEventListener('abort', kill)
    kill()
    if (usual) keepParserReady()
  }
}
