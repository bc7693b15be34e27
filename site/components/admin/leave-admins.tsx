import type { User } from '#api/contracts/account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { useRole } from './use-role.ts'

/** Giving up one's own rights cannot be undone by oneself, so it is asked for. */
export function LeaveAdmins({ me, onClose }: { me: User; onClose(): void }) {
  const role = useRole(me.id)
  return (
    <Confirm
      open
      title="Remove your own admin rights?"
      verb="Remove Admin"
      busy={role.isPending}
      onConfirm={() => role.mutate({ user: me, role: 'user' }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        You, <b>{me.username}</b>, will be a standard user at once and leave this page. Only another administrator can
        make you one again.
      </p>
    </Confirm>
  )
}
