import { client, read } from '../../stores/api.ts'

export const analystsRead = read(['/api/analysts'], signal => client.call('listAnalysts', { signal }))
