import { type Invitation, invitationName, invitationState } from '#api/contracts/invitations.ts'
import { client } from '../../../stores/api.ts'
import { formatDay } from '../../projects/words.ts'
import { ConfirmChange } from '../confirm-change.tsx'
import { invitationsAddress } from '../reads.ts'
import { dropCachedRow } from '../use-change.ts'

export function DeleteInvitation({ invitation, onClose }: { invitation: Invitation; onClose(): void }) {
  const { id, createdAt } = invitation
  const name = invitationName(invitation)
  const state = invitationState(invitation, Date.now())
  const waits = state === 'waiting'
  const verb = waits ? 'Take Back' : 'Remove'
  return (
    <ConfirmChange
      title={`${verb} Invitation`}
      verb={verb}
      harmless={!waits}
      change={{
        list: invitationsAddress,
        run: () => client.call('deleteInvitation', { params: { id } }),
        done() {
          dropCachedRow(invitationsAddress, id)
          return waits
            ? { title: 'Invitation taken back', text: `The link for ${name} no longer works.` }
            : { title: 'Invitation removed', text: `${name} is no longer listed.` }
        },
        failed: waits ? 'Failed to take the invitation back' : 'Failed to remove the invitation',
      }}
      onClose={onClose}
    >
      {waits ? (
        <p>
          The link for <b>{name}</b>, made on {formatDay(createdAt)}, will no longer work. Whoever has it needs another
          one.
        </p>
      ) : (
        <p>
          <b>{name}</b> leaves the list.{' '}
          {state === 'used' ? 'The account that was made with it stays.' : 'Its link has expired already.'}
        </p>
      )}
    </ConfirmChange>
  )
}
