import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { User } from '#api/contracts/account.ts'
import { roles } from '#db/vocabulary.ts'
import { useFilter, useSearch } from '../list/filters.ts'
import { List } from '../list/list.tsx'
import { FilterBox, SearchBox } from '../list/tools.tsx'
import { useRows } from '../list/use-rows.ts'
import { ChangeRole, type RoleChange } from './change-role.tsx'
import { DeleteUser } from './delete-user.tsx'
import { usersRead } from './reads.ts'
import { userColumns } from './user-columns.tsx'
import { roleWords } from './words.ts'

const roleOptions = roles.map(value => ({ value, label: roleWords[value] }))

export function Users({ me }: { me: User }) {
  const search = useSearch()
  const role = useFilter('role', roles)
  const rows = useRows(useInfiniteQuery(usersRead({ q: search.words, role: role.value })))
  const [deleting, setDeleting] = useState<User | null>(null)
  const [changing, setChanging] = useState<RoleChange | null>(null)
  const columns = useMemo(
    () => userColumns(me.id, { setRole: (user, role) => setChanging({ user, role }), remove: setDeleting }),
    [me.id],
  )
  return (
    <div className="screen">
      <div className="page-head">
        <div>
          <h1>Users</h1>
          <p className="quiet">Who has an account here, and who may administer it</p>
        </div>
      </div>
      <List
        noun={['user', 'users']}
        rows={rows}
        columns={columns}
        narrowed={search.words !== '' || role.value !== 'all'}
        onShowAll={() => {
          search.setText('')
          role.set('all')
        }}
        emptyText="No users found"
        failure="Failed to load users"
        tools={
          <>
            <SearchBox label="Search by username, email or name" search={search} />
            <FilterBox label="Role" all="All Roles" filter={role} options={roleOptions} />
          </>
        }
      />
      {deleting && <DeleteUser user={deleting} onClose={() => setDeleting(null)} />}
      {changing && <ChangeRole {...changing} me={me} onClose={() => setChanging(null)} />}
    </div>
  )
}
