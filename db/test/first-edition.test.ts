/** Reports of the first edition are read in today's form. The first edition's own code made the fixtures. */
import { describe, expect, it } from 'vitest'
import { reportSchema } from '#api/contracts/report/report.ts'
import { type FirstReport, fromFirstEdition } from '../first-edition.ts'
import { migrate } from '../migrate.ts'
import { findReport } from '../queries/reviews.ts'
import { createTestDatabase } from './database.ts'
import byModel from './fixtures/first-edition-model.json' with { type: 'json' }
import byRubric from './fixtures/first-edition-rubric.json' with { type: 'json' }
import { emptyReport } from './made-report.ts'

const stored = [
  ['a model', byModel as FirstReport],
  ['the rubric', byRubric as FirstReport],
] as const

describe.each(stored)('a report by %s', (_, first) => {
  const report = fromFirstEdition(first)
  const groupOf = (findingId: string) =>
    report.claims
      .filter(claim => claim.raised.some(({ text }) => text === claimTextOf(findingId)))
      .map(claim => claim.group)
  const claimTextOf = (findingId: string) => first.findings.find(({ id }) => id === findingId)?.claim

  it("has today's form, and nothing else", () => {
    expect(reportSchema.strict().safeParse(report).error).toBeUndefined()
  })

  it('keeps every word and quote, each finding in one claim of its group', () => {
    expect(report.claims.flatMap(claim => claim.raised.map(({ text }) => text)).toSorted()).toEqual(
      first.findings.map(({ claim }) => claim).toSorted(),
    )
    const quoted = first.findings.flatMap(({ quote, moreQuotes }) => [...(quote ? [quote] : []), ...moreQuotes])
    expect(
      report.claims
        .flatMap(({ quotes }) => quotes)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(quoted.map(({ text }) => text).toSorted())
    for (const id of first.tensions.flatMap(({ findingIds }) => findingIds)) expect(groupOf(id)).toContain('disputed')
    for (const id of first.agreements.flatMap(({ findingIds }) => findingIds)) expect(groupOf(id)).toContain('agreed')
    for (const id of first.loneInsights) expect(groupOf(id)).toContain('single')
    for (const finding of first.findings.filter(({ verified }) => !verified))
      expect(groupOf(finding.id)).toContain('unverified')
  })

  it('keeps who took which side: an opponent denies the claim', () => {
    for (const { findingIds, against, question } of first.tensions) {
      const claim = report.claims.find(({ id }) => id === findingIds[0])
      expect(claim?.text).toContain(question)
      expect(
        claim?.votes
          .filter(({ vote }) => vote === 'fails')
          .map(({ analystId }) => analystId)
          .toSorted(),
      ).toEqual(against.toSorted())
    }
    for (const claim of report.claims) {
      const voters = claim.votes.map(({ analystId }) => analystId)
      expect(new Set(voters).size).toBe(voters.length)
      for (const { analystId } of claim.raised) expect(voters).not.toContain(analystId)
      expect(claim.votes.some(({ vote }) => vote === 'fails')).toBe(claim.group === 'disputed')
    }
  })
})

it('a report is converted once, by the migration, and today’s reports stay unchanged', async () => {
  const test = await createTestDatabase()
  try {
    const reviewed = async (report: unknown) => {
      const [review] = await test.sql`
        with owner as (insert into users (username, email, password_hash)
          values (gen_random_uuid(), gen_random_uuid(), '-') returning id),
        project as (insert into projects (user_id, name, panel_id) select id, 'A memo', 1 from owner returning id),
        submission as (insert into submissions (project_id, version, content_type)
          select id, 1, 'document' from project returning id, project_id),
        review as (insert into reviews (project_id, submission_id, status)
          select project_id, id, 'completed' from submission returning id, project_id)
        select id, project_id from review`
      await test.sql`insert into reports (review_id, report) values (${review?.id}, ${JSON.stringify(report)}::text::jsonb)`
      return { projectId: Number(review?.project_id), userId: null }
    }
    const old = await Promise.all(Array.from({ length: 60 }, (_, at) => reviewed(stored[at % 2]?.[1])))
    const ours = await reviewed(emptyReport)
    await Promise.all([migrate(test.url), migrate(test.url)])
    for (const [at, project] of old.entries())
      expect((await findReport(test.db, project))?.report).toEqual(
        fromFirstEdition(stored[at % 2]?.[1] ?? stored[0][1]),
      )
    expect((await findReport(test.db, ours))?.report).toEqual(emptyReport)
  } finally {
    await test.drop()
  }
})
