import type { ComponentProps } from 'react'
import { Field, SelectField, TextField } from '../../../ui/field.tsx'
import type { Model } from '../reads.ts'
import type { ModelValues } from './words.ts'

const variables = {
  connection: 'OPENAI_BASE_URL, OPENAI_API_KEY',
  model: 'PANEL_MODEL',
  prices: 'PANEL_PRICES',
  maxCost: 'PANEL_MAX_COST',
  documentCharacters: 'PANEL_DOCUMENT_CHARACTERS',
  pictures: 'PANEL_MODEL_PICTURES',
} satisfies Record<keyof Model['from'], string>

interface Props extends ComponentProps<typeof TextField<ModelValues, ModelValues>> {
  from: Model['from']
  /** Which of these settings it belongs to; none if it is only saved. */
  setting: keyof Model['from'] | null
  /** What the environment says, as far as it is known here. */
  says?: string | null
  options?: ComponentProps<typeof SelectField>['options']
}

/** A text or a choice, which can only be read where the environment sets it. */
export function Setting({ from, setting, says, options, ...field }: Props) {
  if (setting && from[setting] === 'environment')
    return (
      <Field label={field.label} hint={`The environment sets this (${variables[setting]}).`}>
        {control => <input className="input" readOnly value={says ?? 'Set'} {...control} />}
      </Field>
    )
  return options ? <SelectField {...field} options={options} /> : <TextField {...field} />
}
