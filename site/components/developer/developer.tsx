import type { User } from '#api/contracts/account.ts'
import { ApiKeys } from './api-keys.tsx'
import { Hooks } from './hooks.tsx'
import { Webhooks } from './webhooks.tsx'

export function Developer({ user }: { user: User }) {
  return (
    <div className="developer">
      <p className="quiet">
        Panel has an API for your own programs. <a href="/api/docs">API reference</a>
      </p>
      <ApiKeys mayBeAdmin={user.role === 'admin'} />
      <Webhooks />
      <Hooks />
    </div>
  )
}
