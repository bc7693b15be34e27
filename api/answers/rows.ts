/** Converts database rows to the answers that the contracts define. */
import type { z } from 'zod'
import type { AnalystRow } from '#db/queries/analysts.ts'
import type { ApiKeyRow } from '#db/queries/api-keys.ts'
import type { EarlyAccessRow } from '#db/queries/early-access.ts'
import type { ReportLine } from '#db/queries/project-lists.ts'
import type { ProjectRow } from '#db/queries/projects.ts'
import type { UserRow } from '#db/queries/users.ts'
import { panelById } from '#db/vocabulary.ts'
import type { ownUserSchema, userSchema } from '../contracts/account.ts'
import type { analystSchema } from '../contracts/analysts.ts'
import type { earlyAccessSchema } from '../contracts/early-access.ts'
import type { keySchema } from '../contracts/keys.ts'
import type { projectSchema } from '../contracts/projects.ts'
import type { reportLineSchema } from '../contracts/report.ts'

export const userAnswer = (row: UserRow): z.input<typeof userSchema> => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
})

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

export const reportLineAnswer = ({ id, finishedAt, ...row }: ReportLine): z.input<typeof reportLineSchema> => ({
  ...row,
  projectId: id,
  panelType: panelById(row.panelId).type,
  finishedAt: finishedAt?.toISOString() ?? null,
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

export const earlyAccessAnswerOf = (row: EarlyAccessRow): z.input<typeof earlyAccessSchema> => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
})

export const keyAnswer = (row: ApiKeyRow): z.input<typeof keySchema> => ({
  ...row,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
