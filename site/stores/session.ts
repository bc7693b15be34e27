/** The signed-in session: a token in this browser's storage, never in an address. */
import { atom } from 'nanostores'
import { readStored, writeStored } from './storage.ts'

export const tokenKey = 'panel.token'

export const $token = atom<string | null>(readStored('localStorage', tokenKey))

export function storeToken(token: string | null): void {
  writeStored('localStorage', tokenKey, token)
  $token.set(token)
}

/** Why somebody was redirected to /auth; kept in the address of /auth, so that it survives a reload. */
export type Why = 'ended' | 'signin'

export function authAddress(why: Why): string {
  const here = location.pathname + location.search + location.hash
  return `/auth?${new URLSearchParams({ why, next: here })}`
}

if (typeof window !== 'undefined') {
  // Another tab signed in or out: follow it.
  window.addEventListener('storage', event => {
    if (event.key !== tokenKey || event.newValue === $token.get()) return
    $token.set(event.newValue)
    location.reload()
  })
}
