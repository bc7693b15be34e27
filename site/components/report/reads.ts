import { queryOptions } from '@tanstack/react-query'
import { client } from '../../stores/api.ts'

/** The submission as it was read, with the place of each passage. */
export const documentRead = (id: number) =>
  queryOptions({
    queryKey: [`/api/projects/${id}/document`],
    queryFn: ({ signal }) => client.call('projectDocument', { params: { id }, signal }),
  })
