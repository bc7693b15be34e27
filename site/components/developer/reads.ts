/** Queries of the Developer tab. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { WebhookDelivery } from '#api/contracts/webhooks.ts'
import { listLimits } from '#db/list-limits.ts'
import { client } from '../../stores/api.ts'
import { paged } from '../list/pages.ts'

/** Newest first, revoked and expired keys included. */
export const keysRead = queryOptions({
  queryKey: ['/api/keys'],
  queryFn: ({ signal }) => client.call('listKeys', { query: { limit: listLimits.pageRowsMax }, signal }),
})

export const webhooksRead = queryOptions({
  queryKey: ['/api/webhooks'],
  queryFn: ({ signal }) => client.call('listWebhooks', { signal }),
})

/** Deliveries per page, and how many of the newest calls are shown. */
const shownRows = 50
/** While a delivery is due, the list is polled at this interval. */
const pollMs = 2_000

/** A webhook's deliveries, newest first, polled while one is due. */
export const deliveriesRead = (webhookId: number) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: ['/api/webhooks', webhookId, 'deliveries'],
    queryFn: ({ pageParam, signal }) =>
      client.page('listDeliveries', {
        params: { id: webhookId },
        query: { limit: shownRows, cursor: pageParam ?? undefined },
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ rows }) => rows.some(isDue)) ? pollMs : false),
  })

const isDue = ({ state, nextAttemptAt }: WebhookDelivery): boolean =>
  state === 'pending' && Date.parse(nextAttemptAt ?? '') <= Date.now() + pollMs

/** `attempts` is part of the key, so that another attempt refetches the delivery. */
export const deliveryRead = (webhookId: number, deliveryId: number, attempts: number) =>
  queryOptions({
    queryKey: ['/api/webhooks', webhookId, 'deliveries', deliveryId, attempts],
    queryFn: ({ signal }) => client.call('getDelivery', { params: { id: webhookId, deliveryId }, signal }),
  })

export const hooksRead = queryOptions({
  queryKey: ['/api/hooks'],
  queryFn: ({ signal }) => client.call('listHooks', { signal }),
})

export const hookCallsRead = (hookId: string) =>
  queryOptions({
    queryKey: ['/api/hooks', hookId, 'calls'],
    queryFn: ({ signal }) =>
      client.call('listHookCalls', { params: { id: hookId }, query: { limit: shownRows }, signal }),
  })
