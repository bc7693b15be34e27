/** Follows a running review to its end: on a screen if somebody is watching, else in plain lines. */
import type { Client } from '#api/client/client.ts'
import type { Analyst } from '#api/contracts/analysts.ts'
import { endsReview, type ReviewEvent } from '#api/contracts/events.ts'
import type { Project } from '#api/contracts/projects.ts'
import { type Context, canDraw } from './context.ts'
import { CommandError, exitCodes } from './errors.ts'
import { loadScreen } from './load-screen.ts'
import { nextAfterFailure } from './next-step.ts'
import { withoutControls } from './output/terminal-text.ts'
import { describeEvent } from './progress.ts'
import { explain } from './server-calls.ts'

interface FollowOptions {
  opening: string
  json?: boolean | undefined
}

/** Throws if the review fails or is cancelled, or the person stops waiting. */
export async function follow(
  context: Context,
  client: Client,
  project: Project,
  options: FollowOptions,
): Promise<void> {
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
    if (!signal.aborted) throwUnlessCompleted(context, project, last)
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
  const { showProgress } = await loadScreen(context, () => import('./screens/review-progress.tsx'))
  const last = await showProgress(context, { ...view, stop: () => stopHere.abort() })
  if (last?.type === 'review.completed') context.stderr.write(`${describeEvent(last, view.analysts)}\n`)
  return last
}

async function* cleanEvents(events: AsyncIterable<ReviewEvent>): AsyncGenerator<ReviewEvent, void> {
  for await (const event of events) yield withoutControls(event)
}

async function followPlainly(context: Context, view: View, options: FollowOptions): Promise<ReviewEvent | null> {
  // With --json standard output is one object, and standard error stays quiet too.
  const say = (line: string) => options.json || context.stderr.write(`${line}\n`)
  // A resumed review repeats the event that began its last step.
  const told = new Set<string>()
  /** Analysts with displayed findings, which are withdrawn if their opinion starts again. */
  const writing = new Set<unknown>()
  const sayOnce = (event: ReviewEvent) => {
    const line = describeEvent(event, view.analysts)
    const key = `${event.reviewId} ${line}`
    const { analystId, type } = event
    if (type === 'opinion.started' && writing.delete(analystId)) say(`${line} again; what it wrote is withdrawn`)
    // Withdrawn findings may be written again in the same words.
    else if (type === 'finding.drafted' || type === 'findings.withdrawn' || !told.has(key)) say(line)
    if (type === 'finding.drafted') writing.add(analystId)
    told.add(key)
  }
  say(options.opening)
  for await (const event of view.events) {
    const last = endsReview(event)
    // Failures and cancellations end the command with an error of their own.
    if (!last || event.type === 'review.completed') sayOnce(event)
    if (last) return event
  }
  return null
}

function throwUnlessCompleted(context: Context, project: Project, last: ReviewEvent | null): void {
  const projectId = project.id
  if (last?.type === 'review.completed') return
  if (last?.type === 'review.cancelled') {
    throw new CommandError('The review was cancelled.', {
      next: `${context.program} retry ${projectId}`,
      exitCode: exitCodes.cancelled,
      code: 'cancelled',
      projectId,
    })
  }
  if (last?.type === 'review.failed') {
    const code = typeof last.code === 'string' ? last.code : 'review_failed'
    const message = last.message ?? 'The review failed.'
    throw new CommandError(message, {
      next: nextAfterFailure(context, { code, message }, project),
      code,
      projectId,
    })
  }
  throw new CommandError('The server stopped sending progress before the review ended.', {
    next: `${context.program} watch ${projectId}`,
    code: 'unavailable',
    projectId,
  })
}

function stoppedWaiting(context: Context, project: Project): CommandError {
  return new CommandError(`Stopped waiting; the review of ${project.name} goes on.`, {
    next: `${context.program} watch ${project.id}`,
    exitCode: exitCodes.cancelled,
    code: 'stopped',
    projectId: project.id,
  })
}
