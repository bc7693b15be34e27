import { z } from 'zod'
import { limits } from '#db/limits.ts'
import { panels, panelTypes } from '#db/vocabulary.ts'
import { line, lines, timestamp } from './fields.ts'

export const analystSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    title: z.string(),
    specialty: z.string(),
    bio: z.string(),
    imageUrl: z.string().nullable(),
    /** The same as `imageUrl`. */
    avatar: z.string().nullable(),
    panelId: z.int(),
    panelType: z.enum(panelTypes),
    questions: z.array(z.string()),
    isActive: z.boolean(),
    /** Counts the changes of prompt and questions, from 1. */
    version: z.int(),
    updatedAt: timestamp,
    /** Only in an administrator's answers. */
    prompt: z.string().optional(),
  })
  .meta({ id: 'Analyst' })
export type Analyst = z.infer<typeof analystSchema>

export const analystVersionSchema = z
  .object({
    version: z.int(),
    prompt: z.string(),
    questions: z.array(z.string()),
    /** Null for the current version. */
    replacedAt: timestamp.nullable(),
  })
  .meta({ id: 'AnalystVersion' })

const shortText = (label: string) => {
  const message = `${label} must be at least ${limits.analystTextMin} characters`
  return line(limits.analystTextMax, label, message).min(limits.analystTextMin, message)
}

const longText = (label: string) => {
  const message = `${label} must be at least ${limits.analystLongTextMin} characters`
  return lines(limits.analystLongTextMax, label, message).min(limits.analystLongTextMin, message)
}

const panelRequired = 'Panel is required'
const wrongImage = 'Please upload the image: pictures at other addresses are not shown'

/**
 * The path that an image upload returned; empty for none. Images on other hosts are refused: that host would learn of every
 * visitor, the image could change or vanish, and the pages' content security policy blocks it anyway.
 */
const imageUrl = z
  .string(wrongImage)
  .trim()
  .max(limits.urlMax, `The image address must be at most ${limits.urlMax} characters`)
  .refine(value => value === '' || isImagePath(value), wrongImage)
  .nullable()
  .transform(value => value || null)

const isActive = z.boolean('Please say whether the analyst is active')

const questionMessages = {
  list: 'Questions must be a list of texts',
  many: `An analyst has at most ${limits.analystQuestionsMax} questions`,
  short: `Each question must be at least ${limits.analystQuestionMin} characters`,
  twice: 'Each question may be listed only once',
} as const

export const questions = z
  .array(
    line(limits.analystQuestionMax, 'Each question', questionMessages.list).min(
      limits.analystQuestionMin,
      questionMessages.short,
    ),
    questionMessages.list,
  )
  .max(limits.analystQuestionsMax, { error: questionMessages.many, abort: true })
  .refine(all => new Set(all.map(text => text.toLowerCase())).size === all.length, questionMessages.twice)

export const analystFields = z.object({
  name: shortText('Name'),
  title: shortText('Title'),
  specialty: shortText('Specialty'),
  bio: longText('Bio'),
  panelId: z
    .union([z.number(), z.string()], panelRequired)
    .transform(Number)
    .pipe(
      z.literal(
        panels.map(panel => panel.id),
        panelRequired,
      ),
    ),
  prompt: longText('Prompt'),
})

export const createAnalystBody = analystFields.extend({
  imageUrl: imageUrl.default(null),
  questions: questions.default([]),
  isActive: isActive.default(true),
})

/** The same fields, but an image, a state or questions that are left out stay as they are. */
export const updateAnalystBody = analystFields.extend({
  imageUrl: imageUrl.optional(),
  questions: questions.optional(),
  isActive: isActive.optional(),
})

/** An analyst as a file: all fields or only the changed ones. The panel is given by name, and there is no image. */
export const analystFile = z.strictObject({
  name: analystFields.shape.name,
  title: analystFields.shape.title.exactOptional(),
  specialty: analystFields.shape.specialty.exactOptional(),
  bio: analystFields.shape.bio.exactOptional(),
  prompt: analystFields.shape.prompt.exactOptional(),
  panel: z.enum(panelTypes, `Panel must be one of ${panelTypes.join(', ')}`),
  questions: questions.exactOptional(),
  active: isActive.exactOptional(),
})
export type AnalystFile = z.infer<typeof analystFile>

const isImagePath = (value: string): boolean => /^\/api\/images\/[\w-]+\.[a-z]+$/.test(value)

export const imageMessages = {
  required: 'No file selected',
  size: 'The image is larger than 5 MB.',
  svg: 'SVG images can carry scripts and are not accepted. Please upload a PNG, JPEG, WebP, GIF or AVIF image.',
  type: 'This is not an image that browsers show. Please upload a PNG, JPEG, WebP, GIF or AVIF image.',
} as const

export const imageAnswer = z.object({ url: z.string() })
