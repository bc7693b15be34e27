import { useEffect, useState } from 'react'
import { createProjectBody } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { createKey, takeOver } from '../../stores/handed-file.ts'
import { navigateWithNotice, notifyFailure } from '../../stores/notices.ts'
import { readStored, writeStored } from '../../stores/storage.ts'
import { useShareKnown } from '../shares/use-share-known.ts'
import { Screen } from '../shell/screen.tsx'
import { ProjectForm } from './project-form.tsx'
import { emptyForm, type ProjectFormValues } from './project-form-schema.ts'
import { createProject } from './send-project.ts'
import { projectAddress } from './words.ts'

function kept(): ProjectFormValues {
  try {
    return { ...emptyForm, ...JSON.parse(readStored('sessionStorage', createKey) ?? '{}'), file: null }
  } catch {
    return emptyForm
  }
}

export function CreateProject() {
  const [initial, setInitial] = useState<ProjectFormValues | null>(null)
  useEffect(() => {
    takeOver().then(file => {
      const named = file?.name.replace(/\.\w+$/, '').replaceAll(/[-_]+/g, ' ')
      const { data: name = '' } = createProjectBody.shape.name.safeParse(named)
      setInitial(file ? { ...kept(), name, contentType: 'document', file } : kept())
    })
  }, [])
  const [sent, setSent] = useState<number | null>(null)
  const create = useAction({
    navigatesAway: true,
    mutationFn: ({ values, submit }: { values: ProjectFormValues; submit: boolean }) => {
      setSent(values.contentType === 'document' ? 0 : null)
      return createProject(values, submit, setSent)
    },
    onSuccess: (project, { submit }) => {
      writeStored('sessionStorage', createKey, null)
      const done = submit ? 'The panel is reading it.' : 'It is kept as a draft until you submit it.'
      const text = project.notice ?? done
      navigateWithNotice(projectAddress(project.id), { title: 'Project created successfully', text })
    },
    onError: error => {
      setSent(null)
      notifyFailure('Failed to create project', error)
    },
  })
  const shareKnown = useShareKnown()
  if (!shareKnown || !initial) return null
  const busy = create.isPending || create.isSuccess
  return (
    <Screen title="Create Project" back={<a href="/projects">Back to Projects</a>}>
      <ProjectForm
        initial={initial}
        keptFile={null}
        sent={sent}
        busy={busy}
        onChange={({ file: _file, ...typed }) => writeStored('sessionStorage', createKey, JSON.stringify(typed))}
        onSend={(values, submit) => create.mutate({ values, submit })}
      >
        {send => (
          <>
            <button className="button primary" type="submit">
              Submit to the panel
            </button>
            <button className="button" type="button" onClick={() => send(false)}>
              Save as draft
            </button>
          </>
        )}
      </ProjectForm>
    </Screen>
  )
}
