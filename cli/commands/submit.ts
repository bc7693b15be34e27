import type { Client } from '#api/client/client.ts'
import type { EstimateQuery } from '#api/contracts/estimate.ts'
import { estimateInWords } from '#api/contracts/estimate-words.ts'
import type { NewProject } from '#api/contracts/projects.ts'
import { type PanelType, panels } from '#db/vocabulary.ts'
import type { Context } from '../context.ts'
import { CommandError } from '../errors.ts'
import { follow } from '../follow.ts'
import { readSubmission, refuseOptions, withoutMadeUpName } from '../input.ts'
import { writeJson } from '../output/json.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { signedIn, withServer } from '../server-calls.ts'
import { startShareNote } from '../share.ts'
import { printOutcome, projectNumber } from './report.ts'

export interface SubmitOptions {
  panel: PanelType
  name?: string
  notes?: string
  /** The number of the project that gets a new version. */
  project?: string
  wait: boolean
  json?: boolean
  pager?: boolean
}

export async function submit(context: Context, target: string, options: SubmitOptions): Promise<void> {
  refuseOptions(context, 'submit', target)
  const client = await signedIn(context)
  const { project, estimate } = await create(context, client, target, options)
  if (!options.wait) {
    if (options.json) writeJson(context, { project, estimate })
    else context.stdout.write(`Submitted as ${project.id}.\nNext: ${context.program} watch ${project.id}\n`)
    return
  }
  await follow(context, client, project, { opening: `Submitted as ${project.id}`, json: options.json })
  await printOutcome(context, client, project.id, options, { estimate })
}

async function create(context: Context, client: Client, target: string, options: SubmitOptions) {
  const id = options.project === undefined ? null : projectNumber(context, options.project)
  const submission = await readSubmission(context, target)
  const panel = panels.find(candidate => candidate.type === options.panel) ?? panels[0]
  const contentUrl = submission.contentType === 'website' ? submission.url : ''
  const file = submission.contentType === 'document' ? submission.file : undefined
  const body = {
    name: options.name ?? submission.name,
    contentType: submission.contentType,
    panelId: panel.id,
    notes: options.notes ?? '',
    contentUrl,
    submit: true,
  }
  const estimate = await estimateOf(client, { panelId: panel.id, contentUrl, projectId: id ?? undefined }, file)
  const likely = estimate && (estimate[1]?.problem ?? estimateInWords(...estimate))
  if (likely && !options.json) context.stderr.write(`${withoutControls(likely)}\n`)
  const tellShare = startShareNote(context, client)
  const created = withServer(
    context,
    (): Promise<NewProject> =>
      id === null
        ? client.call('createProject', { body, file })
        : client.call('submitVersion', { params: { id }, body: { contentUrl, notes: options.notes }, file }),
    { ifInterrupted: 'It may have been submitted.' },
  )
  const project = await (target === '-' ? created.catch(refusedPipe) : created)
  await tellShare()
  if (project.notice !== undefined)
    throw new CommandError(project.notice, {
      next: `${context.program} retry ${project.id}`,
      code: 'draft',
      projectId: project.id,
    })
  return { project, estimate: estimate?.[0] ?? null }
}

/** Null if unknown: the key may only submit, or the server is older. A file is measured only if a model will read it. */
async function estimateOf(client: Client, query: EstimateQuery, file: File | undefined): Promise<Estimated | null> {
  try {
    const estimate = await client.call('estimateReview', { query })
    if (estimate.engine === 'rubric' || !file) return [estimate, undefined]
    const measured = await client.call('measureFile', { body: {}, file })
    const { tokens, pictures, characters } = measured
    const given = { ...query, tokens: tokens || undefined, pictures, characters }
    return [await client.call('estimateReview', { query: given }), measured]
  } catch {
    return null
  }
}

type Estimated = Parameters<typeof estimateInWords>

function refusedPipe(error: unknown): never {
  if (!(error instanceof CommandError) || error.code !== 'invalid_file') throw error
  const { code, exitCode, message, next } = error
  throw new CommandError(withoutMadeUpName(message), { code, exitCode, ...(next === undefined ? {} : { next }) })
}
