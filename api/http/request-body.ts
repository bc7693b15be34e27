/** Reads request bodies, refusing them at the first byte over the limit, so that no larger body is ever in memory. */
import type { z } from 'zod'
import { limits } from '#db/limits.ts'
import type { ApiContext } from '../context.ts'
import { fileMessages } from '../contracts/projects.ts'
import { ApiError, type Issue, wrongField } from './errors.ts'

const KiB = 1024
/** Well above the longest valid body. */
const jsonBytes = 128 * KiB
/** For the text fields of a form with an upload, and the part headers. */
const besideUpload = 64 * KiB
/** Generous: the largest form has six fields. */
const formParts = 24
/** Bytes for the headers of one part: two short lines and the longest file name. */
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
  // Keeping the stream open after a refusal leaves the connection open long enough to answer.
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
  checkFormParts(body, boundaryOf(c.req.header('content-type') ?? '') ?? '')
  return body
}

/** Reads the body before the handler does, with the handler's limit. `rules` apply if the body is a form. */
export async function bufferBody(c: ApiContext, rules: UploadRules | null): Promise<Uint8Array<ArrayBuffer>> {
  const form = rules !== null && mediaType(c) === 'multipart/form-data'
  const body = form ? await readFormBytes(c, rules) : await readJsonBytes(c)
  c.set('body', body)
  return body
}

/** The parsed body, checked; throws `invalid_input` with one issue for each field that is wrong. */
export async function readJson<S extends z.ZodType>(c: ApiContext, schema: S): Promise<z.output<S>> {
  return check(schema, await readRawJson(c))
}

/** The parsed body. Checks only that it is a JSON object. */
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

/** The schema's output; throws `invalid_input` if the value is invalid. */
export function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = issuesOf(result.error)
  throw new ApiError('invalid_input', issues[0]?.message ?? 'The request is not valid', { issues })
}

/** At most one issue for each field, the first: a wrong type often breaks the rule on length as well. */
export function issuesOf(error: z.ZodError): Issue[] {
  const issues = error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  return issues.filter(({ path }, at) => issues.findIndex(other => other.path === path) === at)
}

export const mediaType = (c: ApiContext): string =>
  (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** The checked query. If a parameter is given twice, the first value counts. */
export const readQuery = <S extends z.ZodType>(c: ApiContext, schema: S): z.output<S> => check(schema, c.req.query())

/** The fields of a urlencoded form, as a browser without scripts sends it. */
export async function readPlainForm(c: ApiContext): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await readJsonBytes(c))))
}

export interface UploadForm {
  fields: Record<string, string>
  /** Null if no file was chosen. */
  file: File | null
}

/** The name of the form's file field, the limit in bytes, and the message where the file is larger. */
export interface UploadRules {
  field: string
  bytes: number
  tooLarge: string
}

export const documentRules: UploadRules = { field: 'file', bytes: limits.uploadBytes, tooLarge: fileMessages.size }

/**
 * A multipart form. The last value of a repeated field counts. A second file is refused; files in other fields are ignored.
 */
export async function readForm(c: ApiContext, rules = documentRules): Promise<UploadForm> {
  const contentType = c.req.header('content-type') ?? ''
  const boundary = boundaryOf(contentType)
  if (mediaType(c) !== 'multipart/form-data' || !boundary)
    throw wrongField('', 'Send the form as multipart/form-data, with its boundary')
  const body = await readFormBytes(c, rules)
  // Rebuilt, so that the parser uses the same boundary as `checkFormParts` and does not read the header in its own way.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
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

export function boundaryOf(contentType: string): string | undefined {
  const boundary = /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;"\\]{1,70}))/i.exec(contentType)
  return boundary?.[1] ?? boundary?.[2]
}

/** Runs before the parser, which a million empty parts or header lines would keep busy for a long time. */
function checkFormParts(body: Uint8Array, boundary: string): void {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const line = Buffer.from(`--${boundary}`, 'latin1')
  let parts = 0
  for (let at = bytes.indexOf(line); at !== -1; at = bytes.indexOf(line, at + line.length)) {
    parts += 1
    if (parts > formParts) throw wrongField('', 'The form has too many fields')
    const head = bytes.subarray(at + line.length, at + line.length + partHeaders)
    if (head.length === partHeaders && !head.includes('\r\n\r\n'))
      throw wrongField('', `A field of the form has a name or headers of more than ${partHeaders / KiB} KB`)
  }
}
