/** panel submit, list, report. */

import type { Client } from '#api/client.ts'
import { endsReview, type ReviewEvent } from '#api/contracts/events.ts'
import type { Project } from '#api/contracts/projects.ts'
import { type PanelType, panels } from '#db/vocabulary.ts'
import { type Context, isInteractive, widthOf } from '../context.ts'
import { CommandError, exitCodes } from '../errors.ts'
import { readSubmission } from '../input.ts'
import { markdownReport } from '../output/markdown-report.ts'
import { plainReport } from '../output/plain-report.ts'
import { projectTable } from '../output/project-table.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { describeEvent } from '../progress.ts'
import { explain, signedIn, withServer } from '../server.ts'

export interface SubmitOptions {
  panel: PanelType
  name?: string
  notes?: string
  /** False with --no-wait. */
  wait: boolean
  json?: boolean
}

export async function submit(context: Context, target: string, options: SubmitOptions): Promise<void> {
  const client = await signedIn(context)
  const submission = await readSubmission(context, target)
  const panel = panels.find(candidate => candidate.type === options.panel) ?? panels[0]
  const project = await withServer(context, () =>
    client.call('createProject', {
      body: {
        name: options.name ?? submission.name,
        contentType: submission.contentType,
        panelId: panel.id,
        notes: options.notes ?? '',
        contentUrl: submission.contentType === 'website' ? submission.url : '',
        submit: true,
      },
      file: submission.contentType === 'document' ? submission.file : undefined,
    }),
  )
  if (!options.wait) {
    if (options.json) context.stdout.write(`${JSON.stringify({ project })}\n`)
    else context.stdout.write(`Submitted as ${project.id}. Next: ${context.program} report ${project.id}\n`)
    return
  }
  await watch(context, client, project, options)
  const [finished, report] = await withServer(context, () =>
    Promise.all([
      client.call('getProject', { params: { id: project.id } }),
      client.call('projectReport', { params: { id: project.id } }),
    ]),
  )
  if (options.json) context.stdout.write(`${JSON.stringify({ project: finished, report })}\n`)
  else await printReport(context, client, finished)
}

/** Follows a review to its end. Throws where it failed, was cancelled, or the person stopped waiting. */
async function watch(context: Context, client: Client, project: Project, options: SubmitOptions): Promise<void> {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  process.once('SIGINT', stop)
  try {
    const events = client.events(project.id, { signal: stopped.signal })
    const last =
      isInteractive(context) && !options.json
        ? await (await import('../screens/review-progress.tsx')).showProgress(context, client, project, events, stop)
        : await followPlainly(context, client, project, events, options)
    if (stopped.signal.aborted) throw stoppedWaiting(context, project)
    judgeEnd(context, project, last)
  } catch (error) {
    throw stopped.signal.aborted ? stoppedWaiting(context, project) : explain(context, error)
  } finally {
    process.off('SIGINT', stop)
  }
}

async function followPlainly(
  context: Context,
  client: Client,
  project: Project,
  events: AsyncIterable<ReviewEvent>,
  options: SubmitOptions,
): Promise<ReviewEvent | null> {
  const analysts = await client.call('listPanelAnalysts', { params: { panelType: project.panelType } })
  for await (const event of events) {
    // With --json standard output holds one object and nothing else; standard error stays quiet too.
    if (!options.json) context.stderr.write(`${describeEvent(withoutControls(event), analysts)}\n`)
    if (endsReview(event)) return event
  }
  return null
}

function judgeEnd(context: Context, project: Project, last: ReviewEvent | null): void {
  if (last?.type === 'review.completed') return
  if (last?.type === 'review.cancelled') {
    throw new CommandError('The review was cancelled.', {
      next: `${context.program} submit <file or address>`,
      exitCode: exitCodes.cancelled,
    })
  }
  if (last?.type === 'review.failed') {
    throw new CommandError(last.message ?? 'The review failed.', {
      next: `${context.program} submit <file or address>`,
    })
  }
  throw new CommandError('The server stopped sending progress before the review ended.', {
    next: `${context.program} report ${project.id}`,
  })
}

function stoppedWaiting(context: Context, project: Project): CommandError {
  return new CommandError(`Stopped waiting; the review of ${project.name} goes on.`, {
    next: `${context.program} report ${project.id}`,
    exitCode: exitCodes.cancelled,
  })
}

export async function list(context: Context, options: { json?: boolean }): Promise<void> {
  const client = await signedIn(context)
  const projects = await withServer(context, () => client.call('listProjects', {}))
  if (options.json) context.stdout.write(`${JSON.stringify(projects)}\n`)
  else if (projects.length === 0)
    context.stdout.write(`No projects found. Next: ${context.program} submit <file or address>\n`)
  else context.stdout.write(`${projectTable(withoutControls(projects))}\n`)
}

export interface ReportOptions {
  json?: boolean
  markdown?: boolean
}

export async function report(context: Context, idText: string, options: ReportOptions): Promise<void> {
  const id = Number(idText)
  if (!Number.isInteger(id) || id < 1) {
    throw new CommandError(`${idText} is not a project's number.`, { next: `${context.program} list` })
  }
  const client = await signedIn(context)
  const project = await withServer(context, () => client.call('getProject', { params: { id } }))
  if (project.status !== 'completed') throw notReady(context, project)
  if (options.json) {
    const found = await withServer(context, () => client.call('projectReport', { params: { id } }))
    context.stdout.write(`${JSON.stringify(found)}\n`)
    return
  }
  await printReport(context, client, project, options)
}

async function printReport(context: Context, client: Client, shown: Project, options: ReportOptions = {}) {
  const answers = await withServer(context, () =>
    Promise.all([
      client.call('projectReport', { params: { id: shown.id } }),
      client.call('listPanelAnalysts', { params: { panelType: shown.panelType } }),
    ]),
  )
  const [project, [found, analysts]] = withoutControls([shown, answers])
  const text = options.markdown
    ? markdownReport(project, found, analysts)
    : plainReport(project, found, analysts, { width: widthOf(context), stream: context.stdout })
  context.stdout.write(`${text}\n`)
}

function notReady(context: Context, project: Project): CommandError {
  if (project.failure) return new CommandError(`The last review failed: ${project.failure.message}`)
  const state = project.status === 'in_progress' ? 'is still being reviewed' : 'was not submitted yet'
  return new CommandError(`${project.name} ${state}, so there is no report.`, { next: `${context.program} list` })
}
