/** Chooses which deliveries a worker attempts next, with a fair share for every owner. */
import { sql } from 'drizzle-orm'
import type { Db } from '../../connection.ts'
import { type OlderSecret, webhookDeliveries, webhookEndpoints } from '../../schema/integrations.ts'
import type { DueDelivery } from './deliveries.ts'

/** How many deliveries may run at once: for one endpoint, for one owner, and in all. */
export interface DeliveryShares {
  perEndpoint: number
  perOwner: number
  all: number
  /** How many of `all` are reserved for owners with none running. */
  reserved: number
  /** Lower limits for failing endpoints, which are slow and must not delay the others. */
  failing: { perEndpoint: number; perOwner: number; all: number }
}

export interface ClaimParams {
  now: Date
  /** How long a claim lasts, in milliseconds: longer than an attempt can take. */
  holdMs: number
  shares: DeliveryShares
  /** The caller's running deliveries. Their endpoints get nothing more for now. */
  running: Pick<DueDelivery, 'endpointId' | 'userId' | 'failing'>[]
}

type Row = Omit<DueDelivery, 'id' | 'secrets'> & {
  id: string
  secret: string
  previousSecret: string | null
  olderSecrets: OlderSecret[]
}

/**
 * Claims due deliveries for this caller until `holdMs` has passed; those of a killed worker become due again then. The claim
 * counts as an attempt, so that a delivery that kills its worker is not tried forever. Owners with the fewest running
 * deliveries come first, and each of an owner's endpoints gets one before any gets a second.
 */
export async function claimDeliveries(db: Db, params: ClaimParams): Promise<DueDelivery[]> {
  const { now, holdMs, shares, running } = params
  const failing = running.filter(delivery => delivery.failing)
  const room = shares.all - running.length
  if (room <= 0) return []
  const at = sql`${now.toISOString()}::timestamptz`
  const due = sql`d.state = 'pending' and d.next_attempt_at <= ${at} and (d.claimed_until is null or d.claimed_until <= ${at})`
  const rows = await db.execute<Row>(sql`
    with running as (
      select owner, count(*) as number, sum(failing) as failing
      from unnest(
        ${sql.param(running.map(({ userId }) => userId))}::int[],
        ${sql.param(running.map(delivery => Number(delivery.failing)))}::int[]
      ) as r (owner, failing)
      group by owner
    ), ready as (
      select e.id, e.user_id, e.failing_since is not null as failing,
        coalesce(r.number, 0) as running, coalesce(r.failing, 0) as running_failing
      from ${webhookEndpoints} e left join running r on r.owner = e.user_id
      where e.disabled_at is null
        and not (e.id = any(${sql.param(running.map(({ endpointId }) => endpointId))}::int[]))
        and e.id in (select d.endpoint_id from ${webhookDeliveries} d where ${due})
    ), picked as (
      select d.delivery_id, d.next_attempt_at, ready.*,
        row_number() over (partition by ready.id order by d.next_attempt_at, d.delivery_id) as nth
      from ready cross join lateral (
        select d.id, d.next_attempt_at from ${webhookDeliveries} d
        where d.endpoint_id = ready.id and ${due}
        order by d.next_attempt_at, d.id
        limit case when ready.failing then ${shares.failing.perEndpoint}::int else ${shares.perEndpoint}::int end
        for update skip locked
      ) d (delivery_id, next_attempt_at)
    ), held_to_owner as (
      select *, running + row_number() over (partition by user_id order by nth, next_attempt_at, delivery_id) as turn
      from (
        select *,
          running_failing + row_number() over (partition by user_id, failing order by nth, next_attempt_at, delivery_id)
            as failing_turn
        from picked
      ) p
      where not failing or failing_turn <= ${shares.failing.perOwner}
    ), held_to_all as (
      select *, row_number() over (partition by failing order by turn, next_attempt_at, delivery_id) as place
      from held_to_owner
      where turn <= ${shares.perOwner}
    ), fitting as (
      select delivery_id, turn, row_number() over (order by turn, next_attempt_at, delivery_id) as position
      from held_to_all
      where not failing or place <= ${shares.failing.all - failing.length}
    ), chosen as (
      select delivery_id from fitting
      where position <= ${room}::int - case when turn = 1 then 0 else ${shares.reserved}::int end
    )
    update ${webhookDeliveries} d
    set attempts = d.attempts + 1, claimed_until = ${new Date(now.getTime() + holdMs).toISOString()}::timestamptz
    from ${webhookEndpoints} e
    where d.id in (select delivery_id from chosen) and e.id = d.endpoint_id
    returning d.id, d.endpoint_id as "endpointId", e.user_id as "userId", e.failing_since is not null as failing,
      d.message_id as "messageId", d.body, d.attempts as attempt, d.paused_ms as "pausedMs", e.url, e.secret,
      e.older_secrets as "olderSecrets",
      case when e.previous_secret_until > ${at} then e.previous_secret end as "previousSecret"`)
  return rows.map(({ secret: current, previousSecret, olderSecrets, ...row }) => ({
    ...row,
    id: Number(row.id),
    secrets: [
      current,
      ...(previousSecret === null ? [] : [previousSecret]),
      ...olderSecrets.filter(({ until }) => Date.parse(until) > now.getTime()).map(({ secret }) => secret),
    ],
  }))
}
