import type { User } from '#api/contracts/account.ts'
import type { Role } from '#db/vocabulary.ts'
import { confirm } from '../../confirm.ts'
import type { Context, YesOption } from '../../context.ts'
import { writeJson } from '../../output/json.ts'
import { day, findRow, type ListOptions, pageOf, printList } from '../../output/list.ts'
import type { Column } from '../../output/table.ts'
import { withoutControls } from '../../output/terminal-text.ts'
import { ask, withServer } from '../../server-calls.ts'
import { withPassword } from '../../with-password.ts'

const columns: Column<User>[] = [
  { title: 'Id', cell: ({ id }) => String(id) },
  { title: 'Username', cell: ({ username }) => username },
  {
    title: 'Name',
    cell: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || '-',
    spared: 2,
  },
  { title: 'Email', cell: ({ email }) => email, cut: true },
  { title: 'Role', cell: ({ role }) => role },
  { title: 'Since', cell: ({ createdAt }) => day(createdAt), spared: 1 },
]

export async function listUsers(
  context: Context,
  options: ListOptions & { search?: string; role?: Role },
): Promise<void> {
  const query = { ...pageOf(options), q: options.search, role: options.role }
  const page = await ask(context, client => client.page('listUsers', { query }))
  const empty = 'No users found.'
  printList(context, page, { ...options, name: 'users', columns, empty, command: 'admin users list' })
}

const findUser = (context: Context, idText: string) =>
  findRow(context, idText, { what: 'user', list: 'admin users list' }, (client, query) =>
    client.page('listUsers', { query }),
  )

const called = ({ username, email }: User): string => `${username} <${email}>`

export async function setRole(context: Context, idText: string, role: Role, options: YesOption): Promise<void> {
  const { client, row: user } = await findUser(context, idText)
  const what =
    role === 'admin'
      ? `Make ${called(user)} an administrator, who may see and delete everything?`
      : `Take the rights of an administrator from ${called(user)}?`
  if (user.role !== role) await confirm(context, what, options)
  const changed = await withPassword(context, client, () =>
    client.call('setUserRole', { params: { id: user.id }, body: { role } }),
  )
  if (options.json) return writeJson(context, { user: changed })
  context.stdout.write(`${withoutControls(changed.username)} is ${role === 'admin' ? 'an administrator' : 'a user'}.\n`)
}

export async function deleteUser(context: Context, idText: string, options: YesOption): Promise<void> {
  const { client, row: user } = await findUser(context, idText)
  const what = `Delete ${called(user)} (${user.id}) with all projects, reviews and files? This cannot be undone.`
  await confirm(context, what, options)
  await withServer(context, () => client.call('deleteUser', { params: { id: user.id } }))
  if (options.json) return writeJson(context, { deleted: { id: user.id, username: user.username } })
  context.stdout.write(`Deleted ${withoutControls(called(user))}.\n`)
}
