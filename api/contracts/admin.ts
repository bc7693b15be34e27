import { z } from 'zod'
import { roles } from '#db/vocabulary.ts'
import { projectSchema } from './projects.ts'

export const userRoleBody = z.object({ role: z.enum(roles, 'Please select a role') })

export const adminProjectSchema = projectSchema.extend({ ownerUsername: z.string() }).meta({ id: 'OwnedProject' })
