/** The invitation that a link brought. It leaves the address as soon as it was read: an address is seen and passed on. */
import { invitationIn, withoutInvitation } from '#api/contracts/invitations.ts'
import { readStored, writeStored } from '../../stores/storage.ts'

/** Kept in this tab, so that a reload does not lose it. */
const key = 'panel.invitation'

/** Takes it out of the address, where it stands there, and opens the tab that it is for. */
export function takeInvitation(): string | null {
  const search = new URLSearchParams(location.search)
  const brought = invitationIn(search)
  if (!brought) return readStored('sessionStorage', key)
  writeStored('sessionStorage', key, brought)
  const rest = withoutInvitation(search)
  history.replaceState(history.state, '', `${location.pathname}${rest.size > 0 ? `?${rest}` : ''}#register`)
  return brought
}

/** Once there is an account. */
export const forgetInvitation = (): void => writeStored('sessionStorage', key, null)
