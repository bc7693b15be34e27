import type { WebhookDelivery, WebhookDeliveryDetail } from '#api/contracts/webhooks.ts'
import type { Context, JsonOption } from '../context.ts'
import { idOf } from '../numbers.ts'
import { writeJson } from '../output/json.ts'
import { type ListOptions, minute, pageOf, printList, tableWidth } from '../output/list.ts'
import { type Column, textTable } from '../output/table.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { ask } from '../server-calls.ts'
import { inList, webhookNumber } from './webhooks.ts'

type Attempt = WebhookDeliveryDetail['log'][number]

const answerOf = ({ responseStatus, errorCode }: Pick<Attempt, 'responseStatus' | 'errorCode'>): string =>
  responseStatus === null ? (errorCode ?? '-') : String(responseStatus)
const timeOf = (durationMs: number | null): string => (durationMs === null ? '-' : `${durationMs} ms`)

const columns: Column<WebhookDelivery>[] = [
  { title: 'Id', cell: ({ id }) => String(id) },
  { title: 'Event', cell: ({ eventType }) => eventType, cut: true },
  { title: 'State', cell: ({ state }) => state },
  { title: 'Answer', cell: answerOf },
  { title: 'Tries', cell: ({ attempts }) => String(attempts), spared: 2 },
  { title: 'Time', cell: ({ durationMs }) => timeOf(durationMs), spared: 3 },
  { title: 'Created (UTC)', cell: ({ createdAt }) => minute(createdAt), spared: 1 },
  { title: 'Next try (UTC)', cell: ({ nextAttemptAt }) => minute(nextAttemptAt), spared: 4 },
]

const attemptColumns: Column<Attempt>[] = [
  { title: 'Try', cell: ({ number }) => String(number) },
  { title: 'At (UTC)', cell: ({ startedAt }) => minute(startedAt), spared: 1 },
  { title: 'Answer', cell: answerOf },
  { title: 'Time', cell: ({ durationMs }) => timeOf(durationMs) },
  { title: 'Said', cell: ({ responseBody }) => responseBody || '-', cut: true },
]

const deliveryNumber = (context: Context, text: string, id: number): number =>
  idOf(text, "a delivery's", `${context.program} webhooks deliveries ${id}`)

/** A webhook's log; with a number, that delivery with its body and every attempt. */
export async function deliveries(
  context: Context,
  idText: string,
  deliveryText: string | undefined,
  options: ListOptions,
): Promise<void> {
  const id = webhookNumber(context, idText)
  if (deliveryText !== undefined) return one(context, id, deliveryNumber(context, deliveryText, id), options)
  const page = await ask(
    context,
    client => client.page('listDeliveries', { params: { id }, query: pageOf(options) }),
    inList,
  )
  const empty = `Nothing was sent yet.\nNext: ${context.program} webhooks test ${id}`
  printList(context, page, { ...options, name: 'deliveries', columns, empty, command: `webhooks deliveries ${id}` })
}

async function one(context: Context, id: number, deliveryId: number, options: JsonOption): Promise<void> {
  const delivery = await ask(context, client => client.call('getDelivery', { params: { id, deliveryId } }), {
    list: `webhooks deliveries ${id}`,
  })
  if (options.json) return writeJson(context, { delivery })
  const { log, body, ...facts } = withoutControls(delivery)
  const lines = [
    `${facts.eventType} ${facts.messageId}: ${facts.state}`,
    ...(log.length > 0 ? ['', textTable(log, attemptColumns, tableWidth(context))] : []),
    '',
    body,
  ]
  context.stdout.write(`${lines.join('\n')}\n`)
}

export async function redeliver(
  context: Context,
  idText: string,
  deliveryText: string,
  options: JsonOption,
): Promise<void> {
  const id = webhookNumber(context, idText)
  const deliveryId = deliveryNumber(context, deliveryText, id)
  const delivery = await ask(context, client => client.call('redeliver', { params: { id, deliveryId } }), {
    list: `webhooks deliveries ${id}`,
  })
  if (options.json) return writeJson(context, { delivery })
  context.stdout.write(
    `Delivery ${delivery.id} is sent again, with the same id and body.\n` +
      `Next: ${context.program} webhooks deliveries ${id} ${delivery.id}\n`,
  )
}
