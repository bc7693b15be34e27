import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { User } from '#api/contracts/account.ts'
import { roles } from '#db/vocabulary.ts'
import { useFilter, useSearch } from '../list/filters.ts'
import { List } from '../list/list.tsx'
import { FilterBox, SearchBox } from '../list/tools.tsx'
import { useRows } from '../list/use-rows.ts'
import { DeleteUser } from './delete-user.tsx'
import { LeaveAdmins } from './leave-admins.tsx'
import { usersRead } from './reads.ts'
import { useRole } from './use-role.ts'
import { userColumns } from './user-columns.tsx'
import { roleWords } from './words.ts'

const roleOptions = roles.map(value => ({ value, label: roleWords[value] }))

export function Users({ me }: { me: User }) {
  const search = useSearch()
  const role = useFilter('role', roles)
  const rows = useRows(useInfiniteQuery(usersRead({ q: search.words, role: role.value })))
  const [deleting, setDeleting] = useState<User | null>(null)
  const [leaving, setLeaving] = useState(false)
  const { mutate } = useRole(me.id)
  const columns = useMemo(
    () =>
      userColumns(me.id, {
        setRole: (user, role) => (user.id === me.id ? setLeaving(true) : mutate({ user, role })),
        remove: setDeleting,
      }),
    [me.id, mutate],
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
      {leaving && <LeaveAdmins me={me} onClose={() => setLeaving(false)} />}
    </div>
  )
}
