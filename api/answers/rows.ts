import type { z } from 'zod'
import type { AnalystRow } from '#db/queries/analysts.ts'
import type { ReportLine } from '#db/queries/project-lists.ts'
import type { ProjectRow } from '#db/queries/projects.ts'
import type { UserRow } from '#db/queries/users.ts'
import type { WebhookRow } from '#db/queries/webhooks/endpoints.ts'
import { panelById, webhookEvents } from '#db/vocabulary.ts'
import type { ownUserSchema, userSchema } from '../contracts/account.ts'
import type { analystSchema } from '../contracts/analysts.ts'
import type { projectSchema } from '../contracts/projects.ts'
import type { reportLineSchema } from '../contracts/report/report.ts'
import type { webhookSchema } from '../contracts/webhooks.ts'

type WithIsoDates<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name]
}

/** Keeps every field, so the row must have been read without its secrets. */
export const withIsoDates = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as WithIsoDates<Row>

export const userAnswer = (row: UserRow): z.input<typeof userSchema> => withIsoDates(row)

export const ownUserAnswer = (row: UserRow, more: { disabledWebhooks: number }): z.input<typeof ownUserSchema> => ({
  ...userAnswer(row),
  ...more,
})

export function projectAnswer(row: ProjectRow): z.input<typeof projectSchema> {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    contentType: row.contentType,
    type: row.contentType,
    panelId: row.panelId,
    panelType: panelById(row.panelId).type,
    fileUpload: row.fileName === null ? null : `/api/projects/${row.id}/file`,
    fileName: row.fileName,
    fileSize: row.fileSize,
    contentUrl: row.url,
    notes: row.notes,
    userId: row.userId,
    createdAt: row.createdAt.toISOString(),
    review:
      row.reviewId && row.reviewStatus && row.reviewCreatedAt
        ? {
            id: row.reviewId,
            status: row.reviewStatus,
            engine: row.reviewEngine,
            createdAt: row.reviewCreatedAt.toISOString(),
            finishedAt: row.reviewFinishedAt?.toISOString() ?? null,
          }
        : null,
    failure: row.reviewStatus === 'failed' ? row.reviewFailure : null,
  }
}

export const reportLineAnswer = ({ id, ...row }: ReportLine): z.input<typeof reportLineSchema> => ({
  ...withIsoDates(row),
  projectId: id,
  panelType: panelById(row.panelId).type,
})

export const analystAnswer = (row: AnalystRow, withPrompt: boolean): z.input<typeof analystSchema> => ({
  id: row.id,
  name: row.name,
  title: row.title,
  specialty: row.specialty,
  bio: row.bio,
  imageUrl: row.imageUrl,
  avatar: row.imageUrl,
  panelId: row.panelId,
  panelType: panelById(row.panelId).type,
  questions: row.questions,
  isActive: row.isActive,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  ...(withPrompt ? { prompt: row.prompt } : {}),
})

export const webhookAnswer = (row: WebhookRow): z.input<typeof webhookSchema> => ({
  ...withIsoDates(row),
  events: webhookEvents.filter(event => row.events.includes(event)),
})
