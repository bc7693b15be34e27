import { Users } from '../../components/admin/users/users.tsx'
import { Guarded } from '../../components/shell/guarded.tsx'

export function AdminUsersIsland() {
  return <Guarded admin>{user => <Users me={user} />}</Guarded>
}
