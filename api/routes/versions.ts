import type { Hono } from 'hono'
import { findProject, findUpload } from '#db/queries/projects.ts'
import { startReview } from '#db/queries/reviews.ts'
import { projectAnswer } from '../answers/rows.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { gone, projectNotFound } from '../http/errors.ts'
import { projectId } from '../http/path-id.ts'
import { answer } from '../http/reply.ts'
import { check } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { refusingWhenFull, requireAllowance } from '../projects/allowance.ts'
import { checkFile, readFields, withStoredFile } from '../projects/input.ts'
import { enqueueStarted } from '../projects/review-jobs.ts'
import { planVersion } from '../projects/version.ts'

export function versionRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db, files, limiters } = deps
  const { app, on } = createRouter(deps)

  on('submitVersion', async (c, { user }) => {
    const which = { projectId: projectId(c), userId: user.id }
    const load = async () => {
      const project = await findProject(db, which)
      if (!project) throw projectNotFound()
      return project
    }
    const project = await load()
    await limiters.submit.take(String(user.id), c)
    const { fields, file: upload } = await readFields(c)
    const { contentType, notes, url } = planVersion(project, check(endpoints.submitVersion.body, fields), upload)
    const kept = upload ? null : await findUpload(db, which)
    // Stored once more, because each version owns its file.
    const again = kept && { bytes: await files.read(kept.key).catch(gone), name: kept.name }
    const file = upload ? await checkFile(upload) : again
    await requireAllowance(db, user.id, { bytes: file?.bytes.length ?? 0, review: true })
    await withStoredFile(files, file, stored =>
      refusingWhenFull(db, user.id, async () => {
        const version = { content: { contentType, url, file: stored }, notes }
        // Throws if no review was started, so that the stored file is removed.
        await enqueueStarted(deps, user.id, await startReview(db, { ...which, version }))
      }),
    )
    return answer(c, endpoints.submitVersion, projectAnswer(await load()))
  })

  return app
}
