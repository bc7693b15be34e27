import type { z } from 'zod'
import type { earlyAccessSchema } from '#api/contracts/early-access.ts'
import type { EarlyAccessStatus } from '#db/vocabulary.ts'
import type { Context, JsonOption } from '../../context.ts'
import { idOf } from '../../numbers.ts'
import { writeJson } from '../../output/json.ts'
import { day, type ListOptions, pageOf, printList } from '../../output/list.ts'
import type { Column } from '../../output/table.ts'
import { withoutControls } from '../../output/terminal-text.ts'
import { ask } from '../../server-calls.ts'

const columns: Column<z.infer<typeof earlyAccessSchema>>[] = [
  { title: 'Id', cell: ({ id }) => String(id) },
  { title: 'Email', cell: ({ email }) => email, cut: true },
  { title: 'Status', cell: ({ status }) => status },
  { title: 'Date', cell: ({ createdAt }) => day(createdAt), spared: 1 },
  { title: 'Notes', cell: ({ notes }) => notes ?? '-', spared: 2 },
]

export async function listEarlyAccess(
  context: Context,
  options: ListOptions & { search?: string; status?: EarlyAccessStatus },
): Promise<void> {
  const query = { ...pageOf(options), q: options.search, status: options.status }
  const page = await ask(context, client => client.page('listEarlyAccess', { query }))
  const empty = 'No early access emails found.'
  printList(context, page, { ...options, name: 'earlyAccess', columns, empty, command: 'admin early-access list' })
}

/** Notes that are left out keep their value. */
export async function setEarlyAccess(
  context: Context,
  idText: string,
  status: EarlyAccessStatus,
  options: JsonOption & { notes?: string },
): Promise<void> {
  const id = idOf(idText, "a request's", `${context.program} admin early-access list`)
  const { notes } = options
  const body = { status, ...(notes === undefined ? {} : { notes }) }
  const changed = await ask(context, client => client.call('updateEarlyAccess', { params: { id }, body }), {
    list: 'admin early-access list',
  })
  if (options.json) return writeJson(context, { earlyAccess: changed })
  context.stdout.write(`${withoutControls(changed.email)} is ${changed.status}.\n`)
}
