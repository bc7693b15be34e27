import type { ApiKey } from '#api/contracts/keys.ts'
import type { KeyScope } from '#db/vocabulary.ts'
import { confirm } from '../confirm.ts'
import type { Context, YesOption } from '../context.ts'
import { CommandError } from '../errors.ts'
import { writeJson } from '../output/json.ts'
import { day, findRow, type ListOptions, minute, pageOf, printList } from '../output/list.ts'
import type { Column } from '../output/table.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { ask, signedIn, withServer } from '../server-calls.ts'
import { withPassword } from '../with-password.ts'

const columns: Column<ApiKey>[] = [
  { title: 'Id', cell: ({ id }) => String(id) },
  { title: 'Name', cell: ({ name }) => name, cut: true },
  { title: 'Key', cell: ({ prefix }) => `${prefix}…`, spared: 1 },
  { title: 'Scopes', cell: ({ scopes }) => scopes.join(','), spared: 2 },
  { title: 'State', cell: stateOf },
  { title: 'Expires', cell: ({ expiresAt }) => day(expiresAt), spared: 3 },
  { title: 'Last used', cell: ({ lastUsedAt }) => minute(lastUsedAt), spared: 4 },
]

function stateOf({ revokedAt, expiresAt }: ApiKey): string {
  if (revokedAt) return 'revoked'
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active'
}

export async function listKeys(context: Context, options: ListOptions): Promise<void> {
  const page = await ask(context, client => client.page('listKeys', { query: pageOf(options) }))
  const empty = `No keys found.\nNext: ${context.program} keys create <name>`
  printList(context, page, { ...options, name: 'keys', columns, empty, command: 'keys list' })
}

interface CreateOptions {
  scope?: KeyScope[]
  expires?: string
  json?: boolean
}

/** Only the key goes to standard output, so that it can be stored unread; its description goes to standard error. */
export async function createKey(context: Context, name: string, options: CreateOptions): Promise<void> {
  const body = { name, scopes: options.scope ?? ['read' as const], expiresAt: expiryOf(context, options.expires) }
  const client = await signedIn(context)
  const key = await withPassword(context, client, () => client.call('createKey', { body }), {
    list: 'keys list',
    ifInterrupted: 'The key may have been made.',
  })
  if (options.json) return writeJson(context, { key })
  const { scopes, expiresAt } = key
  const until = expiresAt ? `until ${minute(expiresAt)} UTC` : 'until it is revoked'
  context.stderr.write(
    `Key ${key.id}, ${withoutControls(key.name)}: may ${scopes.join(' and ')}, ${until}. It is shown only this once.\n`,
  )
  context.stdout.write(`${key.token}\n`)
  context.stderr.write(`Next: PANEL_TOKEN=<the key> ${context.program} list\n`)
}

const dayMs = 86_400_000

/** A day ("2027-01-31", until its end in UTC), a timestamp, or a number of days ("90d"). */
function expiryOf(context: Context, text: string | undefined): string | null {
  if (text === undefined) return null
  const days = /^([1-9]\d{0,4})d$/.exec(text)?.[1]
  if (days !== undefined) return new Date(Date.now() + Number(days) * dayMs).toISOString()
  const moment = Date.parse(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59Z` : text)
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(moment)) return new Date(moment).toISOString()
  throw new CommandError(`"${text}" is not a day.`, { next: `${context.program} keys create <name> --expires 90d` })
}

export async function revokeKey(context: Context, idText: string, options: YesOption): Promise<void> {
  const { client, row: key } = await findRow(context, idText, { what: 'key', list: 'keys list' }, (client, query) =>
    client.page('listKeys', { query }),
  )
  const { id } = key
  await confirm(context, `Revoke "${key.name}" (${key.prefix}…)? Programs that use it stop working at once.`, options)
  await withServer(context, () => client.call('revokeKey', { params: { id } }))
  if (options.json) return writeJson(context, { revoked: { id, name: key.name } })
  context.stdout.write(`Revoked "${withoutControls(key.name)}".\n`)
}
