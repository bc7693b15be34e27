/** What the parts of the API share: the request's context and what the process hands in. */
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Connection } from '#db/connection.ts'
import type { FileStore } from '#db/files.ts'
import type { UserRow } from '#db/queries/users.ts'
import type { ReviewQueue } from '#db/queue.ts'
import type { ApiConfig } from './config.ts'
import type { EventHub } from './event-hub.ts'
import type { Passwords } from './passwords.ts'
import type { Limiters } from './rate-limits.ts'

export interface ApiEnv {
  Bindings: HttpBindings
  Variables: { requestId: string; userId: number | undefined }
}
export type ApiContext = Context<ApiEnv>

/** Who asks, and the hash of the token they ask with. */
export interface SignedIn {
  user: UserRow
  tokenHash: string
}

export interface AppDeps extends Pick<Connection, 'db' | 'sql'> {
  files: FileStore
  /** Images that everyone may see, apart from what people submit: a key of one store names nothing in the other. */
  images: FileStore
  queue: Pick<ReviewQueue, 'enqueueReview' | 'removeReview' | 'ready'>
  hub: EventHub
  passwords: Passwords
  limiters: Limiters
  config: Pick<ApiConfig, 'siteDir' | 'trustedProxies' | 'streamsPerUser'>
  log: Logger
  version: string
}
