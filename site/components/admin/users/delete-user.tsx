import type { User } from '#api/contracts/account.ts'
import { client, queryClient } from '../../../stores/api.ts'
import { formatDay } from '../../projects/words.ts'
import { ConfirmChange } from '../confirm-change.tsx'
import { projectsAddress, usersAddress } from '../reads.ts'
import { dropCachedRow } from '../use-change.ts'
import { roleWords } from '../words.ts'

export function DeleteUser({ user, onClose }: { user: User; onClose(): void }) {
  const { id, username } = user
  return (
    <ConfirmChange
      title="Delete User"
      verb="Delete User"
      change={{
        list: usersAddress,
        run: () => client.call('deleteUser', { params: { id } }),
        done() {
          dropCachedRow(usersAddress, id)
          // The user's projects were deleted too.
          void queryClient.invalidateQueries({ queryKey: [projectsAddress] })
          return { title: 'User deleted', text: `${username} and all that belonged to the account are gone.` }
        },
        failed: 'Failed to delete user',
      }}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete <b>{username}</b>? The account goes with its projects, reports, files and
        sub-accounts. This action cannot be undone.
      </p>
      <dl className="confirm-facts small">
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Role</dt>
        <dd>{roleWords[user.role]}</dd>
        <dt>Member since</dt>
        <dd>{formatDay(user.createdAt)}</dd>
      </dl>
    </ConfirmChange>
  )
}
