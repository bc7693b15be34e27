/** Reads a JSON header's length in four bytes, the header and the document from stdin; answers on descriptor 3. */
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import type { UploadKind } from '#db/files/file-kind.ts'
import { documentFailure, SourceFailure } from '../../source-failure.ts'
import { loadParsers, parseDocument } from './parse.ts'

interface Request {
  kind: UploadKind
  capturedAt: string
}

// A promise that a parser does not handle must not end the process.
process.on('unhandledRejection', () => {})

const chunks: Buffer[] = []
process.stdin.on('data', chunk => chunks.push(chunk))
const input = once(process.stdin, 'end').then(() => Buffer.concat(chunks))

function answer(value: unknown): void {
  const bytes = Buffer.from(JSON.stringify(value))
  for (let at = 0; at < bytes.byteLength; ) at += writeSync(3, bytes, at)
}

async function main(): Promise<void> {
  if (process.argv[2] === 'ahead') await loadParsers(() => chunks.length > 0)
  const bytes = await input
  // No input means that the program that started this process ahead has ended.
  if (bytes.byteLength < 4) return
  const length = bytes.readUInt32LE(0)
  const request: Request = JSON.parse(bytes.toString('utf8', 4, 4 + length))
  try {
    answer({
      document: await parseDocument(request.kind, new Uint8Array(bytes.subarray(4 + length)), request.capturedAt),
    })
  } catch (error) {
    const { code, message } = error instanceof SourceFailure ? error : documentFailure('damaged')
    answer({ failure: { code, message } })
  }
}

await main()
process.exit(0)
