/** The requests that Panel makes, to the addresses that its users give: the `webhooks` of the OpenAPI document. */
import type { WebhookEventType } from '#db/vocabulary.ts'
import type { Converter, OpenApiDocument, Operation } from './openapi-types.ts'
import { messageSchema, messageTypes } from './webhook-messages.ts'

const summaries: Record<WebhookEventType, string> = {
  'review.started': 'A review was submitted, or taken up again',
  'opinion.completed': 'One analyst has finished',
  'review.completed': 'The report is ready',
  'review.failed': 'It could not be reviewed, and why',
  'project.deleted': 'A project and all of its reports are gone',
  'webhook.test': 'Sent when the webhook’s owner asks for it, whatever its events are',
}

const headers = {
  'webhook-id': 'The same each time that this message is sent: keep it, and take no message twice.',
  'webhook-timestamp': 'When this attempt was made, in seconds since 1970.',
  'webhook-signature': 'As Standard Webhooks say; several, parted by blanks, while a secret is being changed.',
} as const

export function messageOperations(schemaOf: Converter): OpenApiDocument['webhooks'] {
  return Object.fromEntries(messageTypes.map(type => [type, { post: operationOf(type, schemaOf) }]))
}

function operationOf(type: WebhookEventType, schemaOf: Converter): Operation {
  return {
    operationId: type.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: ['Webhooks'],
    summary: summaries[type],
    security: [],
    parameters: Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(messageSchema(type), 'output') } },
    },
    responses: {
      '2XX': { description: 'Taken.' },
      410: { description: 'Gone for good: the webhook is disabled.' },
      default: { description: 'Anything else, or nothing within 15 seconds: it is sent again later.' },
    },
  }
}
