import type { User } from '#api/contracts/account.ts'
import type { Role } from '#db/vocabulary.ts'
import { client, queryClient } from '../../../stores/api.ts'
import { userRead } from '../../../stores/reads.ts'
import { withPassword } from '../../shell/with-password.tsx'
import { ConfirmChange } from '../confirm-change.tsx'
import { usersAddress } from '../reads.ts'

export interface RoleChange {
  user: User
  role: Role
}

interface Props extends RoleChange {
  me: User
  onClose(): void
}

/** Confirmed, because it takes effect at once. */
export function ChangeRole({ user, role, me, onClose }: Props) {
  const { title, verb, words } = questionOf(user, role, me)
  return (
    <ConfirmChange
      title={title}
      verb={verb}
      harmless={role === 'admin'}
      change={{
        list: usersAddress,
        run: () => withPassword(() => client.call('setUserRole', { params: { id: user.id }, body: { role } })),
        optimistic: { id: user.id, change: { role } },
        done(changed) {
          // My own role changed, so the guard and the sidebar must reload it.
          if (changed.id === me.id) void queryClient.invalidateQueries(userRead)
          const now = changed.role === 'admin' ? 'an administrator' : 'a standard user'
          return { title: 'User role updated', text: `${changed.username} is now ${now}.` }
        },
        failed: 'Failed to update user role',
      }}
      onClose={onClose}
    >
      <p>{words}</p>
    </ConfirmChange>
  )
}

function questionOf({ id, username }: User, role: Role, me: User) {
  if (role === 'admin')
    return {
      title: `Make ${username} an administrator?`,
      verb: 'Make Admin',
      words: `${username} will see and may change everyone’s accounts and projects, the analysts and the early-access requests, and may make and remove administrators.`,
    }
  const verb = 'Remove Admin'
  if (id === me.id)
    return {
      title: 'Remove your own admin rights?',
      verb,
      words: `You, ${username}, will be a standard user at once and leave this page. Only another administrator can make you one again.`,
    }
  return {
    title: `Remove the admin rights of ${username}?`,
    verb,
    words: `${username} will be a standard user at once, who sees only projects of their own. The account and its projects stay as they are.`,
  }
}
