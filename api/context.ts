import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Connection } from '#db/connection.ts'
import type { FileStore } from '#db/files/files.ts'
import type { ApiKeyRow } from '#db/queries/api-keys.ts'
import type { UserRow } from '#db/queries/users.ts'
import type { ReviewQueue } from '#db/queue.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Credential } from './auth/tokens.ts'
import type { ApiConfig } from './config.ts'
import type { Limiters, Quota } from './http/rate-limits.ts'
import type { EventHub } from './streams/event-hub.ts'
import type { MessageHub } from './streams/message-hub.ts'

export interface ApiEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    userId: number | undefined
    keyId: number | undefined
    /** The body, if it was read before the handler. */
    body: Uint8Array<ArrayBuffer> | undefined
    /** What is left of the limits that counted this request, for the answer's headers. */
    quotas: Quota[] | undefined
  }
}
export type ApiContext = Context<ApiEnv>

export interface HashedCredential {
  kind: Credential['kind']
  tokenHash: string
}

/** The caller. `key` is null for a session; with a key, `user.role` is the role that the key grants. */
export interface SignedIn {
  user: UserRow
  credential: HashedCredential
  key: Pick<ApiKeyRow, 'id' | 'scopes'> | null
  /** When the password was last given with this session; null with a key. */
  confirmedAt: Date | null
}

export interface AppDeps extends Pick<Connection, 'db' | 'sql'> {
  files: FileStore
  /** Public images, in a store of their own so that a file's key in one store finds nothing in the other. */
  images: FileStore
  queue: Pick<ReviewQueue, 'enqueueReview' | 'removeReview' | 'ready'>
  hub: EventHub
  messages: MessageHub
  passwords: Passwords
  limiters: Limiters
  config: Pick<
    ApiConfig,
    'allowHosts' | 'dataDir' | 'model' | 'secret' | 'siteDir' | 'streamsPerUser' | 'trustedProxies'
  >
  log: Logger
  version: string
}
