/** Addresses that were kept with a name and a password in them, as older versions took them. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withoutCredentials } from '../web-address.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { emptyReport } from './made-report.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const migration = new URL('../migrations/0006_nobody_stops_everybody.sql', import.meta.url)
/** What of it changes rows, and what those steps need of each other: that comes to the same however often it runs. */
const updates = readFileSync(migration, 'utf8')
  .split('--> statement-breakpoint')
  .filter(statement => /^(?:UPDATE|CREATE FUNCTION pg_temp|CREATE TEMPORARY)/m.test(statement))
  // What a later migration has taken away.
  .filter(statement => !/^UPDATE "(?:findings|ballots)"/m.test(statement))
  .map(statement => statement.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'))

/** Each with what is left of it. */
const addresses: [string, string][] = [
  ['https://me:hush@a.example/x?y=z@w', 'https://a.example/x?y=z@w'],
  ['http://me@a.example', 'http://a.example'],
  ['HTTP:\\\\me:hush@a.example/', 'HTTP:\\\\a.example/'],
  ["http://o'me:hu@sh@a.example:8080/", 'http://a.example:8080/'],
  ['https://a.example/@me', 'https://a.example/@me'],
  ['https://a.example?mail=me@b.example', 'https://a.example?mail=me@b.example'],
]

async function kept(url: string): Promise<string> {
  const { sql } = db
  const page = {
    website: { requestedUrl: url, finalUrl: url, consoleErrors: [`No answer from ${url}`], title: 'A', words: 3 },
    blocks: [
      { id: 'b1', text: `Say "href": "http://me:text@a.example/" \\ or ${url}`, href: url },
      { id: 'b2', text: 'x', links: [{ text: 'y', href: 'https://me:hush@b.example/' }] },
    ],
  }
  const report = { ...emptyReport, summary: `As ${url} says, "http:\nme@you" \\` }
  const [user] = await sql`
    insert into users (username, email, password_hash) values (gen_random_uuid()::text, gen_random_uuid()::text, '')
    returning id`
  const [project] = await sql`insert into projects (user_id, name, panel_id) values (${user?.id}, 'A', 1) returning id`
  const [submission] = await sql`
    insert into submissions (project_id, version, content_type, url, document)
    values (${project?.id}, 1, 'website', ${url}, ${JSON.stringify(page)}::jsonb) returning id`
  const [review] = await sql`
    insert into reviews (project_id, submission_id, status) values (${project?.id}, ${submission?.id}, 'completed')
    returning id`
  await sql`insert into reports (review_id, report) values (${review?.id}, ${JSON.stringify(report)}::jsonb)`
  await sql`insert into hooks (user_id, kind, name, panel_id, url) values (${user?.id}, 'generic', 'A', 1, ${url})`
  await sql.begin(async one => {
    for (const update of updates) await one.unsafe(update)
  })
  const [row] = await sql`
    select s.url, s.document, r.report, h.url as hook from submissions s
    join reports r on r.review_id = ${review?.id} join hooks h on h.user_id = ${user?.id} where s.id = ${submission?.id}`
  expect(row?.document.blocks[0].text).toBe(page.blocks[0]?.text)
  expect(row?.document.blocks[1].links[0].href).toBe('https://b.example/')
  expect(row?.document.website).toMatchObject({ title: 'A', words: 3 })
  expect(row?.hook).toBe(row?.url)
  expect(row?.document.website.requestedUrl).toBe(row?.url)
  expect(row?.document.website.finalUrl).toBe(row?.url)
  // Elsewhere than where it was typed it was written by a browser: without a backslash.
  if (!url.includes('\\')) {
    expect(row?.document.blocks[0].href).toBe(row?.url)
    expect(row?.document.website.consoleErrors).toEqual([`No answer from ${row?.url}`])
    expect(row?.report).toEqual({ ...report, summary: `As ${row?.url} says, "http:\nme@you" \\` })
  }
  return row?.url
}

it.each(addresses)('%s is kept as %s', async (url, left) => {
  expect(await kept(url)).toBe(left)
  expect(withoutCredentials(url)).toBe(left)
})
