import type { Project } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { RunningReview } from './review-progress.tsx'
import { putProject, useProgress } from './use-progress.ts'
import { isRunning } from './words.ts'

interface Props {
  project: Project
  /** Names the project: for screens that show several. */
  named?: boolean
}

export function ProjectReview({ project, named = false }: Props) {
  const running = isRunning(project)
  const progress = useProgress(project, running)
  const cancel = useAction({
    mutationFn: () => client.call('cancelReview', { params: { id: project.id } }),
    onSuccess(changed) {
      putProject(changed)
      notify({ title: 'Review cancelled', text: `${project.name} is a draft again.` })
    },
    onError: error => notifyFailure('Failed to update project', error),
  })
  if (!running) return null
  return (
    <RunningReview
      project={project}
      progress={progress}
      cancelling={cancel.isPending}
      named={named}
      onCancel={() => cancel.mutate()}
    />
  )
}
