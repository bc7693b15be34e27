import { z } from 'zod'
import { limits } from '#db/limits.ts'
import { emailField, line } from './fields.ts'

export const subAccountSchema = z
  .object({ id: z.int(), name: z.string(), email: z.string() })
  .meta({ id: 'SubAccount' })

const shortName = `Name must be at least ${limits.subAccountNameMin} characters`

export const subAccountBody = z.object({
  name: line(limits.personNameMax, 'Name', shortName).min(limits.subAccountNameMin, shortName),
  email: emailField,
})
