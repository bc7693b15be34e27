import type { User } from '#api/contracts/account.ts'
import type { Role } from '#db/vocabulary.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../list/data-table.tsx'
import { formatDay } from '../../projects/words.ts'
import { RowMenu, type RowMenuItem } from '../row-menu.tsx'
import { roleWords } from '../words.ts'

interface Actions {
  setRole(user: User, role: Role): void
  remove(user: User): void
}

export const userColumns = (myId: number, actions: Actions): Column<User>[] => [
  {
    header: 'Username',
    className: 'name-cell',
    cell: ({ id, username }) => (
      <>
        {username}
        {id === myId && <span className="quiet"> (you)</span>}
      </>
    ),
  },
  { header: 'Email', className: 'email', cell: ({ email }) => email },
  {
    header: 'Name',
    className: 'full-name',
    cell: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || '–',
  },
  {
    header: 'Role',
    className: 'status-cell',
    cell: ({ role }) => <Badge tone={role === 'admin' ? 'info' : 'neutral'}>{roleWords[role]}</Badge>,
  },
  { header: 'Member Since', className: 'num', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: 'Actions',
    className: 'actions-cell',
    cell: user => <RowMenu label={`Actions for ${user.username}`} items={itemsOf(user, myId, actions)} />,
  },
]

/** The server refuses to delete your own account, so your own row does not offer it. */
function itemsOf(user: User, myId: number, { setRole, remove }: Actions): RowMenuItem[] {
  const role: RowMenuItem =
    user.role === 'admin'
      ? { label: 'Remove Admin', run: () => setRole(user, 'user') }
      : { label: 'Make Admin', run: () => setRole(user, 'admin') }
  return user.id === myId ? [role] : [role, { label: 'Delete User', run: () => remove(user), danger: true }]
}
