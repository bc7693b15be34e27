/**
 * Hears Postgres notifications for as long as the process lives. The connection is its own, because the pool's client
 * listens again only once after a loss and stays deaf where the database is not back yet.
 */
import pg from 'pg'

export interface Listener {
  close(): Promise<void>
}

export interface ListenOptions {
  databaseUrl: string
  channel: string
  onNotify(payload: string): void
  /** Called each time listening has begun: what was sent before then was not heard. */
  onListening?(): void
  /** Called once for each loss. */
  onLost?(reason: string): void
}

const firstPauseMs = 100
const longestPauseMs = 2_000
/** A connection that died without a word is found out by asking. */
const pulseMs = 15_000

/** Resolves at once; connecting goes on in the background and is tried again without end. */
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

  /** One connection's life; resolves with the reason of its end. */
  const session = async (began: () => void): Promise<string> => {
    const own = new pg.Client({
      connectionString: options.databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
      application_name: `panel listens: ${options.channel}`,
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
      // One that is closed while it connects never says so itself.
      if (!(await Promise.race([connected, ended.then(() => false)]))) return await ended
      own.on('notification', message => options.onNotify(message.payload ?? ''))
      await own.query(`listen ${pg.escapeIdentifier(options.channel)}`)
      began()
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

  const life = (async () => {
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
      await life
    },
  }
}
