/**
 * Request bodies. They are counted while they arrive, and refused at the first byte too many: nothing above a limit is
 * ever held.
 */
import type { z } from 'zod'
import { limits } from '#db/limits.ts'
import type { ApiContext } from '../context.ts'
import { fileMessages } from '../contracts/projects.ts'
import { ApiError, type Issue, wrongField } from './errors.ts'

const KiB = 1024
/** No body of this API comes near it. */
const jsonBytes = 128 * KiB
/** The text fields beside an upload, and the lines between them. */
const besideUpload = 64 * KiB
/** The create form has six fields. More than this many parts is not a form of ours. */
const formParts = 24
/** Bytes of what stands before a part's value: two short lines, and the longest name that a file has. */
const partHeaders = 4 * KiB

const tooLarge = (message: string) => new ApiError('too_large', message)

async function readBody(c: ApiContext, most: number, message: string): Promise<Uint8Array<ArrayBuffer>> {
  const kept = c.get('body')
  if (kept && kept.length > most) throw tooLarge(message)
  if (kept) return kept
  const claimed = c.req.header('content-length')
  if (claimed !== undefined && Number(claimed) > most) throw tooLarge(message)
  const chunks: Buffer[] = []
  let size = 0
  // Not destroying the stream on refusal keeps the connection open long enough to answer.
  for await (const chunk of c.env.incoming.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = chunk
    size += bytes.length
    if (size > most) throw tooLarge(message)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, size)
}

const readJsonBytes = (c: ApiContext) => readBody(c, jsonBytes, `The request is larger than ${jsonBytes / KiB} KB.`)
async function readFormBytes(c: ApiContext, rules: UploadRules) {
  const body = await readBody(c, rules.bytes + besideUpload, rules.tooLarge)
  holdToForm(body, boundaryOf(c.req.header('content-type') ?? '') ?? '')
  return body
}

/** Reads the body before its handler does, within the limit that the handler will hold it to: a form's where `rules` are. */
export async function keepBody(c: ApiContext, rules: UploadRules | null): Promise<Uint8Array<ArrayBuffer>> {
  const form = rules !== null && mediaType(c) === 'multipart/form-data'
  const body = form ? await readFormBytes(c, rules) : await readJsonBytes(c)
  c.set('body', body)
  return body
}

/** The parsed body, checked; throws `invalid_input` with one issue for each field that is wrong. */
export async function readJson<S extends z.ZodType>(c: ApiContext, schema: S): Promise<z.output<S>> {
  return check(schema, await readRawJson(c))
}

/** The parsed body, which every endpoint takes as one object with named fields. */
export async function readRawJson(c: ApiContext): Promise<Record<string, unknown>> {
  if (mediaType(c) !== 'application/json')
    throw wrongField('', 'Send the body as JSON, with the content type application/json')
  const body = parse(await readJsonBytes(c))
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw wrongField('', 'Send the body as a JSON object with named fields, in { and }')
  return body as Record<string, unknown>
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw wrongField('', 'The body is not valid JSON')
  }
}

/** What the schema makes of the value; throws `invalid_input` otherwise. */
export function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = issuesOf(result.error)
  throw new ApiError('invalid_input', issues[0]?.message ?? 'The request is not valid', { issues })
}

/** One for each field: a list in place of text breaks the rule on its kind and the one on its length. */
export function issuesOf(error: z.ZodError): Issue[] {
  const issues = error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  return issues.filter(({ path }, at) => issues.findIndex(other => other.path === path) === at)
}

export const mediaType = (c: ApiContext): string =>
  (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** What stands behind the question mark, checked. Of a parameter sent twice the first counts. */
export const readQuery = <S extends z.ZodType>(c: ApiContext, schema: S): z.output<S> => check(schema, c.req.query())

/** The fields of a form without files, as a browser without scripts sends it. */
export async function readPlainForm(c: ApiContext): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await readJsonBytes(c))))
}

export interface UploadForm {
  fields: Record<string, string>
  /** The part with the file's name; null where it was left empty. */
  file: File | null
}

/** Which part of a form is its file, how large it may be, and what is said where it is larger. */
export interface UploadRules {
  field: string
  bytes: number
  tooLarge: string
}

export const documentRules: UploadRules = { field: 'file', bytes: limits.uploadBytes, tooLarge: fileMessages.size }

/** A multipart form. Of a field sent twice the last counts, and a second file is refused; files under other names are dropped. */
export async function readForm(c: ApiContext, rules = documentRules): Promise<UploadForm> {
  const contentType = c.req.header('content-type') ?? ''
  const mark = boundaryOf(contentType)
  if (mediaType(c) !== 'multipart/form-data' || !mark)
    throw wrongField('', 'Send the form as multipart/form-data, with its boundary')
  const body = await readFormBytes(c, rules)
  // The mark that was looked for, whatever else the sender's line may be read as.
  const headers = { 'content-type': `multipart/form-data; boundary="${mark}"` }
  const form = await new Response(body, { headers }).formData().catch(() => null)
  if (!form) throw wrongField('', 'The form is damaged or incomplete')
  const result: UploadForm = { fields: Object.create(null), file: null }
  for (const [name, value] of form) {
    if (typeof value === 'string') result.fields[name] = value
    else if (name === rules.field && (value.size > 0 || value.name !== '')) {
      if (result.file) throw wrongField(name, 'Send one file')
      result.file = value
    }
  }
  return result
}

/** The mark between a form's parts, as its content type names it. */
export function boundaryOf(contentType: string): string | undefined {
  const boundary = /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;"\\]{1,70}))/i.exec(contentType)
  return boundary?.[1] ?? boundary?.[2]
}

/** Looks at the parts before anything is made of them: a million empty ones or header lines keep a parser busy for long. */
function holdToForm(body: Uint8Array, mark: string): void {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const line = Buffer.from(`--${mark}`, 'latin1')
  let parts = 0
  for (let at = bytes.indexOf(line); at !== -1; at = bytes.indexOf(line, at + line.length)) {
    parts += 1
    if (parts > formParts) throw wrongField('', 'The form has too many fields')
    const head = bytes.subarray(at + line.length, at + line.length + partHeaders)
    if (head.length === partHeaders && !head.includes('\r\n\r\n'))
      throw wrongField('', `A field of the form has a name or headers of more than ${partHeaders / KiB} KB`)
  }
}
