import { type Invitation, invitationName, invitationState } from '#api/contracts/invitations.ts'
import { client } from '../../stores/api.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { formatDay } from '../projects/words.ts'
import { invitationsAddress } from './reads.ts'
import { focusListWhenLost, updateCachedRow, useChange } from './use-change.ts'

/** Revokes a pending invitation; a used or expired one is only removed from the list. */
export function DeleteInvitation({ invitation, onClose }: { invitation: Invitation; onClose(): void }) {
  const name = invitationName(invitation)
  const state = invitationState(invitation, Date.now())
  const waits = state === 'waiting'
  const remove = useChange({
    list: invitationsAddress,
    run: () => client.call('deleteInvitation', { params: { id: invitation.id } }),
    done() {
      updateCachedRow(invitationsAddress, invitation.id, null)
      focusListWhenLost()
      return waits
        ? { title: 'Invitation taken back', text: `The link for ${name} no longer works.` }
        : { title: 'Invitation removed', text: `${name} is no longer listed.` }
    },
    failed: waits ? 'Failed to take the invitation back' : 'Failed to remove the invitation',
  })
  const verb = waits ? 'Take Back' : 'Remove'
  return (
    <Confirm
      open
      title={`${verb} Invitation`}
      verb={verb}
      harmless={!waits}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        {waits ? (
          <>
            The link for <b>{name}</b>, made on {formatDay(invitation.createdAt)}, will no longer work. Whoever has it
            needs another one.
          </>
        ) : (
          <>
            <b>{name}</b> leaves the list.{' '}
            {state === 'used' ? 'The account that was made with it stays.' : 'Its link has expired already.'}
          </>
        )}
      </p>
    </Confirm>
  )
}
