import type { UseFormReturn } from 'react-hook-form'
import { panels } from '#db/vocabulary.ts'
import { Field } from '../../ui/field.tsx'
import type { AnalystBody, AnalystInput } from './analyst-values.ts'

/** What an analyst is called, knows and is told. */
export function AnalystFields({ form }: { form: UseFormReturn<AnalystInput, unknown, AnalystBody> }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="pair">
        <Field label="Name" error={errors.name?.message}>
          {control => <input className="in" autoComplete="off" {...control} {...register('name')} />}
        </Field>
        <Field label="Title" error={errors.title?.message}>
          {control => <input className="in" autoComplete="off" {...control} {...register('title')} />}
        </Field>
        <Field label="Specialty" error={errors.specialty?.message}>
          {control => <input className="in" autoComplete="off" {...control} {...register('specialty')} />}
        </Field>
        <Field label="Panel" error={errors.panelId?.message}>
          {control => (
            <select className="in" {...control} {...register('panelId')}>
              <option value="">Choose a panel</option>
              {panels.map(panel => (
                <option key={panel.id} value={panel.id}>
                  {panel.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <label className="adm-tick">
        <input type="checkbox" {...register('isActive')} />
        <span>
          Active <span className="hint">Inactive analysts take no part in new reviews.</span>
        </span>
      </label>
      <Field label="Bio" error={errors.bio?.message} hint="What visitors read on the analysts page.">
        {control => <textarea className="in" rows={3} {...control} {...register('bio')} />}
      </Field>
      <Field
        label="System prompt"
        error={errors.prompt?.message}
        hint="What the analyst is told. Only administrators see it."
      >
        {control => <textarea className="in" rows={5} {...control} {...register('prompt')} />}
      </Field>
    </>
  )
}
