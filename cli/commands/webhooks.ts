import type { Client } from '#api/client/client.ts'
import type { Webhook } from '#api/contracts/webhooks.ts'
import { type WebhookEventType, webhookEvents } from '#db/vocabulary.ts'
import { confirm } from '../confirm.ts'
import type { Context, JsonOption, YesOption } from '../context.ts'
import { CommandError } from '../errors.ts'
import { idOf } from '../numbers.ts'
import { writeJson } from '../output/json.ts'
import { day, type ListOptions, minute, pageOf, printList } from '../output/list.ts'
import type { Column } from '../output/table.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { ask, signedIn, withServer } from '../server-calls.ts'
import { withPassword } from '../with-password.ts'

const disabledWords = { owner: 'disabled', gone: 'disabled: it answered 410', failing: 'disabled: it kept failing' }

function stateOf({ disabledAt, disabledReason, failingSince }: Webhook): string {
  if (disabledAt) return disabledWords[disabledReason ?? 'owner']
  return failingSince ? `failing since ${day(failingSince)}` : 'enabled'
}

const columns: Column<Webhook>[] = [
  { title: 'Id', cell: ({ id }) => String(id) },
  { title: 'Address', cell: ({ url }) => url, cut: true },
  { title: 'State', cell: stateOf },
  {
    title: 'Events',
    cell: ({ events }) => (events.length === webhookEvents.length ? 'all' : events.join(',')),
    spared: 3,
  },
  { title: 'Created', cell: ({ createdAt }) => day(createdAt), spared: 2 },
  { title: 'Description', cell: ({ description }) => description ?? '-', spared: 4 },
]

/** The command to suggest when a webhook is not found. */
export const inList = { list: 'webhooks list' }

export const webhookNumber = (context: Context, text: string): number =>
  idOf(text, "a webhook's", `${context.program} webhooks list`)

export async function listWebhooks(context: Context, options: ListOptions): Promise<void> {
  const page = await ask(context, client => client.page('listWebhooks', { query: pageOf(options) }))
  const empty = `No webhooks found.\nNext: ${context.program} webhooks create <address>`
  printList(context, page, { ...options, name: 'webhooks', columns, empty, command: 'webhooks list' })
}

interface CreateOptions extends JsonOption {
  event?: Exclude<WebhookEventType, 'webhook.test'>[]
  description?: string
}

/** Only the secret goes to standard output, so that it can be stored unread. */
export async function createWebhook(context: Context, url: string, options: CreateOptions): Promise<void> {
  const client = await signedIn(context)
  const webhook = await withPassword(
    context,
    client,
    () =>
      client.call('createWebhook', {
        body: { url, events: options.event ?? [...webhookEvents], description: options.description ?? null },
      }),
    { ...inList, ifInterrupted: 'The webhook may have been made.' },
  )
  if (options.json) return writeJson(context, { webhook })
  context.stderr.write(`Webhook ${webhook.id} tells ${withoutControls(webhook.url)} of ${webhook.events.join(', ')}.\n`)
  printSecret(context, webhook)
}

function printSecret(context: Context, { id, secret }: { id: number; secret: string }): void {
  context.stderr.write('The secret that its messages are signed with, shown only this once:\n')
  context.stdout.write(`${secret}\n`)
  context.stderr.write(`Next: ${context.program} webhooks test ${id}\n`)
}

export async function deleteWebhook(context: Context, idText: string, options: YesOption): Promise<void> {
  const id = webhookNumber(context, idText)
  const client = await signedIn(context)
  const webhook = await findWebhook(context, client, id)
  const what = `Delete the webhook to ${webhook.url} (${id}) with its log? What waits to be sent is dropped.`
  await confirm(context, what, options)
  await withServer(context, () => client.call('deleteWebhook', { params: { id } }))
  if (options.json) return writeJson(context, { deleted: { id, url: webhook.url } })
  context.stdout.write(`Deleted the webhook to ${withoutControls(webhook.url)}.\n`)
}

/** A user has few webhooks, so the first page has them all. */
async function findWebhook(context: Context, client: Client, id: number): Promise<Webhook> {
  const webhooks = await withServer(context, () => client.call('listWebhooks', {}))
  const found = webhooks.find(webhook => webhook.id === id)
  if (found) return found
  throw new CommandError(`You have no webhook with the number ${id}.`, {
    next: `${context.program} webhooks list`,
    code: 'not_found',
  })
}

export async function rotateSecret(context: Context, idText: string, options: JsonOption): Promise<void> {
  const id = webhookNumber(context, idText)
  const client = await signedIn(context)
  const webhook = await withPassword(context, client, () => client.call('rotateWebhookSecret', { params: { id } }), {
    ...inList,
    ifInterrupted: 'The secret may have been changed.',
  })
  if (options.json) return writeJson(context, { webhook })
  context.stderr.write(`The secret before signs beside the new one until ${minute(webhook.previousSecretUntil)} UTC.\n`)
  printSecret(context, webhook)
}

export async function enableWebhook(
  context: Context,
  idText: string,
  options: JsonOption & { disabled: boolean },
): Promise<void> {
  const id = webhookNumber(context, idText)
  const { disabled } = options
  const webhook = await ask(
    context,
    client => client.call('updateWebhook', { params: { id }, body: { disabled } }),
    inList,
  )
  if (options.json) return writeJson(context, { webhook })
  const url = withoutControls(webhook.url)
  context.stdout.write(disabled ? `Nothing is sent to ${url} any more.\n` : `${url} is told of events again.\n`)
}

export async function testWebhook(context: Context, idText: string, options: JsonOption): Promise<void> {
  const id = webhookNumber(context, idText)
  const delivery = await ask(context, client => client.call('testWebhook', { params: { id } }), inList)
  if (options.json) return writeJson(context, { delivery })
  context.stdout.write(
    `A test event is on its way, as delivery ${delivery.id}.\nNext: ${context.program} webhooks deliveries ${id}\n`,
  )
}
