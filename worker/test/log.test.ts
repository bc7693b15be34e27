import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#db/test/database.ts'
import { createLog } from '../log.ts'

const secret = 'Our runway ends in May'

describe("the worker's log", () => {
  it('says what the database refused, without the values of the statement', async () => {
    const database = await createTestDatabase()
    const lines: string[] = []
    const log = createLog({ write: line => void lines.push(line) })
    try {
      const refused = await database.db
        .execute(sql`select ${secret}::text from nowhere`)
        .catch((error: unknown) => error)
      expect(String(refused), 'the error itself repeats them').toContain(secret)
      log.error({ err: refused }, 'review gave up')
    } finally {
      await database.drop()
    }
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('relation \\"nowhere\\" does not exist')
    expect(lines[0]).not.toContain(secret)
  })
})
