import type { Session } from '#api/contracts/account.ts'
import { goWith } from '../../stores/notices.ts'
import { keepToken, wayBack } from '../../stores/session.ts'

/** Keeps the session and goes where they were going, or to /dashboard. */
export function finishSignIn(session: Session, kind: 'login' | 'register'): void {
  keepToken(session.token)
  const name = session.user.firstName || session.user.username
  const notice =
    kind === 'login'
      ? { title: 'Login successful', text: `Welcome back, ${name}!` }
      : { title: 'Registration successful', text: `Welcome, ${name}!` }
  goWith(wayBack(location.search), notice)
}
