import { confirm } from '../confirm.ts'
import { type Context, canDraw, type JsonOption, type YesOption } from '../context.ts'
import { openInBrowser } from '../open-in-browser.ts'
import { writeJson } from '../output/json.ts'
import { tableWidth } from '../output/list.ts'
import { projectTable } from '../output/project-table.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { ask, signedIn, withServer } from '../server-calls.ts'
import { projectNumber } from './report.ts'

export async function list(context: Context, options: JsonOption): Promise<void> {
  const projects = await ask(context, client => client.call('listProjects', {}))
  if (options.json) return writeJson(context, { projects })
  if (projects.length === 0) {
    context.stdout.write(`No projects found.\nNext: ${context.program} submit <file or address>\n`)
    return
  }
  context.stdout.write(`${projectTable(withoutControls(projects), tableWidth(context))}\n`)
}

/** Always prints the address; opens it in the default browser if a person is at the terminal. */
export async function open(context: Context, idText: string, options: JsonOption): Promise<void> {
  const id = projectNumber(context, idText)
  const project = await ask(context, client => client.call('getProject', { params: { id } }))
  const url = `${context.url}/projects/${id}${project.status === 'completed' ? '#report' : ''}`
  if (options.json) return writeJson(context, { url })
  context.stdout.write(`${url}\n`)
  if (context.stdout.isTTY && canDraw(context) && !(await openInBrowser(url, context.env)))
    context.stderr.write('No browser could be opened here.\n')
}

export async function remove(context: Context, idText: string, options: YesOption): Promise<void> {
  const id = projectNumber(context, idText)
  const client = await signedIn(context)
  const project = await withServer(context, () => client.call('getProject', { params: { id } }))
  await confirm(context, `Delete "${project.name}" (${id}) with its reviews and files? This cannot be undone.`, options)
  await withServer(context, () => client.call('deleteProject', { params: { id } }))
  if (options.json) return writeJson(context, { deleted: { id, name: project.name } })
  context.stdout.write(`Deleted "${withoutControls(project.name)}".\n`)
}
