import type { ApiKey } from '#api/contracts/keys.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { keysRead } from './reads.ts'
import { timeAgo } from './words.ts'

export function RevokeKey({ apiKey, now, onClose }: { apiKey: ApiKey; now: number; onClose(): void }) {
  const { id, name, prefix, lastUsedAt } = apiKey
  const revoke = useAction({
    mutationFn: () => client.call('revokeKey', { params: { id } }),
    onSuccess: () => notify({ title: 'Key revoked', text: `${name} no longer opens anything.` }),
    onError: error => notifyFailure('Failed to revoke key', error),
    onSettled: () => {
      // After a failure too: another tab may have revoked the key first.
      queryClient.invalidateQueries({ queryKey: keysRead.queryKey })
      onClose()
    },
  })
  return (
    <Confirm
      title="Revoke Key"
      verb={revoke.isPending ? 'Revoking...' : 'Revoke Key'}
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      <p>
        Every program that uses <b>{name}</b> (<code>{prefix}…</code>) is refused from now on, streams of progress
        included. {lastUsedAt ? `It was last used ${timeAgo(lastUsedAt, now)}.` : 'It was never used.'} Projects that
        were submitted with it stay. This action cannot be undone.
      </p>
    </Confirm>
  )
}
