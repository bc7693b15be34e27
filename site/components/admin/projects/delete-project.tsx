import { client } from '../../../stores/api.ts'
import { panelWords } from '../../projects/panel-words.ts'
import { formatDay, typeWords } from '../../projects/words.ts'
import { ConfirmChange } from '../confirm-change.tsx'
import { type AdminProject, projectsAddress } from '../reads.ts'
import { dropCachedRow } from '../use-change.ts'

export function DeleteProject({ project, onClose }: { project: AdminProject; onClose(): void }) {
  const { id, name } = project
  return (
    <ConfirmChange
      title="Delete Project"
      verb="Delete Project"
      change={{
        list: projectsAddress,
        run: () => client.call('deleteProject', { params: { id } }),
        done() {
          dropCachedRow(projectsAddress, id)
          return { title: 'Project deleted', text: `${name} is gone, with its reviews and files.` }
        },
        failed: 'Error deleting project',
      }}
      onClose={onClose}
    >
      <p>
        <b>{name}</b> goes with its reviews, reports and files.{' '}
        {project.status === 'in_progress' && 'The review that is running ends. '}Are you sure you want to delete this
        project? This action cannot be undone.
      </p>
      <dl className="confirm-facts small">
        <dt>Owner</dt>
        <dd>{project.ownerUsername}</dd>
        <dt>Type</dt>
        <dd>{typeWords[project.type]}</dd>
        <dt>Panel</dt>
        <dd>{panelWords[project.panelType]}</dd>
        <dt>Created</dt>
        <dd>{formatDay(project.createdAt)}</dd>
      </dl>
    </ConfirmChange>
  )
}
