import type { PastReview } from '#api/contracts/past-reviews.ts'
import type { Project } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { putProject } from './put-project.ts'

interface Props {
  project: Project
  /** All of its reviews, the newest first. */
  reviews: PastReview[]
  /** The earlier review whose report is shown meanwhile. */
  kept: PastReview | undefined
}

/** What became of a draft's last review, and how to start the next. */
export function NextStep({ project, reviews, kept }: Props) {
  const submit = useAction({
    mutationFn: () => client.call('submitProject', { params: { id: project.id } }),
    onSuccess: putProject,
    onError: error => notifyFailure('Failed to update project', error),
  })
  const { failure, review } = project
  const last = kept ? `The review of version ${reviews[0]?.version}` : 'The last review'
  const then = kept ? ` Below is the report of version ${kept.version}. You can also review a new version.` : ''
  const ended = failure
    ? { words: `${last} failed: ${failure.message}${then}`, verb: 'Try again' }
    : {
        words:
          review?.status === 'cancelled'
            ? `${last} was cancelled, so it has no report.${then}`
            : 'Nobody has read this yet.',
        verb: 'Submit to the panel',
      }
  return (
    <div className={failure ? 'callout error' : 'callout'}>
      <p>{ended.words}</p>
      <button className="button primary" type="button" disabled={submit.isPending} onClick={() => submit.mutate()}>
        {ended.verb}
      </button>
    </div>
  )
}
