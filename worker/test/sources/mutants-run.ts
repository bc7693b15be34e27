/** Reads mutants one after the other and reports how each ended. Arguments: seed, total, first index. */
import { fileKind } from '#db/files/file-kind.ts'
import { SourceFailure } from '../../source-failure.ts'
import { parseDocument } from '../../sources/parser-process/parse.ts'
import { mutants } from './mutants.ts'
import { capturedAt } from './samples.ts'

const [seed = 0, count = 0, first = 0] = process.argv.slice(2).map(Number)

async function outcome(kind: Parameters<typeof parseDocument>[0], bytes: Uint8Array): Promise<string> {
  const told = await fileKind(bytes, `file.${kind}`)
  if ('code' in told) return told.code
  try {
    const document = await parseDocument(told.kind, bytes.slice(), capturedAt)
    return JSON.stringify(document).includes('\\u0000') ? 'a document with a NUL' : 'document'
  } catch (error) {
    return error instanceof SourceFailure ? error.code : `thrown: ${String(error)}`
  }
}

process.on('unhandledRejection', () => {})
for (const [index, { kind, bytes }] of mutants(seed, count).entries()) {
  if (index >= first) process.stdout.write(`${index} ${await outcome(kind, bytes)}\n`)
}
process.exit(0)
