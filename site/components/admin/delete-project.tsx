import { client } from '../../stores/api.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { panelWords } from '../projects/panel-words.ts'
import { formatDay, typeWords } from '../projects/words.ts'
import { type AdminProject, projectsAddress } from './reads.ts'
import { focusListWhenLost, updateCachedRow, useChange } from './use-change.ts'

export function DeleteProject({ project, onClose }: { project: AdminProject; onClose(): void }) {
  const remove = useChange({
    list: projectsAddress,
    run: () => client.call('deleteProject', { params: { id: project.id } }),
    done() {
      updateCachedRow(projectsAddress, project.id, null)
      focusListWhenLost()
      return { title: 'Project deleted', text: `${project.name} is gone, with its reviews and files.` }
    },
    failed: 'Error deleting project',
  })
  return (
    <Confirm
      open
      title="Delete Project"
      verb="Delete Project"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        <b>{project.name}</b> goes with its reviews, reports and files.{' '}
        {project.status === 'in_progress' && 'The review that is running ends. '}Are you sure you want to delete this
        project? This action cannot be undone.
      </p>
      <dl className="confirm-facts">
        <dt>Owner</dt>
        <dd>{project.ownerUsername}</dd>
        <dt>Type</dt>
        <dd>{typeWords[project.type]}</dd>
        <dt>Panel</dt>
        <dd>{panelWords[project.panelType]}</dd>
        <dt>Created</dt>
        <dd>{formatDay(project.createdAt)}</dd>
      </dl>
    </Confirm>
  )
}
