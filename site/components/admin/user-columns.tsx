import type { User } from '#api/contracts/account.ts'
import type { Role } from '#db/vocabulary.ts'
import { Badge } from '../../ui/badge.tsx'
import { columnsOf } from '../list/data-table.tsx'
import { formatDay } from '../projects/words.ts'
import { RowMenu, type RowMenuItem } from './row-menu.tsx'
import { roleWords } from './words.ts'

const column = columnsOf<User>()

interface Actions {
  setRole(user: User, role: Role): void
  remove(user: User): void
}

export const userColumns = (myId: number, actions: Actions) =>
  column.columns([
    column.accessor('username', {
      header: 'Username',
      meta: { className: 'name-cell' },
      cell: ({ row: { original } }) => (
        <>
          {original.username}
          {original.id === myId && <span className="quiet"> (you)</span>}
        </>
      ),
    }),
    column.accessor('email', { header: 'Email', meta: { className: 'email' } }),
    column.accessor(user => [user.firstName, user.lastName].filter(Boolean).join(' ') || '–', {
      id: 'name',
      header: 'Name',
      meta: { className: 'full-name' },
    }),
    column.accessor('role', {
      header: 'Role',
      meta: { className: 'status-cell' },
      cell: ({ row: { original } }) => (
        <Badge tone={original.role === 'admin' ? 'info' : 'neutral'}>{roleWords[original.role]}</Badge>
      ),
    }),
    column.accessor('createdAt', {
      header: 'Member Since',
      meta: { className: 'num' },
      cell: ({ getValue }) => formatDay(getValue()),
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      meta: { className: 'actions-cell' },
      cell: ({ row: { original } }) => (
        <RowMenu label={`Actions for ${original.username}`} items={itemsOf(original, myId, actions)} />
      ),
    }),
  ])

/** The server refuses to delete your own account, so your own row does not offer it. */
function itemsOf(user: User, myId: number, { setRole, remove }: Actions): RowMenuItem[] {
  const role: RowMenuItem =
    user.role === 'admin'
      ? { label: 'Remove Admin', run: () => setRole(user, 'user') }
      : { label: 'Make Admin', run: () => setRole(user, 'admin') }
  return user.id === myId ? [role] : [role, { label: 'Delete User', run: () => remove(user), danger: true }]
}
