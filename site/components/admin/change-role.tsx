import type { User } from '#api/contracts/account.ts'
import type { Role } from '#db/vocabulary.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { useRole } from './use-role.ts'

export interface RoleChange {
  user: User
  role: Role
}

interface Props extends RoleChange {
  me: User
  onClose(): void
}

/** Confirms a change of role, because it takes effect at once. */
export function ChangeRole({ user, role, me, onClose }: Props) {
  const change = useRole(me.id)
  const { title, verb, words } = questionOf(user, role, me)
  return (
    <Confirm
      open
      title={title}
      verb={verb}
      harmless={role === 'admin'}
      busy={change.isPending}
      onConfirm={() => change.mutate({ user, role }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{words}</p>
    </Confirm>
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
