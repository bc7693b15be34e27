import { useState } from 'react'
import type { User } from '#api/contracts/account.ts'
import type { Project } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { navigateWithNotice, notifyFailure } from '../../stores/notices.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { hasReport } from './words.ts'

const Confirm = lazyComponent(() => import('../../ui/confirm.tsx'), 'Confirm')
const NewVersion = lazyComponent(() => import('./new-version.tsx'), 'NewVersion')
const ReportActions = lazyComponent(() => import('./report-actions.tsx'), 'ReportActions')

interface Props {
  project: Project
  user: User
  /** Whether there is a report, so that a new version may be reviewed. */
  again: boolean
  reading: boolean
}

/** The actions beside the title. On a phone, the Delete button is at the end of the page instead. */
export function ProjectActions({ project, user, again, reading }: Props) {
  const [adding, setAdding] = useState(false)
  const mine = project.userId === user.id
  return (
    <div className="actions">
      {project.status === 'draft' && mine && (
        <a className="button" href={`/projects/${project.id}/edit`}>
          Edit
        </a>
      )}
      {again && mine && (
        <button className="button primary" type="button" onClick={() => setAdding(true)}>
          Review a new version
        </button>
      )}
      {adding && <NewVersion project={project} onClose={() => setAdding(false)} />}
      {reading && <ReportActions project={project} />}
      {hasReport(project) ? (
        <DeleteProject project={project} inMenu />
      ) : (
        <div className="delete">
          <DeleteProject project={project} />
        </div>
      )}
    </div>
  )
}

export function DeleteProject({ project, inMenu = false }: { project: Project; inMenu?: boolean }) {
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
  const ask = () => setAsking(true)
  return (
    <>
      {inMenu ? (
        <MenuButton label="More" items={[{ label: 'Delete', run: ask, danger: true }]} />
      ) : (
        <button className="button ghost" type="button" onClick={ask}>
          Delete
        </button>
      )}
      {asking && (
        <Confirm
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
