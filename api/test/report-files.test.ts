import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { reportJsonSchema } from '../contracts/json-schema.ts'
import { markdownReport } from '../contracts/report/markdown.ts'
import { textFile } from './harness.ts'
import { claim, sampleReport } from './made-report.ts'
import { memo } from './projects/memos.ts'
import { completed, report, submitted } from './reviews/submitted.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()
const validate = new Ajv2020({ strict: false }).compile(reportJsonSchema())

it('a report downloads as Markdown, as the terminal writes it, named after its project and version', async () => {
  const { client } = await api.signUp()
  const { params, reviewId, complete } = await submitted(api, client)
  const path = { params: { id: reviewId } }
  await expectRefusal(client.call('projectMarkdown', { params }), { status: 404 })
  await complete({ ...report, claims: [claim()] })
  const { review } = await client.call('submitVersion', { params, body: {}, file: textFile() })
  const answers = () => [client.call('projectMarkdown', { params }), client.call('reviewMarkdown', path)]
  const told = await client.call('projectReport', { params })
  expect(told.review).toMatchObject({ version: 1, versions: 1 })
  const written = markdownReport(memo, told)
  expect(written).toContain(`\n\nVersion 1, reviewed on ${new Date().toISOString().slice(0, 10)}.\n\n`)
  for (const answer of await Promise.all(answers())) {
    expect(await answer.text()).toBe(`${written}\n`)
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Spring plan.md"')
  }
  await completed(api, review?.id ?? '', report)
  const names = (await Promise.all(answers())).map(({ headers }) => headers.get('content-disposition'))
  expect(names.join()).toMatch(/="Spring plan, version 2\.md".*="Spring plan, version 1\.md"/)
})

it('Markdown quotes rows without the bars between their cells', () => {
  const quotes = claim().quotes.map(quote => ({ ...quote, text: 'A seat | | £12', cells: true as const }))
  expect(markdownReport({ name: 'A' }, { ...sampleReport, claims: [claim({ quotes })] })).toContain('> A seat · · £12')
})

it('Markdown has no control characters', () => {
  const headline = 'Red \u001b[31m and \u202eback\u0007'
  expect(markdownReport({ name: 'A\u0000B' }, { ...sampleReport, claims: [claim({ headline })] })).not.toMatch(
    /(?!\n)[\p{Cc}\u202e]/u,
  )
})

it('the published schema matches reports, and no other JSON', async () => {
  const { client } = await api.signUp()
  const { params, reviewId } = await submitted(api, client)
  await completed(api, reviewId, { ...report, claims: [claim()] })
  const published = await api.raw('/api/reports/schema.json')
  expect(await published.json()).toEqual(JSON.parse(JSON.stringify(reportJsonSchema())))
  for (const known of [sampleReport, await client.call('projectReport', { params })])
    expect(validate(known) ? [] : validate.errors).toEqual([])
  for (const other of [{}, { ...sampleReport, claims: [{ ...claim(), weight: 4 }] }])
    expect(validate(other)).toBe(false)
})
