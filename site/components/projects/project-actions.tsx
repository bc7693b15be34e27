import { useState } from 'react'
import type { User } from '#api/contracts/account.ts'
import type { Project } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { navigateWithNotice, notifyFailure } from '../../stores/notices.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'

const Confirm = lazyComponent(
  () => import('../../ui/confirm.tsx'),
  module => module.Confirm,
)

/** The actions beside the title. On a phone, Delete is at the end of the page instead. */
export function ProjectActions({ project, user }: { project: Project; user: User }) {
  return (
    <div className="actions">
      {project.status === 'draft' && project.userId === user.id && (
        <a className="button" href={`/projects/${project.id}/edit`}>
          Edit
        </a>
      )}
      <div className="delete">
        <DeleteProject project={project} />
      </div>
    </div>
  )
}

export function DeleteProject({ project }: { project: Project }) {
  const [asking, setAsking] = useState(false)
  const remove = useAction({
    navigatesAway: true,
    mutationFn: () => client.call('deleteProject', { params: { id: project.id } }),
    onSuccess: () => navigateWithNotice('/projects', { title: 'Project deleted' }),
    onError: error => {
      setAsking(false)
      notifyFailure('Error deleting project', error)
    },
  })
  return (
    <>
      <button className="button ghost" type="button" onClick={() => setAsking(true)}>
        Delete
      </button>
      {asking && (
        <Confirm
          open
          title="Delete project"
          verb="Delete"
          busy={remove.isPending || remove.isSuccess}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>Are you sure you want to delete this project? This action cannot be undone.</p>
          <p className="quiet">“{project.name}” goes with its file, its reviews and its report.</p>
        </Confirm>
      )}
    </>
  )
}
