/** Incoming hooks: addresses here that a deploy system calls to have a page reviewed. */
import { z } from 'zod'
import { limits } from '#db/limits.ts'
import { hookKinds, hookOutcomes, panels } from '#db/vocabulary.ts'
import { line, plainLine, timestamp } from './fields.ts'
import { listMessages, pageFields } from './lists.ts'
import { panelId, webAddress } from './projects.ts'

export const hookSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(hookKinds),
    name: z.string(),
    /** Where it is called: a path of this server. */
    path: z.string(),
    /** Where it has none yet, every call is refused: Vercel makes a secret only once it has the address. */
    hasSecret: z.boolean(),
    /** What is reviewed; null: the address that the call names. */
    url: z.string().nullable(),
    /** What its sender calls a preview is left alone. */
    productionOnly: z.boolean(),
    panelId: z.int(),
    lastUsedAt: timestamp.nullable(),
    disabledAt: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Hook' })
export type Hook = z.infer<typeof hookSchema>

/** The answer to making one and to rotating its secret: the only times that it is told. Null where there is none yet. */
export const hookWithSecretSchema = hookSchema.extend({ secret: z.string().nullable() }).meta({ id: 'HookWithSecret' })

const hookMessages = {
  name: 'Name is required',
  kind: `A hook is called by one of ${hookKinds.join(', ')}`,
  secret: 'A secret has from 16 to 200 characters',
} as const

const name = line(limits.hookNameMax, 'Name', hookMessages.name).min(1, hookMessages.name)
const url = webAddress.nullish().transform(value => value || null)

const secret = line(200, 'Secret', hookMessages.secret).min(16, hookMessages.secret)
const productionOnly = z.boolean('Say true or false')

export const createHookBody = z.object({
  kind: z.enum(hookKinds, hookMessages.kind),
  name,
  url,
  panelId: panelId.optional().default(panels[0].id),
  /** Previews are many, and nobody's front door. */
  productionOnly: productionOnly.optional().default(true),
  /** Your own. Left out, one is made here; for Vercel, which makes them itself, it is set once Vercel has told it. */
  secret: secret.optional(),
})

/** What is left out stays. A new secret counts at once, and the one before no more. */
export const editHookBody = z
  .object({ name, url, panelId, productionOnly, secret, disabled: z.boolean('Say true or false') })
  .partial()

/** Hooks have no numbers: a page goes on after an id. */
export const hookListQuery = z.object({
  limit: pageFields.limit,
  cursor: z.uuid(listMessages.cursor).toLowerCase().optional(),
})

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

const plain = (label: string) =>
  z.string(`${label} must be text`).regex(plainLine, `${label} must not contain control characters`)
const deploymentId = 'A deployment is named by text, or by a whole number that is exact'

/** What a call of any other system says. GitHub, Vercel and Netlify send what they send. */
export const hookCallBody = z.looseObject({
  /** Your own id of it: each is reviewed once. May be left out where the header `webhook-id` names the message. */
  deployment: z.union([plain('Deployment').min(1), z.int()], deploymentId).optional(),
  /** What is reviewed where the hook names no page. */
  url: plain('URL').nullish(),
  /** A hook for production only leaves alone whatever does not begin with “production”. */
  environment: plain('Environment').nullish(),
})

/** What a deploy system is answered. Once a review has started, the same deployment told again is answered as then. */
export const hookAnswerSchema = hookCallSchema
  .pick({ outcome: true, detail: true, projectId: true })
  .meta({ id: 'HookAnswer' })
