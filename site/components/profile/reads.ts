import { client, read } from '../../stores/api.ts'

export const subAccountsRead = read(['/api/subaccounts'], signal => client.call('listSubAccounts', { signal }))
