import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Hook } from '#api/contracts/hooks.ts'
import { Badge } from '../../ui/badge.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { hookStatus, kindWords } from './hook-words.ts'
import { KeptList } from './kept-list.tsx'
import { hooksRead } from './reads.ts'
import { timeAgo } from './words.ts'

const HookForm = lazyComponent(() => import('./hook-form.tsx'), 'HookForm')
const ConnectVercel = lazyComponent(() => import('./connect-vercel.tsx'), 'ConnectVercel')
const HookCalls = lazyComponent(() => import('./hook-calls.tsx'), 'HookCalls')

type Open = { what: 'form'; hook: Hook | null } | { what: 'calls' | 'connect'; hook: Hook }

export function Hooks() {
  const { data: hooks, error } = useQuery(hooksRead)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const now = Date.now()
  return (
    <section aria-labelledby="hooks">
      <KeptList
        what="deploy hooks"
        id="hooks"
        title="Deploy hooks"
        text="Your deploy system calls an address here, and the page that it deployed is reviewed."
        data={hooks}
        error={error}
        placeholders={2}
        emptyText="Add one for each site that should be reviewed when it is deployed."
        verb="Add Deploy Hook"
        onAdd={() => setOpen({ what: 'form', hook: null })}
      >
        <ul className="hooks" aria-labelledby="hooks">
          {hooks?.map(hook => (
            <li key={hook.id} className="hook">
              <div className="hook-name">
                <b>{hook.name}</b>
                <code className="quiet small">{location.origin + hook.path}</code>
                <span className="small quiet">
                  {kindWords[hook.kind].label} · {hook.url ?? 'the address that the call names'} ·{' '}
                  {hook.productionOnly ? 'production only' : 'every deployment'} ·{' '}
                  {hook.lastUsedAt ? `called ${timeAgo(hook.lastUsedAt, now)}` : 'never called'}
                </span>
              </div>
              <Badge tone={hookStatus(hook).tone}>{hookStatus(hook).word}</Badge>
              <div className="hook-actions">
                {!hook.hasSecret && (
                  <button
                    className="button compact primary"
                    type="button"
                    onClick={() => setOpen({ what: 'connect', hook })}
                    aria-label={`Connect ${hook.name}`}
                  >
                    Connect
                  </button>
                )}
                <button
                  className="button compact"
                  type="button"
                  onClick={() => setOpen({ what: 'calls', hook })}
                  aria-label={`Calls of ${hook.name}`}
                >
                  Calls
                </button>
                <button
                  className="button compact"
                  type="button"
                  onClick={() => setOpen({ what: 'form', hook })}
                  aria-label={`Edit ${hook.name}`}
                >
                  Edit
                </button>
              </div>
            </li>
          ))}
        </ul>
      </KeptList>
      {open?.what === 'form' && <HookForm hook={open.hook} onClose={close} />}
      {open?.what === 'connect' && <ConnectVercel hook={open.hook} onClose={close} />}
      {open?.what === 'calls' && <HookCalls hook={open.hook} onClose={close} />}
    </section>
  )
}
