import { expect } from 'vitest'
import type { Client } from '#api/client/client.ts'
import { ApiFailure } from '#api/client/failure.ts'
import type { ReviewEvent } from '#api/contracts/events.ts'
import { projectSchema } from '#api/contracts/projects.ts'
import { projectReportSchema } from '#api/contracts/report/report.ts'
import type { Report } from '#db/report.ts'
import { panels } from '#db/vocabulary.ts'
import { expectVerbatim } from '#worker/test/verbatim.ts'
import { expectLegal } from './legal-order.ts'

export interface Outcome {
  id: number
  events: ReviewEvent[]
  /** The sentence that a person reads instead of a report; null if there is a report. */
  refusal: { code: string; message: string } | null
}

export async function submitBy(
  client: Client,
  panelId: number,
  content: { file: File } | { url: string },
): Promise<Outcome> {
  const website = 'url' in content
  const body = {
    name: website ? content.url : content.file.name,
    contentType: website ? ('website' as const) : ('document' as const),
    panelId,
    submit: true,
    ...(website ? { contentUrl: content.url } : {}),
  }
  const project = await client
    .call('createProject', { body, file: website ? undefined : content.file })
    .catch((error: unknown) => {
      if (error instanceof ApiFailure && error.status < 500) return error
      throw error
    })
  if (project instanceof ApiFailure)
    return { id: 0, events: [], refusal: { code: project.code, message: project.reason } }
  const events: ReviewEvent[] = []
  for await (const event of client.events(project.id)) events.push(event)
  const after = await client.call('getProject', { params: { id: project.id } })
  expect(projectSchema.parse(after)).toEqual(after)
  expect(after.status).toBe(after.failure ? 'draft' : 'completed')
  return { id: project.id, events, refusal: after.failure }
}

/** Fails unless the review ended in a complete report: its shape, quotes, members and events. */
export async function expectReportFor(
  client: Client,
  { id, events, refusal }: Outcome,
  panelId: number,
): Promise<Report> {
  expect(refusal).toBeNull()
  const params = { id }
  const report = await client.call('projectReport', { params })
  expect(projectReportSchema.parse(report)).toEqual(report)
  const document = await client.call('projectDocument', { params })
  expect(events.filter(({ type }) => type === 'source.step').length).toBe(document.kind === 'website' ? 3 : 0)
  expectVerbatim(report, document.blocks)
  const panel = panels.find(known => known.id === panelId)?.type ?? 'vc'
  const members = (await client.call('listPanelAnalysts', { params: { panelType: panel } })).map(({ id }) => id)
  expect(members).toHaveLength(4)
  expectLegal(events, members)
  expect(report.sections.map(section => section.analystId).sort()).toEqual(members.toSorted())
  expect(report.coverage.blocks).toBe(document.blocks.length)
  const said = [...report.claims, ...report.choices]
  expect(new Set(said.map(({ id }) => id)).size).toBe(said.length)
  for (const { kind, id } of report.firstThings) {
    expect((kind === 'claim' ? report.claims : report.choices).map(one => one.id)).toContain(id)
  }
  for (const { raised, votes } of report.claims) {
    const authors = raised.map(({ analystId }) => analystId)
    for (const { analystId } of votes) expect(authors, 'nobody votes on their own claim').not.toContain(analystId)
  }
  return report
}
