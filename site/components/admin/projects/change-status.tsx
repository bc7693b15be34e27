import type { ProjectStatus } from '#db/vocabulary.ts'
import { client } from '../../../stores/api.ts'
import { isRunning, statusWords } from '../../projects/words.ts'
import { ConfirmChange } from '../confirm-change.tsx'
import { type AdminProject, projectsAddress } from '../reads.ts'

export interface StatusChange {
  project: AdminProject
  status: ProjectStatus
}

/** Confirmed, because the owner sees it, and it may start or end a review. */
export function ChangeStatus({ project, status, onClose }: StatusChange & { onClose(): void }) {
  const { id, name, ownerUsername } = project
  const starts = status === 'in_progress'
  return (
    <ConfirmChange
      title={starts ? 'Mark as in progress?' : 'Mark as completed?'}
      verb={starts ? 'Mark In Progress' : 'Mark Completed'}
      harmless
      change={{
        list: projectsAddress,
        run: () => client.call('updateProject', { params: { id }, body: { status } }),
        optimistic: { id, change: { status } },
        done: () => ({ title: 'Project updated', text: `${name}: ${statusWords[status].label}` }),
        failed: 'Failed to update project',
      }}
      onClose={onClose}
    >
      <p>
        <b>{name}</b>, of {ownerUsername}. {outcomeOf({ project, status })}
      </p>
    </ConfirmChange>
  )
}

function outcomeOf({ project, status }: StatusChange): string {
  if (status === 'in_progress')
    return 'Its panel begins a new review, and the owner can neither edit it nor read its report until that has ended.'
  if (isRunning(project)) return 'The review that is running is cancelled, and leaves no report of its own.'
  return 'This starts no review. If none has been completed, the owner is told that there is no report.'
}
