import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeProbe } from '../queries/model-connection.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('takes one waiting probe at a time, also if statistics let Postgres expect a single one', async () => {
  const { db, sql } = database
  const add = () => sql`insert into model_probes (probe, created_at) values ('{"kind": "find"}', clock_timestamp())`
  await add()
  await sql`analyze model_probes`
  await add()
  await add()
  expect(await takeProbe(db)).not.toEqual(await takeProbe(db))
  expect(await sql`select from model_probes where taken_at is null`).toHaveLength(1)
})
