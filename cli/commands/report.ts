import type { Client } from '#api/client/client.ts'
import type { Project } from '#api/contracts/projects.ts'
import { markdownReport } from '#api/contracts/report/markdown.ts'
import { type Context, widthOf } from '../context.ts'
import { noReport, ofEarlierReview } from '../next-step.ts'
import { idOf } from '../numbers.ts'
import { writeJson } from '../output/json.ts'
import { plainReport } from '../output/plain-report.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { type PageOptions, writePaged } from '../pager.ts'
import { signedIn, withServer } from '../server-calls.ts'

export interface ReportOptions extends PageOptions {
  json?: boolean
  markdown?: boolean
}

export const projectNumber = (context: Context, text: string): number =>
  idOf(text, "a project's", `${context.program} list`)

export async function report(context: Context, idText: string, options: ReportOptions): Promise<void> {
  const id = projectNumber(context, idText)
  const client = await signedIn(context)
  const project = await withServer(context, () => client.call('getProject', { params: { id } }))
  if (project.status !== 'completed') {
    if (!(await hasEarlierReport(context, client, id))) throw noReport(context, project)
    context.stderr.write(`${ofEarlierReview(project)}\n`)
  }
  if (!options.json) return printReport(context, client, project, options)
  writeJson(context, await withServer(context, () => client.call('projectReport', { params: { id } })))
}

async function hasEarlierReport(context: Context, client: Client, id: number): Promise<boolean> {
  const reviews = await withServer(context, () => client.call('listReviews', { params: { id } }))
  return reviews.some(({ status, counts }) => status === 'completed' && counts !== null)
}

/** Prints the report of a review that was followed to its end; with --json as `{project, report}`. */
export async function printOutcome(
  context: Context,
  client: Client,
  id: number,
  options: Pick<ReportOptions, 'json' | 'pager'>,
  more: object = {},
): Promise<void> {
  const project = await withServer(context, () => client.call('getProject', { params: { id } }))
  if (project.status !== 'completed') throw noReport(context, project)
  if (!options.json) return printReport(context, client, project, options)
  writeJson(context, {
    project,
    report: await withServer(context, () => client.call('projectReport', { params: { id } })),
    ...more,
  })
}

async function printReport(context: Context, client: Client, shown: Project, options: ReportOptions): Promise<void> {
  const answer = await withServer(context, () => client.call('projectReport', { params: { id: shown.id } }))
  const [project, found] = withoutControls([shown, answer] as const)
  if (options.markdown) return void context.stdout.write(`${markdownReport(project, found)}\n`)
  await writePaged(context, plainReport(project, found, { width: widthOf(context), stream: context.stdout }), options)
}
