import type { Session } from '#api/contracts/account.ts'
import { navigateWithNotice } from '../../stores/notices.ts'
import { storeToken } from '../../stores/session.ts'

/** The page to open after signing in; always on this site. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  const address = URL.parse(next, location.origin)
  if (!next.startsWith('/') || address?.origin !== location.origin || address.pathname === '/auth') return '/dashboard'
  return address.pathname + address.search + address.hash
}

export function finishSignIn(session: Session, kind: 'login' | 'register'): void {
  storeToken(session.token)
  const name = session.user.firstName || session.user.username
  const notice =
    kind === 'login'
      ? { title: 'Login successful', text: `Welcome back, ${name}!` }
      : { title: 'Registration successful', text: `Welcome, ${name}!` }
  navigateWithNotice(returnPath(location.search), notice)
}
