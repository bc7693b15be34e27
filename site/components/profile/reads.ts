import { queryOptions } from '@tanstack/react-query'
import { client } from '../../stores/api.ts'

export const subAccountsRead = queryOptions({
  queryKey: ['/api/subaccounts'],
  queryFn: ({ signal }) => client.call('listSubAccounts', { signal }),
})
