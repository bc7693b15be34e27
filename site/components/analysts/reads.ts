import { queryOptions } from '@tanstack/react-query'
import { client } from '../../stores/api.ts'

export const analystsRead = queryOptions({
  queryKey: ['/api/analysts'],
  queryFn: ({ signal }) => client.call('listAnalysts', { signal }),
})
