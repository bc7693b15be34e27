import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { Controller, type SubmitHandler, useForm } from 'react-hook-form'
import { type Analyst, createAnalystBody } from '#api/contracts/analysts.ts'
import { client } from '../../../stores/api.ts'
import { FormActions } from '../../../ui/field.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { showIssues } from '../../shell/show-failure.ts'
import { EditDialog } from '../edit-dialog.tsx'
import { analystsAddress } from '../reads.ts'
import { useChange } from '../use-change.ts'
import { type AnalystBody, AnalystFields, type AnalystInput, valuesOf } from './fields.tsx'
import { ImageField } from './image-field.tsx'

const Trial = lazyComponent(() => import('./trial.tsx'), 'Trial')

interface Props {
  analyst: Analyst | null
  /** Shown when there is no picture; null for a new analyst. */
  mark: number | null
  onClose(): void
}

export function AnalystDialog({ analyst, mark, onClose }: Props) {
  const form = useForm<AnalystInput, unknown, AnalystBody>({
    resolver: zodResolver(createAnalystBody),
    defaultValues: valuesOf(analyst),
  })
  const [trying, setTrying] = useState(false)
  const save = useChange({
    list: analystsAddress,
    run: (body: AnalystBody) =>
      analyst
        ? client.call('updateAnalyst', { params: { id: analyst.id }, body })
        : client.call('createAnalyst', { body }),
    done(saved) {
      onClose()
      return analyst
        ? { title: 'Analyst updated', text: `${saved.name} is saved.` }
        : { title: 'Analyst created', text: `${saved.name} sits on the panel.` }
    },
    failed: analyst ? 'Failed to update analyst' : 'Failed to create analyst',
  })
  const submit: SubmitHandler<AnalystBody> = body => save.mutate(body, { onError: error => showIssues(form, error) })
  return (
    <EditDialog
      wide
      title={analyst ? 'Edit Analyst' : 'Add Analyst'}
      text={
        analyst
          ? `${analyst.name}, ${analyst.title}. Other words or questions make version ${analyst.version + 1}, which reviews use that start after this.`
          : 'Takes part in the reviews of its panel from now on.'
      }
      dirty={form.formState.isDirty}
      busy={save.isPending}
      onClose={onClose}
    >
      <form className="form studio" noValidate onSubmit={form.handleSubmit(submit)}>
        <div className="form">
          <Controller
            control={form.control}
            name="imageUrl"
            render={({ field, fieldState }) => (
              <ImageField
                url={field.value || null}
                mark={mark}
                error={fieldState.error?.message}
                onChange={field.onChange}
              />
            )}
          />
          <AnalystFields form={form} />
        </div>
        {trying && (
          <div className="trial">
            <Trial form={form} analyst={analyst} />
          </div>
        )}
        <FormActions
          change={save}
          verb={analyst ? 'Save Changes' : 'Create Analyst'}
          busyVerb="Saving..."
          lockWhileBusy
          onClose={onClose}
        >
          <button className="button" type="button" aria-expanded={trying} onClick={() => setTrying(!trying)}>
            Try it on a submission
          </button>
        </FormActions>
      </form>
    </EditDialog>
  )
}
