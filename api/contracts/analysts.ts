/** Analysts. The prompt is an administrator's business: others get the rest. */
import { z } from 'zod'
import { panelTypes } from '#db/vocabulary.ts'
import { timestamp } from './fields.ts'

export const analystSchema = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  specialty: z.string(),
  bio: z.string(),
  imageUrl: z.string().nullable(),
  /** The same as `imageUrl`: the detail view of the specification reads it under this name. */
  avatar: z.string().nullable(),
  panelId: z.int(),
  panelType: z.enum(panelTypes),
  isActive: z.boolean(),
  updatedAt: timestamp,
  /** Only in an administrator's answers. */
  prompt: z.string().optional(),
})
export type Analyst = z.infer<typeof analystSchema>
