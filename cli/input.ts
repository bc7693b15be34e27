import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { checkUpload, credentialsMessage, fileMessages, hasCredentials, isWebAddress } from '#api/contracts/projects.ts'
import { limits } from '#db/limits.ts'
import { type Context, onStop } from './context.ts'
import { CommandError, reasonOf, stopped } from './errors.ts'

export type Submission =
  | { contentType: 'document'; file: File; name: string }
  | { contentType: 'website'; url: string; name: string }

/** Reads standard input up to the upload limit, no further. Ctrl-C stops it. */
export async function readStdin(context: Context): Promise<Uint8Array> {
  const { stdin } = context
  const forget = onStop(context, () => stdin.destroy(stopped()))
  try {
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of stdin as AsyncIterable<Uint8Array>) {
      chunks.push(chunk)
      size += chunk.length
      if (size > limits.uploadBytes) throw new CommandError(fileMessages.size, { code: 'too_large' })
    }
    return Buffer.concat(chunks)
  } finally {
    forget()
  }
}

/** Does not repeat the address, so as not to print its credentials. */
export function refuseCredentials(target: string): void {
  if (hasCredentials(target)) throw new CommandError(`${URL.parse(target)?.host}: ${credentialsMessage}.`)
}

/** "-x" was meant as an option, or comes from a list of file names. "-" alone is standard input. */
export function refuseOptions({ program }: Pick<Context, 'program'>, command: string, target: string): void {
  if (!/^-./.test(target)) return
  throw new CommandError(`${target} begins with a dash, as options do, so it is no target.`, {
    next: `${program} ${command} ./${target}`,
  })
}

/** `target` is a path, an http or https address, or "-" for standard input. */
export async function readSubmission(context: Context, target: string): Promise<Submission> {
  if (target.trim() === '') throw new CommandError('No file and no address was named.')
  if (target === '-') return piped(context)
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(target) || /^https?:/i.test(target)) return website(target)
  const file = await stat(target).catch((error: unknown) => {
    throw missing(context, target, error)
  })
  if (file.isDirectory()) throw new CommandError(`${target} is a folder. Submit one of its files.`)
  if (!file.isFile()) {
    throw new CommandError(`${target} is not a file.`, { next: `${context.program} submit - < ${target}` })
  }
  // Checked before megabytes are read and sent.
  const problem = checkUpload({ name: basename(target), size: file.size })
  if (problem) throw new CommandError(problem, { code: 'invalid_file' })
  if (file.size === 0) throw new CommandError(`${target} is empty.`, { code: 'invalid_file' })
  const bytes = await readFile(target).catch((error: unknown) => {
    throw new CommandError(`${target} cannot be read: ${reasonOf(error)}.`)
  })
  return document(bytes, basename(target), basename(target, extname(target)))
}

async function piped(context: Context): Promise<Submission> {
  if (context.stdin.isTTY) context.stderr.write('Reading what you type. End it with Ctrl-D on a line of its own.\n')
  const bytes = await readStdin(context)
  if (bytes.length === 0) {
    throw new CommandError('Nothing came through standard input.', {
      next: `cat <file> | ${context.program} submit -`,
      code: 'invalid_file',
    })
  }
  return document(bytes, `stdin.${endingOf(bytes)}`, 'Standard input')
}

function website(target: string): Submission {
  const problem = !/^https?:/i.test(target)
    ? 'Only http and https addresses can be reviewed'
    : 'Please enter a valid URL, as in https://example.com'
  if (!/^https?:\/\/[^/]/i.test(target) || !isWebAddress(target)) throw new CommandError(`${target}: ${problem}.`)
  refuseCredentials(target)
  const { host, pathname } = new URL(target)
  // Includes the path, so that two pages of a site can be told apart in a list.
  return { contentType: 'website', url: target, name: projectName(host + pathname.replace(/\/$/, ''), target) }
}

function missing(context: Context, target: string, error: unknown): CommandError {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code !== 'ENOENT') return new CommandError(`${target} cannot be read: ${reasonOf(error)}.`)
  // "example.com" is most likely a site; "deck.pdf" is not, even if pdf becomes a domain.
  const likelySite =
    /^[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/.test(target) && checkUpload({ name: target, size: 1 }) !== null
  if (likelySite) {
    return new CommandError(`There is no file ${target}. An address starts with http:// or https://.`, {
      next: `${context.program} submit https://${target}`,
    })
  }
  return new CommandError(`There is no file ${target}.`, { next: 'ls' })
}

function document(bytes: Uint8Array, fileName: string, stem: string): Submission {
  return { contentType: 'document', file: new File([bytes.slice()], fileName), name: projectName(stem, fileName) }
}

/** Turns an arbitrary name into one that the server accepts. */
function projectName(wanted: string, otherwise: string): string {
  const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()
  const name = clean(wanted).length < limits.projectNameMin ? clean(otherwise) : clean(wanted)
  return name.slice(0, limits.projectNameMax).trim()
}

/** A pipe has no name, so the kind is read from its bytes; the server checks again. */
function endingOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (start.includes('%PDF-')) return 'pdf'
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'doc'
  if (start.startsWith('PK')) return Buffer.from(bytes).includes('ppt/presentation.xml') ? 'pptx' : 'docx'
  return 'txt'
}

/** The server's message would mention a generated name that nobody has seen. */
export const withoutMadeUpName = (message: string): string =>
  message.replace(/^The name says .*?, but the file is (.*?\.) .*$/s, (_all, actual: string) => {
    const kinds = 'a PDF, DOC, DOCX, PPTX or TXT file'
    return `What came through standard input is ${actual} Pipe ${kinds} instead.`
  })
