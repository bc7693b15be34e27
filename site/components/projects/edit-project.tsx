import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Project } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { navigateWithNotice, notifyFailure } from '../../stores/notices.ts'
import { projectRead } from '../../stores/reads.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useShareKnown } from '../shares/use-share-known.ts'
import { Screen } from '../shell/screen.tsx'
import { ProjectForm } from './project-form.tsx'
import type { ProjectFormValues } from './project-form-schema.ts'
import { ProjectLoadError } from './project-load-error.tsx'
import { editProject } from './send-project.ts'
import { projectAddress } from './words.ts'

export function EditProject({ id }: { id: number }) {
  const { data: project, error } = useQuery(projectRead(id))
  const shareKnown = useShareKnown()
  if (error) return <ProjectLoadError error={error} />
  if (!project || !shareKnown) return <Skeleton rows={6} label="Loading the project" />
  return (
    <Screen title="Edit Project" back={<a href={projectAddress(id)}>Back to {project.name}</a>}>
      {project.status === 'draft' ? (
        <EditForm project={project} />
      ) : (
        <p className="callout">Only drafts can be edited. This project has been submitted to its panel.</p>
      )}
    </Screen>
  )
}

function EditForm({ project }: { project: Project }) {
  const [sent, setSent] = useState<number | null>(null)
  const save = useAction({
    navigatesAway: true,
    mutationFn: async ({ values, submit }: { values: ProjectFormValues; submit: boolean }) => {
      setSent(values.file ? 0 : null)
      await editProject(project.id, values, setSent)
      if (submit) await client.call('submitProject', { params: { id: project.id } })
    },
    onSuccess: () => navigateWithNotice(projectAddress(project.id), { title: 'Project updated' }),
    onError: error => {
      setSent(null)
      notifyFailure('Failed to update project', error)
    },
  })
  const initial: ProjectFormValues = {
    name: project.name,
    contentType: project.contentType,
    panelId: String(project.panelId),
    contentUrl: project.contentUrl ?? '',
    notes: project.notes ?? '',
    file: null,
  }
  return (
    <ProjectForm
      initial={initial}
      keptFile={project.fileName}
      projectId={project.id}
      sent={sent}
      busy={save.isPending || save.isSuccess}
      onSend={(values, submit) => save.mutate({ values, submit })}
    >
      {send => (
        <>
          <button className="button primary" type="button" onClick={() => send(false)}>
            Save changes
          </button>
          <button className="button" type="submit">
            Save and submit to the panel
          </button>
        </>
      )}
    </ProjectForm>
  )
}
