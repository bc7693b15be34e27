/** panel submit: hands something in and follows its review to the end. */
import type { Client } from '#api/client.ts'
import type { Analyst } from '#api/contracts/analysts.ts'
import { endsReview, type ReviewEvent } from '#api/contracts/events.ts'
import type { Project } from '#api/contracts/projects.ts'
import { type PanelType, panels } from '#db/vocabulary.ts'
import { type Context, canDraw } from '../context.ts'
import { CommandError, exitCodes } from '../errors.ts'
import { readSubmission } from '../input.ts'
import { loadScreen } from '../load-screen.ts'
import { writeJson } from '../output/json.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { describeEvent } from '../progress.ts'
import { explain, signedIn, withServer } from '../server.ts'
import { printReport } from './projects.ts'

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
  const project = await create(context, client, target, options)
  if (!options.wait) {
    if (options.json) writeJson(context, { project })
    else context.stdout.write(`Submitted as ${project.id}.\nNext: ${context.program} report ${project.id}\n`)
    return
  }
  await watch(context, client, project, options)
  const { id } = project
  const finished = await withServer(context, () => client.call('getProject', { params: { id } }))
  if (!options.json) return printReport(context, client, finished)
  const report = await withServer(context, () => client.call('projectReport', { params: { id } }))
  writeJson(context, { project: finished, report })
}

async function create(context: Context, client: Client, target: string, options: SubmitOptions): Promise<Project> {
  const submission = await readSubmission(context, target)
  const panel = panels.find(candidate => candidate.type === options.panel) ?? panels[0]
  return withServer(context, () =>
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
}

/** Follows a review to its end. Throws where it failed, was cancelled, or the person stopped waiting. */
async function watch(context: Context, client: Client, project: Project, options: SubmitOptions): Promise<void> {
  const stopHere = new AbortController()
  const signal = AbortSignal.any([context.stopped, stopHere.signal])
  try {
    const analysts = await client.call('listPanelAnalysts', { params: { panelType: project.panelType } })
    const events = cleanEvents(client.events(project.id, { signal }))
    const view = { project: withoutControls(project), analysts: withoutControls(analysts), events }
    const last =
      canDraw(context) && !options.json
        ? await drawProgress(context, view, stopHere)
        : await followPlainly(context, view, options)
    if (!signal.aborted) judgeEnd(context, project, last)
  } catch (error) {
    if (!signal.aborted) throw explain(context, error)
  }
  if (signal.aborted) throw stoppedWaiting(context, project)
}

interface View {
  project: Project
  analysts: Analyst[]
  events: AsyncIterable<ReviewEvent>
}

async function drawProgress(context: Context, view: View, stopHere: AbortController): Promise<ReviewEvent | null> {
  const { showProgress } = await loadScreen(context, () => import('../screens/review-progress.tsx'))
  return showProgress(context, { ...view, stop: () => stopHere.abort() })
}

async function* cleanEvents(events: AsyncIterable<ReviewEvent>): AsyncGenerator<ReviewEvent, void> {
  for await (const event of events) yield withoutControls(event)
}

async function followPlainly(context: Context, view: View, options: SubmitOptions): Promise<ReviewEvent | null> {
  // With --json standard output holds one object and nothing else; standard error stays quiet too.
  const say = (line: string) => options.json || context.stderr.write(`${line}\n`)
  say(`Submitted as ${view.project.id}`)
  for await (const event of view.events) {
    const last = endsReview(event)
    // A failure and a cancellation have a sentence of their own, which ends the command.
    if (!last || event.type === 'review.completed') say(describeEvent(event, view.analysts))
    if (last) return event
  }
  return null
}

function judgeEnd(context: Context, project: Project, last: ReviewEvent | null): void {
  const projectId = project.id
  if (last?.type === 'review.completed') return
  if (last?.type === 'review.cancelled') {
    throw new CommandError('The review was cancelled.', {
      next: `${context.program} submit <file or address>`,
      exitCode: exitCodes.cancelled,
      code: 'cancelled',
      projectId,
    })
  }
  if (last?.type === 'review.failed') {
    throw new CommandError(last.message ?? 'The review failed.', {
      next: `${context.program} submit <file or address>`,
      code: typeof last.code === 'string' ? last.code : 'review_failed',
      projectId,
    })
  }
  throw new CommandError('The server stopped sending progress before the review ended.', {
    next: `${context.program} report ${projectId}`,
    code: 'unavailable',
    projectId,
  })
}

function stoppedWaiting(context: Context, project: Project): CommandError {
  return new CommandError(`Stopped waiting; the review of ${project.name} goes on.`, {
    next: `${context.program} report ${project.id}`,
    exitCode: exitCodes.cancelled,
    code: 'stopped',
    projectId: project.id,
  })
}
