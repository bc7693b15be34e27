import type { User } from '#api/contracts/account.ts'
import type { Project } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { projectRead, projectsAddress } from '../../stores/reads.ts'
import { RunningReview } from './review-progress.tsx'
import { useProgress } from './use-progress.ts'
import { isRunning } from './words.ts'

interface Props {
  project: Project
  user: User
  /** Names the project: for screens that show several. */
  named?: boolean
}

export function ProjectReview({ project, user, named = false }: Props) {
  const running = isRunning(project)
  const progress = useProgress(project, running)
  const updateCaches = (changed: Project) => {
    queryClient.setQueryData(projectRead(project.id).queryKey, changed)
    queryClient.invalidateQueries({ queryKey: [projectsAddress] })
  }
  const submit = useAction({
    mutationFn: () => client.call('submitProject', { params: { id: project.id } }),
    onSuccess: updateCaches,
    onError: error => notifyFailure('Failed to update project', error),
  })
  const cancel = useAction({
    mutationFn: () => client.call('cancelReview', { params: { id: project.id } }),
    onSuccess(changed) {
      updateCaches(changed)
      notify({ title: 'Review cancelled', text: `${project.name} is a draft again, and has no report.` })
    },
    onError: error => notifyFailure('Failed to update project', error),
  })
  if (running)
    return (
      <RunningReview
        project={project}
        progress={progress}
        cancelling={cancel.isPending}
        named={named}
        onCancel={() => cancel.mutate()}
      />
    )
  if (project.status !== 'draft' || project.userId !== user.id) return null
  const { words, verb } = nextStep(project)
  return (
    <div className={project.failure ? 'callout error' : 'callout'}>
      <p>{words}</p>
      <button className="button primary" type="button" disabled={submit.isPending} onClick={() => submit.mutate()}>
        {verb}
      </button>
    </div>
  )
}

function nextStep({ failure, review }: Project): { words: string; verb: string } {
  if (failure) return { words: `The last review failed: ${failure.message}`, verb: 'Try again' }
  if (review?.status === 'cancelled')
    return { words: 'The last review was cancelled, so it has no report.', verb: 'Submit to the panel' }
  return { words: 'Nobody has read this yet.', verb: 'Submit to the panel' }
}
