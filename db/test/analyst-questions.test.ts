/** The seeds of older versions get their questions, and what an administrator wrote stays. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { analysts } from '../schema/schema.ts'
import { seedAnalysts } from '../seed-analysts.ts'
import { createTestDatabase } from './database.ts'

const migration = new URL('../migrations/0007_analyst_questions.sql', import.meta.url)
const updates = readFileSync(migration, 'utf8')
  .split('--> statement-breakpoint')
  .filter(statement => /^UPDATE/m.test(statement))
/** By lens, the prompt that the version before had seeded. */
const seededBefore = (lens: string) => {
  const found = updates.map(update => /WHERE "lens" = '([^']+)' AND "prompt" = '((?:[^']|'')*)';/.exec(update))
  return found.find(match => match?.[1] === lens)?.[2]?.replaceAll("''", "'") ?? ''
}

it('gives questions to seeds that nobody edited', async ({ onTestFinished }) => {
  const { db, sql, drop } = await createTestDatabase()
  onTestFinished(drop)
  const [edited, ...others] = seedAnalysts.map(seed => ({ ...seed, prompt: seededBefore(seed.lens), questions: [] }))
  if (!edited) throw new Error('Nobody is seeded')
  const own = { ...edited, prompt: `${edited.prompt}\nAsk about bread as well.` }
  await db.insert(analysts).values([own, ...others])
  for (const update of updates) await sql.unsafe(update)
  const rows = await sql`select lens, prompt, questions from analysts order by id`
  expect(rows[0]).toEqual({ lens: own.lens, prompt: own.prompt, questions: [] })
  for (const row of rows.slice(1)) {
    expect(row.prompt).not.toMatch(/to (?:your colleagues|others)\.$/)
    expect(row.questions).toHaveLength(6)
  }
})
