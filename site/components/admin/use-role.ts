import type { User } from '#api/contracts/account.ts'
import type { Role } from '#db/vocabulary.ts'
import { client, queryClient } from '../../stores/api.ts'
import { userRead } from '../../stores/reads.ts'
import { withPassword } from '../shell/with-password.tsx'
import { usersAddress } from './reads.ts'
import { useChange } from './use-change.ts'

/** The badge changes at once, and back if the server refuses. */
export function useRole(myId: number) {
  return useChange({
    list: usersAddress,
    run: ({ user, role }: { user: User; role: Role }) =>
      withPassword(() => client.call('setUserRole', { params: { id: user.id }, body: { role } })),
    optimistic: ({ user, role }) => ({ id: user.id, change: { role } }),
    done(changed) {
      // My own role changed, so the guard and the sidebar must reload it.
      if (changed.id === myId) void queryClient.invalidateQueries(userRead)
      const now = changed.role === 'admin' ? 'an administrator' : 'a standard user'
      return { title: 'User role updated', text: `${changed.username} is now ${now}.` }
    },
    failed: 'Failed to update user role',
  })
}
