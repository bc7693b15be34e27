import { z } from 'zod'
import { failureCodes, type WebhookEventType, webhookEvents, webhookTestEvent } from '#db/vocabulary.ts'
import { timestamp } from './fields.ts'
import { reportCountsSchema } from './report/report.ts'

const project = { projectId: z.int(), projectName: z.string() }
const review = { ...project, reviewId: z.uuid() }
const counted = z.int().nonnegative()

/** The `data` of each message. A later version may add fields. */
export const messageData = {
  'review.started': z.object(review).meta({ id: 'ReviewStarted' }),
  'opinion.completed': z
    .object({
      ...review,
      analystId: z.int(),
      findings: counted,
      choices: counted,
      /** How many of its own questions the analyst answered. */
      answers: counted,
      /** How many of its questions it leaves to the reader: all if there is no model. */
      questions: counted,
      /** How many of the findings have quotes that were found in the document. */
      verified: counted,
    })
    .meta({ id: 'OpinionCompleted' }),
  'review.completed': z.object({ ...review, ...reportCountsSchema.shape }).meta({ id: 'ReviewCompleted' }),
  'review.failed': z
    .object({ ...review, code: z.enum(failureCodes), message: z.string() })
    .meta({ id: 'ReviewFailed' }),
  'project.deleted': z.object(project).meta({ id: 'ProjectDeleted' }),
  'webhook.test': z.object({ message: z.string() }).meta({ id: 'WebhookTest' }),
} as const satisfies Record<WebhookEventType, z.ZodType>

export const messageTypes = [...webhookEvents, webhookTestEvent] as const

/** The whole body that is signed and sent. */
export const messageSchema = <T extends WebhookEventType>(type: T) =>
  z.object({ type: z.literal(type), timestamp, data: messageData[type] })

/** A message in the live stream; `body` is the exact text that a webhook would get, ready to be signed and forwarded. */
export const liveMessageSchema = z
  .object({ messageId: z.string(), type: z.enum(messageTypes), body: z.string() })
  .meta({ id: 'LiveMessage' })
