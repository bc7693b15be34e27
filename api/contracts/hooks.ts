/** Incoming hooks: addresses here that a deploy system calls to have a page reviewed. */
import { z } from 'zod'
import { hookKinds, hookOutcomes, limits, panels } from '#db/vocabulary.ts'
import { line, timestamp } from './fields.ts'
import { panelId, webAddress } from './projects.ts'

export const hookSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(hookKinds),
    name: z.string(),
    /** Where it is called: a path of this server. */
    path: z.string(),
    /** What is reviewed; null: the address that the call names. */
    url: z.string().nullable(),
    panelId: z.int(),
    lastUsedAt: timestamp.nullable(),
    disabledAt: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Hook' })
export type Hook = z.infer<typeof hookSchema>

/** The answer to making one: the only time that the secret is told. */
export const hookWithSecretSchema = hookSchema.extend({ secret: z.string() }).meta({ id: 'HookWithSecret' })

const hookMessages = {
  name: 'Name is required',
  kind: `A hook is called by one of ${hookKinds.join(', ')}`,
  secret: 'A secret has from 16 to 200 characters',
} as const

const name = line(limits.hookNameMax, 'Name', hookMessages.name).min(1, hookMessages.name)
const url = webAddress.nullish().transform(value => value || null)

export const createHookBody = z.object({
  kind: z.enum(hookKinds, hookMessages.kind),
  name,
  url,
  panelId: panelId.optional().default(panels[0].id),
  /** The sender's own where it gives one out, as Vercel does; made here where it is left out. */
  secret: line(200, 'Secret', hookMessages.secret).min(16, hookMessages.secret).optional(),
})

/** What is left out stays. */
export const editHookBody = z.object({ name, url, panelId, disabled: z.boolean('Say true or false') }).partial()

export const hookCallSchema = z
  .object({
    id: z.int(),
    /** The sender's id of the deployment, or of the message. */
    callId: z.string(),
    outcome: z.enum(hookOutcomes),
    /** Why it was ignored or failed. */
    detail: z.string().nullable(),
    projectId: z.int().nullable(),
    receivedAt: timestamp,
  })
  .meta({ id: 'HookCall' })
export type HookCall = z.infer<typeof hookCallSchema>

/** What a deploy system is answered. The same deployment told again is answered as the first time. */
export const hookAnswerSchema = hookCallSchema
  .pick({ outcome: true, detail: true, projectId: true })
  .meta({ id: 'HookAnswer' })
