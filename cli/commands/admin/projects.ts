import type { ContentType, PanelType, ProjectStatus } from '#db/vocabulary.ts'
import { confirm } from '../../confirm.ts'
import type { Context, JsonOption, YesOption } from '../../context.ts'
import { idOf } from '../../numbers.ts'
import { writeJson } from '../../output/json.ts'
import { day, type ListOptions, pageOf, printList, rowWithId } from '../../output/list.ts'
import { ownedProjectColumns } from '../../output/project-table.ts'
import { withoutControls } from '../../output/terminal-text.ts'
import { signedIn, withServer } from '../../server.ts'

interface Filters {
  search?: string
  status?: ProjectStatus
  type?: ContentType
  panel?: PanelType
}

export async function listAllProjects(context: Context, options: ListOptions & Filters): Promise<void> {
  const client = await signedIn(context)
  const { panel, search: q, status, type } = options
  const query = { ...pageOf(options), q, status, type, panel }
  const page = await withServer(context, () => client.page('listAllProjects', { query }))
  const empty = 'No projects found.'
  const command = 'admin projects list'
  printList(context, page, { ...options, name: 'projects', columns: ownedProjectColumns, empty, command })
}

async function findOwnedProject(context: Context, idText: string) {
  const list = `${context.program} admin projects list`
  const id = idOf(idText, "a project's", list)
  const client = await signedIn(context)
  const project = await withServer(context, () =>
    rowWithId(id, query => client.page('listAllProjects', { query }), { what: 'project', list }),
  )
  return { client, project }
}

export async function setProjectStatus(
  context: Context,
  idText: string,
  status: ProjectStatus,
  options: JsonOption,
): Promise<void> {
  const { client, project } = await findOwnedProject(context, idText)
  const changed = await withServer(context, () =>
    client.call('updateProject', { params: { id: project.id }, body: { status } }),
  )
  if (options.json) return writeJson(context, { project: changed })
  context.stdout.write(`"${withoutControls(changed.name)}" is ${changed.status.replace('_', ' ')}.\n`)
}

export async function deleteAnyProject(context: Context, idText: string, options: YesOption): Promise<void> {
  const { client, project } = await findOwnedProject(context, idText)
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
