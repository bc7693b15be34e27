/** Reads what a person hands in: a file, a pipe or an address. */
import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { checkUpload, fileMessages, isWebAddress } from '#api/contracts/projects.ts'
import { limits } from '#db/vocabulary.ts'
import type { Context } from './context.ts'
import { CommandError } from './errors.ts'

export type Submission =
  | { contentType: 'document'; file: File; name: string }
  | { contentType: 'website'; url: string; name: string }

/** Everything a stream has, up to the upload limit and a byte: more is not read. */
export async function readAll(stream: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk
    chunks.push(bytes)
    size += bytes.length
    if (size > limits.uploadBytes) throw new CommandError(fileMessages.size)
  }
  return Buffer.concat(chunks)
}

/** `target` is a path, an http or https address, or "-" for standard input. */
export async function readSubmission(context: Context, target: string): Promise<Submission> {
  if (target === '-') {
    const bytes = await readAll(context.stdin)
    if (bytes.length === 0) throw new CommandError('Nothing came through standard input.')
    return document(bytes, `stdin.${endingOf(bytes)}`, 'Standard input')
  }
  if (isWebAddress(target)) return { contentType: 'website', url: target, name: new URL(target).host }
  const file = await stat(target).catch(() => null)
  if (!file) throw new CommandError(`There is no file ${target}. An address must start with http:// or https://.`)
  if (!file.isFile()) throw new CommandError(`${target} is not a file.`)
  // Said before ten or a thousand megabytes are read and sent.
  const problem = checkUpload({ name: basename(target), size: file.size })
  if (problem) throw new CommandError(problem)
  return document(await readFile(target), basename(target), basename(target, extname(target)))
}

function document(bytes: Uint8Array, fileName: string, name: string): Submission {
  return { contentType: 'document', file: new File([bytes.slice()], fileName), name: name.padEnd(3, '.') }
}

/** A pipe has no name, so its bytes tell; the server checks them again. */
function endingOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (start === '%PDF') return 'pdf'
  if (start === '\u00d0\u00cf\u0011\u00e0') return 'doc'
  if (start.startsWith('PK')) return Buffer.from(bytes).includes('ppt/presentation.xml') ? 'pptx' : 'docx'
  return 'txt'
}
