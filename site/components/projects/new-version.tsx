import { useState } from 'react'
import { checkUpload, type Project, webAddress } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { uploadClient } from '../../stores/upload.ts'
import { FormDialog } from '../../ui/dialog.tsx'
import { Field, FormActions } from '../../ui/field.tsx'
import { Estimate } from './estimate.tsx'
import { FileDrop } from './file-drop.tsx'
import { putProject } from './use-progress.ts'

const fileHint = 'PDF, DOC, DOCX, PPTX or TXT, at most 10 MB. Without another, the same file is read again.'

export function NewVersion({ project, onClose }: { project: Project; onClose(): void }) {
  const [file, setFile] = useState<File | null>(null)
  const [contentUrl, setContentUrl] = useState(project.contentUrl ?? '')
  const [wrong, setWrong] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const isDocument = project.contentType === 'document'
  const start = useAction({
    mutationFn: () => {
      setSent(file ? 0 : null)
      const body = isDocument ? {} : { contentUrl: contentUrl.trim() }
      const params = { id: project.id }
      return uploadClient(setSent).call('submitVersion', { params, body, ...(isDocument && file ? { file } : {}) })
    },
    onSuccess(changed) {
      notify({ title: 'Review started', text: 'Earlier versions stay readable.' })
      putProject(changed)
      onClose()
    },
    onError(error) {
      setSent(null)
      notifyFailure('Failed to update project', error)
    },
  })
  return (
    <FormDialog
      title="Review a new version"
      text="The same panel reads it, and its review starts at once. Earlier reports stay."
      onClose={() => !start.isPending && onClose()}
    >
      <form
        className="form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          const reason = isDocument ? file && checkUpload(file) : wrongAddress(contentUrl)
          setWrong(reason)
          if (reason === null) start.mutate()
        }}
      >
        {isDocument ? (
          <Field label="Document" error={wrong ?? undefined} hint={fileHint}>
            {control => (
              <FileDrop
                control={control}
                file={file}
                kept={project.fileName}
                onFile={chosen => {
                  setFile(chosen)
                  setWrong(chosen && checkUpload(chosen))
                }}
              />
            )}
          </Field>
        ) : (
          <Field label="Website URL" error={wrong ?? undefined} hint="The same address is read again, as it is now.">
            {control => (
              <input
                className="input"
                type="url"
                {...control}
                value={contentUrl}
                onChange={event => setContentUrl(event.target.value)}
              />
            )}
          </Field>
        )}
        {sent !== null && <progress value={sent} max={1} aria-label="Upload" />}
        <Estimate panelId={project.panelId} file={file} projectId={project.id} />
        <FormActions
          change={start}
          verb="Start the review"
          busyVerb="Start the review"
          lockWhileBusy
          onClose={onClose}
        />
      </form>
    </FormDialog>
  )
}

function wrongAddress(typed: string): string | null {
  if (!typed.trim()) return 'Please enter a website URL'
  return webAddress.safeParse(typed).error?.issues[0]?.message ?? null
}
