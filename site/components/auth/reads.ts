/** What /auth reads beside who is signed in. */
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../stores/api.ts'

/** Who may make an account here. */
export const registrationRead = queryOptions({
  queryKey: ['/api/registration'],
  queryFn: ({ signal }) => client.call('getRegistration', { signal }),
})
