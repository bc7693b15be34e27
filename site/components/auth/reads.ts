import { queryOptions } from '@tanstack/react-query'
import { client } from '../../stores/api.ts'

export const registrationRead = queryOptions({
  queryKey: ['/api/registration'],
  queryFn: ({ signal }) => client.call('getRegistration', { signal }),
})
