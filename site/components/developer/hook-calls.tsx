import { useQuery } from '@tanstack/react-query'
import type { Hook } from '#api/contracts/hooks.ts'
import { logKept } from '#api/contracts/log-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { FormDialog } from '../../ui/dialog.tsx'
import { Pending } from '../../ui/pending.tsx'
import { callStatus } from './hook-words.ts'
import { hookCallsRead } from './reads.ts'
import { timeAgo } from './words.ts'

export function HookCalls({ hook, onClose }: { hook: Hook; onClose(): void }) {
  const { data: calls, error } = useQuery(hookCallsRead(hook.id))
  const now = Date.now()
  return (
    <FormDialog wide title="Calls" text={`Of ${hook.name}, newest first. The log keeps ${logKept}.`} onClose={onClose}>
      <Pending what="calls" data={calls} error={error} rows={3} />
      {calls?.length === 0 && (
        <p className="quiet">It has not been called yet. Calls that are not signed with its secret are not listed.</p>
      )}
      {calls && calls.length > 0 && (
        <ul className="log" aria-label="Calls">
          {calls.map(call => (
            <li key={call.id} className="log-row">
              <code className="quiet small">{call.callId}</code>
              <span className="small quiet">{call.detail}</span>
              {call.projectId === null ? <span /> : <a href={`/projects/${call.projectId}`}>Open project</a>}
              <time className="small quiet" dateTime={call.receivedAt}>
                {timeAgo(call.receivedAt, now)}
              </time>
              <Badge tone={callStatus[call.outcome].tone}>{callStatus[call.outcome].word}</Badge>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
