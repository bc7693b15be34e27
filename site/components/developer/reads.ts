import { listLimits } from '#db/list-limits.ts'
import { client, read } from '../../stores/api.ts'
import { pagedRead } from '../list/pages.ts'

export const keysRead = read(['/api/keys'], signal =>
  client.call('listKeys', { query: { limit: listLimits.pageRowsMax }, signal }),
)

export const webhooksRead = read(['/api/webhooks'], signal => client.call('listWebhooks', { signal }))

/** Deliveries per page, and how many of the newest calls are shown. */
const shownRows = 50

export const deliveriesRead = (webhookId: number) =>
  pagedRead(['/api/webhooks', webhookId, 'deliveries'], (cursor, signal) =>
    client.page('listDeliveries', { params: { id: webhookId }, query: { limit: shownRows, cursor }, signal }),
  )

/** `attempts` is part of the key, so that another attempt refetches the delivery. */
export const deliveryRead = (webhookId: number, deliveryId: number, attempts: number) =>
  read(['/api/webhooks', webhookId, 'deliveries', deliveryId, attempts], signal =>
    client.call('getDelivery', { params: { id: webhookId, deliveryId }, signal }),
  )

export const hooksRead = read(['/api/hooks'], signal => client.call('listHooks', { signal }))

export const hookCallsRead = (hookId: string) =>
  read(['/api/hooks', hookId, 'calls'], signal =>
    client.call('listHookCalls', { params: { id: hookId }, query: { limit: shownRows }, signal }),
  )
