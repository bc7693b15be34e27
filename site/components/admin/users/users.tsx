import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { User } from '#api/contracts/account.ts'
import { roles } from '#db/vocabulary.ts'
import { useFilter, useSearch } from '../../list/filters.ts'
import { List } from '../../list/list.tsx'
import { useRows } from '../../list/use-rows.ts'
import { Screen } from '../../shell/screen.tsx'
import { usersRead } from '../reads.ts'
import { roleWords } from '../words.ts'
import { ChangeRole, type RoleChange } from './change-role.tsx'
import { userColumns } from './columns.tsx'
import { DeleteUser } from './delete-user.tsx'

const roleFilter = {
  name: 'role',
  label: 'Role',
  all: 'All Roles',
  options: roles.map(value => ({ value, label: roleWords[value] })),
}

export function Users({ me }: { me: User }) {
  const search = useSearch()
  const role = useFilter(roleFilter)
  const rows = useRows(useInfiniteQuery(usersRead({ q: search.words, role: role.value })))
  const [deleting, setDeleting] = useState<User | null>(null)
  const [changing, setChanging] = useState<RoleChange | null>(null)
  const columns = useMemo(
    () => userColumns(me.id, { setRole: (user, role) => setChanging({ user, role }), remove: setDeleting }),
    [me.id],
  )
  return (
    <Screen title="Users" text="Who has an account here, and who may administer it">
      <List
        noun={['user', 'users']}
        rows={rows}
        columns={columns}
        search={search}
        searchLabel="Search by username, email or name"
        filters={[role]}
        emptyText="No users found"
        failure="Failed to load users"
      />
      {deleting && <DeleteUser user={deleting} onClose={() => setDeleting(null)} />}
      {changing && <ChangeRole {...changing} me={me} onClose={() => setChanging(null)} />}
    </Screen>
  )
}
