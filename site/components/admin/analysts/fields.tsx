import { Controller, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Analyst, createAnalystBody } from '#api/contracts/analysts.ts'
import { limits } from '#db/limits.ts'
import { panels } from '#db/vocabulary.ts'
import { Field, SelectField, TextField } from '../../../ui/field.tsx'

export type AnalystInput = z.input<typeof createAnalystBody>
export type AnalystBody = z.output<typeof createAnalystBody>

const blank = { name: '', title: '', specialty: '', bio: '', questions: [], imageUrl: null, isActive: true }
export const valuesOf = (analyst: Analyst | null): AnalystInput => ({
  ...(analyst ?? blank),
  prompt: analyst?.prompt ?? '',
  panelId: analyst ? String(analyst.panelId) : '',
})

const panelOptions = [
  { value: '', label: 'Choose a panel' },
  ...panels.map(({ id, name }) => ({ value: id, label: name })),
]
const { analystQuestionMin, analystQuestionMax, analystQuestionsMax } = limits
const questionsHint =
  `What it looks for an answer to, one in each line of ${analystQuestionMin} to ${analystQuestionMax} characters, ` +
  `at most ${analystQuestionsMax}. Everybody sees them.`

function questionsError(error: FieldErrors<AnalystInput>['questions']): string | undefined {
  if (!error) return undefined
  const lines = Array.isArray(error) ? error : []
  const first = lines.findIndex(line => line?.message)
  return error.message ?? (first >= 0 ? `Line ${first + 1}: ${lines[first]?.message}` : undefined)
}

export function AnalystFields({ form }: { form: UseFormReturn<AnalystInput, unknown, AnalystBody> }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <div className="two-columns">
        <TextField form={form} name="name" label="Name" />
        <TextField form={form} name="title" label="Title" />
        <TextField form={form} name="specialty" label="Specialty" />
        <SelectField form={form} name="panelId" label="Panel" options={panelOptions} />
      </div>
      <label className="checkbox-label">
        <input type="checkbox" {...register('isActive')} />
        <span>
          Active <span className="hint">Inactive analysts take no part in new reviews.</span>
        </span>
      </label>
      <Field label="Bio" error={errors.bio?.message} hint="What visitors read on the analysts page.">
        {control => <textarea className="input" rows={3} {...control} {...register('bio')} />}
      </Field>
      <Field
        label="System prompt"
        error={errors.prompt?.message}
        hint="What the analyst is told. Only administrators see it."
      >
        {control => <textarea className="input" rows={5} {...control} {...register('prompt')} />}
      </Field>
      <Controller
        control={form.control}
        name="questions"
        render={({ field }) => (
          <Field label="Questions" error={questionsError(errors.questions)} hint={questionsHint}>
            {control => (
              <textarea
                className="input"
                rows={6}
                {...control}
                name={field.name}
                ref={field.ref}
                // Empty lines are dropped: a question needs words.
                onBlur={() => {
                  field.onChange(field.value?.filter(line => line.trim() !== '') ?? [])
                  field.onBlur()
                }}
                value={field.value?.join('\n') ?? ''}
                onChange={event => field.onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
              />
            )}
          </Field>
        )}
      />
    </>
  )
}
