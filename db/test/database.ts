import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Connection, connect } from '../connection.ts'

export interface TestDatabase extends Connection {
  url: string
  /** Refuses and cuts connections until the returned function is called, like a restart. */
  takeAway(): Promise<() => Promise<void>>
  /** Closes the pool and drops the database, even if others are connected. */
  drop(): Promise<void>
}

/** Call it in `beforeAll`, and `drop` in `afterAll`. Copies the migrated template of the global setup. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `panel_test_${randomBytes(6).toString('hex')}`
  const server = connect(inject('databaseServer'), { max: 1 })
  // Copied as files; the default, page by page through the log, costs twice as much.
  await server.sql`create database ${server.sql(name)} template ${server.sql(inject('databaseTemplate'))} strategy file_copy`
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  const connection = connect(url.href, { max: 4 })
  return {
    ...connection,
    url: url.href,
    async takeAway() {
      await server.sql`alter database ${server.sql(name)} allow_connections false`
      // Waits up to 5 s for each to close, because queries on a closing connection would fail.
      await server.sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${name}`
      return async () => {
        await server.sql`alter database ${server.sql(name)} allow_connections true`
      }
    },
    async drop() {
      await connection.close()
      await server.sql`drop database if exists ${server.sql(name)} with (force)`
      await server.close()
    },
  }
}
