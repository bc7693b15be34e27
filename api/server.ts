import { once } from 'node:events'
import { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import type { Logger } from 'pino'
import { connect } from '#db/connection.ts'
import { createFileStore } from '#db/files/files.ts'
import { createQueue } from '#db/queue.ts'
import { createApp } from './app.ts'
import { createPasswords } from './auth/passwords.ts'
import type { ApiConfig } from './config.ts'
import type { AppDeps } from './context.ts'
import { createLimiters } from './http/rate-limits.ts'
import { openSite } from './site/site.ts'
import { createEventHub } from './streams/event-hub.ts'
import { createMessageHub } from './streams/message-hub.ts'

export interface RunningServer {
  port: number
  url: string
  /** Stops accepting requests, ends event streams, waits up to 10 s for running requests, then closes all connections. */
  stop(): Promise<void>
}

/** The server could not start. The message is one line. */
export class StartError extends Error {}

const drainMs = 10_000
/** Long enough for a slow connection to send 10 MB. */
const requestMs = 180_000

export async function startServer(
  config: ApiConfig,
  parts: { log: Logger; version: string } & Partial<Pick<AppDeps, 'passwords' | 'queue'>>,
): Promise<RunningServer> {
  const { log, version } = parts
  const connection = connect(config.databaseUrl)
  await checkDatabase(connection.sql, config.databaseUrl).catch(async error => {
    await connection.close()
    throw error
  })
  const queue = await createQueue({
    databaseUrl: config.databaseUrl,
    redisUrl: config.redisUrl,
    onError: error => log.warn({ err: error }, 'queue'),
  })
  const hub = createEventHub({
    databaseUrl: config.databaseUrl,
    onLost: reason => log.warn({ reason }, 'not listening for events; trying again'),
  })
  const messages = createMessageHub({
    databaseUrl: config.databaseUrl,
    onLost: reason => log.warn({ reason }, 'not listening for messages; trying again'),
  })
  const app = createApp(
    {
      db: connection.db,
      sql: connection.sql,
      files: createFileStore(config.filesDir),
      images: createFileStore(join(config.filesDir, 'images')),
      queue: parts.queue ?? queue,
      hub,
      messages,
      passwords: parts.passwords ?? createPasswords(),
      limiters: createLimiters(connection.sql, config.limits),
      config,
      log,
      version,
    },
    await openSite(config.siteDir),
  )
  const close = async () => {
    await hub.close()
    await messages.close()
    await queue.close()
    await connection.close()
  }

  const server = createAdaptorServer({ fetch: app.fetch })
  if (!(server instanceof Server)) throw new Error('The adaptor made a server of another kind')
  // Browsers open connections in advance. Node does not count them as idle before their first request, so stopping would wait.
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.requestTimeout = requestMs
  server.headersTimeout = 15_000
  server.keepAliveTimeout = 65_000
  try {
    server.listen(config.port, config.host)
    await once(server, 'listening')
  } catch (error) {
    await close()
    throw listenError(error, config)
  }
  const { port } = server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host

  return {
    port,
    url: `http://${host}:${port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      // Connections that were busy at first become idle after their answer, and clients keep them alive.
      const sweep = setInterval(() => {
        server.closeIdleConnections()
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      }, 50)
      const late = setTimeout(() => server.closeAllConnections(), drainMs)
      // Closing the hub ends the event streams. The pool stays open for running requests.
      const ending = hub.close()
      await closed
      clearTimeout(late)
      clearInterval(sweep)
      await ending
      await close()
    },
  }
}

async function checkDatabase(sql: ReturnType<typeof connect>['sql'], url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  const place = `${pathname.slice(1) || 'postgres'} at ${hostname}:${port || 5432}`
  const rows = await sql`select to_regclass('users') is not null as migrated`.catch((error: Error) => {
    const reason = error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message
    throw new StartError(`The database ${place} cannot be reached (${reason}). Check DATABASE_URL and that it runs.`)
  })
  if (!rows[0]?.migrated)
    throw new StartError(
      `The database ${place} has no tables of Panel yet. Start Panel with npm start, which makes them.`,
    )
}

function listenError(error: unknown, config: ApiConfig): Error {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${config.port} on ${config.host} is taken by another program. Stop it, or set PORT to another number.`,
    )
  if (code === 'EACCES') return new StartError(`Port ${config.port} may not be used. Set PORT to a number above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST is "${config.host}", which is not an address of this machine.`)
  return error instanceof Error ? error : new Error(String(error))
}
