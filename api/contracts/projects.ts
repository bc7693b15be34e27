import { z } from 'zod'
import { limits } from '#db/limits.ts'
import {
  contentTypes,
  engines,
  failureCodes,
  panels,
  panelTypes,
  projectStatuses,
  reviewStatuses,
  uploadExtensions,
} from '#db/vocabulary.ts'
import { line, lines, timestamp } from './fields.ts'

export const failureSchema = z.object({ code: z.enum(failureCodes), message: z.string() }).meta({ id: 'Failure' })

export const reviewSchema = z
  .object({
    id: z.string(),
    status: z.enum(reviewStatuses),
    engine: z.enum(engines).nullable(),
    createdAt: timestamp,
    finishedAt: timestamp.nullable(),
  })
  .meta({ id: 'Review' })

export const projectSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.enum(projectStatuses),
    contentType: z.enum(contentTypes),
    /** The same as `contentType`, under the name that the specification's lists use. */
    type: z.enum(contentTypes),
    panelId: z.int(),
    panelType: z.enum(panelTypes),
    /** Path of the uploaded file on this server; null for a website. */
    fileUpload: z.string().nullable(),
    fileName: z.string().nullable(),
    fileSize: z.int().nullable(),
    contentUrl: z.string().nullable(),
    notes: z.string().nullable(),
    userId: z.int(),
    createdAt: timestamp,
    /** The last review; null before the first. */
    review: reviewSchema.nullable(),
    failure: failureSchema.nullable(),
  })
  .meta({ id: 'Project' })
export type Project = z.infer<typeof projectSchema>

export const newProjectSchema = projectSchema
  .extend({
    /** Why it was kept as a draft although it should have been submitted. */
    notice: z.string().optional(),
  })
  .meta({ id: 'NewProject' })
export type NewProject = z.infer<typeof newProjectSchema>

export const projectCountsSchema = z.object({ draft: z.int(), in_progress: z.int(), completed: z.int() })

export const fileMessages = {
  required: 'Please upload a document file',
  type: 'Invalid file type. Please upload PDF, DOCX, PPTX, or TXT files only.',
  size: 'File size exceeds the 10MB limit.',
} as const

const contentType = z.preprocess(
  // The specification's create form sends "file" or "url"; its lists use "document" and "website".
  value => (value === 'file' ? 'document' : value === 'url' ? 'website' : value),
  z.enum(contentTypes, 'Please select a project type'),
)

const panelIds = panels.map(panel => panel.id)
export const panelId = z.coerce
  .number('Panel is required')
  .refine(id => panelIds.some(known => known === id), 'Please select a panel')
  .meta({ enum: panelIds })

export const credentialsMessage = 'Leave the name and the password out of the address: it is shown in lists and logs'

export const webAddress = z
  .string('Please enter a valid URL')
  .trim()
  .max(limits.urlMax, `The address must be at most ${limits.urlMax} characters`)
  .refine(value => value === '' || isWebAddress(value), 'Please enter a valid URL')
  .refine(value => !hasCredentials(value), credentialsMessage)

/** What JSON clients and HTML forms send for a boolean. */
const flagWords = new Map<unknown, boolean>([
  ...[true, 'true', '1', 'on'].map(word => [word, true] as const),
  ...[false, 'false', '0', 'off', ''].map(word => [word, false] as const),
])
const flag = z.preprocess(value => flagWords.get(value) ?? value, z.boolean('Say true or false'))

const shortName = `Project name must be at least ${limits.projectNameMin} characters`

const projectFields = z.object({
  name: line(limits.projectNameMax, 'Project name', shortName).min(limits.projectNameMin, shortName),
  contentType,
  panelId,
  contentUrl: webAddress.optional().default(''),
  notes: lines(limits.notesMax, 'Notes').optional().default(''),
})

/** The text fields of the create form; `checkUpload` checks the file. */
export const createProjectBody = projectFields.extend({ submit: flag.optional().default(false) })

/** An owner's edit of a draft; fields that are left out stay as they are. */
export const editProjectBody = projectFields.partial().extend({
  contentUrl: webAddress.optional(),
  notes: lines(limits.notesMax, 'Notes').optional(),
})

/** If notes or a website’s address are left out, they stay as they are. */
export const newVersionBody = editProjectBody.pick({ contentUrl: true, notes: true })

export const projectStatusBody = z.object({ status: z.enum(projectStatuses, 'Please select a status') })

/** The first thing wrong with an upload's name or size, in the specification's words; null if nothing is. */
export function checkUpload(file: { name: string; size: number } | null): string | null {
  if (!file || (file.size === 0 && file.name === '')) return fileMessages.required
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  if (!uploadExtensions.some(known => known === ending)) return fileMessages.type
  return file.size > limits.uploadBytes ? fileMessages.size : null
}

/** Whether an address contains a user name or a password, which everybody who sees the address would learn. */
export function hasCredentials(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && (url.username !== '' || url.password !== '')
}

export function isWebAddress(value: string): boolean {
  // Checked before parsing, which drops line breaks: the text is stored as typed.
  if (/\p{Cc}/u.test(value)) return false
  const url = URL.parse(value)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== ''
}
