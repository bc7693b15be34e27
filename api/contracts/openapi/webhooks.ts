import type { WebhookEventType } from '#db/vocabulary.ts'
import { messageSchema, messageTypes } from '../webhook-messages.ts'
import type { Converter, OpenApiDocument, Operation } from './types.ts'

const summaries: Record<WebhookEventType, string> = {
  'review.started': 'A review was submitted or resumed',
  'opinion.completed': 'One analyst has finished',
  'review.completed': 'The report is ready',
  'review.failed': 'The review failed, and why',
  'project.deleted': 'A project and all of its reports are gone',
  'webhook.test': 'A test that the webhook’s owner asked for; sent whichever events the webhook subscribes to',
}

const headers = {
  'webhook-id': 'The same for every attempt to send this message: keep it, so as to process no message twice.',
  'webhook-timestamp': 'When this attempt was made, in seconds since 1970.',
  'webhook-signature':
    'As Standard Webhooks define: several signatures, separated by spaces, for a day after a change of the secret.',
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
      '2XX': { description: 'Delivered.' },
      410: { description: 'The address wants no more messages: Panel disables the webhook.' },
      default: { description: 'Any other answer, or none within 15 seconds: Panel sends the message again later.' },
    },
  }
}
