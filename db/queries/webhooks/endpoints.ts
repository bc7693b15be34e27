import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../connection.ts'
import { deliveryLimits, keepingLimits } from '../../limits.ts'
import { webhookEndpoints } from '../../schema/integrations.ts'
import { type Credential, requireSignedIn } from '../owners.ts'
import { changesAny, only } from '../statements.ts'
import { deliveriesChannel } from './messages.ts'

/** All columns but the secrets, which are returned only by the answers that create them. */
const columns = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  description: webhookEndpoints.description,
  events: webhookEndpoints.events,
  previousSecretUntil: webhookEndpoints.previousSecretUntil,
  failingSince: webhookEndpoints.failingSince,
  disabledAt: webhookEndpoints.disabledAt,
  disabledReason: webhookEndpoints.disabledReason,
  createdAt: webhookEndpoints.createdAt,
}

type Webhook = typeof webhookEndpoints.$inferSelect
type Editable = 'url' | 'description' | 'events'
export type WebhookRow = Pick<Webhook, keyof typeof columns>

export interface Owned {
  webhookId: number
  userId: number
}

export const ownedWebhook = ({ webhookId, userId }: Owned) =>
  and(eq(webhookEndpoints.id, webhookId), eq(webhookEndpoints.userId, userId))

/** Not in pages, since an owner has few. */
export async function listWebhooks(db: Db, params: { userId: number }): Promise<WebhookRow[]> {
  return db
    .select(columns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, params.userId))
    .orderBy(webhookEndpoints.id)
}

/** How many of the owner’s webhooks Panel disabled, after a 410 or days of failures. */
export async function countFailedWebhooks(db: Db, params: { userId: number }): Promise<number> {
  const { disabledAt, disabledReason, userId } = webhookEndpoints
  const failed = and(eq(userId, params.userId), isNotNull(disabledAt), ne(disabledReason, 'owner'))
  return db.$count(webhookEndpoints, failed)
}

export async function createWebhook(
  db: Db,
  params: Pick<Webhook, 'userId' | 'secret' | Editable> & { credential: Credential },
): Promise<WebhookRow | 'too_many'> {
  const { credential, ...values } = params
  return db.transaction(async tx => {
    await requireSignedIn(tx, params)
    const held = await tx.$count(webhookEndpoints, eq(webhookEndpoints.userId, params.userId))
    if (held >= keepingLimits.webhookEndpointsMax) return 'too_many'
    return only(await tx.insert(webhookEndpoints).values(values).returning(columns))
  })
}

/** Enabling a webhook, or changing its address, resets its record of failures. */
export async function editWebhook(
  db: Db,
  params: Owned & {
    set: { [Column in Editable]?: Webhook[Column] | undefined }
    disabled: boolean | undefined
    credential: Credential
  },
): Promise<WebhookRow | 'not_found'> {
  const { set, disabled } = params
  const state =
    disabled === undefined
      ? {}
      : disabled
        ? {
            disabledAt: sql`coalesce(${webhookEndpoints.disabledAt}, now())`,
            disabledReason: sql`coalesce(${webhookEndpoints.disabledReason}, 'owner')`,
          }
        : { disabledAt: null, disabledReason: null, failingSince: null }
  // Failures at the old address say nothing about the new one.
  const moved =
    set.url === undefined
      ? {}
      : { failingSince: sql`case when ${webhookEndpoints.url} = ${set.url} then ${webhookEndpoints.failingSince} end` }
  return db.transaction(async tx => {
    await requireSignedIn(tx, params)
    const [row] = await tx
      .update(webhookEndpoints)
      // An UPDATE must set at least one column; the owner does not change.
      .set({ ...moved, ...set, ...state, userId: params.userId })
      .where(ownedWebhook(params))
      .returning(columns)
    if (row && disabled === false) await wakeCouriers(tx)
    return row ?? 'not_found'
  })
}

/** Disables the owner's enabled webhooks. Waiting deliveries are sent once they are enabled again. */
export async function disableWebhooks(db: Queryable, params: { userId: number }): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ disabledAt: sql`now()`, disabledReason: 'owner' })
    .where(and(eq(webhookEndpoints.userId, params.userId), isNull(webhookEndpoints.disabledAt)))
}

export async function deleteWebhook(db: Db, params: Owned): Promise<boolean> {
  return changesAny(db.delete(webhookEndpoints).where(ownedWebhook(params)))
}

/** Each rotated secret keeps signing for `deliveryLimits.overlapMs`. `too_many` if `secretsMax` secrets still sign. */
export async function rotateSecret(
  db: Db,
  params: Owned & { secret: string; credential: Credential },
): Promise<WebhookRow | 'not_found' | 'too_many'> {
  return db.transaction(async tx => {
    await requireSignedIn(tx, params)
    const [held] = await tx.select().from(webhookEndpoints).where(ownedWebhook(params)).for('no key update')
    if (!held) return 'not_found'
    const now = Date.now()
    const { previousSecret, previousSecretUntil } = held
    const previous =
      previousSecret && previousSecretUntil
        ? [{ secret: previousSecret, until: previousSecretUntil.toISOString() }]
        : []
    const olderSecrets = [...previous, ...held.olderSecrets].filter(({ until }) => Date.parse(until) > now)
    // The secrets that sign are these, the current one and the new one.
    if (olderSecrets.length + 2 > deliveryLimits.secretsMax) return 'too_many'
    const [row] = await tx
      .update(webhookEndpoints)
      .set({
        secret: params.secret,
        previousSecret: held.secret,
        previousSecretUntil: new Date(now + deliveryLimits.overlapMs),
        olderSecrets,
      })
      .where(ownedWebhook(params))
      .returning(columns)
    return row ?? 'not_found'
  })
}

export const wakeCouriers = (tx: Queryable) => tx.execute(sql`select pg_notify(${deliveriesChannel}, '')`)
