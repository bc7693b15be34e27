import type { User } from '#api/contracts/account.ts'
import type { Role } from '#db/vocabulary.ts'
import { client, queryClient } from '../../stores/api.ts'
import { userRead } from '../../stores/reads.ts'
import { withPassword } from '../shell/with-password.tsx'
import { usersAddress } from './reads.ts'
import { useChange } from './use-change.ts'

/** Makes somebody an administrator or takes that away; the badge changes at once and back where the server refuses. */
export function useRole(myId: number) {
  return useChange({
    list: usersAddress,
    run: ({ user, role }: { user: User; role: Role }) =>
      withPassword(() => client.call('setUserRole', { params: { id: user.id }, body: { role } })),
    optimistic: ({ user, role }) => ({ id: user.id, change: { role } }),
    done(changed) {
      // One's own rights: the guard and the sidebar look again.
      if (changed.id === myId) void queryClient.invalidateQueries(userRead)
      const now = changed.role === 'admin' ? 'an administrator' : 'a standard user'
      return { title: 'User role updated', text: `${changed.username} is now ${now}.` }
    },
    failed: 'Failed to update user role',
  })
}
