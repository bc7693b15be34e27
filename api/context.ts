/** What the parts of the API share: the request's context and what the process hands in. */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Connection } from '#db/connection.ts'
import type { FileStore } from '#db/files.ts'
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
    /** The body, where it was read before its handler asked for it. */
    body: Uint8Array<ArrayBuffer> | undefined
    /** What the limits that counted this request have left; the answer's headers tell. */
    quotas: Quota[] | undefined
  }
}
export type ApiContext = Context<ApiEnv>

export interface HashedCredential {
  kind: Credential['kind']
  tokenHash: string
}

/** Who asks, and with what. `key` is null for a session; with a key, `user.role` is what the key lets its owner be. */
export interface SignedIn {
  user: UserRow
  credential: HashedCredential
  key: Pick<ApiKeyRow, 'id' | 'scopes'> | null
  /** When the password was last given with this session; null with a key. */
  confirmedAt: Date | null
}

export interface AppDeps extends Pick<Connection, 'db' | 'sql'> {
  files: FileStore
  /** Images that everyone may see, apart from what people submit: a key of one store names nothing in the other. */
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
