/** What a report reads beside itself. */
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../stores/api.ts'

/** What the panel read, with where each passage stands. */
export const documentRead = (id: number) =>
  queryOptions({
    queryKey: [`/api/projects/${id}/document`],
    queryFn: ({ signal }) => client.call('projectDocument', { params: { id }, signal }),
  })
