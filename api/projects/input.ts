import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { fileKind } from '#db/files/file-kind.ts'
import type { FileStore } from '#db/files/files.ts'
import { limits } from '#db/limits.ts'
import type { StoredFile } from '#db/queries/submissions.ts'
import type { ApiContext } from '../context.ts'
import { checkUpload, createProjectBody, fileMessages } from '../contracts/projects.ts'
import { ApiError, type Issue } from '../http/errors.ts'
import { issuesOf, mediaType, readForm, readRawJson, type UploadForm } from '../http/request-body.ts'

export const urlRequired = 'Please enter a website URL'

/** A file that passed the checks that need no parser. */
export interface CheckedFile {
  bytes: Uint8Array
  name: string
}

export type CreateInput = z.output<typeof createProjectBody> & { file: CheckedFile | null }

/** The fields of a form, or of JSON, where values may be of any type. */
export interface FormFields extends Omit<UploadForm, 'fields'> {
  fields: Record<string, unknown>
}

/** A browser’s form, or the same fields as JSON if there is no file. */
export const readFields = async (c: ApiContext): Promise<FormFields> =>
  mediaType(c) === 'application/json' ? { fields: await readRawJson(c), file: null } : readForm(c)

/**
 * Reports everything that is wrong with the create form at once. A file for a website, or an address for a document, is left
 * over from switching the type in the form, and is ignored.
 */
export async function checkCreateForm({ fields, file }: FormFields): Promise<CreateInput> {
  const result = createProjectBody.safeParse(fields)
  const issues: Issue[] = result.success ? [] : issuesOf(result.error)
  const type = createProjectBody.shape.contentType.safeParse(fields.contentType)
  const address = createProjectBody.shape.contentUrl.safeParse(fields.contentUrl)
  if (type.data === 'website' && address.data === '') issues.push({ path: 'contentUrl', message: urlRequired })
  if (type.data === 'document') {
    const wrong = checkUpload(file)
    if (wrong && !result.success) issues.push({ path: 'file', message: wrong })
    else if (wrong) throw fileError(wrong)
  }
  if (issues.length > 0 || !result.success)
    throw new ApiError('invalid_input', issues[0]?.message ?? 'The form is not valid', { issues })
  return { ...result.data, file: result.data.contentType === 'document' && file ? await checkFile(file) : null }
}

export async function checkFile(file: File | null): Promise<CheckedFile> {
  const wrong = checkUpload(file)
  if (wrong || !file) throw fileError(wrong ?? fileMessages.required)
  const name = plainName(file.name)
  const bytes = await file.bytes()
  const kind = await fileKind(bytes, name)
  if ('code' in kind) throw fileError(kind.message)
  return { bytes, name }
}

export function fileError(message: string): ApiError {
  const issues = [{ path: 'file', message }]
  if (message === fileMessages.size) return new ApiError('too_large', message, { issues })
  return new ApiError(message === fileMessages.required ? 'invalid_input' : 'invalid_file', message, { issues })
}

/** The last part of the path, without characters that are unsafe in a terminal or a header, cut to the longest name allowed. */
export function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  const ending = clean.slice(clean.lastIndexOf('.'))
  return clean.length <= limits.projectNameMax
    ? clean
    : `${clean.slice(0, limits.projectNameMax - ending.length)}${ending}`
}

/** Stores a file, then runs the step that refers to it in the database; if the step fails, the file is deleted. */
export async function withStoredFile<T>(
  files: FileStore,
  file: CheckedFile | null,
  step: (stored: StoredFile | null) => Promise<T>,
): Promise<T> {
  if (!file) return step(null)
  const key = await files.put(file.bytes)
  const hash = createHash('sha256').update(file.bytes).digest('hex')
  try {
    return await step({ key, name: file.name, size: file.bytes.length, hash })
  } catch (error) {
    await files.delete(key).catch(() => {})
    throw error
  }
}
