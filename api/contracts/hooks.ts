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
    /** The path on this server to call. */
    path: z.string(),
    /** Without a secret every call is refused. Vercel makes the secret once it has the hook's address. */
    hasSecret: z.boolean(),
    /** The page to review; null to review the address that the call names. */
    url: z.string().nullable(),
    /** Ignores preview deployments. */
    productionOnly: z.boolean(),
    panelId: z.int(),
    lastUsedAt: timestamp.nullable(),
    disabledAt: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Hook' })
export type Hook = z.infer<typeof hookSchema>

/** Only creating a hook and rotating its secret return the secret. Null if there is none yet. */
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
  productionOnly: productionOnly.optional().default(true),
  /** If omitted, a secret is generated. Vercel makes its own: omit it here and set it later with `updateHook`. */
  secret: secret.optional(),
})

/** What is left out stays as it is. A new secret replaces the old one at once. */
export const editHookBody = z
  .object({ name, url, panelId, productionOnly, secret, disabled: z.boolean('Say true or false') })
  .partial()

/** Ids of hooks are UUIDs, so the cursor is one too. */
export const hookListQuery = z.object({
  limit: pageFields.limit,
  cursor: z.uuid(listMessages.cursor).toLowerCase().optional(),
})

export const hookCallSchema = z
  .object({
    id: z.int(),
    /** The sender's id for the deployment, or for the message. */
    callId: z.string(),
    outcome: z.enum(hookOutcomes),
    detail: z.string().nullable(),
    projectId: z.int().nullable(),
    receivedAt: timestamp,
  })
  .meta({ id: 'HookCall' })
export type HookCall = z.infer<typeof hookCallSchema>

const plain = (label: string) =>
  z.string(`${label} must be text`).regex(plainLine, `${label} must not contain control characters`)
const deploymentId = 'A deployment must be a text or a whole number that JSON can carry exactly'

/** The body of a call from any system but GitHub, Vercel and Netlify. */
export const hookCallBody = z.looseObject({
  /** The sender's id for the deployment; each deployment is reviewed once. Without it the header `webhook-id` is used. */
  deployment: z.union([plain('Deployment').min(1), z.int()], deploymentId).optional(),
  /** The page to review if the hook itself names none. */
  url: plain('URL').nullish(),
  /** A hook with `productionOnly` ignores every environment that does not begin with “production”. */
  environment: plain('Environment').nullish(),
})

/** The answer to a call. Once a review has started, a repeated call for that deployment gets the same answer. */
export const hookAnswerSchema = hookCallSchema
  .pick({ outcome: true, detail: true, projectId: true })
  .meta({ id: 'HookAnswer' })
