import type { ContentType, PanelType, ProjectStatus } from '#db/vocabulary.ts'
import { confirm } from '../../confirm.ts'
import type { Context, JsonOption, YesOption } from '../../context.ts'
import { writeJson } from '../../output/json.ts'
import { day, findRow, type ListOptions, pageOf, printList } from '../../output/list.ts'
import { ownedProjectColumns } from '../../output/project-table.ts'
import { withoutControls } from '../../output/terminal-text.ts'
import { ask, withServer } from '../../server-calls.ts'

interface Filters {
  search?: string
  status?: ProjectStatus
  type?: ContentType
  panel?: PanelType
}

export async function listAllProjects(context: Context, options: ListOptions & Filters): Promise<void> {
  const { panel, search: q, status, type } = options
  const query = { ...pageOf(options), q, status, type, panel }
  const page = await ask(context, client => client.page('listAllProjects', { query }))
  const empty = 'No projects found.'
  const command = 'admin projects list'
  printList(context, page, { ...options, name: 'projects', columns: ownedProjectColumns, empty, command })
}

const findOwnedProject = (context: Context, idText: string) =>
  findRow(context, idText, { what: 'project', list: 'admin projects list' }, (client, query) =>
    client.page('listAllProjects', { query }),
  )

export async function setProjectStatus(
  context: Context,
  idText: string,
  status: ProjectStatus,
  options: JsonOption,
): Promise<void> {
  const { client, row: project } = await findOwnedProject(context, idText)
  const changed = await withServer(context, () =>
    client.call('updateProject', { params: { id: project.id }, body: { status } }),
  )
  if (options.json) return writeJson(context, { project: changed })
  context.stdout.write(`"${withoutControls(changed.name)}" is ${changed.status.replace('_', ' ')}.\n`)
}

export async function deleteAnyProject(context: Context, idText: string, options: YesOption): Promise<void> {
  const { client, row: project } = await findOwnedProject(context, idText)
  const { contentType, createdAt, id, name, ownerUsername, panelType } = project
  const facts = `${ownerUsername}'s, ${contentType}, ${panelType}, created ${day(createdAt)}`
  await confirm(
    context,
    `Delete "${name}" (${id}: ${facts}) with its reviews and files? This cannot be undone.`,
    options,
  )
  await withServer(context, () => client.call('deleteProject', { params: { id } }))
  if (options.json) return writeJson(context, { deleted: { id, name } })
  context.stdout.write(`Deleted "${withoutControls(name)}".\n`)
}
