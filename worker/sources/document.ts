import { fileKind } from '#db/files/file-kind.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import { SourceFailure } from '../source-failure.ts'
import { type ParserBounds, parseInProcess } from './parser-process/process.ts'
import { titleOfFile } from './title.ts'

export interface DocumentInput {
  bytes: Uint8Array
  /** With its extension, which must match the bytes. */
  name: string
  /** ISO 8601. */
  capturedAt: string
  signal?: AbortSignal
}

/** Nothing is parsed in this process. Rejects with `SourceFailure`, or with the signal's reason. */
export async function readDocument(input: DocumentInput, bounds?: ParserBounds): Promise<LocatedDocument> {
  const kind = await fileKind(input.bytes, input.name)
  if ('code' in kind) throw new SourceFailure(kind.code, kind.message)
  const document = await parseInProcess(
    { kind: kind.kind, bytes: input.bytes, capturedAt: input.capturedAt },
    bounds,
    input.signal,
  )
  return document.title === null ? { ...document, title: titleOfFile(input.name) } : document
}
