import type { Session } from '#api/contracts/account.ts'
import { navigateWithNotice } from '../../stores/notices.ts'
import { returnPath, storeToken } from '../../stores/session.ts'

/** Stores the session and continues to the page that was asked for, or to /dashboard. */
export function finishSignIn(session: Session, kind: 'login' | 'register'): void {
  storeToken(session.token)
  const name = session.user.firstName || session.user.username
  const notice =
    kind === 'login'
      ? { title: 'Login successful', text: `Welcome back, ${name}!` }
      : { title: 'Registration successful', text: `Welcome, ${name}!` }
  navigateWithNotice(returnPath(location.search), notice)
}
