import { client, queryClient } from '../../stores/api.ts'
import { dismissFailure, navigateWithNotice, notifyFailure } from '../../stores/notices.ts'
import { storeToken } from '../../stores/session.ts'

let leaving = false

/** If the server cannot be reached, the session stays and a notice says so. */
export async function signOut(): Promise<void> {
  if (leaving) return
  leaving = true
  dismissFailure()
  try {
    await client.call('logout')
  } catch (error) {
    leaving = false
    notifyFailure('Logout failed', error)
    return
  }
  storeToken(null)
  queryClient.clear()
  navigateWithNotice('/auth', { title: 'Logged out successfully', text: 'You have been logged out' })
}
