/** One Postgres for a whole run of the tests: PANEL_TEST_DATABASE_URL, or an embedded one in a temporary folder. */
import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { connect } from '../connection.ts'
import { startEmbedded } from '../embedded.ts'
import { migrate } from '../migrate.ts'
import { migrateQueue } from '../queue.ts'
import { makeQuickFolder } from './quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres on which databases may be created. */
    databaseServer: string
    /** A migrated database to copy; nobody connects to it. */
    databaseTemplate: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  const template = `panel_template_${process.pid}_${Date.now()}`
  const { sql, close } = connect(server.url, { max: 1 })
  try {
    await sql`create database ${sql(template)}`
    await migrate(withDatabase(server.url, template))
    await migrateQueue({ databaseUrl: withDatabase(server.url, template) })
  } catch (error) {
    await close()
    await server.stop()
    throw error
  }
  project.provide('databaseServer', server.url)
  project.provide('databaseTemplate', template)
  return async () => {
    await sql`drop database if exists ${sql(template)} with (force)`
    await close()
    await server.stop()
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function openServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.PANEL_TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const dataDir = makeQuickFolder('panel-tests-')
  const embedded = await startEmbedded({ dataDir, fsync: false })
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
