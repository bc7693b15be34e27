/** Panel on a database of its own, as a role without superuser rights, both made by `docker-database.sql`. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, it } from 'vitest'
import { connect } from '#db/connection.ts'
import { root } from '../building/stamp.ts'
import { prepare } from '../launcher/prepare.ts'
import { readSettings } from '../launcher/settings.ts'
import { dataFolder } from './launched.ts'

const script = readFileSync(path.join(root, 'docker-database.sql'), 'utf8')

it('a database is migrated and seeded by a role that has no other rights', async ({ onTestFinished }) => {
  const name = `panel_own_${randomBytes(6).toString('hex')}`
  const server = connect(inject('databaseServer'), { max: 1 })
  onTestFinished(async () => {
    await server.sql`drop database if exists ${server.sql(name)} with (force)`
    await server.sql`drop role if exists ${server.sql(name)}`
    await server.close()
  })
  // Other suites use this server, so this one changes only its own database.
  const steps = script.matchAll(/^(?:CREATE|REVOKE ALL ON DATABASE panel)[^;]*;/gm)
  for (const [step] of steps)
    await server.sql.unsafe(step.replaceAll('panel', name).replace(":'password'", "'a word of ours'"))

  const address = new URL(inject('databaseServer'))
  Object.assign(address, { username: name, password: 'a word of ours', pathname: `/${name}` })
  const { dataDir, remove } = dataFolder()
  onTestFinished(remove)
  const env = { DATABASE_URL: address.href, PANEL_DATA_DIR: dataDir, PANEL_ADMIN_PASSWORD: 'a password of ours' }
  const seeded = await prepare(address.href, readSettings(env, root))
  // A password that somebody chose is not printed by `npm start`.
  expect(seeded.adminPassword).toBeFalsy()
  const { sql, close } = connect(address.href, { max: 2 })
  onTestFinished(close)
  expect(await sql`select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user`).toEqual([
    { rolsuper: false, rolcreatedb: false, rolcreaterole: false },
  ])
  const denied = { code: '42501' }
  await expect(sql`select pg_read_file('/etc/passwd')`).rejects.toMatchObject(denied)
  await expect(sql`copy users to program 'true'`).rejects.toMatchObject(denied)
  await (await sql.listen('review', () => {})).unlisten()
})
