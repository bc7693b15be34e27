/** What a first start shows: a full panel's report on the sample deck, and a review of the deck by this installation. */
import { expect, it } from 'vitest'
import { seed } from '#db/seed.ts'
import { sampleModel } from '#db/vocabulary.ts'
import { apiFor } from './suite-api.ts'

const api = apiFor()

it('the samples are a report of four named analysts whose quotes are all in its document, and a queued review', async () => {
  const adminPassword = 'correct horse'
  const { url } = api.database
  await seed({ url, filesDir: api.filesDir, adminPassword, hashPassword: async password => password })
  const [{ id: adminId } = { id: 0 }] = await api.database.sql<{ id: number }[]>`select id from users`
  const { client, id } = await api.signUp()
  await api.database.sql`update projects set user_id = ${id} where user_id = ${adminId}`

  const [waiting, shown] = await client.call('listProjects', {})
  expect([waiting?.status, shown?.status]).toEqual(['in_progress', 'completed'])
  expect(shown?.notes).toContain('Written by hand in a model’s place')
  const params = { id: shown?.id ?? 0 }
  const report = await client.call('projectReport', { params })
  expect(report.model).toBe(sampleModel)
  expect(report.analysts.map(({ title }) => title)).toEqual([
    'The Opportunity Analyst',
    'The Growth Metrics Analyst',
    'The Market and Competition Analyst',
    'The Team and Execution Analyst',
  ])
  const { blocks } = await client.call('projectDocument', { params })
  const quotes = [...report.claims, ...report.choices, ...report.questions].flatMap(({ quotes }) => quotes)
  expect(quotes.length).toBeGreaterThan(40)
  for (const { blockId, text } of quotes) expect(blocks.find(({ id }) => id === blockId)?.text).toContain(text)
})
