/** The invitation that a link brought. It leaves the address as soon as it was read: an address is seen and passed on. */
import { invitationIn } from '#api/contracts/invitations.ts'
import { readStored, writeStored } from '../../stores/storage.ts'

/** Kept in this tab, so that a reload does not lose it. */
const key = 'panel.invitation'

/** Takes it out of the address, where it stands there, and opens the tab that it is for. */
export function takeInvitation(): string | null {
  const brought = invitationIn(location.hash)
  if (!brought) return readStored('sessionStorage', key)
  writeStored('sessionStorage', key, brought)
  history.replaceState(history.state, '', `${location.pathname}${location.search}#register`)
  return brought
}

/** Once there is an account. */
export const forgetInvitation = (): void => writeStored('sessionStorage', key, null)
