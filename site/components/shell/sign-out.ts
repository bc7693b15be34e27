import { client, queryClient } from '../../stores/api.ts'
import { goWith, notifyFailure } from '../../stores/notices.ts'
import { keepToken } from '../../stores/session.ts'

/** Ends the session here and on the server. Where the server cannot be told, it stays, and says so. */
export async function signOut(): Promise<void> {
  try {
    await client.call('logout')
  } catch (error) {
    notifyFailure('Logout failed', error)
    return
  }
  keepToken(null)
  queryClient.clear()
  goWith('/auth', { title: 'Logged out successfully', text: 'You have been logged out.' })
}
