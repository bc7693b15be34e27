/** The submissions of a project: one row for each version, of which the highest is the current one. */
import { eq, max } from 'drizzle-orm'
import type { Queryable } from '../connection.ts'
import { submissions } from '../schema/schema.ts'
import type { ContentType } from '../vocabulary.ts'
import { requireStorage } from './allowance.ts'

export interface StoredFile {
  key: string
  name: string
  size: number
  /** SHA-256, hex. */
  hash?: string
}

export interface NewContent {
  contentType: ContentType
  url: string | null
  file: StoredFile | null
}

/** Adds the next version. The caller holds the lock of the project's row. Throws `StorageFull`. */
export async function addSubmission(
  tx: Queryable,
  params: { projectId: number; userId: number; content: NewContent },
): Promise<void> {
  const { projectId, userId } = params
  const { contentType, file, url } = params.content
  await requireStorage(tx, { userId, bytes: file?.size ?? 0 })
  const [last] = await tx
    .select({ version: max(submissions.version) })
    .from(submissions)
    .where(eq(submissions.projectId, projectId))
  await tx.insert(submissions).values({
    projectId,
    version: (last?.version ?? 0) + 1,
    contentType,
    url,
    fileKey: file?.key ?? null,
    fileName: file?.name ?? null,
    fileSize: file?.size ?? null,
    contentHash: file?.hash ?? null,
    storedBytes: file?.size ?? 0,
  })
}
