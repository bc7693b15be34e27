/** Reviews on a Panel server: each target becomes a project of the token's owner. */
import { createClient } from '#api/client/client.ts'
import { endsReview, type ReviewEvent } from '#api/contracts/events.ts'
import type { Project } from '#api/contracts/projects.ts'
import { panels } from '#db/vocabulary.ts'
import type { Context } from '../context.ts'
import { readSubmission } from '../input.ts'
import { signedIn, withServer } from '../server-calls.ts'
import { findToken } from '../session.ts'
import { NotReviewed, type Review, type Reviewer, rethrowAsNotReviewed } from './reviewer.ts'
import type { Target } from './targets.ts'

/** A cancelled pipeline has little time left to clean up. */
const cancelMs = 3_000

/** Throws `CommandError` if nobody is signed in. */
export async function createServerReviewer(context: Context, say: (line: string) => void): Promise<Reviewer> {
  const client = await signedIn(context)
  const token = await findToken(context)
  const call = <T>(run: () => Promise<T>) => withServer(context, run).catch(rethrowAsNotReviewed)

  const submit = async (target: Target): Promise<Project> => {
    const submission = await readSubmission(context, target.address).catch(rethrowAsNotReviewed)
    const panel = panels.find(({ type }) => type === target.panel) ?? panels[0]
    const { notice, ...project } = await call(() =>
      client.call('createProject', {
        body: {
          name: submission.name,
          contentType: submission.contentType,
          panelId: panel.id,
          contentUrl: submission.contentType === 'website' ? submission.url : '',
          submit: true,
        },
        file: submission.contentType === 'document' ? submission.file : undefined,
      }),
    )
    if (notice !== undefined) throw new NotReviewed('draft', notice)
    return project
  }

  const lastEvent = async (id: number, signal: AbortSignal): Promise<ReviewEvent | null> => {
    for await (const event of client.events(id, { signal })) if (endsReview(event)) return event
    return null
  }

  return {
    async review(target, _cap, signal): Promise<Review> {
      const project = await submit(target)
      const { id } = project
      say(`${target.title} is project ${id} at ${context.url}`)
      try {
        const last = await call(() => lastEvent(id, signal))
        signal.throwIfAborted()
        throwUnlessCompleted(last)
        const { analysts, review: _, ...report } = await call(() => client.call('projectReport', { params: { id } }))
        return { report, analysts: analysts.map(({ id, name, title }) => ({ id, name, title })) }
      } catch (error) {
        if (signal.aborted) {
          // Cancels the abandoned review. The client in use was aborted with the run, so this needs a new one.
          const stopping = createClient({ baseUrl: context.url, token })
          await stopping
            .call('cancelReview', { params: { id }, signal: AbortSignal.timeout(cancelMs) })
            .catch(() => undefined)
        }
        throw error
      }
    },
    close: async () => {},
  }
}

function throwUnlessCompleted(last: ReviewEvent | null): void {
  if (last?.type === 'review.completed') return
  if (last?.type === 'review.failed')
    throw new NotReviewed(typeof last.code === 'string' ? last.code : 'review_failed', last.message ?? 'It failed.')
  if (last?.type === 'review.cancelled') throw new NotReviewed('cancelled', 'Somebody cancelled the review.')
  throw new NotReviewed('unavailable', 'The server stopped sending progress before the review ended.')
}
