/** What the Developer tab reads. */
import { queryOptions } from '@tanstack/react-query'
import { limits } from '#db/vocabulary.ts'
import { client } from '../../stores/api.ts'

/** Newest first, those that were revoked or have expired among them. */
export const keysRead = queryOptions({
  queryKey: ['/api/keys'],
  queryFn: ({ signal }) => client.call('listKeys', { query: { limit: limits.pageRowsMax }, signal }),
})
