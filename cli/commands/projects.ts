/** panel list, report. */
import type { Client } from '#api/client.ts'
import type { Project } from '#api/contracts/projects.ts'
import { type Context, widthOf } from '../context.ts'
import { CommandError } from '../errors.ts'
import { writeJson } from '../output/json.ts'
import { markdownReport } from '../output/markdown-report.ts'
import { plainReport } from '../output/plain-report.ts'
import { projectTable } from '../output/project-table.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { signedIn, withServer } from '../server.ts'

export async function list(context: Context, options: { json?: boolean }): Promise<void> {
  const client = await signedIn(context)
  const projects = await withServer(context, () => client.call('listProjects', {}))
  if (options.json) return writeJson(context, { projects })
  if (projects.length === 0) {
    context.stdout.write(`No projects found.\nNext: ${context.program} submit <file or address>\n`)
    return
  }
  // Into a pipe names go in full: what is cut off cannot be searched.
  const width = context.stdout.isTTY ? context.stdout.columns : undefined
  context.stdout.write(`${projectTable(withoutControls(projects), width)}\n`)
}

interface ReportOptions {
  json?: boolean
  markdown?: boolean
}

export async function report(context: Context, idText: string, options: ReportOptions): Promise<void> {
  const id = /^[1-9]\d{0,9}$/.test(idText) ? Number(idText) : null
  if (id === null) throw new CommandError(`"${idText}" is not a project's number.`, { next: `${context.program} list` })
  const client = await signedIn(context)
  const project = await withServer(context, () => client.call('getProject', { params: { id } }))
  if (project.status !== 'completed') throw notReady(context, project)
  if (!options.json) return printReport(context, client, project, options)
  writeJson(context, await withServer(context, () => client.call('projectReport', { params: { id } })))
}

export async function printReport(context: Context, client: Client, shown: Project, options: ReportOptions = {}) {
  const answers = await withServer(context, () =>
    Promise.all([
      client.call('projectReport', { params: { id: shown.id } }),
      client.call('listPanelAnalysts', { params: { panelType: shown.panelType } }),
    ]),
  )
  const [project, [found, analysts]] = withoutControls([shown, answers] as const)
  const text = options.markdown
    ? markdownReport(project, found, analysts)
    : plainReport(project, found, analysts, { width: widthOf(context), stream: context.stdout })
  context.stdout.write(`${text}\n`)
}

function notReady(context: Context, project: Project): CommandError {
  const { id: projectId, failure, name, review, status } = project
  if (status === 'in_progress') {
    return new CommandError(`${name} is still being reviewed, so there is no report yet.`, {
      next: `${context.program} report ${projectId}, a little later`,
      code: 'review_running',
      projectId,
    })
  }
  const next = `${context.program} submit <file or address>`
  if (failure) {
    return new CommandError(`The last review failed: ${failure.message}`, { next, code: failure.code, projectId })
  }
  if (review?.status === 'cancelled') {
    return new CommandError(`The review of ${name} was cancelled, so there is no report.`, {
      next,
      code: 'cancelled',
      projectId,
    })
  }
  return new CommandError(`${name} was not submitted yet, so there is no report.`, { next, code: 'draft', projectId })
}
