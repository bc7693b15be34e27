import type { ApiKey } from '#api/contracts/keys.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDay } from '../projects/words.ts'
import { scopeWords, stateOf, timeAgo } from './words.ts'

interface Props {
  apiKey: ApiKey
  now: number
  /** Left out for a key that is revoked or expired. */
  onRevoke?(): void
}

export function KeyRow({ apiKey, now, onRevoke }: Props) {
  const { name, prefix, scopes, lastUsedAt, expiresAt, revokedAt } = apiKey
  const state = stateOf(apiKey, now)
  return (
    <li className="key">
      <div className="key-name">
        <b>{name}</b>
        <code className="quiet small">{prefix}…</code>
      </div>
      <ul className="key-scopes" aria-label="Scopes">
        {scopes.map(scope => (
          <li key={scope} className="key-scope">
            {scopeWords[scope].label}
          </li>
        ))}
      </ul>
      <dl className="key-facts small">
        <div>
          <dt className="quiet tiny">Last used</dt>
          <dd>{lastUsedAt ? <Moment at={lastUsedAt}>{timeAgo(lastUsedAt, now)}</Moment> : 'never'}</dd>
        </div>
        <div>
          <dt className="quiet tiny">
            {state === 'revoked' ? 'Revoked' : state === 'expired' ? 'Expired' : 'Expires'}
          </dt>
          <dd>
            {revokedAt ? (
              <Moment at={revokedAt}>{formatDay(revokedAt)}</Moment>
            ) : expiresAt ? (
              <Moment at={expiresAt}>{formatDay(expiresAt)}</Moment>
            ) : (
              'when revoked'
            )}
          </dd>
        </div>
      </dl>
      <div className="key-action">
        {state === 'usable' ? (
          <button
            className="button ghost compact"
            type="button"
            aria-label={`Revoke ${name} (${prefix}…)`}
            onClick={onRevoke}
          >
            Revoke
          </button>
        ) : (
          <Badge tone="neutral">{state === 'revoked' ? 'Revoked' : 'Expired'}</Badge>
        )}
      </div>
    </li>
  )
}

function Moment({ at, children }: { at: string; children: string }) {
  return (
    <time dateTime={at} title={new Date(at).toLocaleString('en-US')}>
      {children}
    </time>
  )
}
