import type { ProjectStatus } from '#db/vocabulary.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { isRunning } from '../projects/words.ts'
import type { AdminProject } from './reads.ts'
import { useProjectStatus } from './use-project-status.ts'

export interface StatusChange {
  project: AdminProject
  status: ProjectStatus
}

interface Props extends StatusChange {
  onClose(): void
}

/** Confirms a change of status: the owner sees it, and it starts or ends a review. */
export function ChangeStatus({ project, status, onClose }: Props) {
  const change = useProjectStatus()
  const starts = status === 'in_progress'
  return (
    <Confirm
      open
      title={starts ? 'Mark as in progress?' : 'Mark as completed?'}
      verb={starts ? 'Mark In Progress' : 'Mark Completed'}
      harmless
      busy={change.isPending}
      onConfirm={() => change.mutate({ project, status }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        <b>{project.name}</b>, of {project.ownerUsername}. {outcomeOf({ project, status })}
      </p>
    </Confirm>
  )
}

function outcomeOf({ project, status }: StatusChange): string {
  if (status === 'in_progress')
    return 'Its panel begins a new review, and the owner can neither edit it nor read its report until that has ended.'
  if (isRunning(project)) return 'The review that is running is cancelled, and leaves no report of its own.'
  return 'No review is started: without one that has ended, the owner is told that there is no report.'
}
