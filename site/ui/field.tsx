import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

export interface Control {
  id: string
  'aria-invalid': boolean
  'aria-describedby'?: string
}

interface Props {
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** Renders the control with the ids that link it to its label, hint and error. */
  children: (control: Control) => ReactNode
}

/** A labelled control with its hint and error, linked for screen readers. */
export function Field({ label, error, hint, children }: Props) {
  const id = useId()
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(error), ...(about ? { 'aria-describedby': about } : {}) })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

interface TextProps<Values extends FieldValues, Output> extends Omit<ComponentProps<'input'>, 'form'> {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label: string
  hint?: string
}

export function TextField<Values extends FieldValues, Output>(props: TextProps<Values, Output>) {
  const { form, name, label, hint, ...more } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field label={label} error={error?.message} hint={hint}>
      {control => <input className="input" autoComplete="off" {...more} {...control} {...form.register(name)} />}
    </Field>
  )
}

interface SelectProps<Values extends FieldValues, Output>
  extends Pick<TextProps<Values, Output>, 'form' | 'name' | 'label' | 'hint'> {
  options: readonly { value: string | number; label: string }[]
}

export function SelectField<Values extends FieldValues, Output>(props: SelectProps<Values, Output>) {
  const { form, name, label, hint, options } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field label={label} error={error?.message} hint={hint}>
      {control => (
        <select className="input" {...control} {...form.register(name)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p className="field-error" id={id} role="alert">
      {children}
    </p>
  )
}
