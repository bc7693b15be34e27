import type { Context, JsonOption } from '../context.ts'
import { follow } from '../follow.ts'
import { noReport } from '../next-step.ts'
import { writeJson } from '../output/json.ts'
import { withoutControls } from '../output/terminal-text.ts'
import type { PageOptions } from '../pager.ts'
import { ask, signedIn, withServer } from '../server-calls.ts'
import { printOutcome, projectNumber } from './report.ts'

type WatchOptions = PageOptions & JsonOption

/** Follows the running review, then prints its report; if none is running, prints the report at once. */
export async function watch(context: Context, idText: string, options: WatchOptions): Promise<void> {
  const id = projectNumber(context, idText)
  const client = await signedIn(context)
  const project = await withServer(context, () => client.call('getProject', { params: { id } }))
  if (project.status === 'draft') throw noReport(context, project)
  if (project.status === 'in_progress') {
    const opening = `Following ${withoutControls(project.name)} (${id})`
    await follow(context, client, project, { opening, json: options.json })
  }
  await printOutcome(context, client, id, options)
}

/** Restarts the review; a failed one resumes where it ended. */
export async function retry(
  context: Context,
  idText: string,
  options: WatchOptions & { wait: boolean },
): Promise<void> {
  const id = projectNumber(context, idText)
  const client = await signedIn(context)
  const project = await withServer(context, () => client.call('submitProject', { params: { id } }), {
    ifInterrupted: 'The review may have been started.',
  })
  if (!options.wait) {
    if (options.json) return writeJson(context, { project })
    context.stdout.write(
      `The review of ${withoutControls(project.name)} has started.\nNext: ${context.program} watch ${id}\n`,
    )
    return
  }
  await follow(context, client, project, { opening: `Submitted again as ${id}`, json: options.json })
  await printOutcome(context, client, id, options)
}

export async function cancel(context: Context, idText: string, options: JsonOption): Promise<void> {
  const id = projectNumber(context, idText)
  const project = await ask(context, client => client.call('cancelReview', { params: { id } }))
  if (options.json) return writeJson(context, { project })
  context.stdout.write(
    `The review of ${withoutControls(project.name)} was cancelled.\nNext: ${context.program} retry ${id}\n`,
  )
}
