/** The invitation from a link. It is removed from the address once read, because addresses are seen and shared. */
import { invitationIn } from '#api/contracts/invitations.ts'
import { readStored, writeStored } from '../../stores/storage.ts'

/** In sessionStorage, so that a reload does not lose it. */
const key = 'panel.invitation'

/** Moves a token from the address to storage and selects the Register tab. Without one, returns the stored token. */
export function takeInvitation(): string | null {
  const brought = invitationIn(location.hash)
  if (!brought) return readStored('sessionStorage', key)
  writeStored('sessionStorage', key, brought)
  history.replaceState(history.state, '', `${location.pathname}${location.search}#register`)
  return brought
}

export const forgetInvitation = (): void => writeStored('sessionStorage', key, null)
