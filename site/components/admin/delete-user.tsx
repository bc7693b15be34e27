import type { User } from '#api/contracts/account.ts'
import { client, queryClient } from '../../stores/api.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { formatDay } from '../projects/words.ts'
import { projectsAddress, usersAddress } from './reads.ts'
import { focusListWhenLost, updateCachedRow, useChange } from './use-change.ts'
import { roleWords } from './words.ts'

export function DeleteUser({ user, onClose }: { user: User; onClose(): void }) {
  const remove = useChange({
    list: usersAddress,
    run: () => client.call('deleteUser', { params: { id: user.id } }),
    done() {
      updateCachedRow(usersAddress, user.id, null)
      // The user's projects were deleted too.
      void queryClient.invalidateQueries({ queryKey: [projectsAddress] })
      focusListWhenLost()
      return { title: 'User deleted', text: `${user.username} and all that belonged to the account are gone.` }
    },
    failed: 'Failed to delete user',
  })
  return (
    <Confirm
      open
      title="Delete User"
      verb="Delete User"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete <b>{user.username}</b>? The account goes with its projects, reports, files and
        sub-accounts. This action cannot be undone.
      </p>
      <dl className="confirm-facts">
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Role</dt>
        <dd>{roleWords[user.role]}</dd>
        <dt>Member since</dt>
        <dd>{formatDay(user.createdAt)}</dd>
      </dl>
    </Confirm>
  )
}
