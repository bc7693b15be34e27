import type { ComponentProps } from 'react'
import { Field, SelectField, TextField } from '../../../ui/field.tsx'
import type { Model } from '../reads.ts'
import type { ModelValues } from './words.ts'

type Text = ComponentProps<typeof TextField<ModelValues, ModelValues>>

/** For each field: its key in `from`, the variable that may set it, and the keyboard to enter it with. */
const facts: Record<string, [of: keyof Model['from'], variable: string, inputMode?: Text['inputMode']]> = {
  endpoint: ['connection', 'OPENAI_BASE_URL', 'url'],
  dialect: ['connection', 'OPENAI_BASE_URL'],
  key: ['connection', 'OPENAI_API_KEY'],
  model: ['model', 'PANEL_MODEL'],
  pictures: ['pictures', 'PANEL_MODEL_PICTURES'],
  input: ['prices', 'PANEL_PRICES', 'decimal'],
  cachedInput: ['prices', 'PANEL_PRICES', 'decimal'],
  output: ['prices', 'PANEL_PRICES', 'decimal'],
  maxCost: ['maxCost', 'PANEL_MAX_COST', 'decimal'],
  documentCharacters: ['documentCharacters', 'PANEL_DOCUMENT_CHARACTERS', 'numeric'],
}

interface Props extends Text {
  from: Model['from']
  /** The value that the environment sets, if it is known here. */
  says?: string | null
  options?: ComponentProps<typeof SelectField>['options']
}

export function Setting({ from, says, options, ...field }: Props) {
  const [of, variable, inputMode] = facts[field.name] ?? []
  if (of && from[of] === 'environment')
    return (
      <Field label={field.label} hint={`The environment sets this (${variable}).`}>
        {control => <input className="input" readOnly value={says ?? 'Set'} {...control} />}
      </Field>
    )
  return options ? <SelectField {...field} options={options} /> : <TextField inputMode={inputMode} {...field} />
}
