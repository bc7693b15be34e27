import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { limits } from '#db/limits.ts'
import { panels } from '#db/vocabulary.ts'
import { Field, FieldError, TextField, useFocusBack } from '../../ui/field.tsx'
import { ShareNotes } from '../shares/share-notes.tsx'
import { addScheme } from './address.ts'
import { Estimate } from './estimate.tsx'
import { FileDrop } from './file-drop.tsx'
import { PanelReaders } from './panel-readers.tsx'
import { nameFrom, type ProjectFormValues, projectForm } from './project-form-schema.ts'

const choices = [
  {
    name: 'contentType',
    legend: 'Project type',
    options: Object.entries({ document: 'Document', website: 'Website' }),
  },
  { name: 'panelId', legend: 'Panel', options: panels.map(({ id, name }) => [`${id}`, name] as const) },
] as const

interface Props {
  initial: ProjectFormValues
  keptFile: string | null
  projectId?: number
  /** Fraction of the upload that is sent, 0 to 1; null while nothing is being sent. */
  sent: number | null
  busy: boolean
  onChange?(values: ProjectFormValues): void
  onSend(values: ProjectFormValues, submit: boolean): void
  children(send: (submit: boolean) => void): ReactNode
}

export function ProjectForm({ initial, keptFile, projectId, sent, busy, onChange, onSend, children }: Props) {
  const form = useForm<ProjectFormValues>({
    // `raw`: the form validates with the server's schema but sends the values as typed.
    resolver: zodResolver(projectForm(keptFile !== null), undefined, { raw: true }),
    defaultValues: initial,
  })
  const { register, handleSubmit, formState, watch, setValue, getValues } = form
  const { errors, isSubmitted } = formState
  const contentType = watch('contentType')
  // Updated when the field is left, not with every letter.
  const [address, setAddress] = useState(initial.contentUrl)
  const complete = () => {
    const typed = getValues('contentUrl')
    const whole = addScheme(typed)
    setAddress(whole)
    if (whole === typed) return
    setValue('contentUrl', whole, { shouldValidate: isSubmitted })
    onChange?.(getValues())
  }
  // A file that is handed to the form is checked at once, like a chosen one.
  const { trigger } = form
  useEffect(() => {
    if (initial.file) void trigger('file')
  }, [initial.file, trigger])
  const send = (submit: boolean) => handleSubmit(values => onSend(values, submit))()
  return (
    <div className="form-columns">
      <form
        className="form project-form"
        noValidate
        onChange={() => onChange?.(getValues())}
        onSubmit={event => {
          event.preventDefault()
          send(true)
        }}
      >
        <ShareNotes only="usedUp" />
        <TextField form={form} name="name" label="Project name" />
        {choices.map(({ name, legend, options }) => (
          <fieldset key={name}>
            <legend>{legend}</legend>
            <div className="radio-cards">
              {options.map(([value, label]) => (
                <label key={value}>
                  <input type="radio" value={value} {...register(name)} />
                  {label}
                </label>
              ))}
            </div>
            <FieldError>{errors[name]?.message}</FieldError>
          </fieldset>
        ))}
        {contentType === 'website' ? (
          <TextField
            form={form}
            name="contentUrl"
            label="Website URL"
            hint="A page that can be read without signing in. It is opened on a desktop and on a phone."
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            rules={{ onBlur: complete }}
          />
        ) : (
          <Field label="Document" error={errors.file?.message} hint="PDF, DOC, DOCX, PPTX or TXT, at most 10 MB.">
            {control => (
              <FileDrop
                control={control}
                file={watch('file')}
                kept={keptFile}
                // Reports an unreadable file at once, before the rest of the form is filled in.
                onFile={file => {
                  setValue('file', file, { shouldValidate: isSubmitted || file !== null })
                  if (!file || getValues('name').trim()) return
                  setValue('name', nameFrom(file), { shouldValidate: isSubmitted })
                  onChange?.(getValues())
                }}
              />
            )}
          </Field>
        )}
        <Field
          label="Notes (optional)"
          error={errors.notes?.message}
          hint="What should the analysts know? For instance who will read it, and what it should achieve. Analysts who use a language model are told; the rubric goes by the submission alone."
        >
          {control => (
            <textarea className="input" rows={4} maxLength={limits.notesMax} {...control} {...register('notes')} />
          )}
        </Field>
        {sent !== null && (
          <div className="sending" role="status">
            <progress value={sent} max={1} aria-label="Upload" />
            <span className="num small">{sent < 1 ? `${Math.floor(sent * 100)}% sent` : 'Sent. Checking it...'}</span>
          </div>
        )}
        <ShareNotes only="near" />
        <Estimate
          panelId={Number(watch('panelId'))}
          projectId={projectId}
          {...(contentType === 'website' ? { file: null, contentUrl: address } : { file: watch('file') })}
        />
        <fieldset className="actions" disabled={busy} {...useFocusBack<HTMLFieldSetElement>(busy)}>
          {children(send)}
        </fieldset>
      </form>
      <PanelReaders panelId={watch('panelId')} website={contentType === 'website'} />
    </div>
  )
}
