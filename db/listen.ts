/**
 * Listens for Postgres notifications, reconnecting without limit. It has its own connection, because the pool's client
 * reconnects its listeners only once, and gives up if the database is not back by then.
 */
import pg from 'pg'

export interface Listener {
  close(): Promise<void>
}

export interface ListenOptions {
  databaseUrl: string
  channel: string
  onNotify(payload: string): void
  /** Called each time listening starts; notifications sent before then were missed. */
  onListening?(): void
  /** Called once for each loss. */
  onLost?(reason: string): void
}

const firstPauseMs = 100
const longestPauseMs = 2_000
/** How often to query, to detect a connection that died silently. */
const pulseMs = 15_000

/** The connection's name in the database. */
export const listenerName = (channel: string): string => `panel listens: ${channel}`

/** Returns at once and connects in the background. */
export function listen(options: ListenOptions): Listener {
  let closed = false
  let client: pg.Client | null = null
  let wake = () => {}

  const pause = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Runs one connection; resolves with the reason why it ended. */
  const session = async (onStart: () => void): Promise<string> => {
    const own = new pg.Client({
      connectionString: options.databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
      application_name: listenerName(options.channel),
    })
    client = own
    const ended = new Promise<string>(resolve => {
      own.on('error', error => resolve(error.message))
      own.on('end', () => resolve('the connection was closed'))
    })
    let pulse: NodeJS.Timeout | undefined
    try {
      const connected = own.connect().then(() => true)
      connected.catch(() => {})
      // `connect` never settles if the client is closed while connecting.
      if (!(await Promise.race([connected, ended.then(() => false)]))) return await ended
      own.on('notification', message => options.onNotify(message.payload ?? ''))
      await own.query(`listen ${pg.escapeIdentifier(options.channel)}`)
      onStart()
      options.onListening?.()
      pulse = setInterval(() => own.query('select 1').catch(() => own.end().catch(() => {})), pulseMs)
      pulse.unref()
      return await ended
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      clearInterval(pulse)
      own.end().catch(() => {})
    }
  }

  const running = (async () => {
    let pauseMs = firstPauseMs
    while (!closed) {
      const reason = await session(() => {
        pauseMs = firstPauseMs
      })
      if (closed) return
      options.onLost?.(reason)
      await pause(pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  })()

  return {
    async close() {
      closed = true
      wake()
      await client?.end().catch(() => {})
      await running
    },
  }
}
