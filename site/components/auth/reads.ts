import { client, read } from '../../stores/api.ts'

export const registrationRead = read(['/api/registration'], signal => client.call('getRegistration', { signal }))
