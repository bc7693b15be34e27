import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey } from '#api/contracts/keys.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { KeptList } from './kept-list.tsx'
import { KeyRow } from './key-row.tsx'
import { keysRead } from './reads.ts'
import { stateOf } from './words.ts'

const CreateKey = lazyComponent(() => import('./create-key.tsx'), 'CreateKey')
const RevokeKey = lazyComponent(() => import('./revoke-key.tsx'), 'RevokeKey')

export function ApiKeys({ mayBeAdmin }: { mayBeAdmin: boolean }) {
  const { data: keys, error } = useQuery(keysRead)
  const [making, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const now = Date.now()
  const usable = keys?.filter(key => stateOf(key, now) === 'usable') ?? []
  const past = keys?.filter(key => stateOf(key, now) !== 'usable') ?? []
  return (
    <section aria-labelledby="keys">
      <KeptList
        what="keys"
        id="keys"
        title="API keys"
        text="A program signs in with a key. What it may do is what the key’s scopes say."
        data={keys}
        error={error}
        rows={usable}
        placeholders={3}
        emptyText="Create one for each program, so that each can be revoked by itself."
        verb="Create Key"
        onAdd={() => setMaking(true)}
      >
        <ul className="keys" aria-labelledby="keys">
          {usable.map(key => (
            <KeyRow key={key.id} apiKey={key} now={now} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
      </KeptList>
      {past.length > 0 && (
        <details className="keys-past">
          <summary className="quiet">
            Revoked and expired <span className="num">({past.length})</span>
          </summary>
          <ul className="keys">
            {past.map(key => (
              <KeyRow key={key.id} apiKey={key} now={now} />
            ))}
          </ul>
        </details>
      )}
      {making && <CreateKey mayBeAdmin={mayBeAdmin} onClose={() => setMaking(false)} />}
      {revoking && <RevokeKey apiKey={revoking} now={now} onClose={() => setRevoking(null)} />}
    </section>
  )
}
