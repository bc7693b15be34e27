/** Who is signed in here: a token in this browser's storage, never in an address. */
import { atom } from 'nanostores'
import { readStored, writeStored } from './storage.ts'

export const tokenKey = 'panel.token'

export const $token = atom<string | null>(readStored('localStorage', tokenKey))

export function storeToken(token: string | null): void {
  writeStored('localStorage', tokenKey, token)
  $token.set(token)
}

/** Why somebody was sent to /auth: in its address, so that a reload still says it. */
export type Why = 'ended' | 'signin'

/** The page of /auth, with the way back. The current page is what they were going to. */
export function authAddress(why: Why): string {
  const here = location.pathname + location.search + location.hash
  return `/auth?${new URLSearchParams({ why, next: here })}`
}

/** Where to go after signing in: only ever a page of this site. */
export function returnPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  const address = URL.parse(next, location.origin)
  if (!next.startsWith('/') || address?.origin !== location.origin || address.pathname === '/auth') return '/dashboard'
  return address.pathname + address.search + address.hash
}

if (typeof window !== 'undefined') {
  // Signed in or out in another tab: this one shows what that one does.
  window.addEventListener('storage', event => {
    if (event.key !== tokenKey || event.newValue === $token.get()) return
    $token.set(event.newValue)
    location.reload()
  })
}
