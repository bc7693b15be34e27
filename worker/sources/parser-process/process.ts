/** A process for each document, with a deadline and a memory limit. When idle, a spare one is started ahead. */
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { UploadKind } from '#db/files/file-kind.ts'
import { readingLimits } from '#db/limits.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import type { Failure } from '#db/opinion.ts'
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

/** A document's text is limited, so a larger answer comes from a process that misbehaves. */
const maxAnswerBytes = 64 * 1024 * 1024
const maxErrorBytes = 16 * 1024

let spare: ParserProcess | null = null
let planned: NodeJS.Timeout | undefined
/** Milliseconds until a spare process starts; null for never. The wait leaves the CPU to the worker's start and reviews. */
let idleMs: number | null = 3_000

/** A process started ahead loads all parsers; one started for a document loads only what that needs. */
function start(memoryMiB: number, when: 'ahead' | 'now'): ParserProcess {
  const heap = Math.max(16, Math.floor(memoryMiB * 0.75))
  const flags = [`--max-old-space-size=${heap}`, '--no-warnings']
  const parser = spawnConfined(fileURLToPath(entryFile(import.meta.url, 'parser-entry')), flags, [when])
  // Writing to a killed process fails, but its end is reported anyway.
  parser.stdin.on('error', () => {})
  parser.child.on('error', () => {})
  return parser
}

/** With `waiting`, the idle process does not keep this program alive; without, it does. */
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

export function keepParserReady(): void {
  clearTimeout(planned)
  if (idleMs === null) return
  planned = setTimeout(() => {
    if (spare && spare.child.exitCode === null && spare.child.signalCode === null) return
    spare = start(readingLimits.parseMemoryMiB, 'ahead')
    setWaiting(spare, true)
  }, idleMs).unref()
}

/** Null for a program that reads a few documents and ends, where a spare process would load every parser for nothing. */
export function startParsersAhead(afterMs: number | null): void {
  idleMs = afterMs
}

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

/** `took_too_long` past the deadline, `inflates_too_far` past the memory limit, `damaged` if the process crashed. */
export async function parseInProcess(
  document: { kind: UploadKind; bytes: Uint8Array; capturedAt: string },
  bounds: ParserBounds = readingLimits,
  signal?: AbortSignal,
): Promise<LocatedDocument> {
  signal?.throwIfAborted()
  const usual = bounds.parseMemoryMiB === readingLimits.parseMemoryMiB
  const parser = (usual ? takeSpare() : null) ?? start(bounds.parseMemoryMiB, 'now')
  const kill = () => parser.child.kill('SIGKILL')
  let exceeded: 'took_too_long' | 'inflates_too_far' | null = null
  const end = (why: typeof exceeded) => {
    exceeded ??= why
    kill()
  }
  const deadline = setTimeout(() => end('took_too_long'), bounds.parseMs)
  const stopWatching = onceAbove(parser.child.pid ?? 0, bounds.parseMemoryMiB, () => end('inflates_too_far'))
  signal?.addEventListener('abort', kill)
  try {
    const stderr = collect(parser.stderr, maxErrorBytes, () => {})
    const result = collect(parser.result, maxAnswerBytes, kill)
    const header = Buffer.from(JSON.stringify({ kind: document.kind, capturedAt: document.capturedAt }))
    const length = Buffer.alloc(4)
    length.writeUInt32LE(header.byteLength)
    parser.stdin.write(Buffer.concat([length, header]))
    parser.stdin.end(document.bytes)
    const [answer, errorOutput] = await Promise.all([result, stderr])
    signal?.throwIfAborted()
    if (exceeded) throw documentFailure(exceeded)
    if (/heap out of memory|Array buffer allocation failed/.test(errorOutput.toString())) {
      throw documentFailure('inflates_too_far')
    }
    return readAnswer(answer)
  } finally {
    clearTimeout(deadline)
    stopWatching()
    signal?.removeEventListener('abort', kill)
    kill()
    if (usual) keepParserReady()
  }
}
