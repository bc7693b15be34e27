/** Projects: what is submitted, and how its review stands. */
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
    /** The same as `contentType`: the specification's lists read it under this name. */
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
    /** Why the last review failed; null where it did not. */
    failure: failureSchema.nullable(),
  })
  .meta({ id: 'Project' })
export type Project = z.infer<typeof projectSchema>

/** The answer to making one. */
export const newProjectSchema = projectSchema
  .extend({
    /** Why it is kept as a draft although it was to be submitted. */
    notice: z.string().optional(),
  })
  .meta({ id: 'NewProject' })
export type NewProject = z.infer<typeof newProjectSchema>

/** How many of the user's projects have each status. */
export const projectCountsSchema = z.object({ draft: z.int(), in_progress: z.int(), completed: z.int() })

export const fileMessages = {
  required: 'Please upload a document file',
  type: 'Invalid file type. Please upload PDF, DOCX, PPTX, or TXT files only.',
  size: 'File size exceeds the 10MB limit.',
} as const

const contentType = z.preprocess(
  // The create form of the specification sends file or url; the lists say document or website.
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

/** As JSON says it, and as forms do: an unticked box sends nothing. */
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

/** The text fields of the create form; the file travels beside them and has `checkUpload`. */
export const createProjectBody = projectFields.extend({ submit: flag.optional().default(false) })

/** An owner's edit of a draft: every field is optional, what is left out stays. */
export const editProjectBody = projectFields.partial().extend({
  contentUrl: webAddress.optional(),
  notes: lines(limits.notesMax, 'Notes').optional(),
})

/** What is left out stays: the notes, and the address of a website. */
export const newVersionBody = editProjectBody.pick({ contentUrl: true, notes: true })

export const projectStatusBody = z.object({ status: z.enum(projectStatuses, 'Please select a status') })

/** The first thing wrong with an upload by its name and size, in the specification's words; null when fine. */
export function checkUpload(file: { name: string; size: number } | null): string | null {
  if (!file || (file.size === 0 && file.name === '')) return fileMessages.required
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  if (!uploadExtensions.some(known => known === ending)) return fileMessages.type
  return file.size > limits.uploadBytes ? fileMessages.size : null
}

/** Whether an address carries a name or a password, which all who are shown it would learn. */
export function hasCredentials(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && (url.username !== '' || url.password !== '')
}

/** An http or https address with a host. */
export function isWebAddress(value: string): boolean {
  // A parser drops line breaks and encodes the rest; the text as typed is what is stored.
  if (/\p{Cc}/u.test(value)) return false
  const url = URL.parse(value)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== ''
}
